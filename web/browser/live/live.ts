/** Live events for screens: `onLive` for each event, and the connection state. Without a stream, screens poll every five seconds. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { LiveEvent, LiveEventKind, PassingEvent } from '#contract/live.ts';

/** `live`: connected by stream. `polling`: there is no stream, so screens poll. `offline`: the server cannot be reached. */
export type LiveState = 'live' | 'polling' | 'offline';

/** `reset`: events may have been missed; refetch what is shown. */
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

/** Calls `listener` for each event of this kind until the returned function is called. An event may be repeated after a gap. */
export function onLive<Kind extends LiveMessageKind>(kind: Kind, listener: (payload: LiveMessage<Kind>) => void): () => void {
	const registered = listeners.get(kind) ?? new Set();
	listeners.set(kind, registered.add(listener));
	return () => void registered.delete(listener);
}

/** The same for the lifetime of the component; `listener` may change between renders. */
export function useOnLive<Kind extends LiveMessageKind>(kind: Kind, listener: (payload: LiveMessage<Kind>) => void): void {
	const latest = useRef(listener);
	useEffect(() => {
		latest.current = listener;
	});
	useEffect(() => onLive(kind, (payload) => latest.current(payload)), [kind]);
}

/** Dispatches an event to its listeners; unknown kinds are ignored. */
export function dispatchLiveEvent(kind: string, payload: unknown): void {
	for (const listener of listeners.get(kind) ?? []) listener(payload as never);
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

/** For a query's `refetchInterval`: five seconds while there is no stream, otherwise false. */
export function usePolling(enabled = true): number | false {
	const live = useLiveState() === 'live';
	return enabled && !live ? POLL_MS : false;
}
