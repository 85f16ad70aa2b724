/** What reconciliation reads ahead. */
import { getTrialBalance } from '#contract/ledger.ts';
import { getReconciliation } from '#contract/reconciliation.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { tabFrom } from './tabs.ts';

export const reads: Reads = ({ query }, load) =>
	Promise.all([load.one(read(getReconciliation)), tabFrom(query) === 'books' && load.one(read(getTrialBalance))]);
