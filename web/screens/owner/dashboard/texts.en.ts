/** English texts of the owner's dashboard. */
import { answer, declining } from '#web/features/bookings/answering/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Owner dashboard',
	heading: 'Dashboard',
	figures: {
		title: 'At a glance',
		thisMonthEarnings: 'Earnings this month',
		totalEarnings: 'Total earnings',
		pendingRequests: 'Pending requests',
		activeBookings: 'Active bookings',
		completedBookings: 'Completed bookings',
		totalCars: 'Total cars',
		activeCars: 'Active cars',
		afterFee: 'After the platform fee, including deposit deductions',
		error: 'We couldn’t load your figures',
	},
	requests: {
		title: 'Booking requests',
		lead: 'Soonest deadline first',
		empty: 'No requests to reply to',
		emptyHint: 'Paid requests appear here and in your notifications. You have 24 hours to reply.',
		error: 'We couldn’t load your requests',
		more: 'Load more',
	},
	request: {
		verified: 'Verified',
		verifiedHint: 'Identity and driver’s licence verified',
		memberSince: (year: string) => `Member since ${year}`,
		pickup: 'Pickup',
		return: 'Return',
		days: 'Days',
		earnings: 'You’ll earn',
		earningsHint: 'after the platform fee',
		respondBy: (moment: string) => `Reply by ${moment}`,
		hoursLeft: forms({ one: '{count} hour left', other: '{count} hours left' }),
		minutesLeft: forms({ one: '{count} minute left', other: '{count} minutes left' }),
		timeOver: 'The time to reply has passed',
		...answer,
	},
	declining,
	activity: {
		handover: { CHECK_IN: 'Record handover', CHECK_OUT: 'Record return' },
		title: 'Recent activity',
		empty: 'No activity yet',
		emptyHint: 'Paid bookings for your cars will appear here.',
	},
	noCars: {
		title: 'List your first car',
		steps: 'First, we verify your identity with your ID or passport and your driver’s licence. It takes 1-2 business days.',
		stepsPending: 'First, we verify your identity. We’re reviewing your documents, which takes 1-2 business days.',
		stepsApproved: 'Your identity is verified, so you’re ready to list your car.',
		action: 'Verify your identity',
		see: 'Check status',
	},
	paused: {
		title: 'Instant booking is paused',
		why: (times: string, days: string, until: string) =>
			`You cancelled or missed ${times} or more confirmed bookings within ${days} days. Until ${until}, you need to reply to each request.`,
		cause: 'Was there a reason you can prove?',
		write: 'Write to us',
	},
};

export type DashboardTexts = typeof texts;
