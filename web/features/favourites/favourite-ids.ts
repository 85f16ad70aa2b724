/** Ids of the cars that the signed-in user has saved. */
import { listFavouriteIds } from '#contract/favourites.ts';
import { queryFor } from '#web/browser/queries.ts';

export const favouriteIdsRead = queryFor(listFavouriteIds);
