/** What My Cars reads ahead. */
import { listOwnerCars } from '#contract/listing.ts';
import { infiniteQueryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = (_, load) => load.pages(infiniteQueryFor(listOwnerCars));
