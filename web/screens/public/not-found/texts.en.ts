/** English texts of the 404 page. */

export const texts = {
	title: 'Page Not Found',
	text: 'This road is a dead end. The page may have moved, or the address may have a typo.',
	home: 'Back to Home',
	search: 'Search cars',
};

export type NotFoundTexts = typeof texts;
