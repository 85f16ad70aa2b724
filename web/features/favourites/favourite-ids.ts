/** Which cars the signed-in person has saved. */
import { listFavouriteIds } from '#contract/favourites.ts';
import { queryFor } from '#web/browser/queries.ts';

export const favouriteIdsRead = queryFor(listFavouriteIds);
