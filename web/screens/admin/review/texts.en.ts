/** English texts of the review of identity checks. */
import { desk } from '#web/features/admin/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	desk,
	title: 'Identity checks',
	heading: 'Identity checks',
	waiting: forms({ one: '{count} person waiting', other: '{count} people waiting' }),
	queue: 'Waiting, oldest first',
	previous: 'Previous person',
	next: 'Next person',
	compared: (count: number) => `Details that match: ${count}`,
	openFailed: 'We couldn’t open this check',
	failed: 'We couldn’t save the decision',
	keys: {
		title: 'Keyboard shortcuts',
		on: 'Use these shortcuts',
		all: [
			{ key: 'J', act: 'next person' },
			{ key: 'K', act: 'previous person' },
			{ key: 'C', act: 'this detail matches' },
			{ key: 'V', act: 'verify (A also works)' },
			{ key: 'R', act: 'reject; then 1 to 6 for the reason' },
			{ key: 'U', act: 'undo' },
			{ key: '1 2 3', act: 'go to a document' },
			{ key: '+ - T', act: 'in a document: zoom and rotate' },
		],
	},
	reject: {
		reasons: 'Common reasons',
		language: {
			en: 'The text is in English, this person’s language on Mishwar.',
			ar: 'The text is in Arabic, this person’s language on Mishwar.',
		},
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

export type ReviewTexts = typeof texts;
