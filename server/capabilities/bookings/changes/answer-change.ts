/** The answer to a change, its withdrawal, and the payment of its difference. */
import type { BookingChange, ChangeAction, ChangeEvent, ChangeSide } from '#contract/booking-changes.ts';
import { type Checkout, openChangeCheckout, openDisputeOf, type PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { toBookingLifecycle } from '../rules.ts';
import { type BookingRow, lockBooking } from '../sql.ts';
import { canMovePickup, changeActionsOf, changeRefusal } from './change-rules.ts';
import { isPickupOver, movesTrip, parseTerms } from './change-terms.ts';
import { type ChangeRow, changeById } from './changes-sql.ts';
import { assertStillCovered } from './draft-change.ts';
import { moveChange } from './move-change.ts';
import { presentChange } from './present-change.ts';
import { sideOf } from './propose-change.ts';

type Ids = { id: string; changeId: string };

/** Takes the booking's lock. Throws CHANGE_NOT_OPEN if the caller may not do this with the change now. */
async function lockForAction(platform: Platform, tx: Transaction, caller: Caller, { id, changeId }: Ids, action: ChangeAction) {
	const { row, side } = sideOf(await lockBooking(tx, id), caller);
	const change = await changeById(tx, changeId);
	if (change?.booking_id !== id) throw refuse('CHANGE_NOT_FOUND');
	const lifecycle = { state: change.state, side: change.side, respondBy: change.respond_by, holdExpiresAt: change.hold_expires_at };
	if (!changeActionsOf(lifecycle, side, platform.clock.now()).includes(action)) throw refuse('CHANGE_NOT_OPEN');
	return { row, side, change };
}

type Accepted = { row: BookingRow; side: ChangeSide; change: ChangeRow };

async function assertStillPossible(tx: Transaction, { row, side, change }: Accepted, now: Date): Promise<void> {
	const lifecycle = toBookingLifecycle(row);
	const refusal = changeRefusal(lifecycle, (await openDisputeOf(tx, row.id)) !== undefined, now);
	if (refusal) throw refuse(refusal);
	if (movesTrip(change) && !canMovePickup(lifecycle, now)) throw refuse('ONLY_RETURN_CHANGES');
	await assertStillCovered(tx, row, parseTerms(change.after), { side, now });
}

/** Accepting a change for which the renter pays holds the added time; any other change applies at once. */
export async function answerChange(
	platform: Platform,
	caller: Caller,
	ids: Ids,
	{ action, saveResponse }: { action: 'ACCEPT' | 'DECLINE' | 'WITHDRAW'; saveResponse: SaveResponse },
): Promise<BookingChange> {
	return inTransaction(platform.db, async (tx) => {
		const { row, side, change } = await lockForAction(platform, tx, caller, ids, action);
		const now = platform.clock.now();
		if (action === 'ACCEPT') await assertStillPossible(tx, { row, side, change }, now);
		const mustPay = change.rental_difference_fils + change.deposit_difference_fils > 0n;
		const event: ChangeEvent = action === 'ACCEPT' ? (mustPay ? 'ACCEPT_TO_PAY' : 'APPLY') : action;
		const moved = await moveChange(platform, tx, { row, change }, event, caller.personId);
		const answer = presentChange(moved, side, now);
		await saveResponse(tx, answer);
		return answer;
	});
}

/** Opens the gateway's page for the difference while the added time is held. */
export async function payChange(platform: PaymentPlatform, caller: Caller, ids: Ids, language: Language): Promise<Checkout> {
	return openChangeCheckout(platform, language, async (tx) => {
		const { row, change } = await lockForAction(platform, tx, caller, ids, 'PAY');
		// The payment would only be refunded.
		if (isPickupOver(row, change)) throw refuse('ONLY_RETURN_CHANGES');
		return {
			...{ bookingId: row.id, changeId: change.id, payerId: row.renter_id },
			rentalFils: change.rental_difference_fils,
			depositFils: change.deposit_difference_fils,
			payUntil: change.hold_expires_at ?? platform.clock.now(),
		};
	});
}
