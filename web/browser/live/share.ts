/** One stream for all tabs of a browser, because connections to a server are limited: the tab that holds the lock opens it and broadcasts to the others. */
import type { LiveState } from './live.ts';
import { getPosition } from './position.ts';

export type Shared = { event(kind: string, payload: unknown): void; state(state: LiveState): void };

/** `position`: of the last event that all tabs have received. */
type TabMessage =
	| { is: 'event'; kind: string; payload: unknown }
	| { is: 'state'; state: LiveState; position: string | null }
	| { is: 'asked' };

/**
 * `shown`: number of the last event that this tab displays, if that is known. `open` is called in one tab at a time with the functions that
 * broadcast, and returns a function that closes it; `isCaughtUp`: this tab has received all events of the previous one. Returns a function that leaves.
 */
export function shareAmongTabs(
	userId: string,
	shown: string | null,
	thisTab: Shared,
	open: (allTabs: Shared, isCaughtUp: boolean) => () => void,
): () => void {
	const name = `live-${userId}`;
	// Without locks, as on plain http on another host, each tab has its own stream.
	const channel = 'locks' in navigator ? new BroadcastChannel(name) : null;
	const leaving = new AbortController();
	let state: LiveState | null = null;
	let isCaughtUp = false;
	const post = (tabMessage: TabMessage) => {
		if (!leaving.signal.aborted) channel?.postMessage(tabMessage);
	};

	const postState = (now: LiveState) => post({ is: 'state', state: now, position: getPosition(userId) });

	const onMessage = ({ data: tabMessage }: MessageEvent<TabMessage>) => {
		if (tabMessage.is === 'event') thisTab.event(tabMessage.kind, tabMessage.payload);
		else if (tabMessage.is === 'state') {
			thisTab.state(tabMessage.state);
			catchUp(tabMessage.position);
		} else if (state !== null) postState(state);
	};
	channel?.addEventListener('message', onMessage);

	/** Later events are received; earlier ones are missing, unless the page was rendered after them. */
	function catchUp(position: string | null): void {
		if (isCaughtUp) return;
		isCaughtUp = true;
		if (position === null || shown === null || BigInt(position) > BigInt(shown)) thisTab.event('reset', {});
	}

	const holdStream = () =>
		new Promise<void>((resolve) => {
			if (leaving.signal.aborted) return resolve();
			const allTabs: Shared = {
				event: (kind, payload) => {
					// Other tabs first: this tab may be about to navigate away.
					post({ is: 'event', kind, payload });
					thisTab.event(kind, payload);
				},
				state: (next) => {
					state = next;
					thisTab.state(next);
					postState(next);
				},
			};
			const close = open(allTabs, isCaughtUp);
			leaving.signal.addEventListener('abort', () => {
				close();
				resolve();
			});
		});

	if (!channel) void holdStream();
	else {
		void navigator.locks
			.request(name, { ifAvailable: true }, (lock) => lock && holdStream())
			.then(() => {
				if (leaving.signal.aborted) return;
				// Another tab holds the stream.
				post({ is: 'asked' });
				return navigator.locks.request(name, { signal: leaving.signal }, holdStream);
			})
			.catch((error: unknown) => {
				if (!leaving.signal.aborted) throw error;
			});
	}
	return () => {
		leaving.abort();
		channel?.close();
	};
}
