import { describe, expect, it } from 'vitest';
import { factsOf, withFacts } from '#web/features/help/facts.ts';
import { cannedAnswers } from './canned-answers.ts';

const terms = {
	platformFeePercent: 12,
	minRentalDays: 1,
	maxRentalDays: 90,
	claimWindowHours: 36,
	claimAnswerHours: 72,
	depositMode: 'RENTAL_TOTAL',
	fineHoldJod: 0,
	fineHoldDays: 0,
} as const;

describe('prepared answers', () => {
	it.each(['en', 'ar'] as const)('contain the periods of rules and settings, in %s', (language) => {
		const texts = cannedAnswers.map(({ text }) => text[language]);
		expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
		const filled = texts.map((text) => withFacts(text, factsOf(terms, language))).join();
		expect(filled).not.toMatch(/[{}]|undefined/);
		expect(filled).toContain('36');
	});
});
