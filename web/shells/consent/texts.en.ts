/** English texts of the consent notice. */
export const texts = {
	title: 'New terms',
	line: 'Our terms and privacy notice have changed.',
	terms: 'Terms',
	privacy: 'Privacy',
	agree: 'I agree',
	busy: 'Saving...',
	failed: 'That was not saved',
};
export type ConsentTexts = typeof texts;
