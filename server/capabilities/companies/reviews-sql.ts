/** Every query on company_paper_reviews and company_paper_views, and the queue of the papers that wait. */
import { sql } from 'kysely';
import { reviewTable } from '#server/capabilities/review-desk/index.ts';
import { type PageOf, pageInOrder } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type OpenedPage, otherPages } from '#server/platform/files/document-response.ts';

/** Who has a waiting paper open, and decisions that can still be undone. */
export const paperReviews = reviewTable('company_paper_reviews', 'paper_id');

/** No admin has made a decision, not even one that can still be undone. For a query on company_papers. */
export const waitsForAdmin = sql<boolean>`(company_papers.status = 'PENDING' AND NOT EXISTS (
	SELECT FROM company_paper_reviews WHERE company_paper_reviews.paper_id = company_papers.id AND company_paper_reviews.decision IS NOT NULL
))`;

/** The longest waiting first. */
export async function waitingPapers(db: Queryable, page: PageOf) {
	const query = db.selectFrom('company_papers').selectAll().where(waitsForAdmin);
	return pageInOrder(query, { by: sql<Date>`submitted_at`, direction: 'asc' }, page).execute();
}

export async function countWaitingPapers(db: Queryable): Promise<number> {
	const row = await db
		.selectFrom('company_papers')
		.select((eb) => eb.fn.countAll<bigint>().as('waiting'))
		.where(waitsForAdmin)
		.executeTakeFirstOrThrow();
	return Number(row.waiting);
}

type PaperView = { paperId: string; viewerId: string; opened: OpenedPage; now: Date };

/** Of a PDF each page is opened by itself; a whole file leaves none unopened. */
export async function insertPaperView(tx: Transaction, { paperId, viewerId, opened, now }: PaperView): Promise<void> {
	await tx
		.insertInto('company_paper_views')
		.values({ paper_id: paperId, viewer_id: viewerId, viewed_at: now, unopened_pages: otherPages(opened) })
		.onConflict((on) =>
			on.columns(['paper_id', 'viewer_id']).doUpdateSet({
				viewed_at: now,
				unopened_pages: opened ? sql<number[]>`array_remove(company_paper_views.unopened_pages, ${opened.page}::smallint)` : [],
			}),
		)
		.execute();
}

/** The pages that this admin has not opened yet; undefined if it is all of them. */
export async function unopenedPagesOf(db: Queryable, paperId: string, viewerId: string): Promise<number[] | undefined> {
	const row = await db
		.selectFrom('company_paper_views')
		.select('unopened_pages')
		.where('paper_id', '=', paperId)
		.where('viewer_id', '=', viewerId)
		.executeTakeFirst();
	return row?.unopened_pages;
}

/** Whether this admin has opened every page. */
export async function hasOpenedPaper(tx: Transaction, paperId: string, viewerId: string): Promise<boolean> {
	return (await unopenedPagesOf(tx, paperId, viewerId))?.length === 0;
}

export async function deletePaperViewsBy(tx: Transaction, viewerId: string): Promise<void> {
	await tx.deleteFrom('company_paper_views').where('viewer_id', '=', viewerId).execute();
}
