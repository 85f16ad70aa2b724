/** What favourites keep of a person: the cars they saved. */
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { allFavouritesOf, deleteFavouritesOf } from './sql.ts';

export const favouritesPart: PersonPart = {
	name: 'favourites',

	gather: async ({ db }, userId) => ({ data: await allFavouritesOf(db, userId) }),

	forget: async (_, tx, userId) => deleteFavouritesOf(tx, userId),
};
