import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardEntry, cardDigits, checkCardEntry, passesLuhn } from './card-entry.ts';
import { findTestCard, testCards } from './cards.ts';

const NOW = Date.UTC(2026, 10, 21);
const good: CardEntry = { number: '4508 7500 1574 1019', name: 'Rana', expiry: '12/28', cvv: '123' };
const check = (over: Partial<CardEntry>) => checkCardEntry({ ...good, ...over }, NOW, (digits) => findTestCard(digits) !== undefined);

test('every test card passes the Luhn check', () => {
	for (const { number } of testCards) expect(passesLuhn(number)).toBe(true);
	expect(passesLuhn('')).toBe(false);
});

test('one wrong digit never passes the Luhn check', () => {
	const anyCard = fc.constantFrom(...testCards.map(({ number }) => number));
	fc.assert(
		fc.property(anyCard, fc.nat(15), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
			const wrong = [...number].map((digit, index) => (index === at ? String((Number(digit) + by) % 10) : digit)).join('');
			expect(passesLuhn(wrong)).toBe(false);
		}),
	);
});

test('a valid entry has no problem, with any spaces and in either kind of digits', () => {
	for (const over of [
		{},
		{ number: '4508-7500-1574-1019' },
		{ number: '٤٥٠٨٧٥٠٠١٥٧٤١٠١٩', expiry: '١٢/٢٨', cvv: '١٢٣' },
		{ expiry: '12 / 2028' },
		{ expiry: '1228' },
	]) {
		expect(check(over)).toEqual({});
	}
	expect(cardDigits('٤٥٠٨ 7500-1574 1019')).toBe('4508750015741019');
});

describe('each field says what is wrong with it', () => {
	test.each([
		['number', '', 'number-missing'],
		['number', '4508 7500 1574 1018', 'number-wrong'],
		['number', '4508', 'number-wrong'],
		['number', 'abcd', 'number-wrong'],
		['number', '4111 1111 1111 1111', 'number-unknown'],
		['name', '  ', 'name-missing'],
		['expiry', '', 'expiry-missing'],
		['expiry', '13/28', 'expiry-format'],
		['expiry', '2028', 'expiry-format'],
		['expiry', '10/26', 'expiry-past'],
		['cvv', '', 'cvv-missing'],
		['cvv', '12', 'cvv-format'],
		['cvv', '12a', 'cvv-format'],
	] as const)('%s %j: %s', (field, typed, problem) => {
		expect(check({ [field]: typed })).toEqual({ [field]: problem });
	});

	test('a card is valid through the last day of its month', () => {
		expect(check({ expiry: '11/26' })).toEqual({});
	});
});
