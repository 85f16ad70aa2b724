/** A saved search in a few words, for lists and messages. Pure. */
import { spellingsOf } from '#contract/choice-names.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { ammanDateTime, ammanIso, DEFAULT_TIME, parseMoment } from '#contract/time.ts';
import { fromStoredQuery, isSearchOver, type SearchQuery } from './saved-query.ts';
import type { SavedSearchRow } from './sql.ts';

type Bilingual = { en: string; ar: string };

const choiceKeys = ['bodyType', 'fuel', 'transmission', 'city'] as const;

/** `"SUV, Aqaba, 2027-03-20 22:00 – 2027-03-24"`; hours only where they are not 10:00, which a bare date means. */
export function describeQuery(query: SearchQuery | null): Bilingual {
	const parts = query ? [...whatAndWhere(query), ...bounds(query), ...flags(query)] : [];
	if (parts.length === 0) return { en: 'All cars', ar: 'كل السيارات' };
	return { en: parts.map(({ en }) => en).join(', '), ar: parts.map(({ ar }) => ar).join('، ') };
}

function whatAndWhere({ q, from, to, bounds: part, ...query }: SearchQuery): Bilingual[] {
	const choices = choiceKeys.flatMap((key) => {
		const value = query[key];
		return value === undefined ? [] : [{ en: value, ar: spellingsOf(key, value)[1] ?? value }];
	});
	const dates = from && to ? `${momentText(from)} – ${momentText(to)}` : null;
	return [
		...(q ? [{ en: q, ar: q }] : []),
		...choices,
		...(part ? [{ en: 'part of the map', ar: 'جزء من الخريطة' }] : []),
		...(dates ? [{ en: dates, ar: dates }] : []),
	];
}

/** In Amman, whatever offset it was typed with. */
function momentText(text: string): string {
	const moment = parseMoment(text);
	return moment ? ammanDateTime(moment).replace(` ${DEFAULT_TIME}`, '') : text;
}

function bounds({ priceMin, priceMax, seats, year, mileage, rating, driverAge, driverLicenceYears }: SearchQuery): Bilingual[] {
	const of = (value: number | undefined, en: (count: number) => string, ar: (count: number) => string) =>
		value === undefined ? [] : [{ en: en(value), ar: ar(value) }];
	return [
		...of(
			priceMin,
			(jod) => `from ${jod} JOD a day`,
			(jod) => `من ${jod} د.أ في اليوم`,
		),
		...of(
			priceMax,
			(jod) => `up to ${jod} JOD a day`,
			(jod) => `حتى ${jod} د.أ في اليوم`,
		),
		...of(
			seats,
			(count) => `${count}+ seats`,
			(count) => `${count} مقاعد أو أكثر`,
		),
		...of(
			year,
			(from) => `${from} or newer`,
			(from) => `${from} أو أحدث`,
		),
		...of(
			mileage,
			(km) => `up to ${km} km`,
			(km) => `حتى ${km} كم`,
		),
		...of(
			rating,
			(stars) => `rated ${stars} or more`,
			(stars) => `تقييم ${stars} أو أعلى`,
		),
		...of(
			driverAge,
			(age) => `driver’s age: ${age}`,
			(age) => `سن السائق: ${age}`,
		),
		...of(
			driverLicenceYears,
			(years) => `years with a licence: ${years}`,
			(years) => `سنوات منذ إصدار الرخصة: ${years}`,
		),
	];
}

function flags({ instantBook, deliveryAvailable, features }: SearchQuery): Bilingual[] {
	return [
		...(instantBook ? [{ en: 'instant book', ar: 'حجز فوري' }] : []),
		...(deliveryAvailable ? [{ en: 'delivery', ar: 'مع التوصيل' }] : []),
		...(features.length > 0 ? [{ en: `with ${features.length} of the features`, ar: `عدد المزايا المطلوبة: ${features.length}` }] : []),
	];
}

/** A saved search as it is answered. */
export const presentSavedSearch = ({ id, query, created_at }: SavedSearchRow, now: Date): SavedSearch => ({
	id,
	query,
	description: describeQuery(fromStoredQuery(query)),
	isOver: isSearchOver(fromStoredQuery(query), now),
	createdAt: ammanIso(created_at),
});
