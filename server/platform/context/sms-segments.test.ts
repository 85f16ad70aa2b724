import { describe, expect, it } from 'vitest';
import { countSegments, withPlainSigns } from './sms-segments.ts';

describe('an SMS', () => {
	it.each([
		['nothing', '', 'GSM-7', 1],
		['160 Latin letters', 'a'.repeat(160), 'GSM-7', 1],
		['161 Latin letters', 'a'.repeat(161), 'GSM-7', 2],
		['306 Latin letters', 'a'.repeat(306), 'GSM-7', 2],
		['307 Latin letters', 'a'.repeat(307), 'GSM-7', 3],
		['signs of the basic alphabet', '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&', 'GSM-7', 1],
		['80 signs that take two places', '€'.repeat(80), 'GSM-7', 1],
		['81 signs that take two places', '€'.repeat(81), 'GSM-7', 2],
		['a sign of two places is not cut', `${'a'.repeat(152)}€${'a'.repeat(153)}`, 'GSM-7', 3],
		['70 Arabic letters', 'م'.repeat(70), 'UCS-2', 1],
		['71 Arabic letters', 'م'.repeat(71), 'UCS-2', 2],
		['134 Arabic letters', 'م'.repeat(134), 'UCS-2', 2],
		['135 Arabic letters', 'م'.repeat(135), 'UCS-2', 3],
		['one Arabic letter among Latin ones', `${'a'.repeat(70)}م`, 'UCS-2', 2],
		['a typographic apostrophe', `${'a'.repeat(70)}’`, 'UCS-2', 2],
		['an emoji takes two places', `${'م'.repeat(69)}🚗`, 'UCS-2', 2],
		['an emoji is not cut', `${'م'.repeat(66)}🚗${'م'.repeat(66)}`, 'UCS-2', 3],
		['ç is in no 7-bit alphabet, Ç is', 'ç', 'UCS-2', 1],
	] as const)('of %s', (_, text, encoding, segments) => {
		expect(countSegments(text)).toEqual({ encoding, segments });
	});

	it('in English stays within the 7-bit alphabet', () => {
		const plain = withPlainSigns('The owner’s “Corolla” – 10–13\u202fMar… × \u2068ok\u2069');
		expect(plain).toBe('The owner\'s "Corolla" - 10-13 Mar... x ok');
		expect(countSegments(plain).encoding).toBe('GSM-7');
	});

	it('in Arabic retains its letters', () => {
		expect(withPlainSigns('طلب حجز جديد، \u2068Kia\u2069')).toBe('طلب حجز جديد، Kia');
	});
});
