import { expect, it } from 'vitest';
import { formatPin, parsePin } from './pin.ts';

it.each([
	['31.95392, 35.91063'],
	['31.95392،35.91063'],
	['٣١٫٩٥٣٩٢ ٣٥٫٩١٠٦٣'],
	['geo:31.95392,35.91063'],
	['https://www.google.com/maps/place/Amman/@31.95392,35.91063,17z'],
	['https://www.google.com/maps/search/?api=1&query=31.95392%2C35.91063'],
	['https://www.openstreetmap.org/?mlat=31.95392&mlon=35.91063#map=17/31.95392/35.91063'],
])('%s is a place', (typed) => {
	expect(parsePin(typed)).toEqual({ latitude: 31.95392, longitude: 35.91063 });
});

it.each(['', 'Seventh Circle', '31.95', 'https://maps.app.goo.gl/abc'])('%j is none', (typed) => {
	expect(parsePin(typed)).toBeNull();
});

it('is written so that it can be parsed again', () => {
	expect(parsePin(formatPin({ latitude: 31.9, longitude: 35.9 }))).toEqual({ latitude: 31.9, longitude: 35.9 });
});
