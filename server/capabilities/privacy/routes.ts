/** The calls about one's own data. */
import * as contract from '#contract/privacy.ts';
import { closedSessionCookie, sendProofCode } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/call.ts';
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { exportPerson } from './export-person.ts';
import { leave, readLeaving } from './leave.ts';

const done = { success: true as const };

/** `parts`: of all capabilities that keep something of people; forgotten in this order. */
export const privacyRoutes = (platform: Platform, parts: readonly PersonPart[]): Route[] => [
	bind(contract.exportMe, ({ caller }) => exportPerson(platform, caller, parts)),
	bind(contract.readLeaving, ({ caller }) => readLeaving(platform, caller, parts)),
	bind(contract.sendLeavingCode, async ({ caller, address }) => {
		await sendProofCode(platform, caller, address);
		return done;
	}),
	bind(contract.deleteMe, async ({ caller, body, headers }) => {
		await leave(platform, caller, parts, body);
		headers.append('set-cookie', closedSessionCookie(platform));
		return done;
	}),
];
