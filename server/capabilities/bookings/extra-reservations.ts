/** Extras from an owner's stock: available if enough are free at the booking's times, and held with them. */
import type { ChosenExtra } from '#contract/extras.ts';
import { lockStocks, type OfferedExtra } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { insertReservations, moveReservations, type Reserved, reservationsOf, type Span, stockInUse } from './extra-reservations-sql.ts';

/** Those of the chosen extras that come from a stock. */
const outOfStock = (offered: readonly OfferedExtra[], items: readonly ChosenExtra[] = []): Reserved[] =>
	items.flatMap(({ id, quantity }) =>
		offered.some((extra) => extra.id === id && extra.stock !== null) ? [{ stockId: id, quantity }] : [],
	);

type Chosen = { offered: readonly OfferedExtra[]; items: readonly ChosenExtra[] | undefined };

/** Whether the chosen extras are free at this time; the booking checks again under the lock. */
export async function areExtrasFree(db: Queryable, { offered, items }: Chosen, span: Span): Promise<boolean> {
	for (const { stockId, quantity } of outOfStock(offered, items)) {
		const stock = offered.find(({ id }) => id === stockId)?.stock ?? 0;
		if ((await stockInUse(db, stockId, span, null)) + quantity > stock) return false;
	}
	return true;
}

/** Throws EXTRA_NOT_OFFERED if other bookings reserve what is needed. */
export async function reserveExtras(tx: Transaction, bookingId: string, { offered, items }: Chosen, span: Span): Promise<void> {
	const reserved = outOfStock(offered, items);
	if (reserved.length === 0) return;
	await assertFree(tx, bookingId, reserved, span);
	await insertReservations(tx, bookingId, reserved, span);
}

/** For a change that adds time, which is held until the change is applied or over. Throws EXTRA_NOT_OFFERED. */
export async function holdExtras(tx: Transaction, bookingId: string, span: Span): Promise<void> {
	const reserved = await reservationsOf(tx, bookingId);
	if (reserved.length === 0) return;
	await assertFree(tx, bookingId, reserved, span);
	await moveReservations(tx, bookingId, span);
}

async function assertFree(tx: Transaction, bookingId: string, reserved: readonly Reserved[], span: Span): Promise<void> {
	const stocks = await lockStocks(
		tx,
		reserved.map(({ stockId }) => stockId),
	);
	for (const { stockId, quantity } of reserved)
		if ((await stockInUse(tx, stockId, span, bookingId)) + quantity > (stocks.get(stockId) ?? 0)) throw refuse('EXTRA_NOT_OFFERED');
}
