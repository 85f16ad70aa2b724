/** The queue of a review: pages that load automatically, the open item, and those decided meanwhile. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '#web/browser/fetching.ts';
import { type Page, type ReadKey, refetchOnVisit } from '#web/browser/queries.ts';
import { loadedItems } from '#web/ui/growing-list.tsx';

/** The next page is fetched while this many are left. */
const PRELOAD_COUNT = 10;
/** Interval of refetching while no item waits. */
const REFETCH_MS = 30_000;

export type Reviewed = { reviewer: { name: string; nameAr: string } | null };

export type ReviewKind<Item extends Reviewed> = {
	query: { queryKey: ReadKey; initialPageParam: null; getNextPageParam(last: Page<Item>): string | null };
	idOf(item: Item): string;
	/** Changes when it is submitted again: a rejected item may come back while the queue is open. */
	versionOf(item: Item): string;
	/** Called with the next item. */
	preload?(item: Item): void;
};

export const keyIn = <Item extends Reviewed>({ idOf, versionOf }: ReviewKind<Item>, item: Item): string =>
	`${idOf(item)} ${versionOf(item)}`;

/** `first`: the item to begin with. */
export function useReviewQueue<Item extends Reviewed>(kind: ReviewKind<Item>, first: string | null) {
	const { query, idOf, preload } = kind;
	const keyOf = (item: Item) => keyIn(kind, item);
	const [decided, setDecided] = useState<readonly string[]>([]);
	const [openId, setOpenId] = useState(first);
	const results = useInfiniteQuery<Page<Item>, ApiError, InfiniteData<Page<Item>>, ReadKey, string | null>({
		...query,
		...refetchOnVisit,
		refetchInterval: ({ state }) => (loadedItems(state.data).every((item) => decided.includes(keyOf(item))) ? REFETCH_MS : false),
	});
	const loaded = loadedItems(results.data);
	const items = loaded.filter((item) => !decided.includes(keyOf(item)));
	const found = items.findIndex((item) => idOf(item) === openId);
	const { hasNextPage, isFetching, fetchNextPage, isFetchNextPageError } = results;
	const isLoadingFirst = found < 0 && openId !== null && hasNextPage && !isFetchNextPageError;
	const index = isLoadingFirst ? -1 : Math.max(0, found);
	const needsMore = hasNextPage && (isLoadingFirst || items.length - index <= PRELOAD_COUNT);
	useEffect(() => {
		if (needsMore && !isFetching && !isFetchNextPageError) void fetchNextPage();
	}, [needsMore, isFetching, isFetchNextPageError, fetchNextPage]);
	const next = items[index + 1];
	useEffect(() => {
		if (next && !next.reviewer) preload?.(next);
	}, [next, preload]);
	const idAt = (at: number) => {
		const item = items[at];
		return item ? idOf(item) : null;
	};
	return {
		results,
		items,
		index,
		open: items[index] ?? null,
		waiting: Math.max(items.length, (results.data?.pages[0]?.total ?? 0) - loaded.filter((item) => decided.includes(keyOf(item))).length),
		choose: setOpenId,
		move: (step: 1 | -1) => {
			const to = idAt(index + step);
			if (to !== null) setOpenId(to);
		},
		/** Marks an item as decided and opens the next one. */
		settle: (item: Item) => {
			const at = items.findIndex((each) => keyOf(each) === keyOf(item));
			setOpenId(idAt(at + 1) ?? idAt(at - 1));
			setDecided((before) => [...before, keyOf(item)]);
		},
		restore: (item: Item) => {
			setDecided((before) => before.filter((key) => key !== keyOf(item)));
			setOpenId(idOf(item));
		},
	};
}
