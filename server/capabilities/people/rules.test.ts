import { expect, it } from 'vitest';
import { plateDigits } from '#server/capabilities/cars/index.ts';
import { typedId } from './rules.ts';

it.each([
	['20-77712', '2077712'],
	['20 77712', '2077712'],
	['2077712', '2077712'],
	['77', null],
	['0790000003', null],
	['Omar 20', null],
	['', null],
])('%s is the plate %s', (typed, digits) => {
	expect(plateDigits(typed)).toBe(digits);
});

it('an id is read in either case', () => {
	expect(typedId('0B5E2F6C-7E0A-4F2B-9B0B-3F3C1A2B4C5D')).toBe('0b5e2f6c-7e0a-4f2b-9b0b-3f3c1a2b4c5d');
	expect(typedId('Omar')).toBeNull();
});
