/** Personal data in notes: admins' notes about a person. Notes that the person wrote about others, as an admin, stay. */
import { lockUser } from '#server/capabilities/identity/index.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { deleteNotesAbout, notesForExport } from './sql.ts';

export const peoplePersonalData: PersonalDataSource = {
	name: 'notes',

	export: async ({ db }, userId) => ({ data: await notesForExport(db, userId) }),

	erase: async (_, tx, userId) => {
		// Writing a note takes the same lock.
		await lockUser(tx, userId);
		await deleteNotesAbout(tx, userId);
	},
};
