/** English texts of the trips page. */
import { booking } from '#web/features/bookings/texts.en.ts';
import { placed } from '#web/features/bookings/where-and-when/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	booking,
	...placed,
	title: 'My trips',
	heading: 'Trips',
	tabs: { label: 'Trips by status', active: 'Active', completed: 'Completed', cancelled: 'Cancelled' },
	deposit: (amount: string) => `plus ${amount} deposit`,
	details: 'Details',
	answerBy: (moment: string) => `The owner has until ${moment} to reply`,
	over: 'Your hold has expired',
	road: {
		CHECK_IN: 'Time for pickup',
		CHECK_OUT: 'On the road',
		from: 'Pickup',
		until: 'Return by',
		days: forms({ one: '{count} day left', other: '{count} days left' }),
		hours: forms({ one: '{count} hour left', other: '{count} hours left' }),
		minutes: forms({ one: '{count} minute left', other: '{count} minutes left' }),
		due: 'Due now',
		place: 'Place',
		call: (name: string) => `Call ${name}`,
		code: 'Your handover code',
		codeHint: 'Give it to the owner once you’ve checked the car.',
		details: 'Booking details',
	},
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
