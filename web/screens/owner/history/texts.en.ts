/** English texts of the owner's history. */
import { forms } from '#web/i18n/format.ts';
import { row } from '../texts.en.ts';

export const texts = {
	row,
	title: 'History',
	csv: 'Download bookings (CSV)',
	heading: 'History',
	lead: 'Completed and cancelled bookings for your cars, latest pickup first.',
	form: 'Search history',
	query: 'Search',
	queryHint: 'Renter, car or number',
	status: 'Outcome',
	all: 'All',
	statuses: { COMPLETED: 'Completed', CANCELLED: 'Cancelled' },
	car: 'Car',
	allCars: 'All cars',
	from: 'Pickup from',
	to: 'Pickup to',
	search: 'Search',
	clear: 'Clear',
	count: forms({ one: '{count} booking', other: '{count} bookings' }),
	error: 'We couldn’t load your history',
	notYours: { title: 'Your role doesn’t include the history', hint: 'A manager of the office can give you another role.' },
	more: 'Load more',
	empty: { title: 'No history yet', hint: 'Completed and cancelled bookings will appear here.' },
	nothing: { title: 'Nothing found', hint: 'Try other words or clear the filters.' },
};

export type HistoryTexts = typeof texts;
