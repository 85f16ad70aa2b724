/** Carries what was read while rendering into the browser. TanStack's own hydration does more (pending queries, mutations) and costs 0.6 KB more. */
import type { QueryClient, QueryState } from '@tanstack/react-query';
import type { Site } from '#web/browser/page/site.ts';
import type { ReadKey } from '#web/browser/queries.ts';
import type { Language } from '#web/i18n/language.ts';
import type { Theme } from '#web/ui/theme/theme.tsx';

export type DehydratedQuery = { queryKey: ReadKey; infinite: boolean; state: QueryState };

/** Everything that has been answered. Failures too: what was rendered as failed must be found failed in the browser. */
export function dehydrateQueries(client: QueryClient): DehydratedQuery[] {
	const answered = client.getQueryCache().findAll({ predicate: ({ state }) => state.status !== 'pending' });
	return answered.map(({ queryKey, queryType, state }) => ({
		queryKey: queryKey as ReadKey,
		infinite: queryType === 'infinite',
		state: { ...state, fetchStatus: 'idle' },
	}));
}

export function hydrateQueries(client: QueryClient, queries: readonly DehydratedQuery[]): void {
	for (const { queryKey, infinite, state } of queries)
		client.getQueryCache().build(client, { queryKey, ...(infinite && { _type: 'infinite' as const }) }, state as QueryState<never>);
}

/** What the server's rendering hands to the browser, as JSON inside the page. */
export const STATE_ID = 'page-state';
export const ROOT_ID = 'root';

export type PageState = { language: Language; theme: Theme | null; site: Site; queries: DehydratedQuery[] };
