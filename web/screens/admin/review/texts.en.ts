/** English texts of the review of identity checks. */
import { desk } from '#web/features/admin/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	desk,
	title: 'Identity checks',
	heading: 'Identity checks',
	waiting: forms({ one: '{count} person waiting', other: '{count} people waiting' }),
	queue: 'Waiting, the longest first',
	previous: 'Previous person',
	next: 'Next person',
	compared: (count: number) => `Details that match: ${count}`,
	openFailed: 'This check could not be opened',
	failed: 'The decision could not be saved',
	keys: {
		title: 'Keys',
		on: 'Use these keys',
		all: [
			{ key: 'J', act: 'next person' },
			{ key: 'K', act: 'previous person' },
			{ key: 'C', act: 'this detail matches' },
			{ key: 'V', act: 'verify (A as well)' },
			{ key: 'R', act: 'reject; then 1 to 6 for the reason' },
			{ key: 'U', act: 'undo' },
			{ key: '1 2 3', act: 'go to a document' },
			{ key: '+ - T', act: 'in a document: zoom and rotate' },
		],
	},
	reject: {
		reasons: 'Reasons that are often given',
		language: { en: 'The text is in English, as this person reads Mishwar.', ar: 'The text is in Arabic, as this person reads Mishwar.' },
	},
	undo: {
		none: 'A decision can be undone for ten seconds; only then is the person told.',
		made: {
			APPROVED: (name: string) => `Verified: \u2068${name}\u2069`,
			REJECTED: (name: string) => `Rejected: \u2068${name}\u2069`,
		},
		undo: 'Undo',
		undoing: 'Undoing…',
		failed: 'The decision stands',
	},
};

export type ReviewTexts = typeof texts;
