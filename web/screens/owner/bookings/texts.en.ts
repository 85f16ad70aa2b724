/** English texts of the owner's bookings. */
import { answer, declining } from '#web/features/bookings/answering/texts.en.ts';
import { row } from '../texts.en.ts';

export const texts = {
	row,
	request: answer,
	declining,
	title: 'Bookings',
	heading: 'Bookings',
	history: 'History',
	tabs: { label: 'Bookings by status', pending: 'Pending', active: 'Active', completed: 'Completed' },
	error: 'We couldn’t load your bookings',
	more: 'Load more',
	empty: {
		pending: { title: 'No pending bookings', hint: 'Paid requests appear here until you reply, for up to 24 hours.' },
		active: { title: 'No active bookings', hint: 'Confirmed bookings appear here until the car is returned.' },
		completed: { title: 'No completed bookings', hint: 'Your past rentals appear here.' },
	},
};

export type OwnerBookingsTexts = typeof texts;
