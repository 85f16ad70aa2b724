/** A list that grows page by page: its content, or what takes its place while it loads, where it fails and where it is empty. */
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

/** All items that have been loaded so far; none before the first page is there. */
export const loadedItems = <Item,>(data: { pages: Page<Item>[] } | undefined): Item[] => data?.pages.flatMap((page) => page.items) ?? [];

/**
 * The one list that a page is about is as long again, and scrolled to the same place, where the browser loads its page anew. The code for it comes
 * with the second page, or on the way back to one. `scroller`: the list scrolls inside it, in a page that stands.
 */
export function useRememberedPages(query: GrowingQuery<unknown>, scroller?: RefObject<Element | null>): void {
	const pages = query.data?.pages.length ?? 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; the first query can load all that follow
	useEffect(() => {
		// Where the code cannot be loaded the list stays as it is.
		if (pages > 1 || history.state)
			import('./remembered-pages.ts').then((it) => it.rememberPages(query, scroller?.current ?? null)).catch(() => undefined);
	}, [pages]);
}

type GrowingListProps<Item> = {
	query: GrowingQuery<Item>;
	/** What could not be loaded; without it the error's own sentence is the title. */
	error?: string;
	/** Below the title where the error has no sentence of its own. */
	fallback?: string;
	/** Shown until the first page is there: skeletons of the same size. */
	waiting: ReactNode;
	/** Null where the parent shows an empty list itself. */
	empty: ReactNode;
	/** The label of the button for the next page, or what takes the button's place. */
	more: ReactNode;
	moreLook?: { size?: 'normal' | 'large'; wide?: boolean };
	/** Around the button. */
	moreClassName?: string;
	/** Puts a card around the error and around an empty list. */
	isFramed?: boolean;
	errorClassName?: string;
	/** The items of all pages that are there. */
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
