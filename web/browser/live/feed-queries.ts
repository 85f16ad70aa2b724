/** Keeps queries up to date: each live event invalidates the queries it affects, batched by moment. */
import type { QueryClient } from '@tanstack/react-query';
import { inbox, unreadConversations } from '#contract/messaging.ts';
import { listNotifications } from '#contract/notifications.ts';
import { matchesPath } from '../queries.ts';
import { onLive } from './live.ts';

const GATHER_MS = 200;
const MESSAGES = '/api/messages';

/** Returns how to stop. */
export function feedQueries(client: QueryClient): () => void {
	const due = new Set<string>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const refetchPaths = (...paths: string[]) => {
		for (const path of paths) due.add(path);
		timer ??= setTimeout(() => {
			const now = [...due];
			timer = undefined;
			due.clear();
			void client.invalidateQueries({ predicate: (query) => now.some((path) => matchesPath(path)(query)) });
		}, GATHER_MS);
	};
	/** The open conversation adds the event itself; a reopened one refetches. */
	const conversationChanged = (id: string) =>
		void client.invalidateQueries({ predicate: matchesPath(`${MESSAGES}/${id}`), refetchType: 'none' });
	const stops = [
		onLive('notification', () => refetchPaths(listNotifications.path)),
		onLive('bell', () => refetchPaths(listNotifications.path)),
		onLive('message', ({ bookingId }) => {
			conversationChanged(bookingId);
			refetchPaths(inbox.path, unreadConversations.path);
		}),
		onLive('seen', ({ bookingId }) => {
			conversationChanged(bookingId);
			refetchPaths(inbox.path, unreadConversations.path);
		}),
		onLive('reset', () => refetchPaths(listNotifications.path, MESSAGES)),
	];
	return () => {
		clearTimeout(timer);
		for (const stop of stops) stop();
	};
}
