import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	fillReply,
	type ReplyValues,
	replyPlaceholders,
	textFor,
	unknownPlaceholder,
	unknownPlaceholderText,
} from './reply-placeholders.ts';

const values: ReplyValues = {
	renter: { en: 'Lina', ar: 'لينا' },
	car: { en: 'Kia Picanto 2019', ar: 'Kia Picanto 2019' },
	pickup: { en: 'Monday, 10 March at 10:00', ar: 'الاثنين، 10 آذار' },
	return: { en: 'Thursday, 13 March at 10:00', ar: 'الخميس، 13 آذار' },
	place: { en: 'Rainbow Street, Amman', ar: 'شارع الرينبو، عمان' },
};

describe('placeholders', () => {
	it.each([
		['Hello {renter}, {car} is ready.', 'en', 'Hello Lina, Kia Picanto 2019 is ready.'],
		['مرحباً {renter}، الاستلام {pickup} في {place}', 'ar', 'مرحباً لينا، الاستلام الاثنين، 10 آذار في شارع الرينبو، عمان'],
		['{renter}{renter}', 'en', 'LinaLina'],
		['No placeholder, and a lone { brace', 'en', 'No placeholder, and a lone { brace'],
	] as const)('of %j are replaced', (text, language, filled) => {
		expect(unknownPlaceholder(text)).toBeNull();
		expect(fillReply(text, values, language)).toBe(filled);
	});

	it.each([
		['Hello {name}', { name: '{name}', line: 1 }],
		['{renter},\nyour {Car}\nand {plate}', { name: '{Car}', line: 2 }],
		['{ renter }', { name: '{ renter }', line: 1 }],
		['{}', { name: '{}', line: 1 }],
	])('of %j include an unknown one', (text, unknown) => {
		expect(unknownPlaceholder(text)).toEqual(unknown);
		expect(unknownPlaceholderText(unknown).en).toContain(`Line ${unknown.line}: we can’t fill in ${unknown.name}.`);
	});

	it('without a value give no partly filled text', () => {
		expect(fillReply('{renter}, at {pickup}', { ...values, pickup: null }, 'en')).toBeNull();
	});

	it('are all replaced, and an inserted value is not replaced again', () => {
		const anyText = fc
			.array(fc.oneof(fc.constantFrom(...replyPlaceholders.map((name) => `{${name}}`)), fc.stringMatching(/^[^{}]{0,8}$/)))
			.map((parts) => parts.join(''));
		fc.assert(
			fc.property(anyText, (text) => {
				const braces = { en: '{car}', ar: '{car}' };
				const filled = fillReply(text, { ...values, renter: braces }, 'en');
				const renters = text.split('{renter}').length - 1;
				expect(filled?.split('{car}').length).toBe(renters + 1);
				expect(filled).not.toMatch(/\{(?!car\})/);
			}),
		);
	});
});

it.each([
	[{ textEn: 'Hello', textAr: 'مرحباً' }, 'ar', 'مرحباً'],
	[{ textEn: 'Hello', textAr: null }, 'ar', 'Hello'],
	[{ textEn: null, textAr: 'مرحباً' }, 'en', 'مرحباً'],
] as const)('of %j, a reader of %s reads %s', (texts, language, text) => {
	expect(textFor(texts, language)).toBe(text);
});
