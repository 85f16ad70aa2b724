/** The stream of this browser: one EventSource, reopened from the last position whenever it is lost. */
import { HEARTBEAT_MS, type LiveEventKind, openStream, type PassingEventKind } from '#contract/live.ts';
import { logFailure } from '../page/log.ts';
import type { LiveState } from './live.ts';
import { getPosition, savePosition } from './position.ts';

export type StreamListener = {
	/** Kinds that are not in the table below are never passed on. */
	event(kind: string, payload: unknown): void;
	state(state: LiveState): void;
	/** The stream failed: checks whether the server responds at all. */
	reaches(): Promise<boolean>;
};

const kinds: Record<LiveEventKind | PassingEventKind, true> = {
	...{ message: true, seen: true, notification: true, bell: true, booking: true },
	...{ hello: true, beat: true, typing: true, reset: true, ended: true },
};
const SILENT_MS = 2.5 * HEARTBEAT_MS;
/** If a page becomes visible after this time without a heartbeat, the device may have cut the stream. */
const LATE_MS = 1.2 * HEARTBEAT_MS;
const RETRY = { firstMs: 1000, mostMs: 30_000 };

/** Returns a function that closes it. */
export function openOwnStream(userId: string, listener: StreamListener): () => void {
	let source: EventSource | null = null;
	let failures = 0;
	let silenceTimer: ReturnType<typeof setTimeout> | undefined;
	let retry: ReturnType<typeof setTimeout> | undefined;
	let closed = false;
	let receivedAt = 0;

	const stop = () => {
		clearTimeout(silenceTimer);
		clearTimeout(retry);
		source?.close();
		source = null;
	};
	const onReceived = () => {
		receivedAt = Date.now();
		clearTimeout(silenceTimer);
		silenceTimer = setTimeout(fail, SILENT_MS);
	};

	function open(): void {
		stop();
		const after = getPosition(userId);
		source = new EventSource(after === null ? openStream.path : `${openStream.path}?after=${after}`);
		source.onerror = fail;
		onReceived();
		for (const kind of Object.keys(kinds)) source.addEventListener(kind, (event) => receive(kind, event));
	}

	function receive(kind: string, { data, lastEventId }: MessageEvent<string>): void {
		onReceived();
		let payload: unknown;
		try {
			payload = JSON.parse(data);
		} catch (error) {
			logFailure('an event was not understood', error);
			return;
		}
		if (kind === 'hello') {
			failures = 0;
			listener.state('live');
			// A numbered hello starts at the current position: displayed data may be outdated.
			if (lastEventId !== '') listener.event('reset', payload);
		} else if (kind !== 'beat') listener.event(kind, payload);
		// Stored after dispatching, so that a tab that takes over resumes after it.
		const position = lastEventId || getPosition(userId);
		if (position && !closed) savePosition(userId, position);
	}

	function fail(): void {
		stop();
		if (closed) return;
		failures += 1;
		listener.state(navigator.onLine ? 'polling' : 'offline');
		const pause = Math.min(RETRY.firstMs * 2 ** (failures - 1), RETRY.mostMs) * (0.5 + Math.random());
		retry = setTimeout(open, pause);
		if (failures > 1)
			void listener.reaches().then((reaches) => !closed && source === null && listener.state(reaches ? 'polling' : 'offline'));
	}

	// The first attempt may fail while the network is still changing. Resetting the failures makes the next one follow soon, even after a long outage.
	const reconnect = () => {
		failures = 0;
		open();
	};

	const show = () => {
		if (document.visibilityState === 'visible' && Date.now() - receivedAt > LATE_MS) reconnect();
	};

	open();
	addEventListener('online', reconnect);
	document.addEventListener('visibilitychange', show);
	return () => {
		closed = true;
		removeEventListener('online', reconnect);
		document.removeEventListener('visibilitychange', show);
		stop();
	};
}
