/** Transfers query results from server rendering to the browser. TanStack's own hydration also handles pending queries and mutations and costs 0.6 KB more. */
import type { QueryClient, QueryState } from '@tanstack/react-query';
import type { Site } from '#web/browser/page/site.ts';
import type { ReadKey } from '#web/browser/queries.ts';
import type { Language } from '#web/i18n/language.ts';
import type { Theme } from '#web/ui/theme/theme.tsx';

export type DehydratedQuery = { queryKey: ReadKey; infinite: boolean; state: QueryState };

/** All settled queries, including failed ones: a query that was rendered as failed must be failed in the browser. */
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

/** State passed from server rendering to the browser, as JSON in the page. */
export const STATE_ID = 'page-state';
export const ROOT_ID = 'root';

export type PageState = { language: Language; theme: Theme | null; site: Site; queries: DehydratedQuery[] };
