import { expect, it } from 'vitest';
import { carColours, paintOf } from './car-colours.ts';

const paintNamed = (name: string) => carColours.find(({ names }) => names[0] === name)?.paint;

it.each([
	['White', 'White'],
	['  أبيض ', 'White'],
	['فضيه', 'Silver'],
	['gray', 'Grey'],
	['Dark blue', 'Dark blue'],
	['Metallic dark blue', 'Dark blue'],
	['Navy Blue Metallic', 'Dark blue'],
	['Soul Red', 'Red'],
	['أحمر غامق لامع', 'Dark red'],
])('paints %j as %s', (typed, name) => {
	expect(paintOf(typed)).toBe(paintNamed(name));
});

it.each(['', 'W', 'Blueberry', 'منور', '42'])('does not know the paint of %j', (typed) => {
	expect(paintOf(typed)).toBeNull();
});
