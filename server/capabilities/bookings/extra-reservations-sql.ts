/** Every query on the extras that bookings reserve from their owners' stocks. Triggers of the table protect the stock; these queries detect a shortage earlier. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export type Span = { startsAt: Date; endsAt: Date };
export type Reserved = { stockId: string; quantity: number };

/** The most that other bookings reserve of a stock at any moment of this time. */
export async function stockInUse(db: Queryable, stockId: string, { startsAt, endsAt }: Span, butNot: string | null): Promise<number> {
	const { rows } = await sql<{ count: number }>`SELECT extra_stock_in_use(${stockId}, ${startsAt}, ${endsAt}, ${butNot}) AS count`.execute(
		db,
	);
	return rows[0]?.count ?? 0;
}

export async function reservationsOf(db: Queryable, bookingId: string): Promise<Reserved[]> {
	const rows = await db.selectFrom('extra_reservations').select(['stock_id', 'quantity']).where('booking_id', '=', bookingId).execute();
	return rows.map(({ stock_id, quantity }) => ({ stockId: stock_id, quantity }));
}

export async function insertReservations(tx: Transaction, bookingId: string, items: readonly Reserved[], span: Span): Promise<void> {
	const times = { starts_at: span.startsAt, ends_at: span.endsAt };
	const rows = items.map(({ stockId, quantity }) => ({ booking_id: bookingId, stock_id: stockId, quantity, ...times }));
	await tx.insertInto('extra_reservations').values(rows).execute();
}

export async function moveReservations(tx: Transaction, bookingId: string, { startsAt, endsAt }: Span): Promise<void> {
	await tx.updateTable('extra_reservations').set({ starts_at: startsAt, ends_at: endsAt }).where('booking_id', '=', bookingId).execute();
}

export async function deleteReservations(tx: Transaction, bookingId: string): Promise<void> {
	await tx.deleteFrom('extra_reservations').where('booking_id', '=', bookingId).execute();
}

/** Until the end of the turnaround after the return, like the car's time. */
export async function shortenReservations(tx: Transaction, bookingId: string, at: { bookedUntil: Date; returnedAt: Date }): Promise<void> {
	const until = sql<Date>`${at.returnedAt}::timestamptz + (ends_at - ${at.bookedUntil}::timestamptz)`;
	await tx.deleteFrom('extra_reservations').where('booking_id', '=', bookingId).where('starts_at', '>=', until).execute();
	await tx
		.updateTable('extra_reservations')
		.set({ ends_at: until })
		.where('booking_id', '=', bookingId)
		.where('ends_at', '>', until)
		.execute();
}
