/** What the page of saved cars reads ahead. */
import { listFavourites } from '#contract/favourites.ts';
import { readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = (_, load) => load.pages(readPages(listFavourites, {}));
