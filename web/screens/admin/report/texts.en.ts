/** English texts of an admin's page of a report. */
import { caseConversation } from '#web/features/case-conversation/texts.en.ts';
import { recorded } from '#web/features/handover/texts.en.ts';
import { report } from '#web/features/reports/texts.en.ts';

export const texts = {
	title: 'Report',
	report,
	recorded,
	caseConversation,
	back: 'Reports',
	booking: 'See the booking',
	goodwill: 'Give goodwill',
	missing: 'There is no such report',
	error: 'The report could not be loaded',
	reported: { OWNER: (name: string) => `Reported by ${name}, the owner`, RENTER: (name: string) => `Reported by ${name}, the renter` },
	due: 'Due',
	money: {
		title: 'Money of the booking',
		rental: 'Rental',
		deposit: 'Refundable deposit',
		period: 'Period',
		days: 'Days',
	},
	decision: {
		title: 'Your decision',
		lead: 'The sums are shown before you decide. Both sides are told at once and read what you write.',
		outcome: 'Outcome',
		outcomes: {
			HELP_AND_GO_ON: 'Help and go on',
			REFUSED_AT_PICKUP: 'Refused at the pickup',
			END_NOW: 'End the rental now',
			ANOTHER_CAR: 'Another car',
		},
		hints: {
			HELP_AND_GO_ON: 'No money moves. If the return was recorded meanwhile, the booking completes now.',
			REFUSED_AT_PICKUP: 'As when an owner does not come: everything goes back to the renter.',
			END_NOW:
				'The booking completes now. Days that were not used go back by the share that you choose; the deposit follows as after every return.',
			ANOTHER_CAR:
				'This booking ends now, and what comes free of it pays for another car until the agreed return. Agree it with the renter by phone first: they are bound by it.',
		},
		usedDays: 'Days used',
		usedDaysHint: (least: string, most: string) => `From ${least} (begun when it was reported) to ${most} (begun when the car came back).`,
		share: 'Share of each unused day that goes back (%)',
		shareHint: '100 where the car failed; otherwise what both agreed on, or your share with the reason below.',
		note: 'Why',
		noteHint: 'Both sides read it.',
		refund: 'Back to the renter',
		ofRental: 'of it from the rental',
		ofDeposit: 'of it from the deposit',
		rental: 'Rental that remains',
		owner: 'For the owner',
		platform: 'Platform fee',
		unused: 'Days not used',
		confirm: 'Decide',
		busy: 'Deciding …',
		done: 'The report is decided',
		failed: 'The report could not be decided',
		previewFailed: 'The sums could not be computed',
		notEnd: 'The rental cannot end now:',
		carried: 'For the other car',
		anotherCar: {
			startAt: 'From when',
			startHint: (until: string) => `Until the agreed return: ${until}.`,
			legend: 'Cars that are free',
			none: 'No car is free from then on at about this price. Try another time, or end the rental.',
			sums: (total: string, deposit: string) => `${total} and a deposit of ${deposit}`,
			pays: (amount: string) => `The renter pays ${amount} more within 30 minutes`,
			back: (amount: string) => `${amount} go back to the renter`,
			even: 'Nothing more to pay',
			instant: 'Confirmed at once',
			asks: 'Its owner has to agree',
			mishwarPays: (amount: string) => `Mishwar pays the difference in price: ${amount}`,
			mishwarHint: 'The renter pays first. It goes back to the card, as goodwill, once the booking is paid and confirmed.',
			mishwarAsks: 'Above the limit for one admin: a second admin has to agree once the booking is paid and confirmed.',
			delivery: { DELIVERED: 'Brought to the same place', COLLECTED: 'Not brought: the renter picks it up' },
		},
		own: 'You are a party to this booking. Another admin has to decide it.',
	},
};

export type AdminReportTexts = typeof texts;
