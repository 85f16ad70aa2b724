/** English texts of the admins' list of fines that wait for a decision. */
import { fines } from '#web/features/fines/texts.en.ts';

export const texts = {
	title: 'Traffic fines',
	fines,
	heading: 'Traffic fines to decide',
	between: (owner: string, renter: string) => `${owner} states it to ${renter}`,
	trip: (from: string, to: string) => `Trip: ${from} to ${to}`,
	plate: 'Plate',
	booking: 'See the booking',
	decide: {
		amount: (currency: string) => `Goes to the owner (${currency})`,
		sum: (owner: string, renter: string) => `${owner} go to the owner, ${renter} stay the renter’s.`,
		note: 'Reason, which both read',
		noteExample: 'The ticket names the plate and a time during the trip.',
		confirm: 'Decide',
		busy: 'Deciding...',
		done: 'The fine is decided',
		failed: 'The fine could not be decided',
	},
	more: 'Show more',
	error: 'The fines could not be loaded',
	empty: { title: 'Nothing to decide', hint: 'Contested fines come here, and those that the renter does not answer in time.' },
};

export type AdminFinesTexts = typeof texts;
