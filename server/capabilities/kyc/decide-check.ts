/** An admin decides an identity check: approved, after opening both documents, or rejected with a reason. */
import { changeUser, userById } from '#server/capabilities/identity/index.ts';
import { lowerCase } from '#server/platform/base/lower-case.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { identityDecided } from './events.ts';
import { countOpenedDocuments, decideCheck, lockPendingCheck } from './sql.ts';

export type Decision = { userId: string; status: 'APPROVED' | 'REJECTED'; notes: string | null };

/** ID and licence. */
const DOCUMENTS = 2;

/** `licenceExpiresOn`: the date on the licence, `YYYY-MM-DD`, or null if it shows none; if left out, the person's date stands. */
export async function approveIdentity(
	platform: Platform,
	caller: Caller,
	userId: string,
	papers: { licenceExpiresOn?: string | null | undefined } = {},
): Promise<Decision> {
	return decide(platform, caller, { userId, status: 'APPROVED', notes: null }, papers.licenceExpiresOn);
}

export async function rejectIdentity(platform: Platform, caller: Caller, userId: string, notes: string): Promise<Decision> {
	return decide(platform, caller, { userId, status: 'REJECTED', notes });
}

async function decide(platform: Platform, caller: Caller, decision: Decision, licenceExpiresOn?: string | null): Promise<Decision> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const { userId, status, notes } = decision;
	if (userId === caller.userId) throw refuse('KYC_OWN');
	await inTransaction(platform.db, async (tx) => {
		const check = await lockPendingCheck(tx, userId);
		if (!check) throw refuse((await userById(tx, userId)) ? 'KYC_NOT_PENDING' : 'NOT_FOUND');
		if (status === 'APPROVED' && (await countOpenedDocuments(tx, check, caller.userId)) < DOCUMENTS) throw refuse('KYC_DOCUMENTS_UNOPENED');
		const expiry = licenceExpiresOn === undefined ? check.licence_expires_on : licenceExpiresOn;
		await decideCheck(tx, check.id, { status, notes, licenceExpiresOn: expiry, decidedBy: caller.userId, now: platform.clock.now() });
		await changeUser(tx, userId, { kyc_status: status });
		// The reason is stored in the check, which is deleted with the person; the audit log is permanent.
		await audit(platform, tx, {
			actorId: caller.userId,
			action: `kyc.${lowerCase(status)}`,
			subject: 'user',
			subjectId: userId,
			before: { status: 'PENDING', licenceExpiresOn: check.licence_expires_on },
			after: { status, licenceExpiresOn: expiry },
		});
		await platform.events.publish(platform, tx, identityDecided, { checkId: check.id, userId, status, notes });
	});
	return decision;
}
