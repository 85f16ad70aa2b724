/** Queries on identity_checks and identity_reviews; those about renewals are in renewals-sql.ts. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DetailField, DocumentKind, IdentityDetails } from '#contract/identity-details.ts';
import { reviewTable } from '#server/capabilities/review-desk/index.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { IdentityChecksDetailsState, IdentityChecksStatus } from '#server/platform/database/schema.ts';
import type { Documents } from './rules.ts';

export type CheckRow = NonNullable<Awaited<ReturnType<typeof newestCheck>>>;

/** The check that counts for the person: a renewal counts once it is approved, and then no longer renews another one. */
export async function latestCheck(db: Queryable, userId: string) {
	return db
		.selectFrom('identity_checks')
		.selectAll()
		.where('user_id', '=', userId)
		.where('renews', 'is', null)
		.where('status', '<>', 'REPLACED')
		.$narrowType<{ status: Exclude<IdentityChecksStatus, 'REPLACED'> }>()
		.orderBy('submitted_at', 'desc')
		.limit(1)
		.executeTakeFirst();
}

/** All of them, including renewals. */
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
		.select(['id', 'licence_expires_on', 'details_state', 'birth_date', 'licence_issued_on'])
		.where('user_id', '=', userId)
		.where('status', '=', 'APPROVED')
		.executeTakeFirst();
}

/** Who has a waiting check open, and decisions that can still be undone. */
export const identityReviews = reviewTable('identity_reviews', 'check_id');

/** A check or a renewal, or the details of a person who was approved before they were requested. */
const isWaiting = sql<boolean>`(status = 'PENDING' OR (status = 'APPROVED' AND details_state = 'WAITING'))`;
/** Without a decision, not even one that can still be undone. */
const isUndecided = sql<boolean>`NOT EXISTS (
	SELECT FROM identity_reviews WHERE identity_reviews.check_id = identity_checks.id AND identity_reviews.decision IS NOT NULL
)`;
const waitsSince = sql<Date>`coalesce(details_submitted_at, submitted_at)`;

/** Longest waiting first. */
export async function pendingChecks(db: Queryable, after: readonly [string, string] | null, limit: number) {
	let query = db
		.selectFrom('identity_checks')
		.selectAll()
		.select(waitsSince.as('waits_since'))
		.where(isWaiting)
		.where(isUndecided)
		.orderBy(waitsSince)
		.orderBy('id')
		.limit(limit + 1);
	if (after) query = query.where(sql<boolean>`(${waitsSince}, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.execute();
}

export async function countPending(db: Queryable): Promise<number> {
	const row = await db
		.selectFrom('identity_checks')
		.select((eb) => eb.fn.countAll<bigint>().as('waiting'))
		.where(isWaiting)
		.where(isUndecided)
		.executeTakeFirstOrThrow();
	return Number(row.waiting);
}

/** Newest first. */
export async function rejectionsOf(db: Queryable, userIds: readonly string[]) {
	if (userIds.length === 0) return [];
	return (
		db
			.selectFrom('identity_checks')
			.select(['user_id', 'decided_at', 'notes'])
			// A revocation ends a waiting renewal with the same reason.
			.distinct()
			.where('user_id', 'in', userIds)
			.where('status', '=', 'REJECTED')
			.orderBy('decided_at', 'desc')
			.execute()
	);
}

/** The check with which a document was submitted. */
export async function checkWithDocument(db: Queryable, documentId: string) {
	return db
		.selectFrom('identity_checks')
		.select(['user_id', 'id_document_id', 'licence_id', 'permit_id'])
		.where((eb) => eb.or([eb('id_document_id', '=', documentId), eb('licence_id', '=', documentId), eb('permit_id', '=', documentId)]))
		.executeTakeFirst();
}

/** The columns of the details, as they are submitted. */
const columnsOf = (details: IdentityDetails) => ({
	birth_date: details.birthDate,
	nationality: details.nationality,
	licence_number: details.licenceNumber,
	licence_class: details.licenceClass,
	licence_issued_on: details.licenceIssuedOn,
	licence_stated_expiry: details.licenceExpiresOn,
	licence_script: details.licenceScript,
});

type NewCheck = {
	userId: string;
	documents: Documents;
	details: IdentityDetails | null;
	licenceExpiresOn: string | null;
	/** The approved check that it is to replace. */
	renews: string | null;
	now: Date;
};

export async function insertCheck(tx: Transaction, check: NewCheck): Promise<void> {
	const { userId, documents, details, licenceExpiresOn, renews, now } = check;
	await tx
		.insertInto('identity_checks')
		.values({
			id: randomUUID(),
			user_id: userId,
			status: 'PENDING',
			id_document_id: documents.ID,
			licence_id: documents.LICENCE,
			permit_id: documents.PERMIT,
			licence_expires_on: licenceExpiresOn,
			renews,
			submitted_at: now,
			...(details && { ...columnsOf(details), details_state: 'WAITING' as const }),
		})
		.execute();
}

/** The details of a person whose identity is approved; they count once an admin has confirmed them. */
export async function addDetails(
	tx: Transaction,
	id: string,
	details: IdentityDetails,
	{ permitId, now }: { permitId: string | null; now: Date },
) {
	await tx
		.updateTable('identity_checks')
		.set({
			...columnsOf(details),
			...{ details_state: 'WAITING', details_submitted_at: now, permit_id: permitId },
			...{ rejected_documents: [], rejected_fields: [], notes: null },
		})
		.where('id', '=', id)
		.execute();
}

export async function lockPendingCheck(tx: Transaction, userId: string) {
	return tx.selectFrom('identity_checks').selectAll().where('user_id', '=', userId).where(isWaiting).forUpdate().executeTakeFirst();
}

export async function lockPendingCheckById(tx: Transaction, id: string) {
	return tx.selectFrom('identity_checks').selectAll().where('id', '=', id).where(isWaiting).forUpdate().executeTakeFirst();
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

type CheckDecision = {
	status: 'APPROVED' | 'REJECTED';
	/** Null if the person was not asked for any. */
	detailsState: IdentityChecksDetailsState | null;
	/** As an admin has confirmed them. */
	details?: IdentityDetails | undefined;
	notes: string | null;
	licenceExpiresOn: string | null;
	rejectedDocuments?: readonly DocumentKind[];
	rejectedFields?: readonly DetailField[];
	decidedBy: string;
	now: Date;
};

export async function decideCheck(tx: Transaction, id: string, decision: CheckDecision): Promise<void> {
	await tx
		.updateTable('identity_checks')
		.set({
			status: decision.status,
			notes: decision.notes,
			licence_expires_on: decision.licenceExpiresOn,
			// Another date is announced again.
			licence_warned_days: sql`CASE WHEN licence_expires_on IS NOT DISTINCT FROM ${decision.licenceExpiresOn}::date THEN licence_warned_days END`,
			...(decision.status === 'APPROVED' && { renews: null }),
			...(decision.details && columnsOf(decision.details)),
			details_state: decision.detailsState,
			rejected_documents: [...(decision.rejectedDocuments ?? [])],
			rejected_fields: [...(decision.rejectedFields ?? [])],
			decided_by: decision.decidedBy,
			decided_at: decision.now,
		})
		.where('id', '=', id)
		.execute();
}

/** Rejected or replaced before then, with documents; locked, skipping rows that are locked by others. */
export async function lockLongEnded(tx: Transaction, before: Date, limit: number) {
	return tx
		.selectFrom('identity_checks')
		.select(['id', 'id_document_id', 'licence_id', 'permit_id'])
		.where('documents_removed_at', 'is', null)
		.where((eb) =>
			eb.or([
				eb.and([eb('status', '=', 'REJECTED'), eb('decided_at', '<', before)]),
				eb.and([eb('status', '=', 'REPLACED'), eb('replaced_at', '<', before)]),
			]),
		)
		.orderBy('decided_at')
		.limit(limit)
		.forUpdate()
		.skipLocked()
		.execute();
}

/** With the details on the documents. The decision and its reason stay. */
export async function eraseDocuments(tx: Transaction, checkId: string, now: Date): Promise<void> {
	await tx
		.updateTable('identity_checks')
		.set({
			...{ id_document_id: null, licence_id: null, permit_id: null, documents_removed_at: now, details_state: null },
			...{ birth_date: null, nationality: null, licence_number: null, licence_class: null },
			...{ licence_issued_on: null, licence_stated_expiry: null, licence_script: null },
		})
		.where('id', '=', checkId)
		.execute();
}

/** Whether a check refers to the document: one that was not rejected belongs to the next submission too. */
export async function isInAnyCheck(tx: Transaction, documentId: string): Promise<boolean> {
	return (await checkWithDocument(tx, documentId)) !== undefined;
}

export async function deleteChecksOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('identity_checks').where('user_id', '=', userId).execute();
}
