/** Every query on date prices and delivery zones, and on the columns with an owner's terms. */
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CancellationPolicy } from '#contract/cancellation-policies.ts';
import type { DiscountTier } from '#contract/car-terms.ts';
import type { City } from '#contract/cities.ts';
import { minuteOf, type PickupHours } from '#contract/pickup-hours.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type CarRow, selectCars } from './sql.ts';

export type Zone = { zone: City; feeFils: bigint };
export type Discount = { days: DiscountTier; percent: number };

/** First date and the date after the last, `YYYY-MM-DD` in Amman. */
export type Days = { from: string; to: string };

/** Date prices in fils, by date. */
export async function datePrices(db: Queryable, carId: string, { from, to }: Days): Promise<Map<string, bigint>> {
	const rows = await db
		.selectFrom('car_date_prices')
		.select(['date', 'daily_rate_fils'])
		.where('car_id', '=', carId)
		.where('date', '>=', from)
		.where('date', '<', to)
		.orderBy('date')
		.execute();
	return new Map(rows.map((row) => [row.date, row.daily_rate_fils]));
}

/** All from this date on. */
export async function datePricesFrom(db: Queryable, carId: string, date: string): Promise<Map<string, bigint>> {
	return datePrices(db, carId, { from: date, to: 'infinity' });
}

/** Of several cars: all from this date on, by car and date. */
export async function datePricesOfCars(db: Queryable, carIds: readonly string[], date: string): Promise<Map<string, Map<string, bigint>>> {
	if (carIds.length === 0) return new Map();
	const rows = await db
		.selectFrom('car_date_prices')
		.select(['car_id', 'date', 'daily_rate_fils'])
		.where('car_id', 'in', carIds)
		.where('date', '>=', date)
		.orderBy('date')
		.execute();
	const byCar = Map.groupBy(rows, (row) => row.car_id);
	return new Map([...byCar].map(([id, own]) => [id, new Map(own.map((row) => [row.date, row.daily_rate_fils]))]));
}

/** The car with its date prices for these days, in fils: one query with everything that a quote needs except the zones. */
export async function carForStay(
	db: Queryable,
	id: string,
	{ from, to }: Days,
): Promise<{ car: CarRow; datePrices: Map<string, bigint> } | undefined> {
	const row = await selectCars(db)
		.select((eb) =>
			jsonArrayFrom(
				eb
					.selectFrom('car_date_prices')
					.select(['date', sql<string>`daily_rate_fils::text`.as('fils')])
					.whereRef('car_date_prices.car_id', '=', 'cars.id')
					.where('date', '>=', from)
					.where('date', '<', to),
			).as('date_prices'),
		)
		.where('cars.id', '=', id)
		.executeTakeFirst();
	if (!row) return undefined;
	const { date_prices, ...car } = row;
	return { car, datePrices: new Map(date_prices.map(({ date, fils }) => [date, BigInt(fils)])) };
}

/** Set by hand: they take precedence over the price of a rule. */
export async function putDatePrices(tx: Transaction, carId: string, { from, to }: Days, rateFils: bigint): Promise<void> {
	invalidateTags(tx, `car:${carId}`);
	await sql`INSERT INTO car_date_prices (car_id, date, daily_rate_fils)
		SELECT ${carId}::uuid, day::date, ${rateFils}::bigint FROM generate_series(${from}::date, ${to}::date - 1, interval '1 day') day
		ON CONFLICT (car_id, date) DO UPDATE SET daily_rate_fils = excluded.daily_rate_fils, rule_id = NULL`.execute(tx);
}

/** Those set by hand, from a day on. */
export async function copyDatePrices(tx: Transaction, { from, to, since }: { from: string; to: string; since: string }): Promise<void> {
	await sql`INSERT INTO car_date_prices (car_id, date, daily_rate_fils)
		SELECT ${to}::uuid, date, daily_rate_fils FROM car_date_prices
		WHERE car_id = ${from} AND date >= ${since}::date AND rule_id IS NULL`.execute(tx);
}

/** Those set by hand; prices of rules stay. */
export async function removeDatePrices(tx: Transaction, carId: string, { from, to }: Days): Promise<void> {
	invalidateTags(tx, `car:${carId}`);
	await tx
		.deleteFrom('car_date_prices')
		.where('car_id', '=', carId)
		.where('rule_id', 'is', null)
		.where('date', '>=', from)
		.where('date', '<', to)
		.execute();
}

/** Ordered by name; the contract restricts the names to the list of cities. */
export async function zonesOf(db: Queryable, carId: string): Promise<Zone[]> {
	const rows = await db.selectFrom('car_delivery_zones').selectAll().where('car_id', '=', carId).orderBy('zone').execute();
	return rows.map((row) => ({ zone: row.zone, feeFils: row.fee_fils }));
}

/** The zones of a car that offers delivery; if delivery is switched off they are not offered. */
export async function offeredZones(db: Queryable, car: { id: string; delivery_available: boolean }): Promise<Zone[]> {
	return car.delivery_available ? zonesOf(db, car.id) : [];
}

export async function replaceZones(tx: Transaction, carId: string, zones: readonly Zone[]): Promise<void> {
	invalidateTags(tx, `car:${carId}`);
	await tx.deleteFrom('car_delivery_zones').where('car_id', '=', carId).execute();
	if (zones.length === 0) return;
	await tx
		.insertInto('car_delivery_zones')
		.values(zones.map(({ zone, feeFils }) => ({ car_id: carId, zone, fee_fils: feeFils })))
		.execute();
}

export type TermsChange = {
	discounts: readonly Discount[];
	advanceNoticeHours: number;
	turnaroundMinutes: number;
	cancellationPolicy: CancellationPolicy;
	instantBook: boolean;
	extendsByItself: boolean | undefined;
	deliveryAvailable: boolean;
	extraKmFils: bigint;
	fuelEighthFils: bigint;
	pickupHours: PickupHours;
	airportHours: PickupHours;
};

export async function changeTermsOf(tx: Transaction, carId: string, change: TermsChange, now: Date): Promise<void> {
	invalidateTags(tx, `car:${carId}`, 'lists');
	const percentOf = (days: DiscountTier) => change.discounts.find((discount) => discount.days === days)?.percent ?? 0;
	await tx
		.updateTable('cars')
		.set({
			discount_percent_3_days: percentOf(3),
			discount_percent_7_days: percentOf(7),
			discount_percent_30_days: percentOf(30),
			advance_notice_hours: change.advanceNoticeHours,
			turnaround_minutes: change.turnaroundMinutes,
			cancellation_policy: change.cancellationPolicy,
			instant_book: change.instantBook,
			...(change.extendsByItself !== undefined && { extends_by_itself: change.extendsByItself }),
			delivery_available: change.deliveryAvailable,
			extra_km_fils: Number(change.extraKmFils),
			fuel_eighth_fils: Number(change.fuelEighthFils),
			pickup_from_minute: minuteOf(change.pickupHours.from),
			pickup_until_minute: minuteOf(change.pickupHours.until),
			airport_from_minute: minuteOf(change.airportHours.from),
			airport_until_minute: minuteOf(change.airportHours.until),
			updated_at: now,
		})
		.where('id', '=', carId)
		.execute();
}

/** Cars that are not deleted, oldest first. */
export async function carNamesOf(db: Queryable, ownerId: string) {
	return db
		.selectFrom('cars')
		.select(['id', 'make', 'model', 'year'])
		.where('owner_id', '=', ownerId)
		.where('deleted_at', 'is', null)
		.orderBy('created_at')
		.orderBy('id')
		.execute();
}
