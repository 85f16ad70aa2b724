/** A reproducible mix of searches: common and rare filters, a sold-out week, with and without dates, in each order. */
import { bodyTypes, fuels, type Sort, sorts, transmissions } from '#contract/car-attributes.ts';
import { cityNames } from '#contract/cities.ts';
import { featureCodes } from '#contract/features.ts';
import { searchCars } from '#contract/search.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { searchRequestOf } from '#server/capabilities/search/search-cars.ts';
import { type SearchPart, searchStatement } from '#server/capabilities/search/sql.ts';
import { readQuery } from '#server/platform/http/input.ts';

/** Date prices: of one car in a hundred on scattered days, of six in ten at Eid (generate-cars.sql). */
export const mixes = ['mixed', 'mixed with dates', 'rare', 'sold out', 'date prices', 'Eid'] as const;
export type Mix = (typeof mixes)[number];

const AQABA = 'Aqaba';
const SEED = 12345;
const FEATURES = 8;

type Random = { (): number; pick<T>(list: readonly T[]): T; chance(of: number): boolean; upTo(count: number): number };

/** Park–Miller generator, so that every run is identical. */
function random(seed: number): Random {
	let state = seed;
	const next = () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
	const upTo = (count: number) => Math.floor(next() * count);
	return Object.assign(next, {
		upTo,
		chance: (of: number) => next() < of,
		pick: <T>(list: readonly T[]) => list[upTo(list.length)] as T,
	});
}

/** `count` addresses below /api/cars. `sort`: the same order for all. */
export function searches(mix: Mix, count: number, sort?: Sort): string[] {
	const next = random(SEED);
	return Array.from({ length: count }, () => {
		const query = mix === 'sold out' ? soldOut(next) : randomQuery(next, mix);
		query.set('sortBy', sort ?? (mix === 'mixed' ? commonSort(next()) : next.pick(sorts)));
		return `/api/cars?${query}`;
	});
}

const commonSort = (x: number): Sort =>
	x < 0.6 ? 'newest' : x < 0.65 ? 'oldest' : x < 0.85 ? 'price-asc' : x < 0.95 ? 'top-rated' : 'price-desc';

function randomQuery(next: Random, mix: Mix): URLSearchParams {
	const rare = mix === 'rare';
	const query = new URLSearchParams();
	if (rare || next.chance(0.7))
		query.set('city', rare ? next.pick(cityNames.slice(3)) : next.pick([...cityNames.slice(0, 3), 'Amman', 'Amman', 'Irbid']));
	if (rare || next.chance(0.4)) {
		const from = next.upTo(20) * 5;
		query.set('priceMin', String(from));
		query.set('priceMax', String(from + (rare ? 5 : 5 + next.upTo(20) * 5)));
	}
	if (rare || next.chance(0.35)) query.set('bodyType', next.pick(bodyTypes));
	if (rare || next.chance(0.3)) query.set('seats', next.pick(['2', '4', '5', '7']));
	if (rare || next.chance(0.25)) query.set('transmission', next.chance(0.8) ? transmissions[0] : transmissions[1]);
	if (rare || next.chance(0.2)) query.set('fuel', next.pick(fuels));
	if (rare || next.chance(0.3))
		for (let remaining = 1 + next.upTo(3); remaining > 0; remaining -= 1)
			query.append('features', next.pick(featureCodes.slice(0, FEATURES)));
	if (next.chance(0.15)) query.set('deliveryAvailable', 'true');
	if (mix === 'date prices') setStay(query, 10 + next.upTo(55), 1 + next.upTo(9));
	if (mix === 'Eid') setStay(query, 145 + next.upTo(9), 1 + next.upTo(9));
	if (mix === 'mixed with dates' || (rare && next.chance(0.5))) setStay(query, 1 + next.upTo(90), 1 + next.upTo(13));
	return query;
}

/** In the week that sell-out.sql sells out. */
function soldOut(next: Random): URLSearchParams {
	const query = new URLSearchParams({ city: AQABA });
	if (next.chance(0.4)) query.set('bodyType', next.pick(bodyTypes.slice(0, 3)));
	if (next.chance(0.3)) query.set('transmission', next.chance(0.8) ? transmissions[0] : transmissions[1]);
	if (next.chance(0.3)) query.set('features', next.pick(featureCodes.slice(0, FEATURES)));
	setStay(query, 119, 5);
	return query;
}

function setStay(query: URLSearchParams, inDays: number, days: number): void {
	const today = ammanDate(new Date());
	query.set('from', addDays(today, inDays));
	query.set('to', addDays(today, inDays + days));
}

const query = searchCars.query;

/** The statement that our server runs for a search address. */
export function statementOf(path: string, part: SearchPart = 'both'): { text: string; values: unknown[] } {
	const request = searchRequestOf(query.parse(readQuery(`http://bench.test${path}`)), new Date(), 'en');
	return searchStatement(request, part);
}
