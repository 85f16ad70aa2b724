/** The company for which a session acts, as long as its person is in the team and the company’s account is in order; and the choice of it. */
import { authenticate, type PersonSession, setSessionCompany, userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller, Office, SignedInSession } from '#server/platform/http/route.ts';
import { membershipOf } from './sql.ts';

/** Read with every request, so that a removed member has no access to the company from the next request on. */
export async function authenticateInOffice(platform: Platform, request: Request): Promise<SignedInSession | null> {
	const session = await authenticate(platform, request);
	return session && { ...session, office: await officeOf(platform, session) };
}

async function officeOf({ db }: Platform, { companyId, personId }: PersonSession): Promise<Office | null> {
	const row = companyId ? await membershipOf(db, companyId, personId) : undefined;
	if (!row) return null;
	const owner = await userById(db, row.owner_id);
	if (!owner || owner.suspended_at || owner.left_at) return null;
	return { companyId: row.company_id, ownerId: row.owner_id, role: row.role, nameEn: row.name_en, nameAr: row.name_ar };
}

/** The session acts for a company or (null) for its person again; its streams of the former company end. Throws TEAM_MEMBER_NOT_FOUND. */
export async function workFor({ db, live }: Platform, caller: Caller, companyId: string | null): Promise<void> {
	if (companyId !== null && !(await membershipOf(db, companyId, caller.personId))) throw refuse('TEAM_MEMBER_NOT_FOUND');
	await setSessionCompany(db, caller.sessionId, companyId);
	live.sessionsChanged(caller.personId);
}
