/** English texts of the trips page. */
import { booking } from '#web/features/bookings/texts.en.ts';

export const texts = {
	booking,
	title: 'My trips',
	heading: 'Trips',
	tabs: { label: 'Trips by status', active: 'Active', completed: 'Completed', cancelled: 'Cancelled' },
	deposit: (amount: string) => `plus ${amount} deposit`,
	details: 'Details',
	answerBy: (moment: string) => `The owner has until ${moment} to reply`,
	over: 'Your hold has expired',
	error: 'We couldn’t load your trips',
	more: 'Load more',
	empty: {
		active: { title: 'No active trips', hint: 'Cars you book appear here until you return them.' },
		completed: { title: 'No completed trips', hint: 'Your past trips appear here.' },
		cancelled: { title: 'No cancelled trips', hint: 'Declined, expired and cancelled bookings appear here.' },
	},
	browse: 'Browse cars',
};

export type TripsTexts = typeof texts;
