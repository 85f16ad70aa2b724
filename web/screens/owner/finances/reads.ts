/** What the finances read ahead: the owner's money at a glance, and the list of the tab. */
import { ownerEarnings } from '#contract/earnings.ts';
import { ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { LATEST, tabFrom } from './tabs.ts';

export const reads: Reads = ({ query }, load) =>
	Promise.all([
		load.one(read(ownerFinances)),
		load.pages(tabFrom(query) === 'payouts' ? readPages(ownerPayouts, LATEST) : readPages(ownerEarnings, LATEST)),
	]);
