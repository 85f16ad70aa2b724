/** English texts of the admins' list of claims. */
import { claim } from '#web/features/claims/texts.en.ts';

export const texts = {
	title: 'Claims',
	claim,
	heading: 'Claims',
	tabs: { label: 'Which claims', NEEDS_DECISION: 'To decide', OPEN: 'With the renter', DECIDED: 'Decided' },
	between: (owner: string, renter: string) => `${owner} claims from ${renter}`,
	unpaid: 'Still to be paid',
	openedAt: 'Made',
	decidedAt: 'Decided',
	more: 'Show more',
	error: 'The claims could not be loaded',
	empty: {
		NEEDS_DECISION: { title: 'Nothing to decide', hint: 'Contested claims come here, and those that the renter does not answer in time.' },
		OPEN: { title: 'No claim waits for a renter', hint: 'A claim stands here from when it is made until the renter answers.' },
		DECIDED: { title: 'No claim has been decided yet', hint: 'Accepted, decided and withdrawn claims are kept here.' },
	},
};

export type AdminClaimsTexts = typeof texts;
