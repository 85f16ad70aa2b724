import { describe, expect, it } from 'vitest';
import type { HelpSlug } from '#contract/help.ts';
import { searchArticles } from './search-articles.ts';

const questions: ReadonlyArray<readonly [question: string, first: HelpSlug]> = [
	['deposit', 'deposit'],
	['DEPOSIT?', 'deposit'],
	['when do i get my deposit back', 'deposit'],
	['متى يعود التأمين', 'deposit'],
	['تامين', 'deposit'],
	['how to cancel', 'cancel-a-booking'],
	['إلغاء', 'cancel-a-booking'],
	['الغاء الحجز', 'cancel-a-booking'],
	['card declined', 'payment-problems'],
	['iban', 'payouts'],
	['كليك', 'payouts'],
	['passport', 'verify-your-identity'],
	['رخصة', 'verify-your-identity'],
	['accident', 'during-the-trip'],
	['حادث', 'during-the-trip'],
	['flight late', 'late-or-no-show'],
	['ramadan price', 'set-your-prices'],
	['delete account', 'your-data'],
	['passkey', 'keep-your-account-safe'],
	['apple pay', 'pay-for-a-booking'],
	['keep the car longer', 'change-a-trip'],
	['تمديد', 'change-a-trip'],
	['breakdown', 'something-is-wrong'],
	['speeding ticket', 'reply-to-a-fine'],
	['مخالفة', 'fines-after-a-rental'],
	['second driver', 'extras-and-drivers'],
	['كرسي طفل', 'offer-extras'],
	['excel', 'several-cars'],
	['employee', 'office-and-team'],
	['كوبون', 'promo-codes'],
];

describe('searching the help', () => {
	it.each(questions)('%s leads to %s', (question, first) => {
		expect(searchArticles(question).slugs.slice(0, 3)).toContain(first);
	});

	it.each([
		['depozit', 'deposit', 'deposit'],
		['refnud', 'refund', 'refunds'],
		['cancelation', 'cancellation', 'cancel-a-booking'],
		['اعترض', null, 'reply-to-a-claim'],
		['استردد', 'استرداد', 'refunds'],
	] as const)('%s is understood', (typed, instead, first) => {
		const found = searchArticles(typed);
		if (instead) expect(found.instead).toEqual([instead]);
		expect(found.slugs.slice(0, 4)).toContain(first);
	});

	it('finds articles by words of the other language, and reports an empty result', () => {
		expect(searchArticles('CliQ').slugs[0]).toBe('payouts');
		expect(searchArticles('zzzzqqqq')).toEqual({ slugs: [], instead: [] });
		expect(searchArticles('   ')).toEqual({ slugs: [], instead: [] });
	});
});
