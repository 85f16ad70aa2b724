/** English texts of the admins' settlements. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	finance,
	title: 'Settlements',
	heading: 'Settlements',
	lead: 'What becomes of each completed rental’s money.',
	figures: {
		label: 'Sums of all settlements',
		total: 'Total settlements',
		split: (paid: string, calculated: string, pending: string) => `${paid} paid, ${calculated} calculated, ${pending} pending`,
		owners: 'Owner payouts total',
		platform: 'Platform revenue',
		platformHint: 'net after gateway fees',
		disputed: 'Disputed',
	},
	filter: 'Status',
	all: 'All',
	count: forms({ one: '{count} settlement', other: '{count} settlements' }),
	table: {
		title: 'Settlements',
		date: 'Date',
		owner: 'Owner',
		booking: 'Booking',
		category: 'Category',
		rental: 'Total rental',
		fee: 'Platform fee',
		payout: 'Owner payout',
		status: 'Status',
		details: 'Details',
		statusOf: (booking: string) => `Status of ${booking}`,
		view: (booking: string) => `View detail of ${booking}`,
	},
	change: {
		failed: 'Failed to update status',
		done: 'Status updated',
		confirm: {
			title: 'Mark this settlement as paid?',
			lead: (amount: string, owner: string) => `This says that ${owner} was paid ${amount} outside of a payout batch. It cannot be undone.`,
			yes: 'Mark as paid',
			no: 'Keep as it is',
			busy: 'Marking...',
		},
		endClaimTime: {
			title: 'End the owner’s time to claim?',
			lead: (owner: string, left: string, until: string) =>
				`${owner} can still claim for ${left}, until ${until}. Settling now ends that, and the deposit goes back to the renter. It cannot be undone.`,
			yes: 'Settle now',
			no: 'Wait for the time to end',
			busy: 'Settling...',
		},
	},
	error: 'The settlements could not be loaded',
	empty: { title: 'No settlements', hint: 'Each completed rental is settled here.' },
	duration: {
		minutes: forms({ one: '{count} minute', other: '{count} minutes' }),
		hours: forms({ one: '{count} hour', other: '{count} hours' }),
		days: forms({ one: '{count} day', other: '{count} days' }),
	},
	month: {
		title: 'A month beside the ledger',
		lead: 'Rentals settled in the month, beside what the ledger says about the same month.',
		choose: 'Month',
		error: 'The month could not be loaded',
		settled: 'Settled rentals',
		ledger: 'The ledger of this month',
		count: 'Settlements',
		rental: 'Rental',
		owners: 'Due to owners',
		fees: 'Platform fees',
		promoCodes: 'Promo codes',
		gatewayFees: 'Gateway fees',
		goodwill: 'Goodwill',
		disputes: 'Lost disputes',
		net: 'Net revenue',
		same: 'Both say the same net revenue.',
		differs: 'The ledger’s net revenue differs by',
		withoutCompletion:
			'Bookings without a completed rental: gateway fees of trips that are ahead or were cancelled, and fees kept at a cancellation',
		goodwillGiven: 'Goodwill given',
		disputesLost: 'Disputes lost',
		otherMonths: 'Entered in another month than the settlement, such as gateway fees of charges made before, or claims decided later',
	},
	nothing: { title: 'No settlement in this status', hint: 'Choose another status.' },
};

export type AdminSettlementsTexts = typeof texts;
