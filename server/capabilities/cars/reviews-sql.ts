/** Every query on car_reviews and car_document_views: who has a waiting car open, decisions that can still be undone, and opened documents. */
import { sql } from 'kysely';
import { reviewTable } from '#server/capabilities/review-desk/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { waitingSince } from './changes-sql.ts';

export const carReviews = reviewTable('car_reviews', 'car_id');

/** The whole car or a change waits for an admin, without a decision that can still be undone. For a query on cars. */
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
