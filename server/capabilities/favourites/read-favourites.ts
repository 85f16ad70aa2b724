/** The caller's saved cars, including those that can no longer be booked. */
import * as z from 'zod';
import type { Favourite } from '#contract/favourites.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { carState, carsByIds, fromPricesOf, isBookable, presentCard } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type PageOfList, paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { countFavourites, favouritesOf } from './sql.ts';

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export async function readFavourites(
	platform: Platform,
	caller: Caller,
	query: { limit: number; cursor?: string | undefined },
): Promise<PageOfList & { favourites: Favourite[] }> {
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const [rows, total] = await Promise.all([
		favouritesOf(platform.db, caller.userId, { after, limit: query.limit }),
		countFavourites(platform.db, caller.userId),
	]);
	const { page, next } = paginate(rows, query.limit, (row) => writeCursor([row.created_at.toISOString(), row.car_id]));
	const found = await carsByIds(
		platform.db,
		page.map((row) => row.car_id),
	);
	const cars = new Map(found.map((car) => [car.id, car]));
	const today = ammanDate(platform.clock.now());
	const priceOf = await fromPricesOf(platform.db, found, today);
	const favourites = page.flatMap(({ car_id, created_at }) => {
		const car = cars.get(car_id);
		if (!car) return [];
		return [{ car: presentCard(car, priceOf(car), today), isAvailable: isBookable(carState(car), today), savedAt: ammanIso(created_at) }];
	});
	return { favourites, next, total };
}
