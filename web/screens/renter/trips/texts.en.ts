/** English texts of the trips page. */
import { booking } from '#web/features/bookings/texts.en.ts';

export const texts = {
	booking,
	title: 'My trips',
	heading: 'Trips',
	tabs: { label: 'Trips by how they stand', active: 'Active', completed: 'Completed', cancelled: 'Cancelled' },
	deposit: (amount: string) => `and ${amount} deposit`,
	details: 'Details',
	answerBy: (moment: string) => `The owner answers by ${moment}`,
	over: 'The time to pay is over',
	error: 'Your trips could not be loaded',
	more: 'Load more',
	empty: {
		active: { title: 'No active trips', hint: 'A car you book appears here until you have brought it back.' },
		completed: { title: 'No completed trips', hint: 'Trips that are behind you are kept here.' },
		cancelled: { title: 'No cancelled trips', hint: 'Declined, expired and cancelled bookings are kept here.' },
	},
	browse: 'Browse cars',
};

export type TripsTexts = typeof texts;
