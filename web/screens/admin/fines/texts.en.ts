/** English texts of the admins' list of fines that wait for a decision. */
import { fines } from '#web/features/fines/texts.en.ts';

export const texts = {
	title: 'Traffic fines',
	fines,
	heading: 'Traffic fines to decide',
	between: (owner: string, renter: string) => `${owner} v. ${renter}`,
	trip: (from: string, to: string) => `Trip: ${from} to ${to}`,
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
	empty: { title: 'Nothing to decide', hint: 'Contested fines appear here, and fines the renter doesn’t respond to in time.' },
};

export type AdminFinesTexts = typeof texts;
