/** What the earnings read ahead: the rows of the period, and its sums. */
import { earningsTotals, ownerEarnings } from '#contract/earnings.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { filterFrom, rangeOf } from './periods.ts';

export const reads: Reads = ({ query }, load) => {
	const range = rangeOf(filterFrom(query), new Date());
	return Promise.all([load.pages(readPages(ownerEarnings, { query: range })), load.one(read(earningsTotals, { query: range }))]);
};
