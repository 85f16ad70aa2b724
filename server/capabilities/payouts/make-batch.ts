/** An admin sends payouts to the bank as one batch: the selected ones, or all that are due. */
import { randomUUID } from 'node:crypto';
import { MAX_BATCH, type PayoutBatch } from '#contract/payout-batches.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { batchById, insertBatch } from './batches-sql.ts';
import { currentDetails } from './details-sql.ts';
import { presentBatches } from './present.ts';
import { duePayouts, type PayoutRow, payoutsByIds } from './sql.ts';
import { sendPayout } from './transition-payout.ts';

export async function makeBatch(
	platform: Platform,
	caller: Caller,
	chosen: readonly string[] | undefined,
	saveResponse: SaveResponse,
): Promise<PayoutBatch> {
	return inTransaction(platform.db, async (tx) => {
		const rows = chosen ? await lockChosen(tx, [...new Set(chosen)]) : await lockDue(platform, tx);
		const batchId = randomUUID();
		await insertBatch(tx, { id: batchId, made_at: platform.clock.now(), made_by: caller.userId });
		const details = await currentDetails(tx, [...new Set(rows.map((row) => row.owner_id))]);
		for (const row of rows) await sendPayout(platform, tx, row, { batchId, details: details.get(row.owner_id), actorId: caller.personId });
		const batch = await batchById(tx, batchId);
		if (!batch) throw new Error(`batch ${batchId} is made and not there`);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'payout-batch.made',
			subject: 'payout-batch',
			subjectId: batchId,
			after: { number: Number(batch.number), count: rows.length },
		});
		const [answer] = await presentBatches(tx, [batch]);
		if (!answer) throw new Error(`batch ${batchId} cannot be shown`);
		await saveResponse(tx, answer);
		return answer;
	});
}

/** Every selected payout must exist; one that changed while waiting for its lock is refused by its transition. */
async function lockChosen(tx: Transaction, ids: readonly string[]): Promise<PayoutRow[]> {
	const rows = await payoutsByIds(tx, ids);
	if (rows.length !== ids.length) throw refuse('PAYOUT_NOT_FOUND');
	await lockAll(tx, rows);
	return payoutsByIds(tx, ids);
}

/** Payouts that another batch included meanwhile are left out. */
async function lockDue(platform: Platform, tx: Transaction): Promise<PayoutRow[]> {
	const now = platform.clock.now();
	const seen = await duePayouts(tx, now, MAX_BATCH);
	await lockAll(tx, seen);
	const dueIds = new Set((await duePayouts(tx, now, MAX_BATCH)).map(({ id }) => id));
	const rows = (
		await payoutsByIds(
			tx,
			seen.map(({ id }) => id),
		)
	).filter(({ id }) => dueIds.has(id));
	if (rows.length === 0) throw refuse('NO_PAYOUTS_DUE');
	return rows;
}

/** Always locked in the same order, so that two batches cannot deadlock. */
async function lockAll(tx: Transaction, rows: readonly PayoutRow[]): Promise<void> {
	for (const bookingId of [...new Set(rows.map((row) => row.booking_id))].toSorted()) await lockBooking(tx, bookingId);
}
