/** Which extras of its owner's stock a car is offered with: all except those that were stopped for it. */
import { extraNames } from '#contract/extra-names.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { carChanged } from './events.ts';
import { offerStock, stocksOf, stoppedStocksOf, stopStock } from './extras-sql.ts';

/** Throws BULK_EXTRA_NOT_FOUND for extras that are not in this owner's stock now. */
export async function assertOwnStock(db: Queryable, ownerId: string, stockId: string): Promise<void> {
	if (!(await stocksOf(db, ownerId)).some(({ id }) => id === stockId)) throw refuse('BULK_EXTRA_NOT_FOUND');
}

export const isStockOffered = async (db: Queryable, carId: string, stockId: string): Promise<boolean> =>
	!(await stoppedStocksOf(db, carId)).includes(stockId);

/** For a car whose row the caller has locked. Bookings keep what they reserved. */
export async function offerLockedStock(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	carId: string,
	{ stockId, isOffered }: { stockId: string; isOffered: boolean },
): Promise<void> {
	const stock = (await stocksOf(tx, caller.userId)).find(({ id }) => id === stockId);
	if (!stock) throw refuse('BULK_EXTRA_NOT_FOUND');
	if ((await isStockOffered(tx, carId, stockId)) === isOffered) return;
	await (isOffered ? offerStock : stopStock)(tx, carId, stockId);
	const name = stock.name ?? extraNames[stock.kind].en;
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'car.office_extras_changed',
		subject: 'car',
		subjectId: carId,
		before: { extras: isOffered ? null : name },
		after: { extras: isOffered ? name : null },
	});
	await platform.events.publish(platform, tx, carChanged, { carId });
}
