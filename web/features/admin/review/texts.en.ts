/** English texts of all reviews: of identity checks, of cars, and of companies’ documents. */
import { forms } from '#web/i18n/format.ts';

export const review = {
	queues: { label: 'What to review', identities: 'Identity checks', cars: 'Cars', companies: 'Companies' },
	waiting: forms({ one: '{count} waiting', other: '{count} waiting' }),
	failed: 'We couldn’t save the decision',
	keys: { title: 'Keyboard shortcuts', on: 'Use these shortcuts' },
	reasons: 'Common reasons',
	reasonsLanguage: {
		en: 'The text is in English, this person’s language on Mishwar.',
		ar: 'The text is in Arabic, this person’s language on Mishwar.',
	},
	undo: {
		none: 'You can undo a decision for ten seconds. After that, we notify the person.',
		made: {
			APPROVED: (name: string) => `Verified: \u2068${name}\u2069`,
			REJECTED: (name: string) => `Rejected: \u2068${name}\u2069`,
		},
		undo: 'Undo',
		undoing: 'Undoing...',
		failed: 'We couldn’t undo the decision',
	},
};

export type SharedReviewTexts = typeof review;
