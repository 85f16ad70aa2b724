/** Loader of the estimate, if the address describes a car. */
import { type BodyType, bodyTypes } from '#contract/car-attributes.ts';
import { type City, cityNames } from '#contract/cities.ts';
import { estimateEarnings } from '#contract/earnings-estimate.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';

export type Described = { city: City; bodyType: BodyType; year: string };

/** Null unless all three are in the address. */
export function describedIn(query: URLSearchParams): Described | null {
	const city = cityNames.find((name) => name === query.get('city'));
	const bodyType = bodyTypes.find((name) => name === query.get('bodyType'));
	const year = query.get('year') ?? '';
	return city && bodyType && /^\d{4}$/.test(year) ? { city, bodyType, year } : null;
}

export const estimateRead = (query: Described) => queryFor(estimateEarnings, { query });

export const loader: Loader = async ({ query }, load) => {
	const described = describedIn(query);
	if (described) await load.one(estimateRead(described));
};
