/** English texts of the review of cars. */
import { review } from '#web/features/admin/review/texts.en.ts';
import { desk } from '#web/features/admin/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	desk,
	review,
	title: 'Cars to review',
	heading: 'Cars to review',
	waiting: forms({ one: '{count} car waiting', other: '{count} cars waiting' }),
	queue: 'Waiting, oldest first',
	previous: 'Previous car',
	next: 'Next car',
	openFailed: 'We couldn’t open this car',
	failedToLoad: desk.cars.error,
	lead: 'Compare the photos and the details with the documents. Every view of a document is logged.',
	noRentalPlate: 'This car has no rental plate (green, code 70), so it can’t be verified.',
	noDocuments: 'The owner hasn’t added any documents.',
	keys: [
		{ key: 'J', act: 'next car' },
		{ key: 'K', act: 'previous car' },
		{ key: 'A', act: 'verify or approve (V also works)' },
		{ key: 'R', act: 'reject; then a number for the reason' },
		{ key: 'U', act: 'undo' },
		{ key: '1 2 3', act: 'go to a document' },
		{ key: '+ - T', act: 'in a document: zoom and rotate' },
	],
};

export type CarReviewTexts = typeof texts;
