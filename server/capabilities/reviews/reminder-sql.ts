/** Parties that have not reviewed a trip, and reminders that were sent. */
import { sql } from 'kysely';
import type { ReviewSide } from '#contract/reviews.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export type Unwritten = { bookingId: string; side: ReviewSide };

/** Trips completed in that period, oldest first: each side that has neither written nor been reminded. */
export async function unwrittenReviews(db: Queryable, completed: { after: Date; until: Date }, limit: number): Promise<Unwritten[]> {
	const { rows } = await sql<Unwritten>`SELECT b.id AS "bookingId", s.side
		FROM bookings b CROSS JOIN (VALUES ('RENTER'), ('OWNER')) s (side)
		WHERE b.status = 'COMPLETED' AND b.completed_at > ${completed.after} AND b.completed_at <= ${completed.until}
			AND NOT EXISTS (SELECT FROM reviews r WHERE r.booking_id = b.id AND r.side = s.side)
			AND NOT EXISTS (SELECT FROM review_reminders m WHERE m.booking_id = b.id AND m.side = s.side)
		ORDER BY b.completed_at, b.id, s.side LIMIT ${limit}`.execute(db);
	return rows;
}

/** Returns false if a reminder was sent before. */
export async function markReminderSent(tx: Transaction, { bookingId, side }: Unwritten, now: Date): Promise<boolean> {
	const row = await tx
		.insertInto('review_reminders')
		.values({ booking_id: bookingId, side, told_at: now })
		.onConflict((conflict) => conflict.columns(['booking_id', 'side']).doNothing())
		.returning('side')
		.executeTakeFirst();
	return row !== undefined;
}
