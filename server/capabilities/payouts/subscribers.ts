/** Opens a payout when an amount becomes due to an owner, in the same transaction and under the booking's lock. */

import { randomUUID } from 'node:crypto';
import { PAYOUT_BUSINESS_DAYS } from '#contract/deadlines.ts';
import { parseFils } from '#contract/money.ts';
import type { PayoutSource } from '#contract/payouts.ts';
import type { SettlementEventPayload } from '#server/capabilities/settlements/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { businessDaysLater } from '#server/platform/context/business-days.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { payoutReady } from './events.ts';
import { transition } from './rules.ts';
import { changePayout, freeze, insertPayout, liftFreeze, type PayoutRow, payoutOf } from './sql.ts';
import { ownerHasDetails, payManually, toEventPayload } from './transition-payout.ts';

type Earned = { bookingId: string; ownerId: string; source: PayoutSource; amountJod: string; goodwillId?: string; fineId?: string };

/** For a settled rental: the owner's share of rental and deposit. */
export async function onSettlementCalculated(
	platform: Platform,
	tx: Transaction,
	payload: { bookingId: string; ownerId: string; payoutJod: string },
): Promise<void> {
	await openPayout(platform, tx, { ...payload, source: 'SETTLEMENT', amountJod: payload.payoutJod });
}

/** For a cancelled booking: the retained part of the owner. */
export async function onBookingCancelled(
	platform: Platform,
	tx: Transaction,
	payload: { bookingId: string; ownerId: string; ownerKeptJod: string },
): Promise<void> {
	await openPayout(platform, tx, { ...payload, source: 'CANCELLATION', amountJod: payload.ownerKeptJod });
}

/** For the paid excess of a claim. */
export async function onClaimExcessPaid(
	platform: Platform,
	tx: Transaction,
	payload: { claimId: string; bookingId: string; ownerId: string; amountJod: string },
): Promise<void> {
	await openPayout(platform, tx, { ...payload, source: 'CLAIM_EXCESS' });
}

/** For goodwill to the owner, in the transaction that grants it. */
export async function openGoodwillPayout(
	platform: Platform,
	tx: Transaction,
	goodwill: { goodwillId: string; bookingId: string; ownerId: string; amountJod: string },
): Promise<void> {
	await openPayout(platform, tx, { ...goodwill, source: 'GOODWILL' });
}

/** For a fine that was accepted or decided: each has a separate payout. */
export async function onFineDecided(
	platform: Platform,
	tx: Transaction,
	payload: { fineId: string; bookingId: string; ownerId: string; grantedJod: string },
): Promise<void> {
	await openPayout(platform, tx, { ...payload, source: 'LATE_FINE', amountJod: payload.grantedJod });
}

/** Undefined if nothing is due or the payout exists already. */
export async function openPayout(platform: Platform, tx: Transaction, earned: Earned): Promise<PayoutRow | undefined> {
	const fils = parseFils(earned.amountJod);
	if (fils <= 0n) return undefined;
	const now = platform.clock.now();
	const row = await insertPayout(tx, {
		id: randomUUID(),
		booking_id: earned.bookingId,
		owner_id: earned.ownerId,
		source: earned.source,
		goodwill_id: earned.goodwillId ?? null,
		fine_id: earned.fineId ?? null,
		amount_fils: fils,
		created_at: now,
		due_at: await businessDaysLater(tx, now, PAYOUT_BUSINESS_DAYS),
	});
	if (row) await platform.events.publish(platform, tx, payoutReady, toEventPayload(row, await ownerHasDetails(tx, row.owner_id)));
	return row;
}

type Held = SettlementEventPayload & { mayBecomeLess: boolean };

/** Throws PAYOUT_UNDER_WAY if it was already sent to the bank. The amount of a returned payout is in the ledger and stays. */
export async function onSettlementHeld(platform: Platform, tx: Transaction, { bookingId, mayBecomeLess }: Held): Promise<void> {
	const row = await payoutOf(tx, bookingId, 'SETTLEMENT');
	if (!row) return;
	if (mayBecomeLess && row.attempt > 0) throw refuse('PAYOUT_UNDER_WAY');
	const next = transition({ state: row.state, isHeld: false, isFrozen: false, hasDetails: true }, 'HOLD');
	if ('refusal' in next) throw refuse(next.refusal);
	await changePayout(tx, row.id, { held_at: row.held_at ?? platform.clock.now() });
}

/** Opens the payout if the dispute came before it was opened. Its amount may have become smaller while it was held. */
export async function onSettlementReleased(platform: Platform, tx: Transaction, payload: SettlementEventPayload): Promise<void> {
	const row = await payoutOf(tx, payload.bookingId, 'SETTLEMENT');
	if (!row) await onSettlementCalculated(platform, tx, payload);
	else if (row.held_at) await changePayout(tx, row.id, { held_at: null, amount_fils: parseFils(payload.payoutJod) });
}

/** An admin states that the owner was paid: recorded as sent and paid, or refused if it is frozen or in transit. */
export async function onSettlementPaidManually(
	platform: Platform,
	tx: Transaction,
	payload: SettlementEventPayload & { actorId: string },
): Promise<void> {
	const open = { ...payload, source: 'SETTLEMENT', amountJod: payload.payoutJod } as const;
	const row = (await payoutOf(tx, payload.bookingId, 'SETTLEMENT')) ?? (await openPayout(platform, tx, open));
	if (row) await payManually(platform, tx, row, payload.actorId);
}

type Dispute = { disputeId: string; bookingId: string };

/** A dispute of a payment: no payout of the booking is sent, existing or future. */
export async function onDisputeOpened(platform: Platform, tx: Transaction, { disputeId, bookingId }: Dispute): Promise<void> {
	await freeze(tx, { disputeId, bookingId, now: platform.clock.now() });
}

/** Won or lost, the owner is paid afterwards: the platform bears a loss. */
export async function onDisputeClosed(platform: Platform, tx: Transaction, { disputeId }: Dispute): Promise<void> {
	await liftFreeze(tx, disputeId, platform.clock.now());
}
