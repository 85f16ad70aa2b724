/** English texts of the owner's claim page and form. */
import { booking } from '#web/features/bookings/texts.en.ts';
import { claim } from '#web/features/claims/texts.en.ts';
import { damage } from '#web/features/handover/damage/texts.en.ts';
import { upload } from '#web/features/uploads/texts.en.ts';

export const texts = {
	title: 'Make a claim',
	booking,
	claim,
	damage,
	upload,
	form: {
		heading: 'Make a claim',
		lead: (until: string, left: string) => `You can claim until ${until} (${left} left). We hold the deposit until it’s decided.`,
		restored: 'We restored your draft.',
		startOver: 'Start over',
		lines: 'What you’re claiming for',
		fromRecords: 'We’ve filled these in from the handover records. Edit or remove them.',
		noLines: 'Add at least one item.',
		addLine: 'Add item',
		line: (place: string) => `Item ${place}`,
		remove: (place: string) => `Remove item ${place}`,
		type: 'Reason',
		amount: (currency: string) => `Amount (${currency})`,
		description: 'Description',
		descriptionExample: {
			DAMAGE: 'A dent in the rear left door',
			CLEANING: 'Sand all over the seats',
			MISSING_FUEL: 'Returned with a quarter tank less',
			EXTRA_KM: 'Driven beyond the included distance',
			LATE_RETURN: 'Returned two hours late',
			FINE: 'Speeding on the Desert Highway, ticket 4711',
			OTHER: 'A lost key',
		},
		proposed: {
			EXTRA_KM: (quantity: string) => `${quantity} over the limit`,
			MISSING_FUEL: (quantity: string) => `${quantity} missing`,
			LATE_RETURN: (quantity: string) => `${quantity} late`,
		},
		photos: 'Photos',
		photosLead: 'At least one. Take a close-up and a wider shot of each item; receipts and tickets count too.',
		note: 'In your own words',
		noteLabel: 'What should we and the renter know?',
		noteExample: 'For example: I noticed the dent when I washed the car. Repairing it costs 25 JOD.',
		total: 'Your claim',
		excess: 'This is more than the deposit. We’ll ask the renter to pay the rest by card.',
		send: 'Send claim',
		sending: 'Sending...',
		after: (hours: number) =>
			`The renter has ${hours} hours to accept or contest. Nothing is taken before then. If you don’t agree, we decide based on both sides’ records and photos.`,
		done: 'Claim sent to the renter',
		failed: 'We couldn’t send your claim. Your draft is still here.',
	},
	addLines: {
		heading: 'Add items to your claim',
		lead: (hours: number) => `We’ll notify the renter, who then has ${hours} hours to respond. What you’ve already claimed stays.`,
		photos: 'More photos',
		total: 'Claim total with these items',
		send: 'Add to claim',
		sending: 'Sending...',
		back: 'Back',
		done: 'Items added to your claim',
		failed: 'We couldn’t add the items. Your draft is still here.',
	},
};

export type ClaimFormTexts = typeof texts;
