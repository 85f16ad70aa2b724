/** The owner's calendar of a car: bookings, blocks and the price of each day. */
import type { OwnerCalendar } from '#contract/calendar.ts';
import { formatFils } from '#contract/money.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { listOccupancyOfKinds } from '#server/capabilities/availability/index.ts';
import { carBookings } from '#server/capabilities/bookings/index.ts';
import { arabicNamesOf, type CarRow, carNamesOf, datePrices, getOwnCar, ruleKindsByDate } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { spanOfDays } from './rules.ts';

export type Days = { from: string; to: string };

export async function readCalendar(platform: Platform, caller: Caller, carId: string, days: Days): Promise<OwnerCalendar> {
	return presentCalendar(platform.db, await getOwnCar(platform.db, caller, carId), days);
}

export async function presentCalendar(db: Queryable, car: CarRow, days: Days): Promise<OwnerCalendar> {
	const span = spanOfDays(days);
	// Sequential: a transaction has only one connection.
	const cars = await carNamesOf(db, car.owner_id);
	const prices = await datePrices(db, car.id, days);
	const ruleKinds = await ruleKindsByDate(db, car.id, days);
	const occupancy = await listOccupancyOfKinds(db, car.id, span, ['BOOKING', 'BLOCK', 'IMPORT']);
	const bookings = await carBookings(db, car.id, span);
	const freeAt = new Map(occupancy.flatMap((row) => (row.booking_id ? [[row.booking_id, row.ends_at] as const] : [])));
	const ofKind = (kind: string) => occupancy.filter((row) => row.kind === kind);
	return {
		car: { id: car.id, slug: car.slug, make: car.make, model: car.model, ...arabicNamesOf(car), year: car.year },
		cars: cars.map((each) => ({ ...each, ...arabicNamesOf(each) })),
		...days,
		dailyRateJod: car.daily_rate_fils === null ? null : formatFils(car.daily_rate_fils),
		prices: [...prices].map(([date, fils]) => ({ date, dailyRateJod: formatFils(fils), rule: ruleKinds.get(date) ?? null })),
		blocks: ofKind('BLOCK').map((row) => ({ from: ammanDate(row.starts_at), to: ammanDate(row.ends_at) })),
		imports: ofKind('IMPORT').map((row) => ({ startAt: ammanIso(row.starts_at), endAt: ammanIso(row.ends_at) })),
		bookings: bookings.map((booking) => ({
			id: booking.state === 'HELD' ? null : booking.id,
			state: booking.state,
			startAt: ammanIso(booking.startsAt),
			endAt: ammanIso(booking.endsAt),
			freeAt: ammanIso(freeAt.get(booking.id) ?? booking.endsAt),
			renterName: booking.renter?.name ?? null,
			renterNameAr: booking.renter?.nameAr ?? null,
		})),
	};
}
