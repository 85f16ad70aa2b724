import { describe, expect, it } from 'vitest';
import { bodyTypes } from '#contract/car-attributes.ts';
import { damageMark, damageZones } from '#contract/damage-marks.ts';
import { bodyDrawings } from '#web/features/cars/drawing/bodies.ts';
import { type Frame, freePosition, isWheel, placeOf, positionIn, SHEET_WIDTH, sheetOf } from './sheet-layout.ts';

/** Smallest side of a part, in units; on a phone a unit is about 0.6 pixels. */
const LEAST = 24;

const overlap = (one: Frame, other: Frame) =>
	Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
	Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

describe.each(bodyTypes)('the sheet of a %s', (bodyType) => {
	const sheet = sheetOf(bodyDrawings[bodyType]);

	it('contains every part, large enough to be tapped', () => {
		for (const zone of damageZones) {
			const { x, y, width, height } = sheet.frames[zone];
			expect(Math.min(width, height), zone).toBeGreaterThanOrEqual(LEAST);
			expect(Math.min(x, y), zone).toBeGreaterThanOrEqual(0);
			expect(x + width, zone).toBeLessThanOrEqual(SHEET_WIDTH);
			expect(y + height, zone).toBeLessThanOrEqual(sheet.height);
		}
	});

	it('has no overlapping parts, except the wheels on their fenders', () => {
		const parts = damageZones.filter((zone) => !isWheel(zone));
		for (const [index, zone] of parts.entries())
			for (const other of parts.slice(index + 1))
				expect(overlap(sheet.frames[zone], sheet.frames[other]), `${zone}, ${other}`).toBeLessThan(1);
	});

	it.each(damageZones)('restores the position of %s', (zone) => {
		const place = placeOf({ zone, x: 250, y: 900 }, sheet);
		expect(positionIn(zone, place, sheet)).toEqual({ x: 250, y: 900 });
	});
});

it('never stores a position outside a part', () => {
	const sheet = sheetOf(bodyDrawings.Sedan);
	expect(positionIn('ROOF', { x: -50, y: 9999 }, sheet)).toEqual({ x: 0, y: 1000 });
});

it('places marks of the same part beside each other', () => {
	const marks: Array<{ zone: 'ROOF'; x: number; y: number }> = [];
	for (let count = 0; count < 12; count += 1) {
		const position = freePosition('ROOF', marks);
		expect(damageMark.safeParse({ zone: 'ROOF', kind: 'DENT', ...position }).success).toBe(true);
		marks.push({ zone: 'ROOF', ...position });
	}
	expect(new Set(marks.slice(0, 9).map(({ x, y }) => `${x},${y}`)).size).toBe(9);
	expect(freePosition('HOOD', marks)).toEqual({ x: 500, y: 500 });
});
