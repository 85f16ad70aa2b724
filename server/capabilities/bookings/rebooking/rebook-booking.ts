/** The renter takes another car in place of a booking that its owner cancelled, declined or did not answer: same times, checked like any request. */
import type { Booking } from '#contract/bookings.ts';
import type { Received } from '#contract/endpoint.ts';
import type { BookingExtras } from '#contract/quotes.ts';
import type { Alternatives, rebook as rebookCall } from '#contract/rebooking.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { lockSubject } from '#server/platform/database/lock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { presentNewBooking } from '../present.ts';
import { holdDates } from '../request-booking.ts';
import { type BookingRow, bookingById, lockBooking } from '../sql.ts';
import { findAlternatives } from './find-alternatives.ts';
import { isReplaceable } from './rules.ts';
import { replacementOf } from './sql.ts';

export async function readAlternatives(platform: Platform, caller: Caller, id: string): Promise<Alternatives> {
	const row = ofRenter(await bookingById(platform.db, id), caller);
	const rebookedAs = await replacementOf(platform.db, id);
	const isOpen = rebookedAs === null && isReplaceable(toReplaced(row), platform.clock.now());
	return { cars: isOpen ? await findAlternatives(platform, row) : [], rebookedAs };
}

export async function rebook(
	platform: Platform,
	caller: Caller,
	id: string,
	chosen: Received<typeof rebookCall>['body'],
	saveResponse: SaveResponse,
): Promise<Booking> {
	await platform.limits.count('bookingPerson', caller.userId);
	const { carId, totalJod, depositJod, cancellationPolicy, withDelivery } = chosen;
	return inTransaction(platform.db, async (tx) => {
		// As everywhere, people are locked before bookings.
		await lockSubject(tx, 'person', caller.userId);
		const replaced = ofRenter(await lockBooking(tx, id), caller);
		const rebookedAs = await replacementOf(tx, id);
		if (rebookedAs !== null) throw refuse('ALREADY_REBOOKED', { bookingId: rebookedAs });
		const now = platform.clock.now();
		if (!isReplaceable(toReplaced(replaced), now)) throw refuse('REBOOKING_NOT_POSSIBLE');
		const { row, around } = await holdDates(platform, tx, caller, {
			body: { carId, totalJod, depositJod, policySnapshot: { cancellationPolicy }, extras: withDelivery ? deliveryOf(replaced) : {} },
			stay: { start: replaced.starts_at, end: replaced.ends_at },
			now,
			rebookedFrom: id,
		});
		const answer = presentNewBooking(row, around, caller, now);
		await saveResponse(tx, answer);
		return answer;
	});
}

/** Owner and admins have no use for another car: to them there is nothing here. */
function ofRenter(row: BookingRow | undefined, caller: Caller): BookingRow {
	if (row?.renter_id !== caller.userId) throw refuse('BOOKING_NOT_FOUND');
	return row;
}

const toReplaced = (row: BookingRow) => ({ cancelCode: row.cancel_code, startsAt: row.starts_at });
const deliveryOf = ({ extras }: BookingRow): BookingExtras => extras as BookingExtras;
