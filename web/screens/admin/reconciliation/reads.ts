/** What reconciliation reads ahead. */
import { getTrialBalance } from '#contract/ledger.ts';
import { getReconciliation } from '#contract/reconciliation.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { tabFrom } from './tabs.ts';

export const loader: Loader = ({ query }, load) =>
	Promise.all([load.one(queryFor(getReconciliation)), tabFrom(query) === 'books' && load.one(queryFor(getTrialBalance))]);
