/** Every query on identity_document_views. */
import { sql } from 'kysely';
import type { DocumentKind } from '#contract/identity-details.ts';
import type { ViewReason } from '#contract/kyc.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { IdentityDocumentViewsReason } from '#server/platform/database/schema.ts';
import { pagesFrom1 } from '#server/platform/files/document-response.ts';

type View = {
	userId: string;
	documentId: string;
	kind: DocumentKind;
	viewerId: string;
	reason: IdentityDocumentViewsReason;
	/** Of a PDF, and of how many; null for a whole file. */
	page: number | null;
	pages: number | null;
	now: Date;
};

export async function insertView(db: Queryable, view: View): Promise<void> {
	await db
		.insertInto('identity_document_views')
		.values({
			user_id: view.userId,
			document_id: view.documentId,
			kind: view.kind,
			viewer_id: view.viewerId,
			reason: view.reason,
			page: view.page,
			pages: view.pages,
			viewed_at: view.now,
		})
		.execute();
}

/** Views of this person's documents by others, newest first. */
export const viewsByOthers = (db: Queryable, userId: string, limit: number) => selectViewsByOthers(db, userId, limit).execute();

/** The same with the viewer. */
export const viewersOf = (db: Queryable, userId: string, limit: number) =>
	selectViewsByOthers(db, userId, limit).select('viewer_id').execute();

const selectViewsByOthers = (db: Queryable, userId: string, limit: number) =>
	db
		.selectFrom('identity_document_views')
		.select(['kind', 'reason', 'viewed_at'])
		.where('user_id', '=', userId)
		.where('reason', '<>', 'OWN')
		.$narrowType<{ reason: ViewReason }>()
		.orderBy('id', 'desc')
		.limit(limit);

/** Of how many of these documents this viewer has opened the whole file, or every page. */
export async function countOpenedDocuments(tx: Transaction, ids: readonly string[], viewerId: string): Promise<number> {
	const opened = await tx
		.selectFrom('identity_document_views')
		.select('document_id')
		.where('document_id', 'in', ids)
		.where('viewer_id', '=', viewerId)
		.groupBy('document_id')
		.having(sql<boolean>`bool_or(page IS NULL) OR count(DISTINCT page) >= max(pages)`)
		.execute();
	return opened.length;
}

/** The pages of this person's document that this viewer has not opened yet. */
export async function unopenedPagesOf(
	db: Queryable,
	{ userId, documentId, pages }: { userId: string; documentId: string; pages: number },
	viewerId: string,
): Promise<number[]> {
	const opened = await db
		.selectFrom('identity_document_views')
		.select('page')
		.distinct()
		.where('user_id', '=', userId)
		.where('document_id', '=', documentId)
		.where('viewer_id', '=', viewerId)
		.execute();
	if (opened.some(({ page }) => page === null)) return [];
	return pagesFrom1(pages).filter((each) => !opened.some(({ page }) => page === each));
}
