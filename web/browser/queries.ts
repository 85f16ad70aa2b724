/** Queries through TanStack Query: the key is the address of the call, and the query function follows from the key. */
import { QueryClient, type QueryFunctionContext, type UseInfiniteQueryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { recordSource } from './device/from-cache.ts';
import { type ApiError, acceptHeaders, answerOf, pathOf } from './fetching.ts';
import { redirectIfSuspended } from './redirect-if-suspended.ts';

declare module '@tanstack/react-query' {
	interface Register {
		defaultError: ApiError;
		queryKey: ReadKey;
	}
}

/** The value of a query: the response's body; null instead of a 401; one page of a list; a growing list. */
type Mode = 'body' | 'or-null' | 'page' | 'pages';
export type ReadKey = readonly [path: string, mode: Mode];
type Arguments<E extends Endpoint> = Parameters<typeof pathOf<E>>;

/** One page of a list with the values of its headers. `instead`: the words that were searched for, if those of the query find nothing. */
export type Page<T> = { items: T[]; total: number | null; unread: number; capped: boolean; next: string | null; instead: string | null };
type ItemOf<E extends Endpoint> = ResponseOf<E> extends (infer T)[] ? T : never;

const key = (path: string, mode: Mode): ReadKey => [path, mode];

/** `useQuery(read(getCar, { params: { slug } }))` */
export function queryFor<E extends Endpoint>(...args: Arguments<E>): UseQueryOptions<ResponseOf<E>, ApiError, ResponseOf<E>, ReadKey> {
	return { queryKey: key(pathOf(...args), 'body') };
}

/** As `read`, but null for a visitor who is not signed in. */
export function optionalQueryFor<E extends Endpoint>(
	...args: Arguments<E>
): UseQueryOptions<ResponseOf<E> | null, ApiError, ResponseOf<E> | null, ReadKey> {
	return { queryKey: key(pathOf(...args), 'or-null') };
}

/** The first page of a list with its count. */
export function readPage<E extends Endpoint>(...args: Arguments<E>): UseQueryOptions<Page<ItemOf<E>>, ApiError, Page<ItemOf<E>>, ReadKey> {
	return { queryKey: key(pathOf(...args), 'page') };
}

/** A growing list: `useInfiniteQuery(infiniteQueryFor(searchCars, { query }))`. The address may contain the first cursor. */
export function infiniteQueryFor<E extends Endpoint>(...args: Arguments<E>) {
	return {
		queryKey: key(pathOf(...args), 'pages'),
		initialPageParam: null,
		getNextPageParam: (last: Page<ItemOf<E>>) => last.next,
	} satisfies UseInfiniteQueryOptions<Page<ItemOf<E>>, ApiError, unknown, ReadKey, string | null>;
}

/** Requests an address of our server: `fetch` in the browser, an in-process call during server rendering. */
export type Transport = (path: string, signal: AbortSignal | undefined) => Promise<Response>;

const overNetwork: Transport = (path, signal) =>
	fetch(path, { credentials: 'include', headers: acceptHeaders(), ...(signal && { signal }) })
		.then(recordSource)
		.then(redirectIfSuspended);

/** A query client with the product's settings: never stale, no retries, no refetch on focus. */
export function queryClientOver(transport: Transport = overNetwork): QueryClient {
	const queryFn = (context: QueryFunctionContext<ReadKey>) => {
		const { pageParam }: { pageParam?: unknown } = context;
		return fetchRead(transport, context.queryKey, context.signal, typeof pageParam === 'string' ? pageParam : null);
	};
	return new QueryClient({
		defaultOptions: {
			queries: {
				queryFn,
				staleTime: Number.POSITIVE_INFINITY,
				retry: false,
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
				// A query that failed during server rendering must also be failed in the first render of the browser.
				retryOnMount: false,
			},
			mutations: { retry: false },
		},
	});
}

async function fetchRead(transport: Transport, [path, mode]: ReadKey, signal: AbortSignal | undefined, cursor: string | null) {
	const address = cursor ? withCursor(path, cursor) : path;
	try {
		const response = await answerOf(() => transport(address, signal));
		const body: unknown = await response.json();
		return mode === 'page' || mode === 'pages' ? pageFrom(response.headers, Array.isArray(body) ? body : []) : body;
	} catch (error) {
		if (mode === 'or-null' && (error as ApiError).status === 401) return null;
		throw error;
	}
}

function withCursor(path: string, cursor: string): string {
	const [pathname = '', search = ''] = path.split('?');
	const query = new URLSearchParams(search);
	query.set('cursor', cursor);
	return `${pathname}?${query}`;
}

/** `Link: </api/cars?cursor=abc>; rel="next"` contains the next cursor. */
function pageFrom(headers: Headers, items: unknown[]): Page<unknown> {
	const next = /<([^>]*)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
	const total = headers.get('x-total-count');
	const instead = headers.get('x-search-instead');
	return {
		items,
		total: total === null ? null : Number(total),
		unread: Number(headers.get('x-unread-count')),
		capped: headers.get('x-total-capped') === '1',
		instead: instead === null ? null : decodeURIComponent(instead),
		next: next ? new URLSearchParams(next.split('?')[1]).get('cursor') : null,
	};
}

const FRESH_MS = 5000;

/**
 * For data that other people change (requests, figures, an inbox): queries never become stale by themselves, but visiting such a screen
 * refetches, unless the data were fetched just now by the server or by preloading and nothing has changed since.
 */
export const refetchOnVisit = {
	refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) => (Date.now() - state.dataUpdatedAt > FRESH_MS ? 'always' : true),
} as const;

/** Whether a query reads this path, with any query string: for invalidation after a change. */
export const matchesPath =
	(path: string) =>
	({ queryKey }: { queryKey: readonly unknown[] }): boolean => {
		const read = String(queryKey[0]);
		return read === path || read.startsWith(`${path}?`) || read.startsWith(`${path}/`);
	};

/** From now on a revisited screen retries failed queries. */
export function retryFailedOnRevisit(client: QueryClient): void {
	const { queries, ...others } = client.getDefaultOptions();
	client.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount: true } });
}
