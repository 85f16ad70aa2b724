/** The part of a car that a bulk change affects: compared before and after, displayed as old and new, and restored. */
import type { BulkChange, BulkField } from '#contract/bulk-changes.ts';
import type { OwnerTerms } from '#contract/calendar.ts';
import { type WordTopic, wordLanguages } from '#contract/car-words.ts';
import { formatFils } from '#contract/money.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { listOccupancyOfKinds } from '#server/capabilities/availability/index.ts';
import {
	type CarRow,
	datePrices,
	daysOf,
	isStockOffered,
	type PriceRuleKey,
	type PriceRuleTerms,
	presentOwnTerms,
	priceOf,
	ruleKindsByDate,
	ruleLike,
	type TopicTexts,
	wordsOf,
} from '#server/capabilities/cars/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { spanOfDays } from '../rules.ts';

export type TouchedTerms = Partial<Omit<OwnerTerms, 'extras' | 'instantBookPausedUntil'>>;
/** Of each day: its price by hand in fils, and whether it is blocked. */
type DaysState = { prices?: Record<string, string | null>; blocked?: Record<string, boolean> };
/** `rule`: amounts in fils; null for a car without it. `priceJod`: the resulting price of a day, which follows the daily rate. */
type SeasonState = {
	key: PriceRuleKey;
	rule: (Omit<PriceRuleTerms, 'kind' | 'dailyRateFils'> & { fils: string | null }) | null;
	priceJod: string | null;
};
type WordsState = { topic: WordTopic; texts: TopicTexts };
export type BulkState = {
	terms: TouchedTerms;
	days?: DaysState;
	season?: SeasonState;
	words?: WordsState;
	extra?: { stockId: string; isOffered: boolean };
	branch?: { id: string | null };
};

/** Which parts of a car a change affects. */
export type ChangedParts = {
	terms: readonly string[];
	days?: { from: string; to: string; prices: boolean; blocked: boolean } | undefined;
	season?: PriceRuleKey | undefined;
	words?: { topic: WordTopic; languages: readonly (keyof TopicTexts)[] } | undefined;
	extra?: { stockId: string } | undefined;
	branch?: boolean | undefined;
};

export function partsChangedBy({ dailyRate, terms = {}, days, season, words, extra, branchId }: BulkChange): ChangedParts {
	return {
		terms: [...(dailyRate ? ['dailyRateJod'] : []), ...Object.keys(terms)],
		days: days && { from: days.from, to: days.to, prices: days.price !== undefined, blocked: days.blocked !== undefined },
		season: season && { kind: season.kind, from: season.from ?? null, to: season.to ?? null },
		words: words && { topic: words.topic, languages: wordLanguages.filter((language) => words[language]) },
		...{ extra, branch: branchId !== undefined },
	};
}

/** The extent of a state, to read the same parts again. */
export function partsIn({ terms, days, season, words, extra, branch }: BulkState): ChangedParts {
	const dates = Object.keys(days?.prices ?? days?.blocked ?? {}).toSorted();
	const [from, last] = [dates[0], dates.at(-1)];
	return {
		terms: Object.keys(terms),
		days: days && from && last ? { from, to: addDays(last, 1), prices: Boolean(days.prices), blocked: Boolean(days.blocked) } : undefined,
		season: season?.key,
		words: words && { topic: words.topic, languages: wordLanguages.filter((language) => language in words.texts) },
		...{ extra, branch: branch !== undefined },
	};
}

export async function stateOf(
	db: Queryable,
	car: CarRow,
	{ terms: names, days, season, words, extra, branch }: ChangedParts,
): Promise<BulkState> {
	const { extras: _, instantBookPausedUntil: __, ...terms } = await presentOwnTerms(db, car);
	const touched = Object.fromEntries(Object.entries(terms).filter(([name]) => names.includes(name))) as TouchedTerms;
	return {
		terms: touched,
		...(days && { days: await daysState(db, car.id, days) }),
		...(season && { season: await seasonState(db, car, season) }),
		...(words && { words: await wordsState(db, car.id, words) }),
		...(extra && { extra: { stockId: extra.stockId, isOffered: await isStockOffered(db, car.id, extra.stockId) } }),
		...(branch && { branch: { id: car.branch_id } }),
	};
}

async function seasonState(db: Queryable, car: CarRow, key: PriceRuleKey): Promise<SeasonState> {
	const rule = await ruleLike(db, car.id, key);
	if (!rule) return { key, rule: null, priceJod: null };
	const [{ percent, dailyRateFils, from, to }, price] = [rule, priceOf(rule, car.daily_rate_fils)];
	const fils = dailyRateFils?.toString() ?? null;
	return { key, rule: { percent, fils, from, to }, priceJod: price === null ? null : formatFils(price) };
}

async function wordsState(db: Queryable, carId: string, { topic, languages }: NonNullable<ChangedParts['words']>): Promise<WordsState> {
	const texts = (await wordsOf(db, carId)).texts[topic];
	return { topic, texts: Object.fromEntries(languages.map((language) => [language, texts[language]])) };
}

async function daysState(db: Queryable, carId: string, days: NonNullable<ChangedParts['days']>): Promise<DaysState> {
	const period = { from: days.from, to: days.to };
	const dates = daysOf(period);
	const state: DaysState = {};
	if (days.prices) {
		const [prices, rules] = [await datePrices(db, carId, period), await ruleKindsByDate(db, carId, period)];
		const byHand = (date: string) => (rules.has(date) ? undefined : prices.get(date));
		state.prices = Object.fromEntries(dates.map((date) => [date, byHand(date)?.toString() ?? null]));
	}
	if (days.blocked) {
		const blocks = await listOccupancyOfKinds(db, carId, spanOfDays(period), ['BLOCK']);
		const isBlocked = (date: string) => blocks.some((row) => ammanDate(row.starts_at) <= date && date < ammanDate(row.ends_at));
		state.blocked = Object.fromEntries(dates.map((date) => [date, isBlocked(date)]));
	}
	return state;
}

/** Without past days and seasons, which can no longer change. */
export function fromToday({ days, season, ...others }: BulkState, today: string): BulkState {
	const { prices, blocked } = days ?? {};
	const isOver = season?.key.kind === 'CUSTOM' && (season.key.to ?? '') <= today;
	return {
		...others,
		...(season && !isOver && { season }),
		...(days && {
			days: {
				...(prices && { prices: since(prices, today) }),
				...(blocked && { blocked: since(blocked, today) }),
			},
		}),
	};
}

const since = <Value>(byDate: Readonly<Record<string, Value>>, today: string): Record<string, Value> =>
	Object.fromEntries(Object.entries(byDate).filter(([date]) => date >= today));

/** In any order of names, which a stored state may have lost. The price of a season follows the daily rate, which may have changed. */
export const isSameState = (one: BulkState, other: BulkState): boolean => canonical(comparable(one)) === canonical(comparable(other));

const comparable = ({ season, ...others }: BulkState) => ({ ...others, season: season && { ...season, priceJod: null } });

const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);

/** Old and new values that differ, as a preview displays them. */
export function differences(before: BulkState, after: BulkState): Array<{ field: BulkField; from: string; to: string }> {
	const [old, now] = [before, after].map(toDisplayedValues);
	return Object.keys(now ?? {}).flatMap((name) => {
		const [from = '', to = ''] = [old?.[name], now?.[name]];
		return from === to ? [] : [{ field: name as BulkField, from, to }];
	});
}

function toDisplayedValues({ terms, days, season, words, extra, branch }: BulkState): Record<string, string> {
	const texts = Object.entries(terms).map(([name, value]) => [name, termText(value)] as const);
	return {
		...Object.fromEntries(texts),
		...(days?.prices && { dayPrices: priceText(Object.values(days.prices)) }),
		...(days?.blocked && { blockedDays: String(Object.values(days.blocked).filter(Boolean).length) }),
		...(season && { season: seasonText(season) }),
		...(words && textsOf(words)),
		...(extra && { officeExtra: extra.isOffered ? extra.stockId : '' }),
		...(branch && { branch: branch.id ?? '' }),
	};
}

const seasonText = ({ rule, priceJod }: SeasonState): string =>
	rule ? [...(rule.percent === null ? [] : [`${rule.percent}%`]), ...(priceJod === null ? [] : [priceJod])].join(' ') : '';

const textsOf = ({ topic, texts }: WordsState): Record<string, string> =>
	Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${topic}${language === 'en' ? 'En' : 'Ar'}`, text ?? '']));

function termText(value: unknown): string {
	if (Array.isArray(value)) return value.map((part) => Object.values(part as object).join(':')).join(' ');
	if (typeof value === 'object' && value !== null) return Object.values(value).join('–');
	return value === null || value === undefined ? '' : String(value);
}

/** Empty for days without a price by hand. */
function priceText(prices: ReadonlyArray<string | null>): string {
	const fils = prices.flatMap((price) => (price === null ? [] : [BigInt(price)]));
	const distinct = [...new Set(fils)].toSorted((a, b) => (a < b ? -1 : 1));
	const [least, most] = [distinct[0], distinct.at(-1)];
	if (least === undefined || most === undefined) return '';
	return least === most ? formatFils(least) : `${formatFils(least)}–${formatFils(most)}`;
}
