import { describe, expect, it } from 'vitest';
import { noWords } from '#tests/support/listings.ts';
import { MAX_WORDS, toPlainParagraphs, typedWords } from './car-words.ts';

const described = (en: unknown) => typedWords.safeParse({ ...noWords, texts: { ...noWords.texts, description: { en, ar: '' } } });
const messageOf = (en: unknown) => described(en).error?.issues[0]?.message;
const textOf = (en: unknown) => described(en).data?.texts.description.en;

describe('the words of a listing', () => {
	it.each([
		['a word', 'WORDS_TOO_SHORT'],
		['x'.repeat(19), 'WORDS_TOO_SHORT'],
		[`${' '.repeat(20)}short${' '.repeat(20)}`, 'WORDS_TOO_SHORT'],
		['\u200b'.repeat(30), undefined],
		['😀'.repeat(19), 'WORDS_TOO_SHORT'],
		['x'.repeat(MAX_WORDS + 1), 'WORDS_TOO_LONG'],
		['x'.repeat(100 * MAX_WORDS), 'WORDS_TOO_LONG'],
		['x'.repeat(20), undefined],
		['😀'.repeat(MAX_WORDS), undefined],
		['', undefined],
	])('%#: a text of its length is answered with %s', (text, says) => {
		expect(messageOf(text)).toBe(says);
	});

	it('treats empty and invisible text as none, and refuses values that are no text', () => {
		expect([textOf(''), textOf(' \n '), textOf(null), textOf('\u202e\u2066\u200b')]).toEqual([null, null, null, null]);
		for (const wrong of [5, true, ['a'], { en: 'x' }, undefined]) expect(described(wrong).success).toBe(false);
	});

	it.each([
		['Clean\u202e and tidy\u202c', 'Clean and tidy'],
		['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
		['one\n\n\n\n\ntwo', 'one\n\ntwo'],
		['one  \n\ttwo', 'one\n two'],
		['bell\u0007 and \u0000zero', 'bell and zero'],
		['\u2067isolated\u2069 \u200eleft\u200f', 'isolated left'],
		['soft\u00adhyphen \ufeffmark', 'softhyphen mark'],
		['👨‍👩‍👧 family', '👨‍👩‍👧 family'],
		['می‌روم', 'می‌روم'],
		['<b>bold</b> & "quoted"', '<b>bold</b> & "quoted"'],
	])('%j becomes %j', (typed, plain) => {
		expect(toPlainParagraphs(typed)).toBe(plain);
	});

	it('are read quickly, also if they are made of spaces', () => {
		const began = performance.now();
		expect(toPlainParagraphs(`a${' '.repeat(50_000)}b  \nc   `)).toBe(`a${' '.repeat(50_000)}b\nc`);
		expect(performance.now() - began).toBeLessThan(500);
	});

	it('has rules with the values yes, no, ask first, or none', () => {
		const ruled = (smoking: unknown) => typedWords.safeParse({ ...noWords, rules: { ...noWords.rules, smoking } });
		expect(['YES', 'NO', 'ASK', ''].map((answer) => ruled(answer).data?.rules.smoking)).toEqual(['YES', 'NO', 'ASK', null]);
		expect(ruled('MAYBE').error?.issues[0]?.message).toBe('CHOICE_INVALID');
	});
});
