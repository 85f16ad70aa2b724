/** English texts of an admin's page of a report. */
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import { caseConversation } from '#web/features/case-conversation/texts.en.ts';
import { damage } from '#web/features/handover/damage/texts.en.ts';
import { recorded } from '#web/features/handover/texts.en.ts';
import { report } from '#web/features/reports/texts.en.ts';

export const texts = {
	title: 'Report',
	report,
	recorded,
	damage,
	caseConversation,
	back: 'Reports',
	booking: 'View booking',
	goodwill: 'Give goodwill',
	missing: 'We can’t find this report',
	error: 'We couldn’t load the report',
	reported: { OWNER: (name: string) => `Reported by ${name}, the owner`, RENTER: (name: string) => `Reported by ${name}, the renter` },
	due: 'Due',
	money: {
		title: 'Booking amounts',
		rental: 'Rental',
		deposit: 'Refundable deposit',
		period: 'Period',
		days: 'Days',
	},
	noShow: {
		title: { NO_SHOW_RENTER: 'Renter reported as a no-show', NO_SHOW_OWNER: 'Owner reported as a no-show' },
		lead: 'The no-show isn’t upheld automatically while this report is open. If you let the trip go on, the other person gets another day to dispute it. For any other outcome, decide the no-show first.',
		contested: 'Disputed:',
		decide: 'Decide no-show',
	},
	decision: {
		title: 'Your decision',
		lead: 'You’ll see the amounts before you decide. Both sides are notified right away and see what you write.',
		outcome: 'Outcome',
		outcomes: {
			HELP_AND_GO_ON: 'Help and continue',
			REFUSED_AT_PICKUP: 'Refused at pickup',
			END_NOW: 'End the rental now',
			ANOTHER_CAR: 'Another car',
		},
		hints: {
			HELP_AND_GO_ON: 'No money moves. If the return was recorded in the meantime, the booking completes now.',
			REFUSED_AT_PICKUP: 'As when an owner doesn’t show up: the renter gets a full refund.',
			END_NOW: 'The booking completes now. We refund unused days at the share you choose; the deposit follows as after every return.',
			ANOTHER_CAR:
				'This booking ends now, and the money left from it pays for another car until the agreed return. Agree it with the renter by phone first: it’s binding for them.',
		},
		usedDays: 'Days used',
		usedDaysHint: (least: string, most: string) =>
			`From ${least} (started when it was reported) to ${most} (started when the car was returned).`,
		share: 'Share of each unused day to refund (%)',
		shareHint: '100 if the car failed; otherwise what both sides agreed, or your own figure with the reason below.',
		numbersMissing: 'Enter days and share to see the amounts.',
		note: 'Reason',
		noteHint: 'Both sides see this.',
		refund: 'Refund to the renter',
		ofRental: 'of it from the rental',
		ofDeposit: 'of it from the deposit',
		rental: 'Remaining rental',
		owner: 'To the owner',
		platform: 'Platform fee',
		unused: 'Unused days',
		confirm: 'Decide report',
		busy: 'Deciding...',
		done: 'Report decided',
		failed: 'We couldn’t save the decision',
		previewFailed: 'We couldn’t calculate the amounts',
		notEnd: 'The rental can’t end now:',
		carried: 'To the other car',
		anotherCar: {
			startAt: 'Start',
			startHint: (until: string) => `Until the agreed return: ${until}.`,
			legend: 'Available cars',
			none: 'No car at about this price is available from then on. Try another time or end the rental.',
			sums: (total: string, deposit: string) => `${total} and a deposit of ${deposit}`,
			fineHold: (amount: string, days: string) =>
				`Up to ${amount} of the deposit stays held until ${days} after the return, for traffic fines. Tell the renter.`,
			pays: (amount: string) => `The renter pays ${amount} more within ${REBOOK_MINUTES} minutes`,
			back: (amount: string) => `We’ll refund ${amount} to the renter`,
			even: 'Nothing more to pay',
			instant: 'Confirmed instantly',
			asks: 'The owner has to accept',
			mishwarPays: (amount: string) => `Mishwar pays the difference in price: ${amount}`,
			mishwarHint: 'The renter pays first. We refund it to the card, as goodwill, once the booking is paid and confirmed.',
			mishwarAsks: 'Above the limit for one admin: a second admin has to agree once the booking is paid and confirmed.',
			delivery: { DELIVERED: 'Delivered to the same place', COLLECTED: 'Not delivered: the renter picks it up' },
		},
		own: 'This is your own booking, so another admin has to decide.',
	},
};

export type AdminReportTexts = typeof texts;
