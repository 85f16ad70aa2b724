/** Every query on car_reviews and car_document_views: who has a waiting car open, decisions that can still be undone, and opened documents. */
import { sql } from 'kysely';
import { reviewTable } from '#server/capabilities/review-desk/index.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type OpenedPage, otherPages } from '#server/platform/files/document-response.ts';
import { waitingSince } from './changes-sql.ts';

export const carReviews = reviewTable('car_reviews', 'car_id');

/** The whole car or a change waits for an admin, without a decision that can still be undone. For a query on cars. */
export const waitsForAdmin = sql<boolean>`((cars.verification_status = 'PENDING' OR ${waitingSince} IS NOT NULL) AND NOT EXISTS (
	SELECT FROM car_reviews WHERE car_reviews.car_id = cars.id AND car_reviews.decision IS NOT NULL
))`;

type DocumentView = { documentId: string; viewerId: string; opened: OpenedPage; now: Date };

/** Of a PDF each page is opened by itself; a whole file leaves none unopened. */
export async function insertDocumentView(tx: Transaction, { documentId, viewerId, opened, now }: DocumentView): Promise<void> {
	await tx
		.insertInto('car_document_views')
		.values({ document_id: documentId, viewer_id: viewerId, viewed_at: now, unopened_pages: otherPages(opened) })
		.onConflict((on) =>
			on.columns(['document_id', 'viewer_id']).doUpdateSet({
				viewed_at: now,
				unopened_pages: opened ? sql<number[]>`array_remove(car_document_views.unopened_pages, ${opened.page}::smallint)` : [],
			}),
		)
		.execute();
}

/** The pages that this admin has not opened yet; undefined if it is all of them. */
export async function unopenedPagesOf(db: Queryable, documentId: string, viewerId: string): Promise<number[] | undefined> {
	const row = await db
		.selectFrom('car_document_views')
		.select('unopened_pages')
		.where('document_id', '=', documentId)
		.where('viewer_id', '=', viewerId)
		.executeTakeFirst();
	return row?.unopened_pages;
}

/** Of how many of these documents this admin has opened every page. */
export async function countOpenedDocuments(tx: Transaction, ids: readonly string[], viewerId: string): Promise<number> {
	if (ids.length === 0) return 0;
	const row = await tx
		.selectFrom('car_document_views')
		.select((eb) => eb.fn.countAll<bigint>().as('opened'))
		.where('document_id', 'in', ids)
		.where('viewer_id', '=', viewerId)
		.where(sql<boolean>`unopened_pages = '{}'`)
		.executeTakeFirstOrThrow();
	return Number(row.opened);
}

export async function deleteDocumentViewsBy(tx: Transaction, viewerId: string): Promise<void> {
	await tx.deleteFrom('car_document_views').where('viewer_id', '=', viewerId).execute();
}
