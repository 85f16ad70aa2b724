/** English texts of the map, which is loaded when it is chosen. */
import { forms } from '#web/i18n/format.ts';

export const map = {
	title: 'Map of the cars found',
	pin: (car: string, price: string, unit: string, city: string) => `${car}, ${price} ${unit}, ${city}`,
	cluster: forms({ one: '{count} car, zoom in', other: '{count} cars, zoom in' }),
	all: forms({ zero: 'No cars on the map', one: '{count} car on the map', other: '{count} cars on the map' }),
	firstOf: (shown: string, total: string) => `The first ${shown} of ${total} cars on the map`,
	searchHere: 'Search this area',
	nearMe: 'Near me',
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	close: 'Close',
	abroad: 'You seem to be outside Jordan. Choose a city or move the map.',
	placeRefused: 'Your browser isn’t sharing your location. Allow it in the site settings, or move the map.',
	noPlace: 'We couldn’t find your location. Move the map instead.',
	impossible: 'Your browser can’t show the map. You’ll find the same cars in the list.',
	source: 'Drawn for orientation. Places: GeoNames. Outline: Natural Earth.',
};

export type MapTexts = typeof map;

/** Provided to the parts of the map as screen texts. */
export type SearchMapTexts = { map: MapTexts };
