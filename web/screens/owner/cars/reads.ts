/** What My Cars reads ahead. */
import { listOwnerCars } from '#contract/listing.ts';
import { readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = (_, load) => load.pages(readPages(listOwnerCars));
