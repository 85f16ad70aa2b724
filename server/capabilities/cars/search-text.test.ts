import { describe, expect, it } from 'vitest';
import { foldWords } from '#contract/fold-words.ts';
import { searchWords } from './search-text.ts';

describe('words of a search', () => {
	it.each([
		['Toyota  COROLLA', 'toyota corolla'],
		['Citroën', 'citroen'],
		['ID.4', 'id 4'],
		['أحمد إبراهيم آدم', 'احمد ابراهيم ادم'],
		['سيارة', 'سياره'],
		['كُورُولا', 'كورولا'],
		['مشـــوار', 'مشوار'],
		['مصطفى', 'مصطفي'],
		['موديل ٢٠٢٢', 'موديل 2022'],
		['100%_\\', '100'],
		['کیا سپورتاژ'.replace('ژ', 'ج'), 'كيا سبورتاج'],
		['كيا\u200f سبورتاج', 'كيا سبورتاج'],
		['', ''],
	])('%j becomes %j', (typed, folded) => {
		expect(foldWords(typed)).toBe(folded);
	});

	it('find a make in both scripts', () => {
		const words = searchWords({ title: 'Toyota Corolla 2022', make: 'Toyota', model: 'Corolla', year: 2022, color: 'White' });
		for (const word of ['toyota', 'corolla', '2022', 'white', 'تويوتا', 'كورولا']) expect(words).toContain(word);
	});
});
