/** Every query on the extras that a car is offered with. */
import type { ExtraKind, ExtraPeriod } from '#contract/extras.ts';
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
};

/** In the owner's order. */
export async function extrasOf(db: Queryable, carId: string): Promise<OfferedExtra[]> {
	const rows = await db.selectFrom('car_extras').selectAll().where('car_id', '=', carId).orderBy('position').execute();
	return rows.map((row) => ({
		id: row.id,
		kind: row.kind,
		name: row.name,
		period: row.period,
		priceFils: row.price_fils,
		maxQuantity: row.max_quantity,
	}));
}

/** What a renter can choose: unlimited kilometres are no extra of a car that has no limit. */
export async function offeredExtras(db: Queryable, car: { id: string; mileage_limit_km_per_day: number }): Promise<OfferedExtra[]> {
	const extras = await extrasOf(db, car.id);
	return car.mileage_limit_km_per_day > 0 ? extras : extras.filter(({ kind }) => kind !== 'UNLIMITED_KM');
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
