/** Bookings that may be due for a reminder, and reminders that were sent. */
import type { BookingReminderKind } from '#contract/booking-life.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { BookingRow } from './sql.ts';

/** No reminder is sent earlier than the evening before. */
const AHEAD_MS = 2 * DAY_MS;

/** Open requests, and bookings with a near pickup or return; one page, ordered by id. The rules decide what is due. */
export async function remindable(db: Queryable, now: Date, after: string | null, limit: number): Promise<BookingRow[]> {
	const ahead = new Date(now.getTime() + AHEAD_MS);
	let query = db
		.selectFrom('bookings')
		.selectAll()
		.where((eb) =>
			eb.or([
				eb.and([eb('status', '=', 'REQUESTED'), eb('paid_at', 'is not', null), eb('respond_by', '>', now)]),
				eb.and([eb('status', '=', 'CONFIRMED'), eb('starts_at', '>', now), eb('starts_at', '<=', ahead)]),
				eb.and([eb('status', '=', 'CONFIRMED'), eb('ends_at', '>', now), eb('ends_at', '<=', ahead)]),
			]),
		)
		.orderBy('id')
		.limit(limit);
	if (after) query = query.where('id', '>', after);
	return query.execute();
}

export async function listSentReminders(db: Queryable, bookingIds: readonly string[]): Promise<Set<string>> {
	if (bookingIds.length === 0) return new Set();
	const rows = await db.selectFrom('booking_reminders').select(['booking_id', 'kind']).where('booking_id', 'in', bookingIds).execute();
	return new Set(rows.map((row) => `${row.kind}:${row.booking_id}`));
}

/** Pickup or return have another time, so they are announced again. */
export async function forgetReminders(tx: Transaction, bookingId: string, kinds: readonly BookingReminderKind[]): Promise<void> {
	await tx.deleteFrom('booking_reminders').where('booking_id', '=', bookingId).where('kind', 'in', kinds).execute();
}

/** Returns false if it was sent before. */
export async function markReminderSent(tx: Transaction, bookingId: string, kind: BookingReminderKind, now: Date): Promise<boolean> {
	const row = await tx
		.insertInto('booking_reminders')
		.values({ booking_id: bookingId, kind, told_at: now })
		.onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doNothing())
		.returning('kind')
		.executeTakeFirst();
	return row !== undefined;
}
