/** What the desk of reviews reads ahead. */
import { listAdminReviews } from '#contract/reviews.ts';
import { readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { filterFrom, wanted } from './filters.ts';

export const reads: Reads = ({ query }, load) => load.pages(readPages(listAdminReviews, wanted(filterFrom(query))));
