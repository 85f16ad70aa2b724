/** Every query on cars, car_photos and car_pricing. */
import { randomUUID } from 'node:crypto';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BodyType, Fuel, Transmission } from '#contract/car-attributes.ts';
import type { City } from '#contract/cities.ts';
import type { Feature } from '#contract/features.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export type CarRow = NonNullable<Awaited<ReturnType<typeof carById>>>;

/** The car with its base rate and the ids of its photos in order. */
function selectCars(db: Queryable) {
	return db
		.selectFrom('cars')
		.leftJoin('car_pricing', (join) => join.onRef('car_pricing.car_id', '=', 'cars.id').on('car_pricing.type', '=', 'BASE'))
		.selectAll('cars')
		.select(['car_pricing.daily_rate_fils', 'car_pricing.min_days'])
		.select((eb) =>
			jsonArrayFrom(
				eb.selectFrom('car_photos').select(['object_id', 'sort']).whereRef('car_photos.car_id', '=', 'cars.id').orderBy('sort'),
			).as('photos'),
		);
}

export async function carById(db: Queryable, id: string) {
	return selectCars(db).where('cars.id', '=', id).executeTakeFirst();
}

export async function carBySlug(db: Queryable, slug: string) {
	return selectCars(db).where('cars.slug', '=', slug).executeTakeFirst();
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

export type NewCar = {
	ownerId: string;
	slug: string;
	title: string;
	make: string;
	model: string;
	year: number;
	transmission: Transmission;
	fuel: Fuel;
	bodyType: BodyType;
	seats: number;
	doors: number;
	color: string;
	mileage: number;
	mileageLimitPerDay: number;
	features: Feature[];
	city: City;
	depositFils: bigint;
	deliveryAvailable: boolean;
	isActive: boolean;
};

export async function insertCar(tx: Transaction, car: NewCar, now: Date): Promise<string> {
	const id = randomUUID();
	await tx
		.insertInto('cars')
		.values({
			id,
			owner_id: car.ownerId,
			slug: car.slug,
			title: car.title,
			make: car.make,
			model: car.model,
			year: car.year,
			transmission: car.transmission,
			fuel: car.fuel,
			body_type: car.bodyType,
			seats: car.seats,
			doors: car.doors,
			color: car.color,
			mileage_km: car.mileage,
			mileage_limit_km_per_day: car.mileageLimitPerDay,
			features: car.features,
			city: car.city,
			deposit_fils: car.depositFils,
			delivery_available: car.deliveryAvailable,
			is_active: car.isActive,
			created_at: now,
			updated_at: now,
		})
		.execute();
	return id;
}

export async function insertPhoto(tx: Transaction, photo: { carId: string; objectId: string; sort: number }): Promise<void> {
	await tx.insertInto('car_photos').values({ car_id: photo.carId, object_id: photo.objectId, sort: photo.sort }).execute();
}

export async function upsertBaseRate(tx: Transaction, carId: string, dailyRateFils: bigint, minDays: number): Promise<void> {
	await tx
		.insertInto('car_pricing')
		.values({ car_id: carId, type: 'BASE', daily_rate_fils: dailyRateFils, min_days: minDays })
		.onConflict((conflict) => conflict.columns(['car_id', 'type']).doUpdateSet({ daily_rate_fils: dailyRateFils, min_days: minDays }))
		.execute();
}

export type CarChange = {
	verification_status?: 'PENDING' | 'VERIFIED' | 'REJECTED';
	verification_notes?: string | null;
	verified_at?: Date;
	insurance_expires_on?: string | null;
	insurance_checked_at?: Date | null;
	instant_book?: boolean;
	is_active?: boolean;
};

export async function changeCar(tx: Transaction, id: string, change: CarChange, now: Date): Promise<void> {
	await tx
		.updateTable('cars')
		.set({ ...change, updated_at: now })
		.where('id', '=', id)
		.execute();
}

/** Locks the row until the transaction ends; undefined for a car that is not there. */
export async function lockCar(tx: Transaction, id: string) {
	return tx.selectFrom('cars').select(['id', 'owner_id', 'verification_status']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function countCarsOf(db: Queryable, ownerId: string): Promise<{ total: number; active: number }> {
	const row = await db
		.selectFrom('cars')
		.select((eb) => [
			eb.fn.countAll<bigint>().as('total'),
			eb.fn.countAll<bigint>().filterWhere('is_active', '=', true).filterWhere('verification_status', '=', 'VERIFIED').as('active'),
		])
		.where('owner_id', '=', ownerId)
		.executeTakeFirstOrThrow();
	return { total: Number(row.total), active: Number(row.active) };
}
