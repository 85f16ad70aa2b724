/** Handovers and returns of an office today: all that its drivers see. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { todaysHandovers } from '#contract/handover.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { carsByIds, carTitlesOf } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { isTodays, isTodaysPickup } from './driver-reach.ts';
import { isLate, isReturnLate, tripOf } from './handover-window.ts';
import { presentBookings } from './present.ts';
import { type BookingRow, confirmedAround } from './sql.ts';

type Handover = ResponseOf<typeof todaysHandovers>[number];

export async function readTodaysHandovers(platform: Platform, caller: Caller): Promise<Handover[]> {
	const now = platform.clock.now();
	const rows = (await confirmedAround(platform.db, caller.userId, now)).filter((row) => isTodays(row, now));
	const cars = new Map((await carsByIds(platform.db, [...new Set(rows.map((row) => row.car_id))])).map((car) => [car.id, car]));
	const bookings = new Map((await presentBookings(platform.db, rows, caller, now)).map((booking) => [booking.id, booking]));
	const handovers = rows.flatMap((row) => {
		const [car, booking] = [cars.get(row.car_id), bookings.get(row.id)];
		if (!car || !booking) return [];
		const of = { bookingId: row.id, ...carTitlesOf(car), plateNumber: car.plate_number ?? '', whereAndWhen: booking.whereAndWhen };
		return stepsOf(row, now).map((step) => ({ ...of, ...step }));
	});
	return handovers.toSorted((a, b) => a.at.localeCompare(b.at));
}

/** What is left to do: the pickup, or the return of a car that is out. A trip within one day has both from the beginning. */
function stepsOf(row: BookingRow, now: Date): Pick<Handover, 'phase' | 'at' | 'isOverdue'>[] {
	const isOut = row.checked_in_at !== null && row.returned_at === null;
	const isWithinDay = row.checked_in_at === null && ammanDate(row.starts_at) === ammanDate(row.ends_at);
	const isPickupLate = isLate('CHECK_IN', { ...tripOf(row), lateUntil: row.late_until }, now);
	const pickup = { phase: 'CHECK_IN' as const, at: ammanIso(row.starts_at), isOverdue: isPickupLate };
	const dropOff = { phase: 'CHECK_OUT' as const, at: ammanIso(row.ends_at), isOverdue: isReturnLate(tripOf(row), now) };
	return [
		...(row.checked_in_at === null && isTodaysPickup(row, now) ? [pickup] : []),
		...((isOut || isWithinDay) && ammanDate(row.ends_at) <= ammanDate(now) ? [dropOff] : []),
	];
}
