/** Loaders: calls that a screen makes ahead, during server rendering and when a link to it is followed. */
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './fetching.ts';
import type { Params } from './navigation/match-path.ts';
import type { infiniteQueryFor, ReadKey } from './queries.ts';

/** One visit to a screen: path parameters, query, and whether the visitor is signed in. */
export type RouteVisit = { params: Params; query: URLSearchParams; signedIn: boolean };

/** Reads into the cache. Failures are stored too, and the screen shows them. */
export type LoadContext = {
	/** The subject of the page: if it is not found, the page is answered with 404. Undefined if reading failed. */
	main<T>(options: UseQueryOptions<T, ApiError, T, ReadKey>): Promise<T | undefined>;
	/** The value; undefined if reading failed. */
	one<T>(options: UseQueryOptions<T, ApiError, T, ReadKey>): Promise<T | undefined>;
	/** The address is invalid: the page is answered with 404. */
	missing(): void;
	/** The first page of a growing list. */
	pages(options: ReturnType<typeof infiniteQueryFor>): Promise<void>;
};

export type Loader = (visit: RouteVisit, load: LoadContext) => Promise<unknown>;
