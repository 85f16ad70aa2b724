/** English texts of the page that ends a saved search. */
export const texts = {
	title: 'End this saved search?',
	hint: 'We’ll send no more e-mails or notifications about it.',
	end: 'End it',
	ended: 'The saved search has ended',
	endedHint: 'You can save it again on the search page at any time.',
	browse: 'Browse cars',
	failed: 'The search could not be ended',
};

export type EndSavedSearchTexts = typeof texts;
