/** Whether the server responds again after the page showed cached responses, and the refetch of everything shown once it does. */
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isFromCache, useFromCache } from '#web/browser/device/from-cache.ts';
import { useLiveState } from '#web/browser/live/live.ts';
import { userRead } from './current-user.ts';

/**
 * The stream is back, but the last response came from the cache: a request that began without a connection may end after it, and a
 * browser may refuse one while its network changes. The server is queried until it answers.
 */
const RETRY_MS = 2000;

/** Refetches all queries once the server has responded after a cached response. An open stream is no proof: another tab may hold it. */
export function useRefreshAfterCache(client: QueryClient): void {
	const isLive = useLiveState() === 'live';
	const fromCache = useFromCache();
	useEffect(() => {
		if (!isLive || !fromCache) return;
		void isServerReached(client);
		const timer = setInterval(() => void isServerReached(client), RETRY_MS);
		return () => clearInterval(timer);
	}, [client, isLive, fromCache]);
	const wasFromCache = useRef(fromCache);
	useEffect(() => {
		if (wasFromCache.current && !fromCache) void client.invalidateQueries();
		wasFromCache.current = fromCache;
	}, [client, fromCache]);
}

/** Reads the signed-in user to find out whether the server responds; also detects an ended session. */
export function isServerReached(client: QueryClient): Promise<boolean> {
	return client.fetchQuery({ ...userRead, staleTime: 0 }).then(
		() => !isFromCache(),
		({ status }: { status?: number }) => status !== 0,
	);
}
