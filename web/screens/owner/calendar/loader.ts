/** Loader of the owner's calendar: the month in the address, or one of the other two tabs. */
import { getOwnerCalendar, getSync, getTerms } from '#contract/calendar.ts';
import { getPriceRules } from '#contract/price-rules.ts';
import { roleAllows } from '#contract/team-roles.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';
import { userRead } from '#web/features/session/current-user.ts';
import { monthFrom, todayIn, visibleDays } from './month-days.ts';

/** Tabs of the calendar and their addresses. */
export const tabs = ['calendar', 'terms', 'sync'] as const;
export type Tab = (typeof tabs)[number];

export function tabFrom(query: URLSearchParams): Tab {
	return tabs.find((tab) => tab === query.get('tab')) ?? 'calendar';
}

export const calendarAddress = (carId: string, tab: Tab = 'calendar'): string =>
	`/owner/cars/${carId}/calendar${tab === 'calendar' ? '' : `?tab=${tab}`}`;

export const loader: Loader = async ({ params: { id = '' }, query }, load) => {
	const days = visibleDays(monthFrom(query.get('month'), todayIn(Date.now())));
	const calendar = await load.main(queryFor(getOwnerCalendar, { params: { id }, query: days }));
	const user = await load.one(userRead);
	// The following calls are for managers only.
	if (user?.office && !roleAllows(user.office.role, 'manage')) return;
	const tab = tabFrom(query);
	if (calendar && tab === 'calendar') await load.one(queryFor(getPriceRules, { params: { id } }));
	if (calendar && tab === 'terms') await load.one(queryFor(getTerms, { params: { id } }));
	if (calendar && tab === 'sync') await load.one(queryFor(getSync, { params: { id } }));
};
