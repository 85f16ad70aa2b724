/** English texts of the admins' list of claims. */
import { desk } from '#web/features/admin/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';

export const texts = {
	desk,
	title: 'Claims',
	claim,
	heading: 'Claims',
	tabs: { label: 'Claims by status', NEEDS_DECISION: 'To decide', OPEN: 'With the renter', DECIDED: 'Decided' },
	between: (owner: string, renter: string) => `${owner} v. ${renter}`,
	unpaid: 'Still to be paid',
	openedAt: 'Made',
	decidedAt: 'Decided',
	more: 'Show more',
	error: 'We couldn’t load the claims',
	empty: {
		NEEDS_DECISION: { title: 'Nothing to decide', hint: 'Contested claims appear here, and claims the renter doesn’t respond to in time.' },
		OPEN: { title: 'No claims waiting for a renter', hint: 'New claims appear here until the renter responds.' },
		DECIDED: { title: 'No decided claims yet', hint: 'Accepted, decided and withdrawn claims appear here.' },
	},
};

export type AdminClaimsTexts = typeof texts;
