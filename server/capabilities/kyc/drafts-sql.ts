/** Queries on identity_drafts: what a person has uploaded and not submitted. */
import { identityDetails } from '#contract/identity-details.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type Documents, type Draft, emptyDraft } from './rules.ts';

export async function draftOf(db: Queryable, userId: string): Promise<Draft> {
	const row = await db.selectFrom('identity_drafts').selectAll().where('user_id', '=', userId).executeTakeFirst();
	if (!row) return emptyDraft;
	return {
		documents: { ID: row.id_document_id, LICENCE: row.licence_id, PERMIT: row.permit_id },
		details: row.details === null ? null : identityDetails.parse(row.details),
	};
}

export async function saveDraft(tx: Transaction, userId: string, { documents, details }: Draft, now: Date): Promise<void> {
	const values = {
		id_document_id: documents.ID,
		licence_id: documents.LICENCE,
		permit_id: documents.PERMIT,
		details: details && JSON.stringify(details),
		updated_at: now,
	};
	await tx
		.insertInto('identity_drafts')
		.values({ user_id: userId, ...values })
		.onConflict((on) => on.column('user_id').doUpdateSet(values))
		.execute();
}

export async function deleteDraft(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('identity_drafts').where('user_id', '=', userId).execute();
}

/** Unchanged since then; locked, skipping rows that are locked by others. */
export async function lockOldDrafts(tx: Transaction, before: Date, limit: number): Promise<string[]> {
	const rows = await tx
		.selectFrom('identity_drafts')
		.select('user_id')
		.where('updated_at', '<', before)
		.orderBy('updated_at')
		.limit(limit)
		.forUpdate()
		.skipLocked()
		.execute();
	return rows.map(({ user_id }) => user_id);
}

/** The person whose draft has this document, and the kind of document. */
export async function draftWithDocument(db: Queryable, documentId: string): Promise<{ userId: string; documents: Documents } | null> {
	const row = await db
		.selectFrom('identity_drafts')
		.select(['user_id', 'id_document_id', 'licence_id', 'permit_id'])
		.where((eb) => eb.or([eb('id_document_id', '=', documentId), eb('licence_id', '=', documentId), eb('permit_id', '=', documentId)]))
		.executeTakeFirst();
	return row ? { userId: row.user_id, documents: { ID: row.id_document_id, LICENCE: row.licence_id, PERMIT: row.permit_id } } : null;
}
