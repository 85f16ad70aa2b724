/** Every query on company_paper_reviews and company_paper_views, and the queue of the papers that wait. */
import { sql } from 'kysely';
import { reviewTable } from '#server/capabilities/review-desk/index.ts';
import { type PageOf, pageInOrder } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

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

export async function insertPaperView(tx: Transaction, view: { paperId: string; viewerId: string; now: Date }): Promise<void> {
	await tx
		.insertInto('company_paper_views')
		.values({ paper_id: view.paperId, viewer_id: view.viewerId, viewed_at: view.now })
		.onConflict((on) => on.columns(['paper_id', 'viewer_id']).doUpdateSet({ viewed_at: view.now }))
		.execute();
}

export async function hasOpenedPaper(tx: Transaction, paperId: string, viewerId: string): Promise<boolean> {
	const row = await tx
		.selectFrom('company_paper_views')
		.select('viewed_at')
		.where('paper_id', '=', paperId)
		.where('viewer_id', '=', viewerId)
		.executeTakeFirst();
	return row !== undefined;
}

export async function deletePaperViewsBy(tx: Transaction, viewerId: string): Promise<void> {
	await tx.deleteFrom('company_paper_views').where('viewer_id', '=', viewerId).execute();
}
