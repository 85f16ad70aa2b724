/** English texts of an admin's page of a claim. */

import { caseConversation } from '#web/features/case-conversation/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';
import { damage } from '#web/features/handover/damage/texts.en.ts';
import { recorded } from '#web/features/handover/texts.en.ts';

export const texts = {
	title: 'Claim',
	claim,
	back: 'Claims',
	booking: 'View booking',
	missing: 'We can’t find this claim',
	decision: {
		title: 'Your decision',
		lead: 'Set the amount awarded for each item. Both sides are notified right away and the deposit is split.',
		grantOf: (line: string, currency: string) => `Awarded: ${line} (${currency})`,
		all: 'All',
		none: 'Nothing',
		granted: 'Total awarded',
		note: 'Reason',
		noteHint: 'Both sides see this.',
		noteExample: 'What the photos and records show, and how you worked out the amounts.',
		confirm: 'Decide claim',
		busy: 'Deciding...',
		done: 'Claim decided',
		failed: 'We couldn’t save the decision',
	},
	recorded,
	damage,
	caseConversation,
	excess: {
		title: 'Above the deposit',
		open: (amount: string) => `The renter hasn’t paid ${amount} yet.`,
		paid: (amount: string) => `The renter has paid ${amount}.`,
		writtenOff: (amount: string) => `We’ve waived ${amount}.`,
		action: 'Waive this amount',
		text: (amount: string) => `The renter won’t have to pay ${amount} and the owner won’t receive it. This can’t be undone.`,
		note: 'Reason',
		confirm: 'Waive amount',
		busy: 'Saving...',
		keep: 'Back',
		done: 'Amount waived',
		failed: 'We couldn’t save this',
	},
};

export type AdminClaimTexts = typeof texts;
