import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isFromCache, recordSource } from '#web/browser/device/from-cache.ts';
import { CACHE_STATUS } from '#web/browser/device/offline-pages.ts';
import { type LiveState, setLiveState } from '#web/browser/live/live.ts';
import { queryClientOver } from '#web/browser/queries.ts';
import { useRefreshAfterCache } from './refresh-after-cache.ts';

const fresh = () => Response.json(null);
const cached = () => Response.json(null, { headers: { [CACHE_STATUS.header]: CACHE_STATUS.value } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	recordSource(fresh());
	setLiveState('polling');
	vi.useRealTimers();
});

/** A page that shows cached responses, and what the next calls return; the last of them repeats. Counts the calls and the refetches of everything. */
function openCachedPage(state: LiveState, answers: Array<() => Response>) {
	const [last] = answers.slice(-1);
	const asked = vi.fn(() => Promise.resolve(recordSource((answers.shift() ?? last ?? fresh)())));
	const client = queryClientOver(asked);
	const refetched = vi.spyOn(client, 'invalidateQueries');
	recordSource(cached());
	setLiveState(state);
	function Page() {
		useRefreshAfterCache(client);
		return null;
	}
	render(
		<QueryClientProvider client={client}>
			<Page />
		</QueryClientProvider>,
	);
	return { asked, refetched, wait: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)) };
}

it('refetches everything once the server has answered', async () => {
	const { refetched, wait } = openCachedPage('live', [fresh]);
	await wait(1);
	expect([isFromCache(), refetched.mock.calls.length]).toEqual([false, 1]);
});

it('retries if the response after the stream came from the cache, too', async () => {
	const { asked, refetched, wait } = openCachedPage('live', [cached, cached, fresh]);
	await wait(3);
	expect([isFromCache(), refetched.mock.calls.length]).toEqual([true, 0]);
	await wait(3);
	expect([isFromCache(), refetched.mock.calls.length]).toEqual([false, 1]);
	const calls = asked.mock.calls.length;
	await wait(60);
	expect(asked.mock.calls.length).toBe(calls);
});

it('calls nothing before there is a stream', async () => {
	const { asked, wait } = openCachedPage('offline', [fresh]);
	await wait(60);
	expect(asked).not.toHaveBeenCalled();
	act(() => setLiveState('live'));
	await wait(1);
	expect(isFromCache()).toBe(false);
});
