/** Every query on the extras that cars are offered with: a car's own, and those that its owner offers with all cars. */
import { type ExtraKind, type ExtraPeriod, isCounted, maxQuantityOf } from '#contract/extras.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** `name`: the owner's words for OTHER; null for the others. */
export type OfferedExtra = {
	id: string;
	kind: ExtraKind;
	name: string | null;
	period: ExtraPeriod;
	priceFils: bigint;
	maxQuantity: number;
	/** How many there are for all cars of the owner; null for an extra of one car, and for extras that are not counted. */
	stock: number | null;
};

/** In the owner's order. */
export async function extrasOf(db: Queryable, carId: string): Promise<OfferedExtra[]> {
	return (await extrasByCar(db, [carId])).get(carId) ?? [];
}

/** Of several cars; without those that have none. */
export async function extrasByCar(db: Queryable, carIds: readonly string[]): Promise<Map<string, OfferedExtra[]>> {
	if (carIds.length === 0) return new Map();
	const rows = await db.selectFrom('car_extras').selectAll().where('car_id', 'in', carIds).orderBy('position').execute();
	const extras = rows.map((row) => ({
		id: row.id,
		carId: row.car_id,
		kind: row.kind,
		name: row.name,
		period: row.period,
		priceFils: row.price_fils,
		maxQuantity: row.max_quantity,
		stock: null,
	}));
	const byCar = Map.groupBy(extras, ({ carId }) => carId);
	return new Map([...byCar].map(([id, own]) => [id, own.map(({ carId: _, ...extra }) => extra)]));
}

type CarOfExtras = { id: string; owner_id: string; mileage_limit_km_per_day: number };

/**
 * The extras that a renter can choose: the car's own ones, and those of the owner's stock of kinds that the car itself does not have. Unlimited kilometres are no extra of
 * a car that has no limit.
 */
export async function offeredExtras(db: Queryable, car: CarOfExtras): Promise<OfferedExtra[]> {
	const [own, stocks] = [await extrasOf(db, car.id), await stocksOf(db, car.owner_id, car.id)];
	const hasOwn = (stock: OfferedExtra) => own.some(({ kind, name }) => kind === stock.kind && name === stock.name);
	const extras = [...own, ...stocks.filter((stock) => !hasOwn(stock))];
	return car.mileage_limit_km_per_day > 0 ? extras : extras.filter(({ kind }) => kind !== 'UNLIMITED_KM');
}

/** The extras that the owner offers with all cars, in the owner's order; for a car without those stopped for it. */
export async function stocksOf(db: Queryable, ownerId: string, carId?: string): Promise<OfferedExtra[]> {
	let query = db.selectFrom('extra_stocks').selectAll().where('owner_id', '=', ownerId).where('removed_at', 'is', null);
	if (carId !== undefined)
		query = query.where('id', 'not in', (stopped) =>
			stopped.selectFrom('car_stopped_extras').select('stock_id').where('car_id', '=', carId),
		);
	const rows = await query.orderBy('position').execute();
	return rows.map((row) => ({
		id: row.id,
		kind: row.kind,
		name: row.name,
		period: row.period,
		priceFils: row.price_fils,
		maxQuantity: Math.min(row.quantity, maxQuantityOf(row.kind)),
		stock: isCounted(row.kind) ? row.quantity : null,
	}));
}

export const stoppedStocksOf = async (db: Queryable, carId: string): Promise<readonly string[]> =>
	(await stoppedStocksByCar(db, [carId])).get(carId) ?? [];

/** Of several cars; without those for which none is stopped. */
export async function stoppedStocksByCar(db: Queryable, carIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
	if (carIds.length === 0) return new Map();
	const rows = await db.selectFrom('car_stopped_extras').select(['car_id', 'stock_id']).where('car_id', 'in', carIds).execute();
	return new Map([...Map.groupBy(rows, (row) => row.car_id)].map(([id, stopped]) => [id, stopped.map((row) => row.stock_id)]));
}

/** By stock: the number of this owner's cars with which it is not offered. */
export async function stoppedCarsOf(db: Queryable, ownerId: string): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('car_stopped_extras')
		.innerJoin('cars', 'cars.id', 'car_stopped_extras.car_id')
		.select(({ fn }) => ['stock_id', fn.countAll<number>().as('cars')])
		.where('cars.owner_id', '=', ownerId)
		.where('cars.deleted_at', 'is', null)
		.groupBy('stock_id')
		.execute();
	return new Map(rows.map((row) => [row.stock_id, Number(row.cars)]));
}

export async function stopStock(tx: Transaction, carId: string, stockId: string): Promise<void> {
	invalidateTags(tx, `car:${carId}`);
	await tx
		.insertInto('car_stopped_extras')
		.values({ car_id: carId, stock_id: stockId })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function offerStock(tx: Transaction, carId: string, stockId: string): Promise<void> {
	invalidateTags(tx, `car:${carId}`);
	await tx.deleteFrom('car_stopped_extras').where('car_id', '=', carId).where('stock_id', '=', stockId).execute();
}

/** Locks these stocks, always in the same order, and returns how many there are of each. */
export async function lockStocks(tx: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
	if (ids.length === 0) return new Map();
	const rows = await tx.selectFrom('extra_stocks').select(['id', 'quantity']).where('id', 'in', ids).orderBy('id').forUpdate().execute();
	return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

/** Removes stocks that are not in the list; bookings keep what they reserved. */
export async function replaceStocks(tx: Transaction, ownerId: string, stocks: readonly OfferedExtra[], now: Date): Promise<void> {
	await tx.updateTable('extra_stocks').set({ removed_at: now }).where('owner_id', '=', ownerId).where('removed_at', 'is', null).execute();
	for (const [position, { id, kind, name, period, priceFils, stock, maxQuantity }] of stocks.entries()) {
		const values = { kind, name, period, position, price_fils: priceFils, quantity: stock ?? maxQuantity, removed_at: null };
		await tx
			.insertInto('extra_stocks')
			.values({ id, owner_id: ownerId, ...values })
			.onConflict((conflict) => conflict.column('id').doUpdateSet(values))
			.execute();
	}
}

export async function replaceExtras(tx: Transaction, carId: string, extras: readonly OfferedExtra[]): Promise<void> {
	invalidateTags(tx, `car:${carId}`);
	await tx.deleteFrom('car_extras').where('car_id', '=', carId).execute();
	if (extras.length === 0) return;
	await tx
		.insertInto('car_extras')
		.values(
			extras.map(({ id, kind, name, period, priceFils, maxQuantity }, position) => ({
				...{ id, car_id: carId, kind, name, period, position },
				price_fils: priceFils,
				max_quantity: maxQuantity,
			})),
		)
		.execute();
}
