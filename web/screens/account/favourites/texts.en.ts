/** English texts of the favourites page. */
export const texts = {
	title: 'Favourites',
	lead: 'Cars you’ve saved for later.',
	list: 'Saved cars',
	error: 'We couldn’t load your favourites',
	empty: 'No favourites yet',
	emptyHint: 'Tap the heart on any car to save it here.',
	browse: 'Browse cars',
	more: 'Load more',
	unavailable: 'Not available',
	unavailableHint: 'The owner isn’t renting it out right now.',
	searches: 'Saved searches',
	searchesLead: 'Each morning we tell you about new cars that match.',
	searchOver: 'Dates have passed',
	endSearch: (name: string) => `End the saved search: ${name}`,
	searchEnded: 'Saved search ended',
	searchEndFailed: 'We couldn’t end the saved search',
};

export type FavouritesTexts = typeof texts;
