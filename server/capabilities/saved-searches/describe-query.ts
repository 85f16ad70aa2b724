/** A saved search in a few words, for lists and messages. Pure. */
import { arabicChoice, type ChoiceKey, choiceKeys } from '#contract/choice-names.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { ammanDateTime, ammanIso, DEFAULT_TIME, parseMoment } from '#contract/time.ts';
import { fromStoredQuery, isSearchOver, type SearchQuery } from './saved-query.ts';
import type { SavedSearchRow } from './sql.ts';

type Bilingual = { en: string; ar: string };

/** Not named: they limit and order the results. */
type Named = Exclude<keyof SearchQuery, 'limit' | 'cursor' | 'sortBy'>;
type Values = { [K in Named]-?: NonNullable<SearchQuery[K]> };

const { city, ...otherChoices } = Object.fromEntries(
	choiceKeys.map((key) => [key, (value: string): Bilingual => ({ en: value, ar: arabicChoice(key, value) })]),
) as Record<ChoiceKey, (value: string) => Bilingual>;
const asTyped = (value: string): Bilingual => ({ en: value, ar: value });
const ifWanted = (en: string, ar: string) => (wanted: boolean) => (wanted ? { en, ar } : null);
const counted = (en: (count: number) => string, ar: (count: number) => string) => (count: number) => ({ en: en(count), ar: ar(count) });

/** Every part of a search, in the order in which they are named. A new filter needs its wording here. */
const sentences: { readonly [K in Named]: (value: Values[K], query: SearchQuery) => Bilingual | null } = {
	q: asTyped,
	...otherChoices,
	city,
	bounds: () => ({ en: 'part of the map', ar: 'جزء من الخريطة' }),
	from: (from, { to }) => (to === undefined ? null : asTyped(`${momentText(from)} – ${momentText(to)}`)),
	// Named with the pickup.
	to: () => null,
	priceMin: counted(
		(jod) => `from ${jod} JOD a day`,
		(jod) => `من ${jod} د.أ في اليوم`,
	),
	priceMax: counted(
		(jod) => `up to ${jod} JOD a day`,
		(jod) => `حتى ${jod} د.أ في اليوم`,
	),
	seats: counted(
		(count) => `${count}+ seats`,
		(count) => `${count} مقاعد أو أكثر`,
	),
	year: counted(
		(from) => `${from} or newer`,
		(from) => `${from} أو أحدث`,
	),
	mileage: counted(
		(km) => `up to ${km} km`,
		(km) => `حتى ${km} كم`,
	),
	rating: counted(
		(stars) => `rated ${stars} or more`,
		(stars) => `تقييم ${stars} أو أعلى`,
	),
	driverAge: counted(
		(age) => `driver’s age: ${age}`,
		(age) => `سن السائق: ${age}`,
	),
	driverLicenceYears: counted(
		(years) => `years with a licence: ${years}`,
		(years) => `سنوات منذ إصدار الرخصة: ${years}`,
	),
	instantBook: ifWanted('instant book', 'حجز فوري'),
	deliveryAvailable: ifWanted('delivery', 'مع التوصيل'),
	features: ({ length }) => (length > 0 ? { en: `with ${length} of the features`, ar: `عدد المزايا المطلوبة: ${length}` } : null),
};

/** `"SUV, Aqaba, 2027-03-20 22:00 – 2027-03-24"`; hours only if they are not 10:00, which a bare date means. */
export function describeQuery(query: SearchQuery | null): Bilingual {
	const parts = query ? (Object.keys(sentences) as Named[]).flatMap((name) => sentenceOf(query, name) ?? []) : [];
	if (parts.length === 0) return { en: 'All cars', ar: 'كل السيارات' };
	return { en: parts.map(({ en }) => en).join(', '), ar: parts.map(({ ar }) => ar).join('، ') };
}

function sentenceOf<K extends Named>(query: SearchQuery, name: K): Bilingual | null {
	const value: SearchQuery[K] = query[name];
	return value === undefined || value === '' ? null : sentences[name](value as Values[K], query);
}

/** In Amman, for every offset in the input. */
function momentText(text: string): string {
	const moment = parseMoment(text);
	return moment ? ammanDateTime(moment).replace(` ${DEFAULT_TIME}`, '') : text;
}

/** A saved search on the wire. */
export const presentSavedSearch = ({ id, query, created_at }: SavedSearchRow, now: Date): SavedSearch => ({
	id,
	query,
	description: describeQuery(fromStoredQuery(query)),
	isOver: isSearchOver(fromStoredQuery(query), now),
	createdAt: ammanIso(created_at),
});
