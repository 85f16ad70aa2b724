/** English texts about goodwill for admins, shared by its two screens. */
import type { GoodwillFate, GoodwillRecipient, GoodwillState } from '#contract/goodwill.ts';

export const goodwill = {
	to: {
		RENTER: (amount: string, name: string) => `${amount} to ${name}, the renter`,
		OWNER: (amount: string, name: string) => `${amount} to ${name}, the owner`,
	} satisfies Record<GoodwillRecipient, unknown>,
	states: {
		REQUESTED: 'Waiting for a second admin',
		GRANTED: 'Granted',
		REFUSED: 'Refused',
		PROMISED: 'Promised until the booking is paid and confirmed',
		LAPSED: 'Not given: the booking didn’t take place',
	} satisfies Record<GoodwillState, string>,
	fates: {
		RENTER: {
			WAITING: 'Refund pending',
			UNDER_WAY: 'Refund sent',
			ARRIVED: 'Arrived on the card',
			DELAYED: 'Refund failed: see reconciliation',
		},
		OWNER: {
			WAITING: 'Payout pending',
			UNDER_WAY: 'Payout in transit',
			ARRIVED: 'Paid out',
			DELAYED: 'Payout returned',
		},
	} satisfies Record<GoodwillRecipient, Record<GoodwillFate, string>>,
	asked: (name: string, moment: string) => `Requested by ${name}, ${moment}`,
	granted: (name: string, moment: string) => `Granted by ${name}, ${moment}`,
	refused: (name: string, moment: string) => `Refused by ${name}, ${moment}`,
	why: 'Why it was refused',
	own: 'You requested it, or the booking is yours: another admin has to decide.',
	grant: 'Grant',
	granting: 'Granting...',
	grantTitle: (amount: string) => `Grant ${amount}?`,
	grantLead: 'We’ll send the money immediately, at Mishwar’s expense, and notify the recipient.',
	grantDone: 'Goodwill granted',
	grantFailed: 'We couldn’t grant the goodwill',
	refuse: 'Refuse',
	refusing: 'Refusing...',
	refuseTitle: 'Refuse this goodwill',
	refuseReason: 'Reason',
	refuseHint: 'Only admins see this.',
	refuseMissing: 'Enter a reason.',
	refuseDone: 'Goodwill refused',
	refuseFailed: 'We couldn’t refuse the goodwill',
	back: 'Back',
};

export type GoodwillTexts = typeof goodwill;
