/** Which cars the signed-in person has saved. */
import { listFavouriteIds } from '#contract/favourites.ts';
import { read } from '../queries.ts';

export const favouriteIdsRead = read(listFavouriteIds);
