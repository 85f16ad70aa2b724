/** An admin revokes an approval: the person cannot rent or list a car until new documents are approved. Existing bookings stay. */
import { changeUser, userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import type { Decision } from './decide-check.ts';
import { identityRevoked } from './events.ts';
import { rejectWaitingRenewal } from './renewals-sql.ts';
import { lockApprovedCheck, revokeCheck } from './sql.ts';

/** Throws NOT_FOUND, KYC_NOT_APPROVED, KYC_OWN. */
export async function revokeApproval(platform: Platform, caller: Caller, userId: string, notes: string): Promise<Decision> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	if (userId === caller.userId) throw refuse('KYC_OWN');
	await inTransaction(platform.db, async (tx) => {
		// A booking that is being made by this person either completes first or is refused.
		await lockSubject(tx, 'person', userId);
		const revocation = { notes, revokedBy: caller.userId, now: platform.clock.now() };
		// Locked first, as a decision about it does.
		await rejectWaitingRenewal(tx, userId, revocation);
		const check = await lockApprovedCheck(tx, userId);
		if (!check) throw refuse((await userById(tx, userId)) ? 'KYC_NOT_APPROVED' : 'NOT_FOUND');
		await revokeCheck(tx, check.id, revocation);
		await changeUser(tx, userId, { kyc_status: 'REJECTED' });
		// Without the reason, which is erased with the person.
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'kyc.revoked',
			subject: 'user',
			subjectId: userId,
			before: { status: 'APPROVED' },
			after: { status: 'REJECTED' },
		});
		await platform.events.publish(platform, tx, identityRevoked, { checkId: check.id, userId, notes });
	});
	return { userId, status: 'REJECTED', notes };
}
