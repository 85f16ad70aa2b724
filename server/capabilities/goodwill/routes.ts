/** Routes of the calls about goodwill. */
import * as contract from '#contract/goodwill.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { decideGoodwill } from './decide-goodwill.ts';
import { giveGoodwill, previewGoodwill } from './give-goodwill.ts';
import { readBookingGoodwill, readGoodwill } from './read-goodwill.ts';

export const goodwillRoutes = (platform: Platform): Route[] => [
	bind(contract.getBookingGoodwill, ({ caller, params }) => readBookingGoodwill(platform, caller, params.id)),
	bind(contract.previewGoodwill, ({ caller, params, query }) => previewGoodwill(platform, caller, params.id, query)),
	bind(contract.giveGoodwill, ({ caller, params, body }) => giveGoodwill(platform, caller, params.id, body)),
	bind(contract.listGoodwill, async ({ caller, query, headers, request }) => {
		const { items, next, total } = await readGoodwill(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return items;
	}),
	bind(contract.decideGoodwill, ({ caller, params, body }) => decideGoodwill(platform, caller, params.id, body)),
];
