/** Loader of the search for people. */
import { findPeople } from '#contract/person-file.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { orderFrom } from '#web/features/admin/list-queries.ts';

export const PATH = '/admin/people';

export function peopleQuery(query: URLSearchParams) {
	const q = (query.get('q') ?? '').trim();
	const suspended = (['0', '1'] as const).find((each) => each === query.get('suspended'));
	return { query: { ...(q && { q }), ...(suspended && { suspended }), ...orderFrom(query) } };
}

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(findPeople, peopleQuery(query)));
