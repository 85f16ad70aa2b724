/** Routes of the calls of admins: their sign-in, and user management. */
import * as contract from '#contract/people.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { sendMasterCode, signInAsMaster } from './master-sign-in.ts';
import { listAdminUsers } from './people.ts';
import { signedInResponse } from './sign-in.ts';
import { changeRole, reinstateUser, resetSecondFactor, suspendUser } from './user-access.ts';

export const peopleRoutes = (platform: Platform): Route[] => [
	bind(contract.sendMasterCode, async (call) => {
		await sendMasterCode(platform, call.body.phone, call);
		return { success: true as const };
	}),
	bind(contract.verifyMasterCode, async (call) => {
		const signedIn = await signInAsMaster(platform, call.body.phone, call.body.code, call);
		return { success: true as const, ...(await signedInResponse(platform, call, signedIn)) };
	}),
	bind(contract.listUsers, async ({ caller, query, request, headers }) => {
		const { people, next, total } = await listAdminUsers(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return people;
	}),
	bind(contract.changeRole, ({ caller, params, body }) => changeRole(platform, caller, params.id, body.role)),
	bind(contract.suspendUser, ({ caller, params, body }) => suspendUser(platform, caller, params.id, body.reason)),
	bind(contract.reinstateUser, ({ caller, params }) => reinstateUser(platform, caller, params.id)),
	bind(contract.resetSecondFactor, ({ caller, params, body }) => resetSecondFactor(platform, caller, params.id, body.reason)),
];
