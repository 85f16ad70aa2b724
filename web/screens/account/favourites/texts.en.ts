/** English texts of the favourites page. */
export const texts = {
	title: 'Favourites',
	lead: 'Cars you keep an eye on.',
	list: 'Saved cars',
	error: 'Your favourites could not be loaded',
	empty: 'No favourites yet',
	emptyHint: 'Press the heart of a car, and it is here when you come back.',
	browse: 'Browse cars',
	more: 'Load more',
	unavailable: 'Not available',
	unavailableHint: 'Its owner does not offer it at the moment.',
	searches: 'Saved searches',
	searchesLead: 'In the morning we tell you which new cars match.',
	searchOver: 'Dates have passed',
	endSearch: (name: string) => `End the saved search: ${name}`,
	searchEnded: 'Saved search ended',
	searchEndFailed: 'The saved search could not be ended',
};

export type FavouritesTexts = typeof texts;
