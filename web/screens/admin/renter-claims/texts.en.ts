/** English texts of the admins' list of renters' claims. */
import { desk } from '#web/features/admin/texts.en.ts';
import { renterClaim } from '#web/features/renter-claims/texts.en.ts';

export const texts = {
	desk,
	title: 'Renters’ claims',
	renterClaim,
	heading: 'Renters’ claims',
	tabs: { label: 'Claims by status', NEEDS_DECISION: 'To decide', OPEN: 'With the owner', DECIDED: 'Decided' },
	between: (owner: string, renter: string) => `${renter} v. ${owner}`,
	answerBy: 'Response due',
	openedAt: 'Made',
	decidedAt: 'Decided',
	more: 'Show more',
	error: 'We couldn’t load the claims',
	empty: {
		NEEDS_DECISION: { title: 'Nothing to decide', hint: 'Contested claims appear here, and claims the owner doesn’t respond to in time.' },
		OPEN: { title: 'No claims waiting for an owner', hint: 'New claims appear here until the owner responds.' },
		DECIDED: { title: 'No decided claims yet', hint: 'Accepted, decided and withdrawn claims appear here.' },
	},
};

export type AdminRenterClaimsTexts = typeof texts;
