/** Every query on reviews and review_reports. Callers that change a review hold the lock of its booking. */
import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ReportReason, ReviewSide } from '#contract/reviews.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type ReviewRow = Selectable<DB['reviews']>;
export type ReportRow = Selectable<DB['review_reports']>;

export async function insertReview(tx: Transaction, review: Omit<Insertable<DB['reviews']>, 'id'>): Promise<ReviewRow> {
	invalidateTags(tx, `car:${review.car_id}`);
	return tx
		.insertInto('reviews')
		.values({ ...review, id: randomUUID() })
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function reviewById(db: Queryable, id: string): Promise<ReviewRow | undefined> {
	return db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function reviewsOfBooking(db: Queryable, bookingId: string): Promise<ReviewRow[]> {
	return db.selectFrom('reviews').selectAll().where('booking_id', '=', bookingId).execute();
}

export async function changeReview(tx: Transaction, id: string, change: Updateable<DB['reviews']>): Promise<ReviewRow> {
	const row = await tx.updateTable('reviews').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
	invalidateTags(tx, `car:${row.car_id}`);
	return row;
}

/** Keyset of a page: rows after that time and id, newest first; one more than `limit`. */
export type PageOf = { after: readonly [string, string] | null; limit: number };

function readable(db: Queryable, { after, limit }: PageOf) {
	let query = db
		.selectFrom('reviews')
		.selectAll()
		.where('revealed_at', 'is not', null)
		.where('hidden_at', 'is', null)
		.orderBy('revealed_at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit + 1);
	if (after) query = query.where(sql<boolean>`(revealed_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query;
}

export async function reviewsOfCar(db: Queryable, carId: string, page: PageOf): Promise<ReviewRow[]> {
	return readable(db, page).where('car_id', '=', carId).where('side', '=', 'RENTER').execute();
}

/** By the number of stars; numbers without a review are left out. */
export async function ratingsOfCar(db: Queryable, carId: string): Promise<Array<{ rating: number; count: number }>> {
	return db
		.selectFrom('reviews')
		.select(['rating', sql<number>`count(*)::int`.as('count')])
		.where('car_id', '=', carId)
		.where('side', '=', 'RENTER')
		.where('revealed_at', 'is not', null)
		.where('hidden_at', 'is', null)
		.groupBy('rating')
		.execute();
}

/** `side`: of the authors. */
export async function reviewsOfUser(db: Queryable, subjectId: string, side: ReviewSide, page: PageOf): Promise<ReviewRow[]> {
	return readable(db, page).where('subject_id', '=', subjectId).where('side', '=', side).execute();
}

/** Reviews by renters of an owner's other cars. */
export async function reviewsOfOtherCars(db: Queryable, car: { id: string; owner_id: string }, page: PageOf): Promise<ReviewRow[]> {
	return readable(db, page).where('subject_id', '=', car.owner_id).where('side', '=', 'RENTER').where('car_id', '<>', car.id).execute();
}

const SWEEP_LIMIT = 200;

/** Bookings with an overdue publication. */
export async function overdueReveals(db: Queryable, now: Date): Promise<string[]> {
	const rows = await db
		.selectFrom('reviews')
		.select('booking_id')
		.distinct()
		.where('revealed_at', 'is', null)
		.where('reveals_at', '<=', now)
		.limit(SWEEP_LIMIT)
		.execute();
	return rows.map((row) => row.booking_id);
}

/** Returns false if this person reported it before. */
export async function insertReport(
	tx: Transaction,
	report: { reviewId: string; reporterId: string; reason: ReportReason; note: string; now: Date },
): Promise<boolean> {
	const row = await tx
		.insertInto('review_reports')
		.values({
			id: randomUUID(),
			review_id: report.reviewId,
			reporter_id: report.reporterId,
			reason: report.reason,
			note: report.note,
			created_at: report.now,
		})
		.onConflict((conflict) => conflict.constraint('review_reports_are_made_once_a_person').doNothing())
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

/** Which of these reviews the person has reported. */
export async function reportedBy(db: Queryable, personId: string, reviewIds: readonly string[]): Promise<Set<string>> {
	if (reviewIds.length === 0) return new Set();
	const rows = await db
		.selectFrom('review_reports')
		.select('review_id')
		.where('reporter_id', '=', personId)
		.where('review_id', 'in', reviewIds)
		.execute();
	return new Set(rows.map((row) => row.review_id));
}

export async function openReports(db: Queryable, reviewIds: readonly string[]): Promise<ReportRow[]> {
	if (reviewIds.length === 0) return [];
	return db
		.selectFrom('review_reports')
		.selectAll()
		.where('review_id', 'in', reviewIds)
		.where('closed_at', 'is', null)
		.orderBy('created_at')
		.execute();
}

export async function closeReports(tx: Transaction, reviewId: string, now: Date): Promise<void> {
	await tx.updateTable('review_reports').set({ closed_at: now }).where('review_id', '=', reviewId).where('closed_at', 'is', null).execute();
}
