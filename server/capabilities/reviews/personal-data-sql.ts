/** Queries that export and erase personal data in reviews. */
import { sql } from 'kysely';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { ReviewRow } from './sql.ts';

/** By the person or about them; in the order in which bookings are locked. */
export async function reviewsAround(db: Queryable, userId: string): Promise<ReviewRow[]> {
	return db
		.selectFrom('reviews')
		.selectAll()
		.where((eb) => eb.or([eb('author_id', '=', userId), eb('subject_id', '=', userId)]))
		.orderBy('booking_id')
		.orderBy('side')
		.execute();
}

export async function reportsOf(db: Queryable, userId: string) {
	return db
		.selectFrom('review_reports')
		.select(['review_id', 'reason', 'note', 'created_at', 'closed_at'])
		.where('reporter_id', '=', userId)
		.orderBy('created_at')
		.execute();
}

/** The stars stay. */
export async function anonymizeReviews(tx: Transaction, userId: string): Promise<void> {
	const blanked = await tx
		.updateTable('reviews')
		.set({ body: '', hidden_reason: sql`CASE WHEN hidden_reason IS NOT NULL THEN '—' END` })
		.where('author_id', '=', userId)
		.returning('car_id')
		.execute();
	for (const row of blanked) invalidateTags(tx, `car:${row.car_id}`);
}

/** Replies to reviews by others. */
export async function anonymizeAnswers(tx: Transaction, userId: string): Promise<void> {
	const blanked = await tx
		.updateTable('reviews')
		.set({ answer: null, answered_at: null })
		.where('subject_id', '=', userId)
		.returning('car_id')
		.execute();
	for (const row of blanked) invalidateTags(tx, `car:${row.car_id}`);
}

/** The person's reports about others' reviews, and others' about theirs. */
export async function anonymizeReports(tx: Transaction, userId: string): Promise<void> {
	await tx
		.updateTable('review_reports')
		.set({ note: '' })
		.where((eb) =>
			eb.or([eb('reporter_id', '=', userId), eb('review_id', 'in', eb.selectFrom('reviews').select('id').where('author_id', '=', userId))]),
		)
		.execute();
}
