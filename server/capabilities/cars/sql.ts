/** Every query on cars, car_photos and car_pricing. */
import { randomUUID } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import { waitsForAdmin } from './reviews-sql.ts';

export type CarRow = NonNullable<Awaited<ReturnType<typeof carById>>>;

/** The car with its base rate, its ordered photo ids, and the permit of its owner’s company. */
export function selectCars(db: Queryable) {
	return db
		.selectFrom('cars')
		.leftJoin('car_pricing', (join) => join.onRef('car_pricing.car_id', '=', 'cars.id').on('car_pricing.type', '=', 'BASE'))
		.leftJoin('companies', 'companies.owner_id', 'cars.owner_id')
		.selectAll('cars')
		.select(['car_pricing.daily_rate_fils', 'car_pricing.min_days'])
		.select(['companies.permit_ends_on as office_permit_ends_on', 'companies.is_licensed as office_is_licensed'])
		.select((eb) =>
			jsonArrayFrom(
				eb.selectFrom('car_photos').select(['object_id', 'sort']).whereRef('car_photos.car_id', '=', 'cars.id').orderBy('sort'),
			).as('photos'),
		);
}

export async function carById(db: Queryable, id: string) {
	return selectCars(db).where('cars.id', '=', id).executeTakeFirst();
}

/** Only if the car is not deleted. */
export async function carBySlug(db: Queryable, slug: string) {
	return selectCars(db).where('cars.slug', '=', slug).where('cars.deleted_at', 'is', null).executeTakeFirst();
}

export async function carsByIds(db: Queryable, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return selectCars(db).where('cars.id', 'in', ids).execute();
}

export async function slugsLike(db: Queryable, slug: string): Promise<Set<string>> {
	const rows = await db
		.selectFrom('cars')
		.select('slug')
		.where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', `${slug.replace(/[\\%_]/g, '\\$&')}-%`)]))
		.execute();
	return new Set(rows.map((row) => row.slug));
}

export type NewCar = Omit<Insertable<DB['cars']>, 'id' | 'created_at' | 'updated_at'>;

export async function insertCar(tx: Transaction, car: NewCar, now: Date): Promise<string> {
	const id = randomUUID();
	await tx
		.insertInto('cars')
		.values({ ...car, id, created_at: now, updated_at: now })
		.execute();
	return id;
}

/** Invalidates the car's page and every list that may contain it. */
const invalidateCar = (tx: Transaction, id: string) => invalidateTags(tx, `car:${id}`, 'lists');

export async function insertPhoto(
	tx: Transaction,
	photo: { carId: string; objectId: string; sort: number; isReviewed?: boolean },
): Promise<void> {
	invalidateCar(tx, photo.carId);
	const { carId, objectId, sort, isReviewed = false } = photo;
	await tx.insertInto('car_photos').values({ car_id: carId, object_id: objectId, sort, is_reviewed: isReviewed }).execute();
}

export async function upsertBaseRate(tx: Transaction, carId: string, dailyRateFils: bigint, minDays: number): Promise<void> {
	invalidateCar(tx, carId);
	await tx
		.insertInto('car_pricing')
		.values({ car_id: carId, type: 'BASE', daily_rate_fils: dailyRateFils, min_days: minDays })
		.onConflict((conflict) => conflict.columns(['car_id', 'type']).doUpdateSet({ daily_rate_fils: dailyRateFils, min_days: minDays }))
		.execute();
}

export type CarChange = Omit<Updateable<DB['cars']>, 'id' | 'owner_id' | 'created_at' | 'updated_at'>;

export async function changeCar(tx: Transaction, id: string, change: CarChange, now: Date): Promise<void> {
	invalidateCar(tx, id);
	await tx
		.updateTable('cars')
		.set({ ...change, updated_at: now })
		.where('id', '=', id)
		.execute();
}

/** Updates the mileage from an odometer reading. Not an edit of the listing, so `updated_at` stays; a higher value by the owner stays too. */
export async function raiseMileage(tx: Transaction, id: string, odometerKm: number): Promise<void> {
	invalidateTags(tx, `car:${id}`);
	await tx.updateTable('cars').set({ mileage_km: odometerKm }).where('id', '=', id).where('mileage_km', '<', odometerKm).execute();
}

/** `by`: rating sum and count to add, negative to remove. Not an edit of the listing, so `updated_at` stays. */
export async function addToCarRating(tx: Transaction, id: string, by: { sum: number; count: number }): Promise<void> {
	invalidateCar(tx, id);
	await tx
		.updateTable('cars')
		.set((eb) => ({ rating_sum: eb('rating_sum', '+', by.sum), rating_count: eb('rating_count', '+', by.count) }))
		.where('id', '=', id)
		.execute();
}

/** Locks the row until the transaction ends, against changes and bookings; undefined for an unknown car. */
export async function lockCar(tx: Transaction, id: string): Promise<CarRow | undefined> {
	const locked = await tx.selectFrom('cars').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
	return locked && (await carById(tx, id));
}

/** Shared lock while a booking is made: the car cannot change, but other bookings can be made at the same time. */
export async function lockCarShared(tx: Queryable, id: string): Promise<void> {
	await tx.selectFrom('cars').select('id').where('id', '=', id).forShare().execute();
}

export async function removeCar(tx: Transaction, id: string): Promise<void> {
	invalidateCar(tx, id);
	await tx.deleteFrom('cars').where('id', '=', id).execute();
}

/** Replaces the photos in this order. The constraint on positions is checked at the end of the transaction. */
export async function replacePhotos(tx: Transaction, carId: string, objectIds: readonly string[]): Promise<void> {
	invalidateCar(tx, carId);
	await sql`DELETE FROM car_photos WHERE car_id = ${carId} AND object_id <> ALL(${[...objectIds]}::uuid[])`.execute(tx);
	for (const [sort, objectId] of objectIds.entries())
		await tx
			.insertInto('car_photos')
			.values({ car_id: carId, object_id: objectId, sort })
			.onConflict((conflict) => conflict.columns(['car_id', 'object_id']).doUpdateSet({ sort }))
			.execute();
}

/** Newest first; one more than `limit`, so that the caller knows whether there is a next page. */
export async function carsOf(db: Queryable, ownerId: string, page: { after: readonly [string, string] | null; limit: number }) {
	let query = selectCars(db)
		.where('cars.owner_id', '=', ownerId)
		.where('cars.deleted_at', 'is', null)
		.orderBy('cars.created_at', 'desc')
		.orderBy('cars.id', 'desc')
		.limit(page.limit + 1);
	const { after } = page;
	if (after) query = query.where(sql<boolean>`(cars.created_at, cars.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.execute();
}

/** `total` includes `drafts`. */
export async function countCarsOf(db: Queryable, ownerId: string): Promise<{ total: number; active: number; drafts: number }> {
	const row = await db
		.selectFrom('cars')
		.select((eb) => [
			eb.fn.countAll<bigint>().as('total'),
			eb.fn.countAll<bigint>().filterWhere('is_active', '=', true).filterWhere('verification_status', '=', 'VERIFIED').as('active'),
			eb.fn.countAll<bigint>().filterWhere('submitted_at', 'is', null).as('drafts'),
		])
		.where('owner_id', '=', ownerId)
		.where('deleted_at', 'is', null)
		.executeTakeFirstOrThrow();
	return { total: Number(row.total), active: Number(row.active), drafts: Number(row.drafts) };
}

/** Cars that are not deleted, in the order in which several are locked; their pages are invalidated. */
export async function idsOfOwner(tx: Transaction, ownerId: string): Promise<string[]> {
	const rows = await tx
		.selectFrom('cars')
		.select('id')
		.where('owner_id', '=', ownerId)
		.where('deleted_at', 'is', null)
		.orderBy('id')
		.execute();
	for (const { id } of rows) invalidateCar(tx, id);
	return rows.map((row) => row.id);
}

/** Returns the ids of the cars that changed. */
export async function markOwnerSuspended(tx: Transaction, ownerId: string, suspended: boolean): Promise<string[]> {
	const rows = await tx
		.updateTable('cars')
		.set({ owner_suspended: suspended })
		.where('owner_id', '=', ownerId)
		.where('owner_suspended', '<>', suspended)
		.returning('id')
		.execute();
	for (const { id } of rows) invalidateCar(tx, id);
	return rows.map((row) => row.id);
}

/** Until when instant book is hidden on the owner's cars; null if it is not. */
export async function instantBookPauseOf(db: Queryable, ownerId: string): Promise<Date | null> {
	const row = await db
		.selectFrom('cars')
		.select((eb) => eb.fn.max('instant_book_paused_until').as('until'))
		.where('owner_id', '=', ownerId)
		.executeTakeFirst();
	return row?.until ?? null;
}

export async function cancellationsOf(db: Queryable, ownerId: string): Promise<number> {
	const row = await db
		.selectFrom('cars')
		.select((eb) => eb.fn.max('owner_cancellations').as('cancellations'))
		.where('owner_id', '=', ownerId)
		.executeTakeFirst();
	return row?.cancellations ?? 0;
}

/** Effect of an owner's cancellations in the last 90 days on the cars; `pausedUntil`: null if instant book is not hidden. */
export type OwnerCancellations = { pausedUntil: Date | null; cancellations: number };

/** Returns the ids of the cars that changed. */
export async function setOwnerCancellations(tx: Transaction, ownerId: string, of: OwnerCancellations): Promise<string[]> {
	const rows = await tx
		.updateTable('cars')
		.set({ instant_book_paused_until: of.pausedUntil, owner_cancellations: of.cancellations })
		.where('owner_id', '=', ownerId)
		.where(
			sql<boolean>`(instant_book_paused_until IS DISTINCT FROM ${of.pausedUntil}::timestamptz OR owner_cancellations <> ${of.cancellations}::smallint)`,
		)
		.returning('id')
		.execute();
	for (const { id } of rows) invalidateCar(tx, id);
	return rows.map((row) => row.id);
}

/** Returns whether it changed. Not an edit of the listing, so `updated_at` stays. */
export async function updateCompletedTrips(tx: Transaction, id: string, trips: number): Promise<boolean> {
	const changed = tx.updateTable('cars').set({ completed_trips: trips }).where('id', '=', id).where('completed_trips', '<>', trips);
	return (await changed.returning('id').execute()).length > 0;
}

/** Returns the ids of the cars that changed, in their order. */
export async function updateAnswerHours(tx: Transaction, ownerId: string, hours: number | null): Promise<string[]> {
	const rows = await tx
		.updateTable('cars')
		.set({ owner_answer_hours: hours })
		.where('owner_id', '=', ownerId)
		.where('owner_answer_hours', 'is distinct from', hours)
		.returning('id')
		.execute();
	return rows.map(({ id }) => id).toSorted();
}

/** Initial values of a new car that follow from the owner's other cars. */
export async function answerHoursOf(db: Queryable, ownerId: string): Promise<number | null> {
	const row = await db
		.selectFrom('cars')
		.select((eb) => eb.fn.min('owner_answer_hours').as('hours'))
		.where('owner_id', '=', ownerId)
		.executeTakeFirst();
	return row?.hours ?? null;
}

/** All submitted cars that are not deleted; `pending`: those waiting for verification, or with a waiting change. */
/** Drafts are visible to their owner only and are not counted. */
export async function countAllCars(db: Queryable): Promise<{ total: number; pending: number }> {
	const row = await db
		.selectFrom('cars')
		.select((eb) => [eb.fn.countAll<bigint>().as('total'), eb.fn.countAll<bigint>().filterWhere(waitsForAdmin).as('pending')])
		.where('submitted_at', 'is not', null)
		.where('deleted_at', 'is', null)
		.executeTakeFirstOrThrow();
	return { total: Number(row.total), pending: Number(row.pending) };
}
