/** English texts of the admins' settlements. */
import { desk } from '#web/features/admin/texts.en.ts';
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	desk,
	finance,
	title: 'Settlements',
	heading: 'Settlements',
	lead: 'Where the money from each completed rental goes.',
	figures: {
		label: 'Settlement totals',
		total: 'Total settlements',
		split: (paid: string, calculated: string, pending: string) => `${paid} paid, ${calculated} calculated, ${pending} pending`,
		owners: 'Owner payouts total',
		platform: 'Platform revenue',
		platformHint: 'net after gateway fees',
		disputed: 'Disputed',
	},
	filter: 'Status',
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
			lead: (amount: string, owner: string) =>
				`This records that ${owner} was paid ${amount} outside a payout batch. This can’t be undone.`,
			yes: 'Mark as paid',
			no: 'Keep the status',
			busy: 'Marking...',
		},
		endClaimTime: {
			title: 'End the owner’s claim period?',
			lead: (owner: string, left: string, until: string) =>
				`${owner} can still claim for ${left}, until ${until}. Settling now ends that, and we refund the deposit to the renter. This can’t be undone.`,
			yes: 'Settle now',
			no: 'Keep waiting',
			busy: 'Settling...',
		},
	},
	error: 'We couldn’t load the settlements',
	empty: { title: 'No settlements', hint: 'Completed rentals are settled here.' },
	duration: {
		minutes: forms({ one: '{count} minute', other: '{count} minutes' }),
		hours: forms({ one: '{count} hour', other: '{count} hours' }),
		days: forms({ one: '{count} day', other: '{count} days' }),
	},
	month: {
		title: 'A month compared with the ledger',
		lead: 'Rentals settled in the month, compared with the ledger for the same month.',
		choose: 'Month',
		error: 'We couldn’t load the month',
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
		same: 'Both show the same net revenue.',
		differs: 'The ledger’s net revenue differs by',
		withoutCompletion: 'Bookings without a completed rental: gateway fees of upcoming or cancelled trips, and fees kept on cancellation',
		goodwillGiven: 'Goodwill given',
		disputesLost: 'Disputes lost',
		otherMonths: 'Entered in a different month from the settlement, such as gateway fees for earlier charges or claims decided later',
	},
};

export type AdminSettlementsTexts = typeof texts;
