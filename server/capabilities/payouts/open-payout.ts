/** Money becomes an owner's: a payout is opened for it, in the transaction in which it did and under the booking's lock. */
import { randomUUID } from 'node:crypto';
import { parseFils } from '#contract/money.ts';
import type { PayoutSource } from '#contract/payouts.ts';
import { businessDaysLater } from '#server/platform/context/business-days.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { factsOf, ownerHasDetails } from './move-payout.ts';
import { payoutReady } from './news.ts';
import { PAY_AFTER_BUSINESS_DAYS } from './rules.ts';
import { insertPayout, type PayoutRow } from './sql.ts';

type Earned = { bookingId: string; ownerId: string; source: PayoutSource; amountJod: string };

/** The settled rental: what is left of it for the owner, and what of the deposit is theirs. */
export async function settlementBecamePayout(
	platform: Platform,
	tx: Transaction,
	facts: { bookingId: string; ownerId: string; payoutJod: string },
): Promise<void> {
	await openPayout(platform, tx, { ...facts, source: 'SETTLEMENT', amountJod: facts.payoutJod });
}

/** Of a cancelled booking the policy may leave the owner something. */
export async function keptPartBecamePayout(
	platform: Platform,
	tx: Transaction,
	facts: { bookingId: string; ownerId: string; ownerKeptJod: string },
): Promise<void> {
	await openPayout(platform, tx, { ...facts, source: 'CANCELLATION', amountJod: facts.ownerKeptJod });
}

/** The renter paid what a claim exceeded the deposit by. */
export async function excessBecamePayout(
	platform: Platform,
	tx: Transaction,
	facts: { claimId: string; bookingId: string; ownerId: string; amountJod: string },
): Promise<void> {
	await openPayout(platform, tx, { ...facts, source: 'CLAIM_EXCESS' });
}

/** Undefined where nothing is due, or where there is one already. */
export async function openPayout(platform: Platform, tx: Transaction, earned: Earned): Promise<PayoutRow | undefined> {
	const fils = parseFils(earned.amountJod);
	if (fils <= 0n) return undefined;
	const now = platform.clock.now();
	const row = await insertPayout(tx, {
		id: randomUUID(),
		booking_id: earned.bookingId,
		owner_id: earned.ownerId,
		source: earned.source,
		amount_fils: fils,
		created_at: now,
		due_at: await businessDaysLater(tx, now, PAY_AFTER_BUSINESS_DAYS),
	});
	if (row) await platform.news.publish(platform, tx, payoutReady, factsOf(row, await ownerHasDetails(tx, row.owner_id)));
	return row;
}
