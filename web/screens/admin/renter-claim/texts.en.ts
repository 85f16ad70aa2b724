/** English texts of an admin's page of a renter's claim. */

import { caseConversation } from '#web/features/case-conversation/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';
import { recorded } from '#web/features/handover/texts.en.ts';
import { renterClaim } from '#web/features/renter-claims/texts.en.ts';

export const texts = {
	title: 'The renter’s claim',
	claim: { photos: claim.photos },
	renterClaim,
	recorded,
	caseConversation,
	back: 'Renters’ claims',
	booking: 'See the booking',
	missing: 'There is no such claim',
	decision: {
		title: 'Your decision',
		lead: 'For each line what goes back, from nothing to all that was claimed. Both sides are told at once.',
		grantOf: (line: string, currency: string) => `Granted: ${line} (${currency})`,
		note: 'Why',
		noteHint: 'Both sides read it.',
		confirm: 'Decide the claim',
		busy: 'Deciding...',
		done: 'The claim is decided',
		failed: 'The claim could not be decided',
	},
};

export type AdminRenterClaimTexts = typeof texts;
