/** The renter books another car in place of a booking that its owner cancelled, declined or did not answer: same times, checked like any request. */
import type { Booking } from '#contract/bookings.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { Alternatives, rebook as rebookCall } from '#contract/rebooking.ts';
import { ammanIso } from '#contract/time.ts';
import { heldMoneyOf, releaseHeld } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { parseBookingExtras } from '../booking-extras.ts';
import { presentBookings, presentNewBooking } from '../present.ts';
import { holdDates } from '../request-booking.ts';
import { type BookingRow, bookingById, lockBooking } from '../sql.ts';
import { markPaid } from '../subscribers.ts';
import { findAlternatives } from './find-alternatives.ts';
import { carryToBooking, expectMoneyOf } from './replaced-money.ts';
import { isReplaceable } from './rules.ts';
import { replacementOf } from './sql.ts';

export async function readAlternatives(platform: Platform, caller: Caller, id: string): Promise<Alternatives> {
	const row = ofRenter(await bookingById(platform.db, id), caller);
	const rebookedAs = await replacementOf(platform.db, id);
	const held = rebookedAs === null ? await heldMoneyOf(platform.db, id) : null;
	const isOpen = rebookedAs === null && isReplaceable(toReplaced(row), platform.clock.now());
	return {
		cars: isOpen ? await findAlternatives(platform, row, held?.fils ?? 0n) : [],
		held: held && { amountJod: formatFils(held.fils), until: ammanIso(held.until) },
		rebookedAs,
	};
}

type Chosen = InputOf<typeof rebookCall>['body'];

export async function rebook(platform: Platform, caller: Caller, id: string, chosen: Chosen, saveResponse: SaveResponse): Promise<Booking> {
	await platform.limits.count('bookingPerson', caller.userId);
	return inTransaction(platform.db, async (tx) => {
		// As everywhere, people are locked before bookings.
		await lockSubject(tx, 'person', caller.userId);
		const replaced = await lockReplaced(tx, caller, id);
		const now = platform.clock.now();
		if (!isReplaceable(toReplaced(replaced), now)) throw refuse('REBOOKING_NOT_POSSIBLE');
		const held = await heldMoneyOf(tx, id);
		if (parseFils(chosen.heldJod) !== (held?.fils ?? 0n)) throw refuse('HELD_MONEY_CHANGED');
		const { row, around } = await holdDates(platform, tx, caller, {
			body: bodyOf(chosen, replaced),
			stay: { start: replaced.starts_at, end: replaced.ends_at },
			now,
			rebookedFrom: id,
		});
		const { row: made, toPayFils } = await expectMoneyOf(tx, id, row);
		const answer = toPayFils > 0n ? presentNewBooking(made, around, caller, now) : await payWithCarried(platform, tx, made, caller);
		await saveResponse(tx, answer);
		return answer;
	});
}

/** Nothing is left to pay: the booking goes to its owner, or is confirmed, in the same step. */
async function payWithCarried(platform: Platform, tx: Transaction, made: BookingRow, caller: Caller): Promise<Booking> {
	if (!(await carryToBooking(platform, tx, made))) throw refuse('HELD_MONEY_CHANGED');
	const paid = await markPaid(platform, tx, made);
	const [presented] = await presentBookings(tx, [paid], caller, platform.clock.now());
	if (!presented) throw refuse('BOOKING_NOT_FOUND');
	return presented;
}

/** The renter wants no other car. */
export async function returnHeldMoney(platform: Platform, caller: Caller, id: string): Promise<{ returnedJod: string }> {
	return inTransaction(platform.db, async (tx) => {
		await lockReplaced(tx, caller, id);
		const fils = await releaseHeld(tx, id);
		if (fils === 0n) throw refuse('NOTHING_HELD');
		return { returnedJod: formatFils(fils) };
	});
}

async function lockReplaced(tx: Transaction, caller: Caller, id: string): Promise<BookingRow> {
	const replaced = ofRenter(await lockBooking(tx, id), caller);
	const rebookedAs = await replacementOf(tx, id);
	if (rebookedAs !== null) throw refuse('ALREADY_REBOOKED', { bookingId: rebookedAs });
	return replaced;
}

const bodyOf = ({ carId, totalJod, depositJod, cancellationPolicy, withDelivery }: Chosen, replaced: BookingRow) => ({
	...{ carId, totalJod, depositJod, policySnapshot: { cancellationPolicy } },
	extras: withDelivery ? parseBookingExtras(replaced) : {},
});

/** Owner and admins cannot rebook: for them there are no alternatives. */
function ofRenter(row: BookingRow | undefined, caller: Caller): BookingRow {
	if (row?.renter_id !== caller.userId) throw refuse('BOOKING_NOT_FOUND');
	return row;
}

const toReplaced = (row: BookingRow) => ({ cancelCode: row.cancel_code, startsAt: row.starts_at });
