/** Personal data in saved searches. */
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { deleteSavedSearchesOf, savedSearchesOf } from './sql.ts';

export const savedSearchPersonalData: PersonalDataSource = {
	name: 'saved-searches',

	export: async ({ db }, userId) => ({
		data: (await savedSearchesOf(db, userId)).map(({ query, created_at }) => ({ query, createdAt: created_at })),
	}),

	erase: async (_, tx, userId) => deleteSavedSearchesOf(tx, userId),
};
