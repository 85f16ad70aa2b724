/** What the earnings read ahead: the rows of the period, and its sums. */
import { earningsTotals, ownerEarnings } from '#contract/earnings.ts';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { filterFrom, rangeOf } from './periods.ts';

export const loader: Loader = ({ query }, load) => {
	const range = rangeOf(filterFrom(query), new Date());
	return Promise.all([load.pages(infiniteQueryFor(ownerEarnings, { query: range })), load.one(queryFor(earningsTotals, { query: range }))]);
};
