/** English texts of a place on the map. */

export const pin = {
	label: 'Location on the map',
	hint: 'Paste coordinates or a map link, or tap the button when you’re there.',
	example: '31.95392, 35.91063',
	here: 'Use my location',
	locating: 'Locating...',
	notLocated: 'We couldn’t get your location. Paste the coordinates instead.',
	wrong: 'Enter a location, for example 31.95392, 35.91063.',
};

export type PinTexts = typeof pin;
