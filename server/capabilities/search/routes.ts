/** Routes of the calls that find cars. */
import { searchCars, similarCars } from '#contract/search.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bindCached, JsonText, type Route } from '#server/platform/http/route.ts';
import { search } from './search-cars.ts';
import { findSimilarCars } from './similar-cars.ts';

export const searchRoutes = (platform: Platform): Route[] => [
	bindCached(searchCars, async ({ query, language, request, headers, reading, addCacheTags }) => {
		addCacheTags('lists', ...(query.from ? (['free-lists', 'settings'] as const) : []));
		const found = await search(platform, reading, query, language);
		if (found.instead !== null) headers.set('x-search-instead', encodeURIComponent(found.instead));
		setPage({ headers, request }, { next: found.next, total: found });
		return new JsonText(found.cars);
	}),
	bindCached(similarCars, ({ params, query, language, reading, addCacheTags }) => {
		addCacheTags('lists', `car:${params.id}`, ...(query.from ? (['free-lists', 'settings'] as const) : []));
		return findSimilarCars(platform, reading, params.id, query, language);
	}),
];
