import type { SettlementFacts } from '#server/capabilities/settlements/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { payByHand } from './move-payout.ts';
import { openPayout, settlementBecamePayout } from './open-payout.ts';
import { step } from './rules.ts';
import { changePayout, freeze, liftFreeze, payoutOf } from './sql.ts';

/** Throws PAYOUT_UNDER_WAY where the bank was told of it already. */
export async function holdPayout(platform: Platform, tx: Transaction, { bookingId }: SettlementFacts): Promise<void> {
	const row = await payoutOf(tx, bookingId, 'SETTLEMENT');
	if (!row) return;
	const next = step({ state: row.state, isHeld: false, isFrozen: false, hasDetails: true }, 'HOLD');
	if ('refusal' in next) throw refuse(next.refusal);
	await changePayout(tx, row.id, { held_at: row.held_at ?? platform.clock.now() });
}

/** One that was never opened, because the dispute came first, is opened now. */
export async function freePayout(platform: Platform, tx: Transaction, facts: SettlementFacts): Promise<void> {
	const row = await payoutOf(tx, facts.bookingId, 'SETTLEMENT');
	if (!row) await settlementBecamePayout(platform, tx, facts);
	else if (row.held_at) await changePayout(tx, row.id, { held_at: null });
}

/** An admin says that the owner was paid: entered as sent and paid, or refused where it is frozen or under way. */
export async function enterPaidByHand(platform: Platform, tx: Transaction, facts: SettlementFacts & { actorId: string }): Promise<void> {
	const open = { ...facts, source: 'SETTLEMENT', amountJod: facts.payoutJod } as const;
	const row = (await payoutOf(tx, facts.bookingId, 'SETTLEMENT')) ?? (await openPayout(platform, tx, open));
	if (row) await payByHand(platform, tx, row, facts.actorId);
}

type Dispute = { disputeId: string; bookingId: string };

/** The renter's bank disputes a payment: nothing of the booking goes out, of what is there and of what may yet come. */
export async function freezePayouts(platform: Platform, tx: Transaction, { disputeId, bookingId }: Dispute): Promise<void> {
	await freeze(tx, { disputeId, bookingId, now: platform.clock.now() });
}

/** Won or lost: the owner is paid, for a lost dispute is the platform's loss. */
export async function unfreezePayouts(platform: Platform, tx: Transaction, { disputeId }: Dispute): Promise<void> {
	await liftFreeze(tx, disputeId, platform.clock.now());
}
