/** Personal data in favourites: the saved cars. */
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { allFavouritesOf, deleteFavouritesOf } from './sql.ts';

export const favouritePersonalData: PersonalDataSource = {
	name: 'favourites',

	export: async ({ db }, userId) => ({ data: await allFavouritesOf(db, userId) }),

	erase: async (_, tx, userId) => deleteFavouritesOf(tx, userId),
};
