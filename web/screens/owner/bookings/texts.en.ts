/** English texts of the owner's bookings. */
import { row } from '../texts.en.ts';

export const texts = {
	row,
	title: 'Bookings',
	heading: 'Bookings',
	history: 'History',
	tabs: { label: 'Bookings by how they stand', pending: 'Pending', active: 'Active', completed: 'Completed' },
	error: 'Your bookings could not be loaded',
	more: 'Load more',
	empty: {
		pending: { title: 'No pending bookings', hint: 'Paid requests for your cars are here until you have answered them, at most 24 hours.' },
		active: { title: 'No active bookings', hint: 'Confirmed bookings are here until the car is back.' },
		completed: { title: 'No completed bookings', hint: 'Rentals that are behind you are kept here.' },
	},
};

export type OwnerBookingsTexts = typeof texts;
