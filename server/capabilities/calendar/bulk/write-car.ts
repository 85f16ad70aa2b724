/** Applies a bulk change to one car, by the use cases of a single car. The caller holds the lock on the row. */
import type { BulkChange, BulkPrice } from '#contract/bulk-changes.ts';
import { wordLanguages } from '#contract/car-words.ts';
import { parseFils } from '#contract/money.ts';
import { addDays } from '#contract/time.ts';
import {
	type CarRow,
	changeLockedTerms,
	changeLockedTopic,
	currentTerms,
	moveLockedToBranch,
	offerLockedStock,
	priceOf,
	putLockedRule,
	type Terms,
	type TopicTexts,
	wordsOf,
} from '#server/capabilities/cars/index.ts';
import { branchesOfOwner } from '#server/capabilities/companies/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { changeLockedDays } from '../change-days.ts';
import type { BulkState, TouchedTerms } from './state.ts';

/** Terms in the form of the call; amounts are fils. */
type ChangedTerms = Partial<Omit<Terms, 'extras' | 'deliveryAvailable'>>;

export async function changeCarTo(platform: Platform, tx: Transaction, caller: Caller, car: CarRow, change: BulkChange): Promise<void> {
	const rate = change.dailyRate && priceFor(change.dailyRate, car.daily_rate_fils, caller);
	const terms: ChangedTerms = { ...change.terms, ...(rate !== undefined && { dailyRateJod: rate }) };
	await writeTerms(platform, tx, caller, car, terms);
	if (change.days) await writeDays(platform, tx, caller, car, { ...change.days, rate: rate ?? car.daily_rate_fils });
	if (change.season) await writeSeason(platform, tx, caller, car, change.season);
	if (change.words) await writeWords(platform, tx, caller, car, change.words);
	if (change.extra) await offerLockedStock(platform, tx, caller, car.id, change.extra);
	if (change.branchId !== undefined) await moveLockedToBranch(platform, tx, caller, car, change.branchId);
}

type ChangedDays = NonNullable<BulkChange['days']> & { rate: bigint | null };

async function writeDays(platform: Platform, tx: Transaction, caller: Caller, car: CarRow, days: ChangedDays): Promise<void> {
	const { from, to, blocked, price, rate } = days;
	const dayRate = price && priceFor(price, rate, caller);
	await changeLockedDays(platform, tx, caller, car.id, {
		...{ from, to },
		...(blocked !== undefined && { blocked }),
		...(price !== undefined && { dailyRateJod: dayRate ?? null }),
	});
}

type Season = NonNullable<BulkChange['season']>;

/** A percentage is stored as such, so that the price follows the daily rate of each car. */
async function writeSeason(platform: Platform, tx: Transaction, caller: Caller, car: CarRow, { price, ...named }: Season): Promise<void> {
	const key = { kind: named.kind, from: named.from ?? null, to: named.to ?? null };
	const terms = price && { ...key, percent: price.percent ?? null, dailyRateFils: price.jod ?? null };
	await putLockedRule(platform, tx, { caller, car }, { key, terms });
}

type ChangedWords = NonNullable<BulkChange['words']>;

async function writeWords(platform: Platform, tx: Transaction, caller: Caller, car: CarRow, words: ChangedWords): Promise<void> {
	const { topic, mode } = words;
	const before = (await wordsOf(tx, car.id)).texts[topic];
	const texts: TopicTexts = {};
	for (const language of wordLanguages) {
		const typed = words[language];
		if (typed) texts[language] = mode === 'APPEND' ? withParagraph(before[language], typed) : typed;
	}
	await changeLockedTopic(platform, tx, caller, car.id, { topic, texts });
}

/** A text that contains the addition already stays unchanged. */
function withParagraph(text: string | null, paragraph: string): string {
	if (text === null) return paragraph;
	return text.includes(paragraph) ? text : `${text}\n\n${paragraph}`;
}

function priceFor(price: BulkPrice, rate: bigint | null, { lang }: Caller): bigint {
	const terms = { percent: price.percent ?? null, dailyRateFils: price.jod ?? null };
	const fils = priceOf({ ...terms, kind: 'CUSTOM', from: null, to: null }, rate);
	if (fils === null) throw refuseField('dailyRateJod', 'DAILY_RATE_REQUIRED', lang);
	return fils;
}

async function writeTerms(platform: Platform, tx: Transaction, caller: Caller, car: CarRow, changed: ChangedTerms): Promise<void> {
	if (Object.keys(changed).length === 0) return;
	const { dailyRateJod, ...current } = await currentTerms(tx, car);
	const rate = changed.dailyRateJod ?? dailyRateJod;
	if (rate === null) throw refuseField('dailyRateJod', 'DAILY_RATE_REQUIRED', caller.lang);
	const zones = changed.deliveryZones ? {} : { deliveryAvailable: car.delivery_available };
	await changeLockedTerms(platform, tx, caller, car, { ...current, ...changed, ...zones, dailyRateJod: rate });
}

const inFils = ({ extraKmJod, fuelEighthJod }: TouchedTerms) => ({
	...(extraKmJod !== undefined && { extraKmJod: parseFils(extraKmJod) }),
	...(fuelEighthJod !== undefined && { fuelEighthJod: parseFils(fuelEighthJod) }),
});

const zonesAndRate = ({ deliveryZones = [], dailyRateJod }: TouchedTerms) => ({
	deliveryZones: deliveryZones.map(({ zone, feeJod }) => ({ zone, feeJod: parseFils(feeJod) })),
	dailyRateJod: dailyRateJod == null ? null : parseFils(dailyRateJod),
});

/** Restores a car's former state. Throws the refusals of the use cases: a day that is now booked cannot be blocked again. */
export async function restoreCar(platform: Platform, tx: Transaction, caller: Caller, car: CarRow, before: BulkState): Promise<void> {
	const { dailyRateJod, deliveryZones, ...terms } = before.terms;
	// A car that had no price keeps its new one, because a price cannot be removed.
	if (dailyRateJod === null) throw refuse('BULK_CAR_REFUSED');
	await writeTerms(platform, tx, caller, car, {
		...terms,
		...inFils(before.terms),
		...(dailyRateJod !== undefined && { dailyRateJod: parseFils(dailyRateJod) }),
		...(deliveryZones && { deliveryZones: zonesAndRate(before.terms).deliveryZones }),
	} as ChangedTerms);
	const { prices = {}, blocked = {} } = before.days ?? {};
	for (const { from, to, value } of runsOf(prices))
		await changeLockedDays(platform, tx, caller, car.id, { from, to, dailyRateJod: value === null ? null : BigInt(value) });
	for (const { from, to, value } of runsOf(blocked)) await changeLockedDays(platform, tx, caller, car.id, { from, to, blocked: value });
	await restoreOthers(platform, tx, caller, car, before);
}

async function restoreOthers(platform: Platform, tx: Transaction, caller: Caller, car: CarRow, before: BulkState): Promise<void> {
	const { season, words, extra, branch } = before;
	if (season) {
		const { key, rule } = season;
		const terms = rule && { kind: key.kind, ...rule, dailyRateFils: rule.fils === null ? null : BigInt(rule.fils) };
		await putLockedRule(platform, tx, { caller, car }, { key, terms });
	}
	if (words) await changeLockedTopic(platform, tx, caller, car.id, words);
	if (extra) await offerLockedStock(platform, tx, caller, car.id, extra);
	if (!branch) return;
	// If the branch was closed since, the car would have lost it anyway.
	const isOpen = (await branchesOfOwner(tx, caller.userId)).some(({ id }) => id === branch.id);
	await moveLockedToBranch(platform, tx, caller, car, isOpen ? branch.id : null);
}

type Run<Value> = { from: string; to: string; value: Value };

/** Consecutive days with the same value, as one change of days each. */
function runsOf<Value>(byDate: Readonly<Record<string, Value>>): Run<Value>[] {
	const runs: Run<Value>[] = [];
	for (const [date, value] of Object.entries(byDate).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
		const last = runs.at(-1);
		if (last && last.to === date && last.value === value) last.to = addDays(date, 1);
		else runs.push({ from: date, to: addDays(date, 1), value });
	}
	return runs;
}
