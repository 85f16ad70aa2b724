/** The queue of the review: pages that follow by themselves, the check that is open, and those that were decided meanwhile. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PendingCheck, pendingKyc } from '#contract/kyc.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { preloadDocument } from '#web/features/admin/use-document.ts';
import { loadedItems } from '#web/ui/growing-list.tsx';
import { reviewQuery } from '../queues.ts';

/** The next page is fetched while this many are left. */
const AHEAD = 10;
/** While nobody waits. */
const LOOK_AGAIN_MS = 30_000;

/** A person who was rejected may hand in again while the queue is open. */
const keyOf = ({ userId, submittedAt }: PendingCheck): string => `${userId} ${submittedAt}`;

/** `first`: whom to begin with. */
export function useReviewQueue(first: string | null) {
	const [decided, setDecided] = useState<readonly string[]>([]);
	const [openId, setOpenId] = useState(first);
	const results = useInfiniteQuery({
		...infiniteQueryFor(pendingKyc, reviewQuery),
		...refetchOnVisit,
		refetchInterval: ({ state }) => (loadedItems(state.data).every((check) => decided.includes(keyOf(check))) ? LOOK_AGAIN_MS : false),
	});
	const loaded = loadedItems(results.data);
	const checks = loaded.filter((check) => !decided.includes(keyOf(check)));
	const found = checks.findIndex(({ userId }) => userId === openId);
	const { hasNextPage, isFetching, fetchNextPage, isFetchNextPageError } = results;
	const isSought = found < 0 && openId !== null && hasNextPage && !isFetchNextPageError;
	const index = isSought ? -1 : Math.max(0, found);
	const needsMore = hasNextPage && (isSought || checks.length - index <= AHEAD);
	useEffect(() => {
		if (needsMore && !isFetching && !isFetchNextPageError) void fetchNextPage();
	}, [needsMore, isFetching, isFetchNextPageError, fetchNextPage]);
	const next = checks[index + 1];
	useEffect(() => {
		if (next && !next.reviewer) for (const document of documentsOf(next)) preloadDocument(document);
	}, [next]);
	const isHere = (check: PendingCheck) => decided.includes(keyOf(check));
	return {
		results,
		checks,
		index,
		open: checks[index] ?? null,
		waiting: Math.max(checks.length, (results.data?.pages[0]?.total ?? 0) - loaded.filter(isHere).length),
		choose: setOpenId,
		move: (step: 1 | -1) => {
			const to = checks[index + step];
			if (to) setOpenId(to.userId);
		},
		/** The next one opens. */
		settle: (check: PendingCheck) => {
			const at = checks.findIndex((each) => keyOf(each) === keyOf(check));
			setOpenId((checks[at + 1] ?? checks[at - 1])?.userId ?? null);
			setDecided((before) => [...before, keyOf(check)]);
		},
		restore: (check: PendingCheck) => {
			setDecided((before) => before.filter((key) => key !== keyOf(check)));
			setOpenId(check.userId);
		},
	};
}

/** In the order in which they are shown. */
export const documentsOf = ({ idDocument, licence, permit }: PendingCheck) => [idDocument, licence, ...(permit ? [permit] : [])];
