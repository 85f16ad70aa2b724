/** The calls of those who run the marketplace: their sign-in, and what they do with people. */
import * as contract from '#contract/people.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/call.ts';
import { linkNext } from '#server/platform/http/pages.ts';
import { changeRole, suspendPerson, unsuspendPerson } from './change-standing.ts';
import { sendMasterCode, signInAsMaster } from './master-sign-in.ts';
import { readPeople } from './people.ts';
import { toUser } from './person.ts';

export const peopleRoutes = (platform: Platform): Route[] => [
	bind(contract.sendMasterCode, async (call) => {
		await sendMasterCode(platform, call.body.phone, call);
		return { success: true as const };
	}),
	bind(contract.verifyMasterCode, async (call) => {
		const { user, cookie } = await signInAsMaster(platform, call.body.phone, call.body.code, call);
		call.headers.append('set-cookie', cookie);
		return { success: true as const, user: toUser(user) };
	}),
	bind(contract.listPeople, async ({ caller, query, request, headers }) => {
		const { people, next, total } = await readPeople(platform, caller, query);
		headers.set('x-total-count', String(total));
		linkNext(headers, request.url, next);
		return people;
	}),
	bind(contract.changeRole, ({ caller, params, body }) => changeRole(platform, caller, params.id, body.role)),
	bind(contract.suspendPerson, ({ caller, params, body }) => suspendPerson(platform, caller, params.id, body.reason)),
	bind(contract.unsuspendPerson, ({ caller, params }) => unsuspendPerson(platform, caller, params.id)),
];
