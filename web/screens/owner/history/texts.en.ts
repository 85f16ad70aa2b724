/** English texts of the owner's history. */
import { forms } from '#web/i18n/format.ts';
import { row } from '../texts.en.ts';

export const texts = {
	row,
	title: 'History',
	heading: 'History',
	lead: 'Completed and cancelled bookings of your cars, the last pickup first.',
	form: 'Search the history',
	query: 'Search',
	queryHint: 'Renter, car or booking number',
	status: 'Ended as',
	all: 'All',
	statuses: { COMPLETED: 'Completed', CANCELLED: 'Cancelled' },
	car: 'Car',
	allCars: 'All cars',
	from: 'Pickup from',
	to: 'Pickup to',
	search: 'Search',
	clear: 'Clear',
	count: forms({ one: '{count} booking', other: '{count} bookings' }),
	error: 'Your history could not be loaded',
	more: 'Load more',
	empty: { title: 'No history yet', hint: 'Completed and cancelled bookings will be here.' },
	nothing: { title: 'Nothing found', hint: 'Try other words, or clear the filters.' },
};

export type HistoryTexts = typeof texts;
