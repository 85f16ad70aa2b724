/** English texts about goodwill for admins, shared by its two screens. */
import type { GoodwillFate, GoodwillRecipient, GoodwillState } from '#contract/goodwill.ts';

export const goodwill = {
	to: {
		RENTER: (amount: string, name: string) => `${amount} to ${name}, the renter`,
		OWNER: (amount: string, name: string) => `${amount} to ${name}, the owner`,
	} satisfies Record<GoodwillRecipient, unknown>,
	states: {
		REQUESTED: 'Waits for a second admin',
		GRANTED: 'Granted',
		REFUSED: 'Refused',
		PROMISED: 'Promised until the booking is paid and confirmed',
		LAPSED: 'Not given: the booking did not take place',
	} satisfies Record<GoodwillState, string>,
	fates: {
		RENTER: {
			WAITING: 'Refund goes to the bank next',
			UNDER_WAY: 'Refund on its way',
			ARRIVED: 'Arrived on the card',
			DELAYED: 'Refund failed: see reconciliation',
		},
		OWNER: {
			WAITING: 'Payout waits to be sent',
			UNDER_WAY: 'Payout on its way',
			ARRIVED: 'Paid out',
			DELAYED: 'Payout came back',
		},
	} satisfies Record<GoodwillRecipient, Record<GoodwillFate, string>>,
	asked: (name: string, moment: string) => `Asked for by ${name}, ${moment}`,
	granted: (name: string, moment: string) => `Granted by ${name}, ${moment}`,
	refused: (name: string, moment: string) => `Refused by ${name}, ${moment}`,
	why: 'Why it was refused',
	own: 'You asked for it, or you are a party to the booking: another admin decides.',
	grant: 'Grant',
	granting: 'Granting…',
	grantTitle: (amount: string) => `Grant ${amount}?`,
	grantLead: 'The money is on its way at once, at Mishwar’s expense, and the recipient is told.',
	grantDone: 'Goodwill granted',
	grantFailed: 'Goodwill could not be granted',
	refuse: 'Refuse',
	refusing: 'Refusing…',
	refuseTitle: 'Refuse this goodwill',
	refuseReason: 'Reason',
	refuseHint: 'For the admins. Nobody else learns of it.',
	refuseMissing: 'Please give a reason.',
	refuseDone: 'Goodwill refused',
	refuseFailed: 'Goodwill could not be refused',
	back: 'Back',
};

export type GoodwillTexts = typeof goodwill;
