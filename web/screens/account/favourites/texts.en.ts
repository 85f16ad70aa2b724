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
};

export type FavouritesTexts = typeof texts;
