/** Which cars the signed-in person has saved. */
import { listFavouriteIds } from '#contract/favourites.ts';
import { queryFor } from '../queries.ts';

export const favouriteIdsRead = queryFor(listFavouriteIds);
