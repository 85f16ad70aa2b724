/** The renter announces a delay, once: the owner is notified, and a no-show can be reported that much later. */
import type { Booking } from '#contract/bookings.ts';
import { ammanDateTime, ammanIso, parseMoment } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { renterLate } from './events.ts';
import { lateFrom, lateProblem, latestArrival } from './place-rules.ts';
import { presentBookings } from './present.ts';
import { toBookingLifecycle } from './rules.ts';
import { type BookingRow, changeBooking, lockBooking } from './sql.ts';
import { toEventPayload } from './transition-booking.ts';

/** The same time again gets the same answer as the first call. */
export async function announceLateness(
	platform: Platform,
	caller: Caller,
	id: string,
	{ expectedAt: typed, saveResponse }: { expectedAt: string; saveResponse: SaveResponse },
): Promise<Booking> {
	return inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, id);
		const expectedAt = parseMoment(typed);
		if (row?.renter_id !== caller.userId || !expectedAt) throw refuse('BOOKING_NOT_FOUND');
		const now = platform.clock.now();
		const isRepeated = row.late_until?.getTime() === expectedAt.getTime();
		const problem = isRepeated ? null : lateProblem(toBookingLifecycle(row), expectedAt, now);
		if (problem) throw refuse(problem, problem === 'LATE_TOO_EARLY' ? { from: ammanDateTime(lateFrom(row.starts_at)) } : rangeOf(row, now));
		const late = isRepeated ? row : await changeBooking(tx, id, { late_until: expectedAt, late_said_at: now });
		if (!isRepeated) {
			const after = { expectedAt: ammanIso(expectedAt) };
			await audit(platform, tx, { actorId: caller.personId, action: 'booking.late', subject: 'booking', subjectId: id, after });
			await platform.events.publish(platform, tx, renterLate, { ...(await toEventPayload(tx, late)), ...after });
		}
		const [booking] = await presentBookings(tx, [late], caller, now);
		if (!booking) throw refuse('BOOKING_NOT_FOUND');
		await saveResponse(tx, booking);
		return booking;
	});
}

const rangeOf = ({ starts_at }: BookingRow, now: Date) => ({
	from: ammanDateTime(new Date(Math.max(starts_at.getTime(), now.getTime()))),
	until: ammanDateTime(latestArrival(starts_at)),
});
