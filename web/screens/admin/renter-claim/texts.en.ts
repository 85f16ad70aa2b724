/** English texts of an admin's page of a renter's claim. */

import { caseConversation } from '#web/features/case-conversation/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';
import { damage } from '#web/features/handover/damage/texts.en.ts';
import { recorded } from '#web/features/handover/texts.en.ts';
import { renterClaim } from '#web/features/renter-claims/texts.en.ts';

export const texts = {
	title: 'The renter’s claim',
	claim: { photos: claim.photos },
	renterClaim,
	recorded,
	damage,
	caseConversation,
	back: 'Renters’ claims',
	booking: 'View booking',
	missing: 'We can’t find this claim',
	decision: {
		title: 'Your decision',
		lead: 'Set the refund for each item. Both sides are notified right away.',
		grantOf: (line: string, currency: string) => `Awarded: ${line} (${currency})`,
		note: 'Reason',
		noteHint: 'Both sides see this.',
		confirm: 'Decide claim',
		busy: 'Deciding...',
		done: 'Claim decided',
		failed: 'We couldn’t save the decision',
	},
};

export type AdminRenterClaimTexts = typeof texts;
