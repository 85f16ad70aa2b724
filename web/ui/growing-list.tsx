/** A list that grows page by page: its content, or a replacement while it loads, if it fails and if it is empty. */
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { ApiError } from '#web/browser/fetching.ts';
import type { Page } from '#web/browser/queries.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

/** The used part of `useInfiniteQuery(infiniteQueryFor(…))`. */
export type GrowingQuery<Item> = {
	data: { pages: Page<Item>[] } | undefined;
	error: ApiError | null;
	isFetching: boolean;
	hasNextPage: boolean;
	isFetchingNextPage: boolean;
	isFetchNextPageError: boolean;
	refetch(): Promise<unknown>;
	fetchNextPage(): Promise<Pick<GrowingQuery<Item>, 'data' | 'hasNextPage' | 'isFetchNextPageError'>>;
};

/** All items that have been loaded so far; none before the first page. */
export const loadedItems = <Item,>(data: { pages: Page<Item>[] } | undefined): Item[] => data?.pages.flatMap((page) => page.items) ?? [];

/**
 * The main list of a page regains its length and scroll position when the browser loads the page again. The code for it is loaded
 * with the second page, or on the way back to one. `scroller`: the element that scrolls, for a list inside a fixed page.
 */
export function useRememberedPages(query: GrowingQuery<unknown>, scroller?: RefObject<Element | null>): void {
	const pages = query.data?.pages.length ?? 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; the first query can load all that follow
	useEffect(() => {
		// If the code cannot be loaded, the list stays unchanged.
		if (pages > 1 || history.state)
			import('./remembered-pages.ts').then((module) => module.rememberPages(query, scroller?.current ?? null)).catch(() => undefined);
	}, [pages]);
}

type GrowingListProps<Item> = {
	query: GrowingQuery<Item>;
	/** What could not be loaded; without it the title is the error's own sentence. */
	error?: string;
	/** Text below the title if the error has no sentence. */
	fallback?: string;
	/** Displayed until the first page arrives: skeletons of the same size. */
	waiting: ReactNode;
	/** Null if the parent handles an empty list itself. */
	empty: ReactNode;
	/** The label of the button for the next page, or a replacement for the button. */
	more: ReactNode;
	moreLook?: { size?: 'normal' | 'large'; wide?: boolean };
	/** Wraps the button. */
	moreClassName?: string;
	/** Puts a card around the error and around an empty list. */
	isFramed?: boolean;
	errorClassName?: string;
	/** The items of all loaded pages. */
	children(items: readonly Item[]): ReactNode;
};

const frame = 'rounded-card border border-line bg-surface';

export function GrowingList<Item>(props: GrowingListProps<Item>) {
	const { query, error: title, fallback, waiting, empty, isFramed = false, errorClassName, children } = props;
	const { data, error, refetch, isFetching, isFetchNextPageError } = query;
	const framed = isFramed ? frame : undefined;
	if (error && !data) {
		return (
			<ErrorState
				{...(title && { title })}
				{...(fallback && { fallback })}
				error={error}
				retry={() => void refetch()}
				busy={isFetching}
				className={clsx(framed, errorClassName)}
			/>
		);
	}
	if (!data) return waiting;
	const items = loadedItems(data);
	if (items.length === 0 && empty) return isFramed ? <div className={framed}>{empty}</div> : empty;
	return (
		<>
			{children(items)}
			{isFetchNextPageError && <ErrorState error={error} className="py-6" />}
			<More {...props} />
		</>
	);
}

function More<Item>({ query, more, moreLook, moreClassName = 'mt-6 flex justify-center' }: GrowingListProps<Item>) {
	const { hasNextPage, fetchNextPage, isFetchingNextPage } = query;
	if (!hasNextPage) return null;
	return (
		<div className={moreClassName}>
			{typeof more === 'string' ? (
				<Button {...moreLook} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
					{more}
				</Button>
			) : (
				more
			)}
		</div>
	);
}
