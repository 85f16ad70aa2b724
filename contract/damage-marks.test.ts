import { describe, expect, it } from 'vitest';
import { damageMark, damageMarks, MAX_DAMAGE_MARKS, MAX_DAMAGE_NOTE } from './damage-marks.ts';

const mark = { zone: 'ROOF', x: 0, y: 1000, kind: 'DENT', note: '' };

describe('a damage mark', () => {
	it('has a note that may be left out', () => {
		const { note: _, ...without } = mark;
		expect(damageMark.parse(without)).toEqual(mark);
		expect(damageMark.parse({ ...mark, note: '  Hail ' }).note).toBe('Hail');
	});

	it.each([
		['an unknown part', { zone: 'ENGINE' }],
		['an unknown kind', { kind: 'FIRE' }],
		['a position before its part', { x: -1 }],
		['a position behind its part', { y: 1001 }],
		['a position between two', { x: 0.5 }],
		['a position in words', { x: '10' }],
		['a note that is too long', { note: 'x'.repeat(MAX_DAMAGE_NOTE + 1) }],
		['anything else', { size: 3 }],
	])('is refused with %s', (_, change) => {
		expect(damageMark.safeParse({ ...mark, ...change }).success).toBe(false);
	});

	it('is one of at most thirty', () => {
		const marks = Array.from({ length: MAX_DAMAGE_MARKS + 1 }, () => mark);
		expect(damageMarks.safeParse(marks.slice(1)).success).toBe(true);
		expect(damageMarks.safeParse(marks).success).toBe(false);
	});
});
