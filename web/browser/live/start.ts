/** Receives live events of the signed-in user while the page is visible. */
import type { QueryClient } from '@tanstack/react-query';
import type { PassingEvent } from '#contract/live.ts';
import { leaveSuspended } from '../redirect-if-suspended.ts';
import { feedQueries } from './feed-queries.ts';
import { dispatchLiveEvent, setLiveState } from './live.ts';
import { savePosition } from './position.ts';
import { shareAmongTabs } from './share.ts';
import { openOwnStream } from './stream.ts';

/** Signing out in this tab navigates away; other tabs are reloaded after this time. */
const LEAVE_MS = 1500;

/** `shown`: number of the last event that the page displays. `reaches`: whether the server responds; called if the stream fails. Returns a function that stops. */
export function startLive(userId: string, client: QueryClient, shown: string | null, reaches: () => Promise<boolean>): () => void {
	let leave: (() => void) | null = null;
	let leaving: ReturnType<typeof setTimeout> | undefined;

	const thisTab = {
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
	/** `from`: the displayed state. Without it the stream starts at the current position, and displayed data are refetched. */
	const start = (from: string | null) => {
		leave ??= shareAmongTabs(userId, from, thisTab, (allTabs, isCaughtUp) => {
			if (!isCaughtUp) savePosition(userId, from);
			return openOwnStream(userId, { ...allTabs, reaches });
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
	// Events that other pages of this browser received meanwhile advanced the stored position, but this page did not receive them.
	const show = ({ persisted }: PageTransitionEvent) => persisted && start(null);

	const stopQueries = feedQueries(client);
	start(shown);
	addEventListener('pagehide', hide);
	addEventListener('pageshow', show);
	return () => {
		removeEventListener('pagehide', hide);
		removeEventListener('pageshow', show);
		hide();
		stopQueries();
	};
}
