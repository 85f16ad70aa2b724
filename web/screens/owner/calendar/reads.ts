/** What the owner's calendar reads ahead: the month in the address, or one of the other two tabs. */
import { getOwnerCalendar, getSync, getTerms } from '#contract/calendar.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { daysShown, monthFrom, todayIn } from './month-days.ts';
import { tabFrom } from './tabs.ts';

export const reads: Reads = async ({ params: { id = '' }, query }, load) => {
	const days = daysShown(monthFrom(query.get('month'), todayIn(Date.now())));
	const calendar = await load.main(read(getOwnerCalendar, { params: { id }, query: days }));
	const tab = tabFrom(query);
	if (calendar && tab === 'terms') await load.one(read(getTerms, { params: { id } }));
	if (calendar && tab === 'sync') await load.one(read(getSync, { params: { id } }));
};
