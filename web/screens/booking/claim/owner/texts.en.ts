/** English texts of the owner's claim page and form. */
import { booking } from '#web/features/bookings/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';
import { upload } from '#web/features/uploads/texts.en.ts';

export const texts = {
	title: 'Make a claim',
	booking,
	claim,
	upload,
	form: {
		heading: 'Make a claim',
		lead: (until: string, left: string) => `You can claim until ${until} (${left} left). The deposit stays held until it is decided.`,
		restored: 'We kept what you had typed.',
		startOver: 'Start over',
		lines: 'What you claim for',
		fromRecords: 'We filled in what follows from the handover records. Change it, or take it out.',
		noLines: 'Add at least one line.',
		addLine: 'Add a line',
		line: (place: string) => `Line ${place}`,
		remove: (place: string) => `Remove line ${place}`,
		type: 'What for',
		amount: (currency: string) => `Amount (${currency})`,
		description: 'What is it?',
		descriptionExample: {
			DAMAGE: 'A dent in the rear left door',
			CLEANING: 'Sand all over the seats',
			MISSING_FUEL: 'Came back with a quarter less',
			EXTRA_KM: 'Driven beyond those included',
			LATE_RETURN: 'Came back two hours late',
			FINE: 'Speeding on the Desert Highway, ticket 4711',
			OTHER: 'A lost key',
		},
		proposed: {
			EXTRA_KM: (quantity: string) => `${quantity} beyond those included`,
			MISSING_FUEL: (quantity: string) => `${quantity} less than at the handover`,
			LATE_RETURN: (quantity: string) => `${quantity} late`,
		},
		photos: 'Photos',
		photosLead: 'At least one. Show each thing from close by and from a step back; a bill or a ticket counts too.',
		note: 'In your own words',
		noteLabel: 'What the renter and we should know',
		noteExample: 'When and how you noticed it, and how the amount comes about.',
		total: 'Your claim',
		excess: 'The deposit does not cover all of it. The rest is asked of the renter by card.',
		send: 'Send the claim',
		sending: 'Sending...',
		after: (hours: number) =>
			`The renter has ${hours} hours to accept or contest. Nothing is taken before; without an agreement we decide by the records and photos of both sides.`,
		done: 'Your claim is with the renter',
		failed: 'The claim could not be sent. What you typed is still here.',
	},
	addLines: {
		heading: 'Add lines to the claim',
		lead: (hours: number) => `The renter is informed, and has ${hours} hours to answer from then on. What was claimed before stays.`,
		photos: 'More photos',
		total: 'The claim with these lines',
		send: 'Add to the claim',
		sending: 'Sending...',
		back: 'Back',
		done: 'The lines are added',
		failed: 'The lines could not be added. What you typed is still here.',
	},
};

export type ClaimFormTexts = typeof texts;
