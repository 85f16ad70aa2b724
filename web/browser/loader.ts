/** What a screen reads ahead, while the server renders and as soon as a link to it is followed. */
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './fetching.ts';
import type { Params } from './navigation/match-path.ts';
import type { infiniteQueryFor, ReadKey } from './queries.ts';

/** One visit to a screen: the named parts of its path, its query, and whether the visitor is signed in. */
export type RouteVisit = { params: Params; query: URLSearchParams; signedIn: boolean };

/** Reads into the cache. A failure is kept there too, and the screen shows it. */
export type LoadContext = {
	/** What the page is about: where it is not found, the page is answered as 404. Undefined where reading failed. */
	main<T>(options: UseQueryOptions<T, ApiError, T, ReadKey>): Promise<T | undefined>;
	/** The value; undefined where reading failed. */
	one<T>(options: UseQueryOptions<T, ApiError, T, ReadKey>): Promise<T | undefined>;
	/** The first page of a list that grows. */
	pages(options: ReturnType<typeof infiniteQueryFor>): Promise<void>;
};

export type Loader = (visit: RouteVisit, load: LoadContext) => Promise<unknown>;
