/** English texts of the review of identity checks. */
import { review } from '#web/features/admin/review/texts.en.ts';
import { desk } from '#web/features/admin/texts.en.ts';
import { driver } from '#web/features/identity/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	desk,
	driver,
	review,
	title: 'Identity checks',
	heading: 'Identity checks',
	waiting: forms({ one: '{count} person waiting', other: '{count} people waiting' }),
	queue: 'Waiting, oldest first',
	previous: 'Previous person',
	next: 'Next person',
	compared: (count: number) => `Details that match: ${count}`,
	openFailed: 'We couldn’t open this check',
	renewal: {
		documents: { NEW: (document: string) => `${document} (new)`, OLD: (document: string) => `${document} (verified before)` },
		before: (value: string) => `Verified before: ${value}`,
		until: 'Verified licence valid until',
		again: 'The person stays verified. If you choose nothing, we ask for everything new again.',
	},
	failedToLoad: desk.identity.error,
	keys: [
		{ key: 'J', act: 'next person' },
		{ key: 'K', act: 'previous person' },
		{ key: 'C', act: 'this detail matches' },
		{ key: 'A', act: 'verify (V also works)' },
		{ key: 'R', act: 'reject; then 1 to 6 for the reason' },
		{ key: 'U', act: 'undo' },
		{ key: '1 2 3', act: 'go to a document' },
		{ key: '+ - T', act: 'in a document: zoom and rotate' },
	],
};

export type ReviewTexts = typeof texts;
