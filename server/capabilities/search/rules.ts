/** How a car's attributes are stored for search: small numbers and bits. Stored, so the order of these lists must not change. */
import { bodyTypes, fuels, type Sort, transmissions } from '#contract/car-attributes.ts';
import { cities } from '#contract/cities.ts';
import { type Feature, features } from '#contract/features.ts';

const codeIn = (list: readonly string[], name: string): number => list.indexOf(name);

export const cityCode = (name: string): number => cities.find((city) => city.name === name)?.code ?? -1;
export const bodyTypeCode = (name: string): number => codeIn(bodyTypes, name);
export const fuelCode = (name: string): number => codeIn(fuels, name);
export const transmissionCode = (name: string): number => codeIn(transmissions, name);

/** `['BLUETOOTH', 'AIR_CONDITIONING']` → `0b101`. */
export function featureBits(codes: readonly string[]): number {
	return features.filter((feature) => codes.includes(feature.code)).reduce((bits, feature) => bits | (1 << feature.bit), 0);
}

/** One by one: each is a condition of its own. */
export const featureBitsEach = (codes: readonly Feature[]): number[] => codes.map((code) => featureBits([code]));

type Order = { column: 'created_at' | 'price_fils' | 'rating_score'; direction: 'ASC' | 'DESC' };
export const sortOrder: Record<Sort, Order> = {
	newest: { column: 'created_at', direction: 'DESC' },
	oldest: { column: 'created_at', direction: 'ASC' },
	'price-asc': { column: 'price_fils', direction: 'ASC' },
	'price-desc': { column: 'price_fils', direction: 'DESC' },
	'top-rated': { column: 'rating_score', direction: 'DESC' },
};

export const COUNT_CAP = 1000;
/** How many cars the count looks at to see whether they are free: enough for an exact figure up to the cap while two in five of them are. */
export const LOOK_CAP = 2500;

type Counted = { found: number; stopped: boolean };

/** What is said of how many there are. The first page knows better than a count that stopped: all, where it is the last one too, or more than it shows. */
export function countShown({ found, stopped }: Counted, first: { cars: number; last: boolean } | null): { count: number; capped: boolean } {
	if (!stopped) return { count: found, capped: false };
	if (first?.last) return { count: first.cars, capped: false };
	return { count: Math.min(Math.max(found, first?.cars ?? 0), COUNT_CAP), capped: true };
}

/** Reviews that nobody wrote, each of so many stars: with them two friends' praise does not outrank forty strangers'. */
const PRIOR = { reviews: 5, stars: 4 };

/** What "top rated" sorts by: the mean with those among them, in ten-thousandths of a star. A car without reviews has 40,000. */
export function ratingScore({ sum, count }: { sum: number; count: number }): number {
	return Math.round((10_000 * (PRIOR.reviews * PRIOR.stars + sum)) / (PRIOR.reviews + count));
}
