/** Receives live events of the signed-in user while the page is shown. */
import type { QueryClient } from '@tanstack/react-query';
import type { PassingEvent } from '#contract/live.ts';
import { leaveSuspended } from '../redirect-if-suspended.ts';
import { feedQueries } from './feed-queries.ts';
import { dispatchLiveEvent, setLiveState } from './live.ts';
import { savePosition } from './position.ts';
import { shareAmongTabs } from './share.ts';
import { openOwnStream } from './stream.ts';

/** Signing out navigates by itself; only a page that is still open afterwards is reloaded. */
const LEAVE_MS = 1500;

/** `shown`: number of the last event that the page shows. `reaches`: whether the server responds; called if the stream fails. Returns how to stop. */
export function startLive(userId: string, client: QueryClient, shown: string | null, reaches: () => Promise<boolean>): () => void {
	let leave: (() => void) | null = null;
	/** Until it has had a stream; from then on the stored position is newer. */
	let isFresh = true;
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
		// Reloading removes everything private from the page.
		else leaving = setTimeout(() => location.reload(), LEAVE_MS);
	}
	const start = () => {
		leave ??= shareAmongTabs(userId, here, (everybody, isFirst) => {
			if (isFirst && isFresh && shown !== null) savePosition(userId, shown);
			isFresh = false;
			return openOwnStream(userId, { ...everybody, reaches });
		});
	};
	function stop(): void {
		leave?.();
		leave = null;
		setLiveState('polling');
	}
	// A page with an open stream cannot enter the back-forward cache, and one in that cache receives nothing.
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
