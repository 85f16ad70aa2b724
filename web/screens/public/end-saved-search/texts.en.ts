/** English texts of the page that ends a saved search. */
export const texts = {
	title: 'End this saved search?',
	hint: 'We’ll stop sending emails and notifications about it.',
	end: 'End saved search',
	ended: 'You’ve ended the saved search',
	endedHint: 'You can save it again on the search page at any time.',
	browse: 'Browse cars',
	failed: 'We couldn’t end the saved search',
	several: {
		title: 'End these saved searches?',
		hint: 'We’ll stop sending emails and notifications about them.',
		end: 'End saved searches',
		ended: 'You’ve ended the saved searches',
		endedHint: 'You can save them again on the search page at any time.',
		failed: 'We couldn’t end the saved searches',
	},
};

export type EndSavedSearchTexts = typeof texts;
