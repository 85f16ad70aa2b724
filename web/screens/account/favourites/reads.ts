/** What the page of saved cars reads ahead. */
import { listFavourites } from '#contract/favourites.ts';
import { infiniteQueryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = (_, load) => load.pages(infiniteQueryFor(listFavourites, {}));
