/** An owner's history: completed and cancelled bookings of their cars, searchable by renter, car, number, outcome and date. */
import * as z from 'zod';
import type { ownerHistory, ownerHistoryCars } from '#contract/booking-life.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { foldWords } from '#contract/fold-words.ts';
import { addDays } from '#contract/time.ts';
import { arabicNamesOf, carsByIds, searchWords } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presentBookings } from './present.ts';
import type { BookingPage } from './read-bookings.ts';
import { carsOfEnded, countEnded, type EndedOf, listEnded } from './sql.ts';

const MAX_WORDS = 8;
const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);
/** Midnight in Amman at the beginning of a date. */
const beginOf = (date: string): Date => new Date(`${date}T00:00:00+03:00`);

export async function readHistory(platform: Platform, caller: Caller, query: InputOf<typeof ownerHistory>['query']): Promise<BookingPage> {
	const filter: EndedOf = {
		ownerId: caller.userId,
		words: foldWords(query.q ?? '')
			.split(' ')
			.filter(Boolean)
			.slice(0, MAX_WORDS),
		...(query.status ? { status: query.status } : {}),
		...(query.carId ? { carId: query.carId } : {}),
		...(query.from ? { from: beginOf(query.from) } : {}),
		...(query.to ? { until: beginOf(addDays(query.to, 1)) } : {}),
	};
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const [rows, total] = await Promise.all([
		listEnded(platform.db, { ...filter, after, limit: query.limit }),
		countEnded(platform.db, filter),
	]);
	const { page, next } = paginate(rows, query.limit, (last) => writeCursor([last.starts_at.toISOString(), last.id]));
	return { bookings: await presentBookings(platform.db, page, caller, platform.clock.now()), next, total };
}

export async function readHistoryCars(platform: Platform, caller: Caller): Promise<ResponseOf<typeof ownerHistoryCars>> {
	const cars = await carsByIds(platform.db, await carsOfEnded(platform.db, caller.userId));
	const named = cars.map((car) => ({ id: car.id, make: car.make, model: car.model, ...arabicNamesOf(car), year: car.year }));
	return named.toSorted((a, b) => `${a.make} ${a.model}`.localeCompare(`${b.make} ${b.model}`, 'en'));
}

type Renter = { first_name: string; last_name: string; display_name_ar: string | null };
type Car = Parameters<typeof searchWords>[0];

/** Search text of a booking: the renter's names in both scripts, the car, and the parts of the booking number. */
export function toSearchText(id: string, renter: Renter | undefined, car: Car): string {
	const names = renter ? [renter.first_name, renter.last_name, renter.display_name_ar ?? ''] : [];
	return `${foldWords([...names, id].join(' '))} ${searchWords(car)}`;
}
