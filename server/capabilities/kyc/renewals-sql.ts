/** Queries on identity_checks about what renews an approved one, and about when its licence expires. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { IdentityChecksStatus } from '#server/platform/database/schema.ts';
import type { CheckRow } from './sql.ts';

/** The renewal of this check; it waits or was rejected. */
export async function newestRenewal(db: Queryable, checkId: string) {
	return db
		.selectFrom('identity_checks')
		.selectAll()
		.where('renews', '=', checkId)
		.$narrowType<{ status: Exclude<IdentityChecksStatus, 'REPLACED'> }>()
		.orderBy('submitted_at', 'desc')
		.limit(1)
		.executeTakeFirst();
}

export async function checksByIds(db: Queryable, ids: readonly string[]): Promise<CheckRow[]> {
	if (ids.length === 0) return [];
	return db.selectFrom('identity_checks').selectAll().where('id', 'in', ids).execute();
}

/** A renewal is about to replace it; it stays as history. */
export async function replaceCheck(tx: Transaction, id: string, now: Date): Promise<void> {
	await tx.updateTable('identity_checks').set({ status: 'REPLACED', replaced_at: now }).where('id', '=', id).execute();
}

/** A revocation ends the waiting renewal, if there is one. */
export async function rejectWaitingRenewal(
	tx: Transaction,
	userId: string,
	{ notes, revokedBy, now }: { notes: string; revokedBy: string; now: Date },
): Promise<void> {
	await tx
		.updateTable('identity_checks')
		.set({ status: 'REJECTED', notes, decided_by: revokedBy, decided_at: now })
		.where('user_id', '=', userId)
		.where('status', '=', 'PENDING')
		.where('renews', 'is not', null)
		.execute();
}

/** No new licence waits for an admin. */
const isNotRenewed = sql<boolean>`NOT EXISTS (
	SELECT FROM identity_checks AS renewal WHERE renewal.renews = identity_checks.id AND renewal.status = 'PENDING'
)`;

/** Approved, with a licence that expires by then and whose end was not announced, in the order of their ids. */
export async function licencesToWarn(db: Queryable, expiresBy: string, after: string | null, limit: number): Promise<string[]> {
	let query = db
		.selectFrom('identity_checks')
		.select('id')
		.where('status', '=', 'APPROVED')
		.where('licence_expires_on', '<=', expiresBy)
		.where('licence_warned_days', 'is distinct from', 0)
		.where(isNotRenewed)
		.orderBy('id')
		.limit(limit);
	if (after !== null) query = query.where('id', '>', after);
	return (await query.execute()).map(({ id }) => id);
}

export async function lockLicenceToWarn(tx: Transaction, id: string) {
	return tx
		.selectFrom('identity_checks')
		.select(['user_id', 'licence_expires_on', 'licence_warned_days'])
		.where('id', '=', id)
		.where('status', '=', 'APPROVED')
		.where(isNotRenewed)
		.forUpdate()
		.executeTakeFirst();
}

export async function setLicenceWarned(tx: Transaction, id: string, days: 30 | 7 | 0): Promise<void> {
	await tx.updateTable('identity_checks').set({ licence_warned_days: days }).where('id', '=', id).execute();
}
