/** The end of a hold: its time is over, the owner has no fines to state, or the renter's bank reclaimed the payment. */
import type { FineHold } from '#contract/fines.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { toHoldLifecycle } from './guards.ts';
import { presentHold } from './present.ts';
import { endOpenHold } from './release.ts';
import { isOpen } from './rules.ts';
import { holdOfBooking, overdueHolds } from './sql.ts';

export async function endByOwner(platform: Platform, caller: Caller, bookingId: string): Promise<FineHold> {
	return inTransaction(platform.db, async (tx) => {
		const booking = await lockBooking(tx, bookingId);
		if (booking?.owner_id !== caller.userId) throw refuse('BOOKING_NOT_FOUND');
		const hold = await holdOfBooking(tx, bookingId);
		if (!hold || !isOpen(toHoldLifecycle(hold), platform.clock.now())) throw refuse('FINE_HOLD_OVER');
		await endOpenHold(platform, tx, hold, caller.personId);
		return presentHold(platform, tx, booking, caller);
	});
}

/** Called by the timer: does nothing if the hold was ended before. */
export async function endWhenOver(platform: Platform, bookingId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		await lockBooking(tx, bookingId);
		const hold = await holdOfBooking(tx, bookingId);
		if (!hold || hold.ended_at || platform.clock.now() < hold.until) return;
		await endOpenHold(platform, tx, hold, null);
	});
}

export async function endAllOverdue(platform: Platform): Promise<void> {
	for (const bookingId of await overdueHolds(platform.db, platform.clock.now())) await endWhenOver(platform, bookingId);
}

/** The renter got the deposit back through the bank. Fines stated before are still decided; the rest covers the loss. */
export async function onDisputeLost(
	platform: Platform,
	tx: Transaction,
	dispute: { bookingId: string; paysForBooking: boolean },
): Promise<void> {
	const hold = dispute.paysForBooking ? await holdOfBooking(tx, dispute.bookingId) : undefined;
	if (hold && !hold.ended_at) await endOpenHold(platform, tx, hold, null);
}
