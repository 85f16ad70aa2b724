/** Every query on person_notes. */
import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type NoteRow = Selectable<DB['person_notes']>;

export async function insertNote(tx: Transaction, note: Insertable<DB['person_notes']>): Promise<NoteRow> {
	return tx.insertInto('person_notes').values(note).returningAll().executeTakeFirstOrThrow();
}

/** Newest first. */
export async function notesAbout(db: Queryable, userId: string, limit: number): Promise<NoteRow[]> {
	return db
		.selectFrom('person_notes')
		.selectAll()
		.where('user_id', '=', userId)
		.orderBy('written_at', 'desc')
		.orderBy('id')
		.limit(limit)
		.execute();
}

/** Oldest first, without their authors. */
export async function notesForExport(db: Queryable, userId: string) {
	return db.selectFrom('person_notes').select(['text', 'written_at']).where('user_id', '=', userId).orderBy('written_at').execute();
}

export async function deleteNotesAbout(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('person_notes').where('user_id', '=', userId).execute();
}
