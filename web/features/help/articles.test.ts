import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type HelpSlug, helpPath, helpSlugs } from '#contract/help.ts';
import type { MarketTerms } from '#contract/market-terms.ts';
import { languages } from '#web/i18n/language.ts';
import { loadArea, notFound, screenAt } from '#web/routes/screens.ts';
import { texts as arabicProfile } from '#web/screens/account/profile/texts.ar.ts';
import { texts as englishProfile } from '#web/screens/account/profile/texts.en.ts';
import { texts as arabicCalendar } from '#web/screens/owner/calendar/texts.ar.ts';
import { texts as englishCalendar } from '#web/screens/owner/calendar/texts.en.ts';
import { texts as arabicListing } from '#web/screens/owner/listing/texts.ar.ts';
import { texts as englishListing } from '#web/screens/owner/listing/texts.en.ts';
import { topics } from './article.ts';
import { writtenBody } from './article-words.ts';
import { articles } from './articles/index.ts';
import { factsOf, withFacts } from './facts.ts';
import * as arabicLinks from './links/texts.ar.ts';
import * as englishLinks from './links/texts.en.ts';
import { partsOfText } from './parts-of-text.ts';

const terms: MarketTerms = {
	platformFeePercent: 12,
	minRentalDays: 1,
	maxRentalDays: 30,
	depositMode: 'RENTAL_TOTAL',
	claimWindowHours: 48,
	claimAnswerHours: 72,
	fineHoldJod: 0,
	fineHoldDays: 0,
};
const listing = { en: englishListing, ar: arabicListing };
const profile = { en: englishProfile, ar: arabicProfile };
const calendar = { en: englishCalendar, ar: arabicCalendar };
const each = helpSlugs.flatMap((slug) => languages.map((language) => [slug, language] as const));
const LETTERS = { en: /[A-Za-z]/, ar: /[\u0600-\u06ff]/ };
/** Finds numbers, also as words, that are not placeholders of a rule. "24 hours" of a rental day is allowed, because it is the definition of a day. */
const NUMBER =
	/[\d\u0660-\u0669]|\b(?:two|three|five|ten|fifteen|thirty|forty|seventy|hundred)\b.{0,12}\b(?:minute|hour|day|percent)|(?:ساعتان|ساعتين|يومان|يومين|دقيقتين)/;

describe('the help articles', () => {
	it.each(each)('%s has title, summary and body in %s', (slug, language) => {
		const { title, summary } = articles[slug][language];
		const body = writtenBody(articles[slug][language]);
		for (const text of [title, summary, body]) expect(text).toMatch(LETTERS[language]);
		expect(body.split(' ').length).toBeGreaterThan(60);
		expect(summary).toMatch(/\.$/);
		expect(title).not.toMatch(/[.؟?]$/);
	});

	it.each(each)('%s links to existing screens and articles in %s', async (slug, language) => {
		const addresses = partsOfText(writtenBody(articles[slug][language])).flatMap(({ href }) => href ?? []);
		for (const href of addresses) {
			expect(href).toMatch(/^\//);
			await loadArea(href);
			expect(screenAt(href).screen, href).not.toBe(notFound);
			if (href.startsWith('/help/')) expect(helpSlugs.map(helpPath)).toContain(href);
		}
	});

	it.each(each)('%s has its numbers from the rules in %s', (slug, language) => {
		const { title, summary } = articles[slug][language];
		const body = writtenBody(articles[slug][language]);
		expect(`${title} ${summary} ${body}`).not.toMatch(NUMBER);
		expect(withFacts(body, factsOf(terms, language))).not.toMatch(/[{}]|undefined|NaN/);
	});

	it('use every fact, and have the same facts in both languages', () => {
		const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
		const used = new Set<string | undefined>();
		for (const slug of helpSlugs) {
			const [en, ar] = languages.map((language) => named(writtenBody(articles[slug][language])));
			expect(new Set(ar), slug).toEqual(new Set(en));
			for (const name of en ?? []) used.add(name);
		}
		expect(Object.keys(factsOf(terms, 'en')).filter((name) => !used.has(name))).toEqual([]);
	});

	it('name other articles as related, and each topic has articles', () => {
		for (const slug of helpSlugs) {
			const { related } = articles[slug];
			expect(related).not.toContain(slug);
			expect(new Set(related).size).toBe(3);
		}
		expect(new Set(helpSlugs.map((slug) => articles[slug].topic))).toEqual(new Set(Object.keys(topics)));
		expect(helpSlugs).toHaveLength(43);
	});

	it('follow the settings of the marketplace', () => {
		const changed: MarketTerms = { ...terms, platformFeePercent: 15, claimWindowHours: 2, depositMode: 'CAR' };
		expect(withFacts('{fee}', factsOf(changed, 'en'))).toBe('15%');
		expect(withFacts('{claimWindow}', factsOf(changed, 'ar'))).toBe('ساعتين');
		expect(factsOf(changed, 'en').depositRule).not.toBe(factsOf(terms, 'en').depositRule);
		const body = (of: MarketTerms, language: 'en' | 'ar') => withFacts(writtenBody(articles.deposit[language]), factsOf(of, language));
		expect(body(terms, 'en')).not.toMatch(/fine/);
		expect(body({ ...terms, fineHoldJod: 50, fineHoldDays: 14 }, 'en')).toMatch(
			/hold up to .*50.* until 14 days after the return, only for traffic fines/,
		);
		expect(body({ ...terms, fineHoldJod: 50, fineHoldDays: 14 }, 'ar')).toMatch(/50.*14 يوماً.*لمخالفات السير/);
	});

	it('describe the fine hold of new bookings, or that there is none', () => {
		const fines = (of: MarketTerms, language: 'en' | 'ar') =>
			withFacts(writtenBody(articles['fines-after-a-rental'][language]), factsOf(of, language));
		const held: MarketTerms = { ...terms, fineHoldJod: 50, fineHoldDays: 14 };
		expect(fines(terms, 'en')).toMatch(/new bookings, we don’t hold anything for fines/);
		expect(fines(terms, 'ar')).toMatch(/لا نحجز شيئاً للمخالفات/);
		expect(fines(held, 'en')).toMatch(/new bookings, we hold up to .*50.* until 14 days after the return/);
		expect(fines(held, 'ar')).toMatch(/يبقى حتى .*50.* محجوزاً إلى أن يمضي 14 يوماً/);
		const linked = partsOfText(factsOf(held, 'en').fineHold + factsOf(held, 'ar').fineHold).flatMap(({ href }) => href ?? []);
		expect(linked).toEqual([helpPath('reply-to-a-fine'), helpPath('reply-to-a-fine')]);
	});
});

describe('links from other screens', () => {
	it('lead to every article', () => {
		const links = globSync('web/**/*.tsx').flatMap((file) => readFileSync(file, 'utf8').match(/<(?:Titled)?HelpLink\b[^>]*/g) ?? []);
		const linked = new Set(links.flatMap((link) => [...link.matchAll(/['"]([a-z-]+)['"]/g)].map(([, slug]) => slug)));
		expect(helpSlugs.filter((slug) => !linked.has(slug))).toEqual([]);
	});

	it('have the titles of the articles', () => {
		for (const [language, { titles }] of [
			['en', englishLinks],
			['ar', arabicLinks],
		] as const) {
			for (const slug of helpSlugs) expect(titles[slug]).toBe(articles[slug][language].title);
		}
	});

	it.each([
		['en', 'Help:', listing.en.help, profile.en.help, calendar.en.help],
		['ar', 'مساعدة:', listing.ar.help, profile.ar.help, calendar.ar.help],
	] as const)('have them also in the texts of a screen, in %s', (language, label, ofListing, ofProfile, ofCalendar) => {
		const titled = (slug: HelpSlug) => `${label} ${articles[slug][language].title}`;
		expect(ofListing).toEqual({ list: titled('list-your-car'), prices: titled('set-your-prices'), review: titled('car-verification') });
		expect(ofProfile).toEqual({
			...{ safe: titled('keep-your-account-safe'), notifications: titled('notifications') },
			...{ data: titled('your-data'), identity: titled('verify-your-identity') },
		});
		expect(ofCalendar).toBe(titled('calendar'));
	});
});
