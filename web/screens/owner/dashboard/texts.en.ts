/** English texts of the owner's dashboard. */
import { answer, declining } from '#web/features/bookings/answering/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Owner dashboard',
	heading: 'Dashboard',
	figures: {
		title: 'Figures',
		thisMonthEarnings: 'Earnings this month',
		totalEarnings: 'Total earnings',
		pendingRequests: 'Pending requests',
		activeBookings: 'Active bookings',
		completedBookings: 'Completed bookings',
		totalCars: 'Total cars',
		activeCars: 'Active cars',
		afterFee: 'After the platform fee, deposit deductions included',
		error: 'Your figures could not be loaded',
	},
	requests: {
		title: 'Booking requests',
		lead: 'Whoever waits longest comes first.',
		empty: 'No requests to answer',
		emptyHint: 'A paid request appears here and in your notifications. You have 24 hours to answer.',
		error: 'Your requests could not be loaded',
		more: 'Load more',
	},
	request: {
		verified: 'Verified',
		verifiedHint: 'Identity and driver’s licence are checked',
		memberSince: (year: string) => `Member since ${year}`,
		pickup: 'Pickup',
		return: 'Return',
		days: 'Days',
		earnings: 'You earn',
		earningsHint: 'after the platform fee',
		respondBy: (moment: string) => `Answer by ${moment}`,
		hoursLeft: forms({ one: '{count} hour left', other: '{count} hours left' }),
		minutesLeft: forms({ one: '{count} minute left', other: '{count} minutes left' }),
		timeOver: 'The time to answer is over',
		...answer,
	},
	declining,
	activity: {
		handover: { CHECK_IN: 'Record the handover', CHECK_OUT: 'Record the return' },
		title: 'Recent activity',
		empty: 'Nothing has happened yet',
		emptyHint: 'Paid bookings of your cars will be here.',
	},
	noCars: {
		title: 'You have no cars here yet',
		steps: 'Listing a car begins with an identity check: your ID or passport and your driver’s licence, reviewed within 1-2 business days.',
		stepsPending: 'Listing a car begins with an identity check. Your documents are with us; the review takes 1-2 business days.',
		stepsApproved: 'Listing a car begins with an identity check, and yours is done.',
		action: 'Go to the identity check',
		see: 'See my identity check',
	},
	paused: {
		title: 'Instant book is hidden for now',
		why: (times: string, days: string, until: string) =>
			`There were ${times} or more confirmed bookings that you cancelled or missed within ${days} days. Until ${until} each request waits for your answer.`,
		cause: 'Was there a cause that you can prove?',
		write: 'Write to us',
	},
};

export type DashboardTexts = typeof texts;
