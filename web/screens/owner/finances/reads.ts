/** What the finances read ahead: the owner's money at a glance, and the list of the tab. */
import { ownerEarnings } from '#contract/earnings.ts';
import { ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { LATEST, tabFrom } from './tabs.ts';

export const loader: Loader = ({ query }, load) =>
	Promise.all([
		load.one(queryFor(ownerFinances)),
		load.pages(tabFrom(query) === 'payouts' ? infiniteQueryFor(ownerPayouts, LATEST) : infiniteQueryFor(ownerEarnings, LATEST)),
	]);
