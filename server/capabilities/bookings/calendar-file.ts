/** A trip as a calendar file (RFC 5545): one event, cancelled if the booking was cancelled. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { placeText } from '#contract/place-text.ts';
import type { WhereAndWhen } from '#contract/where-and-when.ts';
import { whereAndWhenRows } from '#contract/where-and-when-text.ts';
import { arabicNameOf, carById } from '#server/capabilities/cars/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { movesPickup } from './changes/change-terms.ts';
import { appliedChangesOf } from './changes/changes-sql.ts';
import { unusedDaysOf } from './end-early.ts';
import { placesOf } from './places-sql.ts';
import { presentBookings } from './present.ts';
import { canViewBooking } from './read-bookings.ts';
import { type BookingRow, bookingById } from './sql.ts';

const texts = {
	en: { trip: (car: string) => `Mishwar: ${car}`, rentedOut: (car: string) => `Rented out: ${car}` },
	ar: { trip: (car: string) => `مشوار: ${car}`, rentedOut: (car: string) => `مؤجّرة: ${car}` },
};

export async function calendarFile(platform: Platform, caller: Caller, id: string, language: Language): Promise<Response> {
	const row = await bookingById(platform.db, id);
	if (!row || !canViewBooking(row, caller)) throw refuse('BOOKING_NOT_FOUND');
	if (!row.confirmed_at) throw refuse('PAPER_NOT_READY');
	const car = await carById(platform.db, row.car_id);
	if (!car) throw refuse('BOOKING_NOT_FOUND');
	const [booking] = await presentBookings(platform.db, [row], caller, platform.clock.now());
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	const { whereAndWhen } = booking;
	const title = language === 'ar' ? arabicNameOf(car.title) : car.title;
	const mine = row.owner_id !== caller.userId;
	const cancelled = row.status === 'CANCELLED';
	const calendar = ical({
		prodId: { company: 'Mishwar', product: 'Trips' },
		method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
	});
	calendar.createEvent({
		// Constant per booking, so that a later file replaces an earlier one.
		id: `${row.id}@mishwar`,
		sequence: await versionOf(platform, row),
		stamp: row.cancelled_at ?? row.confirmed_at,
		start: row.starts_at,
		end: row.ends_at,
		summary: mine ? texts[language].trip(title) : texts[language].rentedOut(title),
		location: locationOf(whereAndWhen, language),
		description: whereAndWhenRows(whereAndWhen)
			.map(({ label, value }) => `${label[language]}: ${value[language]}`)
			.join('\n'),
		url: `${platform.publicUrl}${mine ? '' : '/owner'}/${mine ? 'booking' : 'bookings'}/${row.id}`,
		status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
	});
	return new Response(calendar.toString(), {
		headers: {
			'content-type': 'text/calendar; charset=utf-8',
			'content-disposition': `attachment; filename="mishwar-${row.id.slice(0, 8)}.ics"`,
			'cache-control': 'no-store',
		},
	});
}

/** LOCATION, and GEO if there is a pin. */
function locationOf(where: WhereAndWhen, language: Language) {
	const title = placeText(where)[language];
	const pin = where.place?.pin;
	return pin ? { title, geo: { lat: pin.latitude, lon: pin.longitude } } : title;
}

/** Increases with each change that the file shows: another place, a delay, a change of the trip, an early end, a cancellation. */
async function versionOf(platform: Platform, row: BookingRow): Promise<number> {
	const places = await placesOf(platform.db, row.id);
	const changes = await appliedChangesOf(platform.db, row.id);
	// A moved pickup removes the delay announced for it, and the number must not decrease.
	const moved = changes.filter(movesPickup);
	const ended = row.status === 'CANCELLED' || unusedDaysOf(row) ? 1 : 0;
	return changes.length + moved.length + Math.max(0, places.length - 1) + (row.late_said_at ? 1 : 0) + ended;
}
