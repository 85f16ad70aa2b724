/** The call that finds cars. */
import { searchCars } from '#contract/search.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bindKept, JsonText, type Route } from '#server/platform/http/call.ts';
import { linkNext } from '#server/platform/http/pages.ts';
import { search } from './search-cars.ts';

export const searchRoutes = (platform: Platform): Route[] => [
	bindKept(searchCars, async ({ query, language, request, headers, madeOf }) => {
		madeOf('lists', ...(query.from ? (['free-lists', 'settings'] as const) : []));
		const found = await search(platform, query, language);
		headers.set('x-total-count', String(found.count));
		if (found.capped) headers.set('x-total-capped', '1');
		linkNext(headers, request.url, found.next);
		return new JsonText(found.cars);
	}),
];
