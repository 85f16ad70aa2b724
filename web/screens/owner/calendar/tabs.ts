/** The tabs of the calendar and their addresses. */
export const tabs = ['calendar', 'terms', 'sync'] as const;
export type Tab = (typeof tabs)[number];

export function tabFrom(query: URLSearchParams): Tab {
	return tabs.find((tab) => tab === query.get('tab')) ?? 'calendar';
}

export const calendarAddress = (carId: string, tab: Tab = 'calendar'): string =>
	`/owner/cars/${carId}/calendar${tab === 'calendar' ? '' : `?tab=${tab}`}`;
