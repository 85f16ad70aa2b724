/** English texts of the cancellation policies. Leads are filled in from the rules: `{EARLY}` is the lead of the tier with that ground. */
import { forms } from '#web/i18n/format.ts';
import type { PolicyTexts } from './policy-text.ts';

/** The same sentence wherever a policy is explained. */
const sentences = {
	FLEXIBLE: 'Full refund up to {EARLY} before pickup; after that, all but one day.',
	MODERATE: 'Full refund up to {EARLY} before pickup; after that, half of the rental.',
	STRICT: 'Full refund up to {EARLY} before pickup, half of the rental up to {HALF} before; after that, none of the rental.',
};

const policies: PolicyTexts = {
	FLEXIBLE: {
		name: 'Flexible',
		heading: 'Flexible cancellation',
		refund: sentences.FLEXIBLE,
		charge: sentences.FLEXIBLE,
		retained: { LESS_A_DAY: 'It’s less than {EARLY} before pickup, so one day of the rental isn’t refunded.' },
	},
	MODERATE: {
		name: 'Moderate',
		heading: 'Moderate cancellation',
		refund: sentences.MODERATE,
		charge: sentences.MODERATE,
		retained: { HALF: 'It’s close to pickup, so half of the rental isn’t refunded.' },
	},
	STRICT: {
		name: 'Strict',
		heading: 'Strict cancellation',
		refund: sentences.STRICT,
		charge: sentences.STRICT,
		retained: {
			HALF: 'It’s close to pickup, so half of the rental isn’t refunded.',
			NOTHING: 'It’s less than {HALF} before pickup, so the rental isn’t refunded.',
		},
	},
};

export const cancellation = {
	policies,
	leadHours: forms({ one: '{count} hour', other: '{count} hours' }),
	leadDays: forms({ one: '{count} day', other: '{count} days' }),
	always: forms({
		one: 'The deposit is always refunded if the booking is cancelled before pickup. Cancelling within an hour of confirmation is free.',
		other:
			'The deposit is always refunded if the booking is cancelled before pickup. Cancelling within {count} hours of confirmation is free.',
	}),
	grace: forms({
		one: 'It’s within an hour of confirmation, so the refund is in full.',
		other: 'It’s within {count} hours of confirmation, so the refund is in full.',
	}),
};

export type CancellationTexts = typeof cancellation;
