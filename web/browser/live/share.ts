/** One stream for all tabs of a browser, because connections to a server are limited: the tab that holds the lock opens it and broadcasts to the others. */
import type { LiveState } from './live.ts';

export type Shared = { event(kind: string, payload: unknown): void; state(state: LiveState): void };

type Word = { is: 'event'; kind: string; payload: unknown } | { is: 'state'; state: LiveState } | { is: 'asked' };

/** `open` is called in one tab at a time with the functions that broadcast, and returns how to close; `isFirst`: no other tab held the stream. Returns how to leave. */
export function shareAmongTabs(userId: string, here: Shared, open: (everybody: Shared, isFirst: boolean) => () => void): () => void {
	const name = `live-${userId}`;
	// Without locks, as on plain http on another host, each tab has a stream of its own.
	const channel = 'locks' in navigator ? new BroadcastChannel(name) : null;
	const leaving = new AbortController();
	let state: LiveState | null = null;
	const post = (word: Word) => {
		if (!leaving.signal.aborted) channel?.postMessage(word);
	};

	const hear = ({ data: word }: MessageEvent<Word>) => {
		if (word.is === 'event') here.event(word.kind, word.payload);
		else if (word.is === 'state') here.state(word.state);
		else if (state !== null) post({ is: 'state', state });
	};
	channel?.addEventListener('message', hear);

	const lead = (isFirst: boolean) =>
		new Promise<void>((resolve) => {
			if (leaving.signal.aborted) return resolve();
			const everybody: Shared = {
				event: (kind, payload) => {
					// Other tabs first: this tab may be about to navigate away.
					post({ is: 'event', kind, payload });
					here.event(kind, payload);
				},
				state: (next) => {
					state = next;
					here.state(next);
					post({ is: 'state', state: next });
				},
			};
			const close = open(everybody, isFirst);
			leaving.signal.addEventListener('abort', () => {
				close();
				resolve();
			});
		});

	if (!channel) void lead(true);
	else {
		void navigator.locks
			.request(name, { ifAvailable: true }, (lock) => lock && lead(true))
			.then(() => {
				if (leaving.signal.aborted) return;
				// Another tab leads. Events since this page was rendered may have been missed.
				here.event('reset', {});
				post({ is: 'asked' });
				return navigator.locks.request(name, { signal: leaving.signal }, () => lead(false));
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
