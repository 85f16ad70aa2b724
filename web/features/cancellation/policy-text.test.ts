import { describe, expect, it } from 'vitest';
import { cancellationPolicies, cancellationRules } from '#contract/cancellation-policies.ts';
import { formatIn } from '#web/i18n/format.ts';
import { alwaysSentence, type CommonGround, groundSentence, policySentence } from './policy-text.ts';
import { cancellation as ar } from './texts.ar.ts';
import { cancellation as en } from './texts.en.ts';

const common: Record<CommonGround, string> = {
	UNPAID: '',
	REQUEST: '',
	EARLY: 'Early.',
	DAYS_BEGUN: '',
	DAYS_GIVEN_UP: '',
	OTHERS_FAULT: '',
};
const languages = [
	['en', en],
	['ar', ar],
] as const;

describe('the sentences of a policy', () => {
	it('contain the numbers of its rule', () => {
		const format = formatIn('en');
		expect(policySentence(en, 'FLEXIBLE', 'refund', format)).toBe('Full refund up to 24 hours before pickup; after that, all but one day.');
		expect(policySentence(en, 'STRICT', 'charge', format)).toBe(
			'Full refund up to 7 days before pickup, half of the rental up to 48 hours before; after that, none of the rental.',
		);
		expect(groundSentence(en, common, { policy: 'STRICT', ground: 'NOTHING' }, format)).toBe(
			'It’s less than 48 hours before pickup, so the rental isn’t refunded.',
		);
		expect(groundSentence(en, common, { policy: 'STRICT', ground: 'GRACE' }, format)).toBe(
			'It’s within an hour of confirmation, so the refund is in full.',
		);
		expect(alwaysSentence(en, format)).toContain('Cancelling within an hour of confirmation is free');
		expect(policySentence(ar, 'STRICT', 'charge', formatIn('ar'))).toBe(
			'استرداد كامل حتى 7 أيام قبل الاستلام، ونصف الإيجار حتى 48 ساعة قبله، وبعدها لا نعيد شيئاً من الإيجار.',
		);
		expect(groundSentence(ar, common, { policy: 'FLEXIBLE', ground: 'LESS_A_DAY' }, formatIn('ar'))).toBe(
			'بقي أقل من 24 ساعة على الاستلام، فنخصم أجرة يوم واحد.',
		);
	});

	it.each(cancellationPolicies)('of %s name each tier of its rule and have no number of their own, in both languages', (policy) => {
		for (const [language, texts] of languages) {
			const { refund, charge, retained } = texts.policies[policy];
			for (const { ground } of cancellationRules[policy].tiers) {
				for (const sentence of [refund, charge]) expect(sentence).toContain(`{${ground}}`);
			}
			for (const sentence of [refund, charge, ...Object.values(retained)]) expect(sentence).not.toMatch(/\d/);
			const format = formatIn(language);
			for (const kind of ['refund', 'charge'] as const) expect(policySentence(texts, policy, kind, format)).not.toMatch(/[{}]/);
			for (const { ground } of [...cancellationRules[policy].tiers, { ground: cancellationRules[policy].below }]) {
				expect(groundSentence(texts, common, { policy, ground }, format)).toMatch(/^[^{}]+$/);
			}
		}
	});

	it('never belong to another policy', () => {
		expect(() => groundSentence(en, common, { policy: 'MODERATE', ground: 'LESS_A_DAY' }, formatIn('en'))).toThrow('MODERATE');
	});
});
