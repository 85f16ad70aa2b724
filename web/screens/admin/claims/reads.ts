/** What the list of claims reads ahead. */
import { listClaims } from '#contract/claims.ts';
import { readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { filterFrom } from './filters.ts';

export const reads: Reads = ({ query }, load) => load.pages(readPages(listClaims, { query: { filter: filterFrom(query) } }));
