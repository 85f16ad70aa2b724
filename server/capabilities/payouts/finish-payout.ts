/** Records the bank's result of a payout: it arrived, or it was returned and is retried. */
import type { AdminPayout, PayoutBatch } from '#contract/payout-batches.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { batchById } from './batches-sql.ts';
import { presentBatches } from './present.ts';
import { presentAdminPayouts } from './read-payouts.ts';
import { type PayoutRow, payoutById, payoutsOfBatch } from './sql.ts';
import { failPayout, payPayout, retryPayout } from './transition-payout.ts';

export async function markPaid(platform: Platform, caller: Caller, id: string, bankReference: string): Promise<AdminPayout> {
	return onPayout(platform, id, async (tx, row) => {
		// A repeated identical request gets the same answer, for example after a double click.
		if (row.state === 'PAID' && row.bank_reference === bankReference) return;
		await payPayout(platform, tx, row, { bankReference, actorId: caller.personId });
	});
}

export async function markFailed(platform: Platform, caller: Caller, id: string, reason: string): Promise<AdminPayout> {
	return onPayout(platform, id, async (tx, row) => {
		await failPayout(platform, tx, row, { reason, actorId: caller.personId });
	});
}

export async function retry(platform: Platform, caller: Caller, id: string): Promise<AdminPayout> {
	return onPayout(platform, id, async (tx, row) => {
		await retryPayout(platform, tx, row, caller.userId);
	});
}

async function onPayout(platform: Platform, id: string, act: (tx: Transaction, row: PayoutRow) => Promise<void>): Promise<AdminPayout> {
	return inTransaction(platform.db, async (tx) => {
		const found = await payoutById(tx, id);
		if (!found) throw refuse('PAYOUT_NOT_FOUND');
		await lockBooking(tx, found.booking_id);
		// Read again under the lock: it may have changed while waiting.
		const row = await payoutById(tx, id);
		if (!row) throw refuse('PAYOUT_NOT_FOUND');
		await act(tx, row);
		const [answer] = await presentAdminPayouts(tx, { ids: [id] }, platform.clock.now());
		if (!answer) throw refuse('PAYOUT_NOT_FOUND');
		return answer;
	});
}

/** Marks everything still in transit as paid; if nothing is and all was paid under this reference before, the answer is the same. */
export async function markBatchPaid(platform: Platform, caller: Caller, id: string, bankReference: string): Promise<PayoutBatch> {
	return inTransaction(platform.db, async (tx) => {
		for (const { booking_id } of await payoutsOfBatch(tx, id, 'SENT')) await lockBooking(tx, booking_id);
		const rows = await payoutsOfBatch(tx, id, 'SENT');
		const batch = await batchById(tx, id);
		if (!batch) throw refuse('PAYOUT_BATCH_NOT_FOUND');
		if (rows.length === 0) {
			const paid = await payoutsOfBatch(tx, id, 'PAID');
			if (paid.length === 0 || paid.some((row) => row.bank_reference !== bankReference)) throw refuse('PAYOUT_NOT_SENT');
		}
		for (const row of rows) await payPayout(platform, tx, row, { bankReference, actorId: caller.personId });
		if (rows.length > 0) {
			await audit(platform, tx, {
				actorId: caller.personId,
				action: 'payout-batch.paid',
				subject: 'payout-batch',
				subjectId: id,
				after: { count: rows.length, bankReference },
			});
		}
		const after = await batchById(tx, id);
		const [answer] = after ? await presentBatches(tx, [after]) : [];
		if (!answer) throw refuse('PAYOUT_BATCH_NOT_FOUND');
		return answer;
	});
}
