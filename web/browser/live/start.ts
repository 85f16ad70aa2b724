/** Hears what happens to the signed-in person, for as long as the page is shown. */
import type { QueryClient } from '@tanstack/react-query';
import type { PassingEvent } from '#contract/live.ts';
import { leaveSuspended } from '../redirect-if-suspended.ts';
import { feedQueries } from './feed-queries.ts';
import { dispatchLiveEvent, setLiveState } from './live.ts';
import { shareAmongTabs } from './share.ts';
import { openOwnStream } from './stream.ts';

/** Signing out leads somewhere by itself; only a page that is still there afterwards is loaded anew. */
const LEAVE_MS = 1500;

/** `reaches`: whether the server answers at all; asked where the stream cannot be had. Returns how to stop. */
export function startLive(userId: string, client: QueryClient, reaches: () => Promise<boolean>): () => void {
	let leave: (() => void) | null = null;
	let leaving: ReturnType<typeof setTimeout> | undefined;

	const here = {
		state: setLiveState,
		event(kind: string, payload: unknown): void {
			dispatchLiveEvent(kind, payload);
			if (kind === 'ended') end(payload as PassingEvent<'ended'>);
		},
	};
	function end({ reason }: PassingEvent<'ended'>): void {
		stop();
		if (reason === 'SUSPENDED') leaveSuspended();
		// Loading the page anew forgets everything private that is on it.
		else leaving = setTimeout(() => location.reload(), LEAVE_MS);
	}
	const start = () => {
		leave ??= shareAmongTabs(userId, here, (everybody) => openOwnStream(userId, { ...everybody, reaches }));
	};
	function stop(): void {
		leave?.();
		leave = null;
		setLiveState('polling');
	}
	// A page with an open stream could not be kept for the way back, and one that is kept hears nothing.
	const hide = () => {
		clearTimeout(leaving);
		stop();
	};
	const show = ({ persisted }: PageTransitionEvent) => persisted && start();

	const stopFeeding = feedQueries(client);
	start();
	addEventListener('pagehide', hide);
	addEventListener('pageshow', show);
	return () => {
		removeEventListener('pagehide', hide);
		removeEventListener('pageshow', show);
		hide();
		stopFeeding();
	};
}
