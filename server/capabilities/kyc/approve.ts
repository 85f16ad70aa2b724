/** An admin has compared the documents with the person. */
import { changeUser } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/call.ts';
import { decideCheck, lockPendingCheck } from './sql.ts';

/** `licenceExpiresOn`: what the licence says, `YYYY-MM-DD`, or null where the admin did not note it. */
export async function approveIdentity(
	platform: Platform,
	caller: Caller,
	userId: string,
	papers: { licenceExpiresOn: string | null },
): Promise<void> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	await inTransaction(platform.db, async (tx) => {
		const check = await lockPendingCheck(tx, userId);
		if (!check) throw refuse('KYC_NOT_PENDING');
		const now = platform.clock.now();
		await decideCheck(tx, check.id, { status: 'APPROVED', notes: null, ...papers, decidedBy: caller.userId, now });
		await changeUser(tx, userId, { kyc_status: 'APPROVED' });
		await audit(platform, tx, {
			actorId: caller.userId,
			action: 'kyc.approved',
			subject: 'user',
			subjectId: userId,
			before: { status: 'PENDING' },
			after: { status: 'APPROVED', ...papers },
		});
	});
}
