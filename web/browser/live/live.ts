/** What happens elsewhere, as screens hear of it: `onLive` for each event, and how this page hears at all. Without a stream they ask every five seconds. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { LiveEvent, LiveEventKind, PassingEvent } from '#contract/live.ts';

/**
 * `live`: by the stream. `polling`: there is no stream at the moment, so screens ask by themselves. `offline`: nothing reaches the server; the one
 * that a screen shows.
 */
export type LiveState = 'live' | 'polling' | 'offline';

/** `reset`: something may have been missed; read anew what is shown. */
export type LiveMessageKind = LiveEventKind | 'typing' | 'reset';
export type LiveMessage<Kind extends LiveMessageKind> = Kind extends LiveEventKind
	? LiveEvent<Kind>
	: Kind extends 'typing' | 'reset'
		? PassingEvent<Kind>
		: never;

const POLL_MS = 5000;

const listeners = new Map<string, Set<(payload: never) => void>>();
const watchers = new Set<() => void>();
let state: LiveState = 'polling';

/** Calls `hear` for each event of this kind until the returned function is called. The same event may come twice after a gap. */
export function onLive<Kind extends LiveMessageKind>(kind: Kind, hear: (payload: LiveMessage<Kind>) => void): () => void {
	const hearing = listeners.get(kind) ?? new Set();
	listeners.set(kind, hearing.add(hear));
	return () => void hearing.delete(hear);
}

/** The same for as long as the component is there; `hear` may be another function each time. */
export function useOnLive<Kind extends LiveMessageKind>(kind: Kind, hear: (payload: LiveMessage<Kind>) => void): void {
	const latest = useRef(hear);
	useEffect(() => {
		latest.current = hear;
	});
	useEffect(() => onLive(kind, (payload) => latest.current(payload)), [kind]);
}

/** Passes an event on to who hears it; kinds that nobody knows are passed to nobody. */
export function dispatchLiveEvent(kind: string, payload: unknown): void {
	for (const hear of listeners.get(kind) ?? []) hear(payload as never);
}

export function setLiveState(next: LiveState): void {
	if (next === state) return;
	state = next;
	for (const changed of watchers) changed();
}

const subscribe = (changed: () => void): (() => void) => {
	watchers.add(changed);
	return () => void watchers.delete(changed);
};

export const useLiveState = (): LiveState =>
	useSyncExternalStore(
		subscribe,
		() => state,
		() => 'polling',
	);

/** For a query's `refetchInterval`: five seconds while there is no stream, else never. */
export function usePolling(enabled = true): number | false {
	const live = useLiveState() === 'live';
	return enabled && !live ? POLL_MS : false;
}
