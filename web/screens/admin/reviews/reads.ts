/** What the desk of reviews reads ahead. */
import { listAdminReviews } from '#contract/reviews.ts';
import { infiniteQueryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { filterFrom, listQuery } from './filters.ts';

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listAdminReviews, listQuery(filterFrom(query))));
