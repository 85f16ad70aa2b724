/** An admin writes a note about a person for other admins. The audit log has author and time; the text is only in the note. */
import { randomUUID } from 'node:crypto';
import type { PersonNote } from '#contract/person-file.ts';
import { ammanIso } from '#contract/time.ts';
import { lockUser, namesOf } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { insertNote, type NoteRow } from './sql.ts';

/** Throws PERSON_NOT_FOUND, also for a deleted account, and NOTES_ABOUT_ONESELF. */
export async function writeNote(
	platform: Platform,
	caller: Caller,
	{ userId, text }: { userId: string; text: string },
	saveResponse: SaveResponse,
): Promise<PersonNote> {
	return inTransaction(platform.db, async (tx) => {
		const person = await lockUser(tx, userId);
		if (!person || person.left_at !== null) throw refuse('PERSON_NOT_FOUND');
		if (userId === caller.userId) throw refuse('NOTES_ABOUT_ONESELF');
		const row = await insertNote(tx, {
			id: randomUUID(),
			user_id: userId,
			author_id: caller.userId,
			text,
			written_at: platform.clock.now(),
		});
		await audit(platform, tx, { actorId: caller.personId, action: 'user.note-written', subject: 'user', subjectId: userId });
		const [note] = await presentNotes(tx, [row]);
		if (!note) throw new Error('a note without its author');
		await saveResponse(tx, note);
		return note;
	});
}

export async function presentNotes(db: Queryable, rows: readonly NoteRow[]): Promise<PersonNote[]> {
	const nameOf = await namesOf(
		db,
		rows.map((row) => row.author_id),
	);
	return rows.map(({ id, user_id: userId, text, author_id, written_at }) => ({
		...{ id, userId, text, author: { id: author_id, name: nameOf(author_id).en, nameAr: nameOf(author_id).ar } },
		writtenAt: ammanIso(written_at),
	}));
}
