/** Routes of the calls about one's own data. */
import * as contract from '#contract/privacy.ts';
import { closedSessionCookie, sendProofCode } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { deleteAccount, getDeletionBlockers } from './delete-account.ts';
import { exportPersonalData } from './export-personal-data.ts';

const done = { success: true as const };

/** `parts`: the sources of all capabilities with personal data, in the order of erasure. */
export const privacyRoutes = (platform: Platform, parts: readonly PersonalDataSource[]): Route[] => [
	bind(contract.exportMe, ({ caller }) => exportPersonalData(platform, caller, parts)),
	bind(contract.getDeletionBlockers, ({ caller }) => getDeletionBlockers(platform, caller, parts)),
	bind(contract.sendDeletionCode, async ({ caller }) => {
		await sendProofCode(platform, caller);
		return done;
	}),
	bind(contract.deleteMe, async ({ caller, body, headers }) => {
		await deleteAccount(platform, caller, parts, body);
		headers.append('set-cookie', closedSessionCookie(platform));
		return done;
	}),
];
