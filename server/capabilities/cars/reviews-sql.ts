/** Every query on car_reviews and car_document_views: who has a waiting car open, decisions that can still be undone, and opened documents. */
import { sql } from 'kysely';
import type { CarDecision } from '#contract/car-review.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { waitingSince } from './changes-sql.ts';

export type ReviewRow = { reviewerId: string; claimedUntil: Date; decision: unknown; carryOutAt: Date | null };

/** Locks the row. The car is locked before. */
export async function lockReview(tx: Transaction, carId: string): Promise<ReviewRow | undefined> {
	return tx
		.selectFrom('car_reviews')
		.select(['reviewer_id as reviewerId', 'claimed_until as claimedUntil', 'decision', 'carry_out_at as carryOutAt'])
		.where('car_id', '=', carId)
		.forUpdate()
		.executeTakeFirst();
}

type Review = { reviewerId: string; claimedUntil: Date; decided?: { decision: CarDecision; carryOutAt: Date } };

export async function saveReview(tx: Transaction, carId: string, { reviewerId, claimedUntil, decided }: Review): Promise<void> {
	const values = {
		reviewer_id: reviewerId,
		claimed_until: claimedUntil,
		decision: decided ? JSON.stringify(decided.decision) : null,
		carry_out_at: decided?.carryOutAt ?? null,
	};
	await tx
		.insertInto('car_reviews')
		.values({ car_id: carId, ...values })
		.onConflict((on) => on.column('car_id').doUpdateSet(values))
		.execute();
}

export async function deleteReview(tx: Transaction, carId: string): Promise<void> {
	await tx.deleteFrom('car_reviews').where('car_id', '=', carId).execute();
}

/** Other cars that this admin has open and has not decided; all of them if the admin leaves. */
export async function releaseClaims(tx: Transaction, reviewerId: string, exceptCarId: string | null): Promise<void> {
	let query = tx.deleteFrom('car_reviews').where('reviewer_id', '=', reviewerId).where('decision', 'is', null);
	if (exceptCarId !== null) query = query.where('car_id', '<>', exceptCarId);
	await query.execute();
}

/** Who has these cars open at the moment, by car. */
export async function reviewersOf(db: Queryable, carIds: readonly string[], now: Date): Promise<Map<string, string>> {
	if (carIds.length === 0) return new Map();
	const rows = await db
		.selectFrom('car_reviews')
		.select(['car_id', 'reviewer_id'])
		.where('car_id', 'in', carIds)
		.where('claimed_until', '>', now)
		.execute();
	return new Map(rows.map(({ car_id, reviewer_id }) => [car_id, reviewer_id]));
}

/** All of it or a change waits for an admin, and none has decided it, not even a moment ago. For a query on cars. */
export const waitsForAdmin = sql<boolean>`((cars.verification_status = 'PENDING' OR ${waitingSince} IS NOT NULL) AND NOT EXISTS (
	SELECT FROM car_reviews WHERE car_reviews.car_id = cars.id AND car_reviews.decision IS NOT NULL
))`;

export async function insertDocumentView(tx: Transaction, view: { documentId: string; viewerId: string; now: Date }): Promise<void> {
	await tx
		.insertInto('car_document_views')
		.values({ document_id: view.documentId, viewer_id: view.viewerId, viewed_at: view.now })
		.onConflict((on) => on.columns(['document_id', 'viewer_id']).doUpdateSet({ viewed_at: view.now }))
		.execute();
}

/** How many of these documents this admin has opened. */
export async function countOpenedDocuments(tx: Transaction, ids: readonly string[], viewerId: string): Promise<number> {
	if (ids.length === 0) return 0;
	const row = await tx
		.selectFrom('car_document_views')
		.select((eb) => eb.fn.countAll<bigint>().as('opened'))
		.where('document_id', 'in', ids)
		.where('viewer_id', '=', viewerId)
		.executeTakeFirstOrThrow();
	return Number(row.opened);
}

export async function deleteDocumentViewsBy(tx: Transaction, viewerId: string): Promise<void> {
	await tx.deleteFrom('car_document_views').where('viewer_id', '=', viewerId).execute();
}
