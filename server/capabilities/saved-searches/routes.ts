/** Routes of the calls about saved searches. */
import * as contract from '#contract/saved-searches.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { presentSavedSearch } from './describe-query.ts';
import { endPath, isEndSigned, saveSearch } from './save-search.ts';
import { deleteOwnSavedSearch, deleteSavedSearches, savedSearchesOf } from './sql.ts';

const idsOf = ({ id }: { id: string }, { also }: { also?: string | undefined }): string[] => [id, ...(also ? also.split(',') : [])];

const done = { success: true as const };

export const savedSearchRoutes = (platform: Platform): Route[] => [
	bind(contract.listSavedSearches, async ({ caller }) =>
		(await savedSearchesOf(platform.db, caller.userId)).map((row) => presentSavedSearch(row, platform.clock.now())),
	),
	bind(contract.saveSearch, ({ caller, body }) => saveSearch(platform, caller, body.query)),
	bind(contract.deleteSavedSearch, async ({ caller, params }) => {
		if (!(await deleteOwnSavedSearch(platform.db, caller.userId, params.id))) throw refuse('SAVED_SEARCH_NOT_FOUND');
		return done;
	}),
	bind(contract.openSavedSearchEnd, async ({ params, query }) => {
		// The page refuses a wrong signature; the address is built again here, so that nothing else can be opened through it.
		const ids = idsOf(params, query);
		const location = isEndSigned(platform, ids, query.signature) ? endPath(platform, ids) : '/search';
		return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
	}),
	bind(contract.endSavedSearch, async ({ params, query }) => {
		const ids = idsOf(params, query);
		if (!isEndSigned(platform, ids, query.signature)) throw refuse('SAVED_SEARCH_NOT_FOUND');
		await deleteSavedSearches(platform.db, ids);
		return done;
	}),
];
