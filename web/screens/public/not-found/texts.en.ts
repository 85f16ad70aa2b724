/** English texts of the 404 page. */

export const texts = {
	title: 'Page Not Found',
	text: 'This road ends here. The page may have moved, or the address has a typo.',
	home: 'Back to Home',
	search: 'Search cars',
};

export type NotFoundTexts = typeof texts;
