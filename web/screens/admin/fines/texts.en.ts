/** English texts of the admins' list of fines that wait for a decision. */
import { desk } from '#web/features/admin/texts.en.ts';
import { fines } from '#web/features/fines/texts.en.ts';

export const texts = {
	desk,
	title: 'Traffic fines',
	fines,
	heading: 'Traffic fines',
	tabs: { label: 'Fines by status', NEEDS_DECISION: 'To decide', OPEN: 'With the renter', DECIDED: 'Decided' },
	between: (owner: string, renter: string) => `${owner} v. ${renter}`,
	trip: { from: 'Trip:', to: 'to' },
	plate: 'Plate',
	booking: 'View booking',
	decide: {
		amount: (currency: string) => `Goes to the owner (${currency})`,
		sum: (owner: string, renter: string) => `${owner} goes to the owner, ${renter} stays with the renter.`,
		note: 'Reason (both sides see this)',
		noteExample: 'The ticket names the plate and a time during the trip.',
		confirm: 'Decide fine',
		busy: 'Deciding...',
		done: 'Fine decided',
		failed: 'We couldn’t save the decision',
	},
	more: 'Show more',
	error: 'We couldn’t load the fines',
	empty: {
		NEEDS_DECISION: { title: 'Nothing to decide', hint: 'Contested fines appear here, and fines the renter doesn’t respond to in time.' },
		OPEN: { title: 'No fines waiting for a renter', hint: 'New fines appear here until the renter responds.' },
		DECIDED: { title: 'No decided fines yet', hint: 'Accepted, decided and withdrawn fines appear here.' },
	},
};

export type AdminFinesTexts = typeof texts;
