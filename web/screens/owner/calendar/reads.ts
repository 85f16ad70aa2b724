/** What the owner's calendar reads ahead: the month in the address, or one of the other two tabs. */
import { getOwnerCalendar, getSync, getTerms } from '#contract/calendar.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { monthFrom, todayIn, visibleDays } from './month-days.ts';
import { tabFrom } from './tabs.ts';

export const loader: Loader = async ({ params: { id = '' }, query }, load) => {
	const days = visibleDays(monthFrom(query.get('month'), todayIn(Date.now())));
	const calendar = await load.main(queryFor(getOwnerCalendar, { params: { id }, query: days }));
	const tab = tabFrom(query);
	if (calendar && tab === 'terms') await load.one(queryFor(getTerms, { params: { id } }));
	if (calendar && tab === 'sync') await load.one(queryFor(getSync, { params: { id } }));
};
