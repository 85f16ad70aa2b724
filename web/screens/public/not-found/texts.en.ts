/** English texts of the page at no address. */

export const texts = {
	title: 'Page Not Found',
	text: 'This road ends here. The page may have moved, or the address has a typo.',
	home: 'Back to Home',
	search: 'Search cars',
};

export type NotFoundTexts = typeof texts;
