/** Every query on suspended_documents. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { SuspendedDocumentsKind } from '#server/platform/database/schema.ts';

/** A keyed hash of the number of a licence, or of a file. */
export type Mark = { kind: SuspendedDocumentsKind; mark: Buffer };

export async function insertMarks(tx: Transaction, userId: string, marks: readonly Mark[], handedInAt: Date): Promise<void> {
	if (marks.length === 0) return;
	await tx
		.insertInto('suspended_documents')
		.values(marks.map(({ kind, mark }) => ({ user_id: userId, kind, mark, handed_in_at: handedInAt })))
		.onConflict((on) => on.doNothing())
		.execute();
}

/** Of others, once for each person and kind; the latest first. */
export async function marksLike(db: Queryable, userId: string, marks: readonly Mark[]) {
	if (marks.length === 0) return [];
	return db
		.selectFrom('suspended_documents')
		.select(['user_id', 'kind'])
		.select((eb) => eb.fn.max('handed_in_at').as('handed_in_at'))
		.where((eb) => eb.or(marks.map(({ kind, mark }) => eb.and([eb('kind', '=', kind), eb('mark', '=', mark)]))))
		.where('user_id', '<>', userId)
		.groupBy(['user_id', 'kind'])
		.orderBy('handed_in_at', 'desc')
		.execute();
}

export async function markedAmong(db: Queryable, userIds: readonly string[]): Promise<Set<string>> {
	if (userIds.length === 0) return new Set();
	const rows = await db.selectFrom('suspended_documents').select('user_id').distinct().where('user_id', 'in', userIds).execute();
	return new Set(rows.map(({ user_id }) => user_id));
}

/** For the person's own data: that it is stored, and since when. */
export async function marksForExport(db: Queryable, userId: string) {
	return db
		.selectFrom('suspended_documents')
		.select(['kind', 'handed_in_at'])
		.where('user_id', '=', userId)
		.orderBy('handed_in_at')
		.execute();
}

export async function deleteMarksOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('suspended_documents').where('user_id', '=', userId).execute();
}
