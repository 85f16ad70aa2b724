/** English texts of the cancellation policies. Leads are filled in from the rules: `{EARLY}` is the lead of the tier with that ground. */
import { forms } from '#web/i18n/format.ts';
import type { PolicyTexts } from './policy-text.ts';

const policies: PolicyTexts = {
	FLEXIBLE: {
		name: 'Flexible',
		heading: 'Flexible cancellation',
		refund: 'Everything back until {EARLY} before pickup, then all but one day.',
		charge: 'Free until {EARLY} before the pickup, then less one day.',
		retained: { LESS_A_DAY: 'It is less than {EARLY} before the pickup: one day of the rental is kept.' },
	},
	MODERATE: {
		name: 'Moderate',
		heading: 'Moderate cancellation',
		refund: 'Everything back until {EARLY} before pickup, then half.',
		charge: 'Free until {EARLY} before the pickup, then half of the rental.',
		retained: { HALF: 'It’s close to pickup, so half of the rental isn’t refunded.' },
	},
	STRICT: {
		name: 'Strict',
		heading: 'Strict cancellation',
		refund: 'Everything back until {EARLY} before pickup, half until {HALF} before, then nothing.',
		charge: 'Free until {EARLY} before the pickup, half until {HALF}, then nothing of the rental.',
		retained: {
			HALF: 'It’s close to pickup, so half of the rental isn’t refunded.',
			NOTHING: 'It is less than {HALF} before the pickup: the rental is kept.',
		},
	},
};

export const cancellation = {
	policies,
	leadHours: forms({ one: '{count} hour', other: '{count} hours' }),
	leadDays: forms({ one: '{count} day', other: '{count} days' }),
	always: forms({
		one: 'If you cancel before pickup, your deposit is always refunded. Cancelling within an hour of confirmation is free.',
		other: 'The deposit always comes back before the handover, and the first {count} hours after the confirmation are free.',
	}),
	grace: forms({
		one: 'It’s within an hour of confirmation, so the refund is in full.',
		other: 'Within {count} hours of the confirmation everything goes back.',
	}),
};

export type CancellationTexts = typeof cancellation;
