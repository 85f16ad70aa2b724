/** Every query on identity_document_views. */
import type { DocumentKind } from '#contract/identity-details.ts';
import type { ViewReason } from '#contract/kyc.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { IdentityDocumentViewsReason } from '#server/platform/database/schema.ts';

type View = {
	userId: string;
	documentId: string;
	kind: DocumentKind;
	viewerId: string;
	reason: IdentityDocumentViewsReason;
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

/** How many of these documents this viewer has opened. */
export async function countOpenedDocuments(tx: Transaction, ids: readonly string[], viewerId: string): Promise<number> {
	const row = await tx
		.selectFrom('identity_document_views')
		.select((eb) => eb.fn.count<bigint>('document_id').distinct().as('opened'))
		.where('document_id', 'in', ids)
		.where('viewer_id', '=', viewerId)
		.executeTakeFirstOrThrow();
	return Number(row.opened);
}
