/** Every query on identity_checks. */
import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export async function newestCheck(db: Queryable, userId: string) {
	return db
		.selectFrom('identity_checks')
		.selectAll()
		.where('user_id', '=', userId)
		.orderBy('submitted_at', 'desc')
		.limit(1)
		.executeTakeFirst();
}

export async function approvedCheck(db: Queryable, userId: string) {
	return db
		.selectFrom('identity_checks')
		.select(['id', 'licence_expires_on'])
		.where('user_id', '=', userId)
		.where('status', '=', 'APPROVED')
		.executeTakeFirst();
}

export async function insertCheck(
	tx: Transaction,
	check: { userId: string; idDocumentId: string; licenceId: string; now: Date },
): Promise<void> {
	await tx
		.insertInto('identity_checks')
		.values({
			id: randomUUID(),
			user_id: check.userId,
			status: 'PENDING',
			id_document_id: check.idDocumentId,
			licence_id: check.licenceId,
			submitted_at: check.now,
		})
		.execute();
}

export async function lockPendingCheck(tx: Transaction, userId: string) {
	return tx
		.selectFrom('identity_checks')
		.select('id')
		.where('user_id', '=', userId)
		.where('status', '=', 'PENDING')
		.forUpdate()
		.executeTakeFirst();
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
