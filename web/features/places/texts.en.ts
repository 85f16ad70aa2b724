/** English texts of a place on the map. */

export const pin = {
	label: 'Location on the map',
	hint: 'Paste coordinates or the link of a map, or stand there and press the button.',
	example: '31.95392, 35.91063',
	here: 'Use my location',
	locating: 'Locating...',
	notLocated: 'Your device did not give a location. Paste the coordinates instead.',
	wrong: 'Enter a location such as 31.95392, 35.91063.',
};

export type PinTexts = typeof pin;
