/** Every query on identity_checks and identity_document_views. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ViewReason } from '#contract/kyc.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { IdentityDocumentViewsReason } from '#server/platform/database/schema.ts';

export type CheckRow = NonNullable<Awaited<ReturnType<typeof newestCheck>>>;

export async function newestCheck(db: Queryable, userId: string) {
	return db
		.selectFrom('identity_checks')
		.selectAll()
		.where('user_id', '=', userId)
		.orderBy('submitted_at', 'desc')
		.limit(1)
		.executeTakeFirst();
}

export async function checksOf(db: Queryable, userId: string) {
	return db.selectFrom('identity_checks').selectAll().where('user_id', '=', userId).orderBy('submitted_at').execute();
}

export async function approvedCheck(db: Queryable, userId: string) {
	return db
		.selectFrom('identity_checks')
		.select(['id', 'licence_expires_on'])
		.where('user_id', '=', userId)
		.where('status', '=', 'APPROVED')
		.executeTakeFirst();
}

/** Longest waiting first. */
export async function pendingChecks(db: Queryable, after: readonly [string, string] | null, limit: number) {
	let query = db
		.selectFrom('identity_checks')
		.selectAll()
		.where('status', '=', 'PENDING')
		.orderBy('submitted_at')
		.orderBy('id')
		.limit(limit + 1);
	if (after) query = query.where(sql<boolean>`(submitted_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.execute();
}

export async function countPending(db: Queryable): Promise<number> {
	const row = await db
		.selectFrom('identity_checks')
		.select((eb) => eb.fn.countAll<bigint>().as('waiting'))
		.where('status', '=', 'PENDING')
		.executeTakeFirstOrThrow();
	return Number(row.waiting);
}

/** Newest first. */
export async function rejectionsOf(db: Queryable, userIds: readonly string[]) {
	if (userIds.length === 0) return [];
	return db
		.selectFrom('identity_checks')
		.select(['user_id', 'decided_at', 'notes'])
		.where('user_id', 'in', userIds)
		.where('status', '=', 'REJECTED')
		.orderBy('decided_at', 'desc')
		.execute();
}

/** The check with which a document was submitted. */
export async function checkWithDocument(db: Queryable, documentId: string) {
	return db
		.selectFrom('identity_checks')
		.select(['user_id', 'id_document_id', 'licence_id'])
		.where((eb) => eb.or([eb('id_document_id', '=', documentId), eb('licence_id', '=', documentId)]))
		.executeTakeFirst();
}

export async function insertCheck(
	tx: Transaction,
	check: { userId: string; idDocumentId: string; licenceId: string; licenceExpiresOn: string | null; now: Date },
): Promise<void> {
	await tx
		.insertInto('identity_checks')
		.values({
			id: randomUUID(),
			user_id: check.userId,
			status: 'PENDING',
			id_document_id: check.idDocumentId,
			licence_id: check.licenceId,
			licence_expires_on: check.licenceExpiresOn,
			submitted_at: check.now,
		})
		.execute();
}

export async function lockPendingCheck(tx: Transaction, userId: string) {
	return tx
		.selectFrom('identity_checks')
		.select(['id', 'licence_expires_on', 'id_document_id', 'licence_id'])
		.where('user_id', '=', userId)
		.where('status', '=', 'PENDING')
		.forUpdate()
		.executeTakeFirst();
}

type Documents = { id_document_id: string | null; licence_id: string | null };

/** How many of the two documents this viewer has opened: 0, 1 or 2. */
export async function countOpenedDocuments(tx: Transaction, documents: Documents, viewerId: string): Promise<number> {
	const ids = [documents.id_document_id, documents.licence_id].filter((id) => id !== null);
	const row = await tx
		.selectFrom('identity_document_views')
		.select((eb) => eb.fn.count<bigint>('document_id').distinct().as('opened'))
		.where('document_id', 'in', ids)
		.where('viewer_id', '=', viewerId)
		.executeTakeFirstOrThrow();
	return Number(row.opened);
}

export async function lockApprovedCheck(tx: Transaction, userId: string) {
	return tx
		.selectFrom('identity_checks')
		.select(['id'])
		.where('user_id', '=', userId)
		.where('status', '=', 'APPROVED')
		.forUpdate()
		.executeTakeFirst();
}

/** The revocation becomes the decision; the audit log has the one before it. */
export async function revokeCheck(tx: Transaction, id: string, { notes, revokedBy, now }: { notes: string; revokedBy: string; now: Date }) {
	await tx
		.updateTable('identity_checks')
		.set({ status: 'REJECTED', notes, decided_by: revokedBy, decided_at: now, revoked_at: now })
		.where('id', '=', id)
		.execute();
}

export async function decideCheck(
	tx: Transaction,
	id: string,
	decision: { status: 'APPROVED' | 'REJECTED'; notes: string | null; licenceExpiresOn: string | null; decidedBy: string; now: Date },
): Promise<void> {
	await tx
		.updateTable('identity_checks')
		.set({
			status: decision.status,
			notes: decision.notes,
			licence_expires_on: decision.licenceExpiresOn,
			decided_by: decision.decidedBy,
			decided_at: decision.now,
		})
		.where('id', '=', id)
		.execute();
}

/** Rejected before then, with documents; locked, skipping rows that are locked by others. */
export async function lockLongRejected(tx: Transaction, before: Date, limit: number) {
	return tx
		.selectFrom('identity_checks')
		.select(['id', 'id_document_id', 'licence_id'])
		.where('status', '=', 'REJECTED')
		.where('documents_removed_at', 'is', null)
		.where('decided_at', '<', before)
		.orderBy('decided_at')
		.limit(limit)
		.forUpdate()
		.skipLocked()
		.execute();
}

export async function eraseDocuments(tx: Transaction, checkId: string, now: Date): Promise<void> {
	await tx
		.updateTable('identity_checks')
		.set({ id_document_id: null, licence_id: null, documents_removed_at: now })
		.where('id', '=', checkId)
		.execute();
}

export async function deleteChecksOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('identity_checks').where('user_id', '=', userId).execute();
}

export type View = {
	userId: string;
	documentId: string;
	kind: 'ID' | 'LICENCE';
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
export async function viewsByOthers(db: Queryable, userId: string, limit: number) {
	return db
		.selectFrom('identity_document_views')
		.select(['kind', 'reason', 'viewed_at'])
		.where('user_id', '=', userId)
		.where('reason', '<>', 'OWN')
		.$narrowType<{ reason: ViewReason }>()
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
}

/** The same with who looked. */
export async function viewersOf(db: Queryable, userId: string, limit: number) {
	return db
		.selectFrom('identity_document_views')
		.select(['kind', 'reason', 'viewed_at', 'viewer_id'])
		.where('user_id', '=', userId)
		.where('reason', '<>', 'OWN')
		.$narrowType<{ reason: ViewReason }>()
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
}
