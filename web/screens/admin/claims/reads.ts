/** What the list of claims reads ahead. */
import { listClaims } from '#contract/claims.ts';
import { infiniteQueryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { filterFrom } from './filters.ts';

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listClaims, { query: { filter: filterFrom(query) } }));
