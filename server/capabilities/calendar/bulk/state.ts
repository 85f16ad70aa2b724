/** What of a car a change of several cars touches: compared before and after, shown as old and new, and restored. */
import type { BulkChange, BulkField } from '#contract/bulk-changes.ts';
import type { OwnerTerms } from '#contract/calendar.ts';
import { formatFils } from '#contract/money.ts';
import { ammanDate } from '#contract/time.ts';
import { listOccupancyOfKinds } from '#server/capabilities/availability/index.ts';
import { type CarRow, datePrices, daysOf, presentOwnTerms, ruleKindsByDate } from '#server/capabilities/cars/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { spanOfDays } from '../rules.ts';

export type TouchedTerms = Partial<Omit<OwnerTerms, 'extras' | 'instantBookPausedUntil'>>;
/** Of each day: its price by hand in fils, and whether it is blocked. */
export type BulkState = { terms: TouchedTerms; days?: { prices?: Record<string, string | null>; blocked?: Record<string, boolean> } };

export async function stateOf(db: Queryable, car: CarRow, change: Pick<BulkChange, 'dailyRate' | 'terms' | 'days'>): Promise<BulkState> {
	const names = [...(change.dailyRate ? ['dailyRateJod'] : []), ...Object.keys(change.terms ?? {})];
	const { extras: _, instantBookPausedUntil: __, ...terms } = await presentOwnTerms(db, car);
	const touched = Object.fromEntries(Object.entries(terms).filter(([name]) => names.includes(name))) as TouchedTerms;
	return { terms: touched, ...(change.days && { days: await daysState(db, car.id, change.days) }) };
}

async function daysState(db: Queryable, carId: string, days: NonNullable<BulkChange['days']>): Promise<BulkState['days']> {
	const period = { from: days.from, to: days.to };
	const dates = daysOf(period);
	const state: NonNullable<BulkState['days']> = {};
	if (days.price !== undefined) {
		const [prices, rules] = [await datePrices(db, carId, period), await ruleKindsByDate(db, carId, period)];
		const byHand = (date: string) => (rules.has(date) ? undefined : prices.get(date));
		state.prices = Object.fromEntries(dates.map((date) => [date, byHand(date)?.toString() ?? null]));
	}
	if (days.blocked !== undefined) {
		const blocks = await listOccupancyOfKinds(db, carId, spanOfDays(period), ['BLOCK']);
		const isBlocked = (date: string) => blocks.some((row) => ammanDate(row.starts_at) <= date && date < ammanDate(row.ends_at));
		state.blocked = Object.fromEntries(dates.map((date) => [date, isBlocked(date)]));
	}
	return state;
}

/** Without the days that are over: nothing of them can be changed, or matters. */
export function fromToday({ terms, days }: BulkState, today: string): BulkState {
	if (!days) return { terms };
	const { prices, blocked } = days;
	return {
		terms,
		days: {
			...(prices && { prices: since(prices, today) }),
			...(blocked && { blocked: since(blocked, today) }),
		},
	};
}

const since = <Value>(byDate: Readonly<Record<string, Value>>, today: string): Record<string, Value> =>
	Object.fromEntries(Object.entries(byDate).filter(([date]) => date >= today));

/** In any order of names, which a stored state may have lost. */
export const isSameState = (one: BulkState, other: BulkState): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);

/** Old and new of what differs, as a preview shows them. */
export function differences(before: BulkState, after: BulkState): Array<{ field: BulkField; from: string; to: string }> {
	const [old, now] = [before, after].map(legible);
	return Object.keys(now ?? {}).flatMap((name) => {
		const [from = '', to = ''] = [old?.[name], now?.[name]];
		return from === to ? [] : [{ field: name as BulkField, from, to }];
	});
}

function legible({ terms, days }: BulkState): Record<string, string> {
	const texts = Object.entries(terms).map(([name, value]) => [name, termText(value)] as const);
	return {
		...Object.fromEntries(texts),
		...(days?.prices && { dayPrices: priceText(Object.values(days.prices)) }),
		...(days?.blocked && { blockedDays: String(Object.values(days.blocked).filter(Boolean).length) }),
	};
}

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
