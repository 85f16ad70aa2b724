/** English texts of an admin's page of a claim. */

import { caseConversation } from '#web/features/case-conversation/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';
import { recorded } from '#web/features/handover/texts.en.ts';

export const texts = {
	title: 'Claim',
	claim,
	back: 'Claims',
	booking: 'See the booking',
	missing: 'There is no such claim',
	decision: {
		title: 'Your decision',
		lead: 'For each line what is granted, from nothing to all that was claimed. Owner and renter are told at once, and the deposit is divided.',
		grantOf: (line: string, currency: string) => `Granted: ${line} (${currency})`,
		all: 'All',
		none: 'Nothing',
		granted: 'Granted together',
		note: 'Why',
		noteHint: 'Both sides read it.',
		noteExample: 'What the photos and the records show, and how the amounts follow from it.',
		confirm: 'Decide the claim',
		busy: 'Deciding...',
		done: 'The claim is decided',
		failed: 'The claim could not be decided',
	},
	recorded,
	caseConversation,
	excess: {
		title: 'Beyond the deposit',
		open: (amount: string) => `The renter has not paid ${amount} yet.`,
		paid: (amount: string) => `The renter has paid ${amount}.`,
		writtenOff: (amount: string) => `${amount} are no longer asked for.`,
		action: 'Stop asking for it',
		text: (amount: string) => `The renter is not asked for ${amount} any more, and the owner does not get it. This cannot be taken back.`,
		note: 'Why',
		confirm: 'Stop asking',
		busy: 'Saving...',
		keep: 'Back',
		done: 'It is no longer asked for',
		failed: 'This could not be saved',
	},
};

export type AdminClaimTexts = typeof texts;
