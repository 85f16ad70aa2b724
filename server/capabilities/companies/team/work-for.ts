/** A session works for a company, or for its person again. */
import { setSessionCompany } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { membershipOf } from './sql.ts';

/** Throws TEAM_MEMBER_NOT_FOUND. */
export async function workFor({ db }: Platform, caller: Caller, companyId: string | null): Promise<void> {
	if (companyId !== null && !(await membershipOf(db, companyId, caller.personId))) throw refuse('TEAM_MEMBER_NOT_FOUND');
	await setSessionCompany(db, caller.sessionId, companyId);
}
