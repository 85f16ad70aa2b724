/** Published reviews of a car or a person. */
import * as z from 'zod';
import { type CarRatings, type Review, starValues } from '#contract/reviews.ts';
import { ammanDate } from '#contract/time.ts';
import { carById, carState, isBookable } from '#server/capabilities/cars/index.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Reading } from '#server/platform/database/replicas.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { presentReviews } from './present.ts';
import { type ReviewRow, ratingsOfCar, reviewsOfCar, reviewsOfOtherCars, reviewsOfUser } from './sql.ts';

export type ReviewPage = { reviews: Review[]; total: number; next: string | null };
type Query = { limit: number; cursor?: string | undefined };

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);
const cursorOf = (row: ReviewRow) => writeCursor([(row.revealed_at ?? row.created_at).toISOString(), row.id]);

type Asked = { reading: Reading; getOptionalCaller(): Promise<Caller | null>; language: Language };

export async function readCarReviews(platform: Platform, carId: string, query: Query, asked: Asked): Promise<ReviewPage> {
	const { car, caller } = await getVisibleCar(platform, carId, asked);
	const rows = await reviewsOfCar(asked.reading.db, carId, {
		after: readCursor(query.cursor, cursorShape, asked.language),
		limit: query.limit,
	});
	return toPage(asked.reading.db, rows, { limit: query.limit, total: car.rating_count, viewerId: caller?.userId ?? null });
}

export async function readCarRatings(platform: Platform, carId: string, asked: Asked): Promise<CarRatings> {
	const { car } = await getVisibleCar(platform, carId, asked);
	const rows = await ratingsOfCar(asked.reading.db, car.id);
	return { counts: starValues.map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0) };
}

/** Reviews of the owner's other cars. */
export async function readOwnerReviews(
	platform: Platform,
	carId: string,
	query: Query,
	asked: Asked,
): Promise<ReviewPage & { ownerId: string }> {
	const { car, caller } = await getVisibleCar(platform, carId, asked);
	const owner = await userById(asked.reading.db, car.owner_id);
	const rows = await reviewsOfOtherCars(asked.reading.db, car, {
		after: readCursor(query.cursor, cursorShape, asked.language),
		limit: query.limit,
	});
	const total = Math.max(0, (owner?.owner_rating_count ?? 0) - car.rating_count);
	const page = await toPage(asked.reading.db, rows, { limit: query.limit, total, viewerId: caller?.userId ?? null });
	return { ...page, ownerId: car.owner_id };
}

/** A car that cannot be booked is visible to its owner and to admins, and so are its reviews. Throws CAR_NOT_FOUND. */
async function getVisibleCar(platform: Platform, carId: string, asked: Asked) {
	const [car, caller] = [await carById(asked.reading.db, carId), await asked.getOptionalCaller()];
	const open = car !== undefined && isBookable(carState(car), ammanDate(platform.clock.now()));
	const own = car !== undefined && car.deleted_at === null && caller !== null && (car.owner_id === caller.userId || isAdmin(caller));
	if (!car || (!open && !own)) throw refuse('CAR_NOT_FOUND');
	return { car, caller };
}

export async function readPersonReviews(
	platform: Platform,
	caller: Caller,
	personId: string,
	query: Query & { as: 'owner' | 'renter' },
): Promise<ReviewPage> {
	const person = await userById(platform.db, personId);
	if (!person || person.left_at) throw refuse('USER_NOT_FOUND');
	const side = query.as === 'owner' ? 'RENTER' : 'OWNER';
	const rows = await reviewsOfUser(platform.db, personId, side, {
		after: readCursor(query.cursor, cursorShape, caller.lang),
		limit: query.limit,
	});
	const total = query.as === 'owner' ? person.owner_rating_count : person.renter_rating_count;
	return toPage(platform.db, rows, { limit: query.limit, total, viewerId: caller.userId });
}

type Around = { limit: number; total: number; viewerId: string | null };

async function toPage(db: Queryable, rows: readonly ReviewRow[], { limit, total, viewerId }: Around): Promise<ReviewPage> {
	const { page, next } = paginate(rows, limit, cursorOf);
	return { reviews: await presentReviews(db, page, viewerId), total, next };
}
