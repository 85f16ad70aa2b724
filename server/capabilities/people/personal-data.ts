/** Personal data in notes: what admins wrote about a person. What the person wrote about others, as an admin, stays with those. */
import { lockUser } from '#server/capabilities/identity/index.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { deleteNotesAbout, notesForExport } from './sql.ts';

export const peoplePersonalData: PersonalDataSource = {
	name: 'notes',

	export: async ({ db }, userId) => ({ data: await notesForExport(db, userId) }),

	erase: async (_, tx, userId) => {
		// A note takes the same lock.
		await lockUser(tx, userId);
		await deleteNotesAbout(tx, userId);
	},
};
