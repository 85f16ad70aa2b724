/** English texts of the admins' list of renters' claims. */
import { renterClaim } from '#web/features/renter-claims/texts.en.ts';

export const texts = {
	title: 'Renters’ claims',
	renterClaim,
	heading: 'Renters’ claims',
	tabs: { label: 'Which claims', NEEDS_DECISION: 'To decide', OPEN: 'With the owner', DECIDED: 'Decided' },
	between: (owner: string, renter: string) => `${renter} claims from ${owner}`,
	answerBy: 'Answer due',
	openedAt: 'Made',
	decidedAt: 'Decided',
	more: 'Show more',
	error: 'The claims could not be loaded',
	empty: {
		NEEDS_DECISION: { title: 'Nothing to decide', hint: 'Contested claims come here, and those that the owner does not answer in time.' },
		OPEN: { title: 'No claim waits for an owner', hint: 'A claim stands here from when it is made until the owner answers.' },
		DECIDED: { title: 'No claim has been decided yet', hint: 'Accepted, decided and withdrawn claims are listed here.' },
	},
};

export type AdminRenterClaimsTexts = typeof texts;
