/** Keeps queries up to date: each live event invalidates the queries it affects, batched by moment. */
import type { QueryClient } from '@tanstack/react-query';
import { inbox, unreadConversations } from '#contract/messaging.ts';
import { listNotifications } from '#contract/notifications.ts';
import { logFailure } from '../page/log.ts';
import { matchesPath } from '../queries.ts';
import type { followNews } from './follow-news.ts';
import { onLive } from './live.ts';
import { watchUnsentInput } from './unsent-input.ts';

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
	const conversationChanged = ({ bookingId }: { bookingId: string }) => {
		void client.invalidateQueries({ predicate: matchesPath(`${MESSAGES}/${bookingId}`), refetchType: 'none' });
		refetchPaths(inbox.path, unreadConversations.path);
	};
	const unsent = watchUnsentInput();
	let following: Promise<ReturnType<typeof followNews>> | undefined;
	const follow = (type: string | null) => {
		// With the first news: most pages are left before there are any.
		following ??= import('./follow-news.ts').then((module) => module.followNews(client, unsent.isThere));
		following.then(
			({ hear }) => hear(type),
			(error: unknown) => {
				following = undefined;
				logFailure('an event was not followed', error);
			},
		);
	};
	const stops = [
		onLive('notification', ({ type }) => {
			refetchPaths(listNotifications.path);
			follow(type);
		}),
		onLive('bell', () => refetchPaths(listNotifications.path)),
		// A colleague’s acts ring no bell, and neither does taking one back.
		onLive('booking', () => follow('ON_THE_WAY')),
		onLive('message', conversationChanged),
		onLive('seen', conversationChanged),
		onLive('reset', () => {
			refetchPaths(listNotifications.path, MESSAGES);
			follow(null);
		}),
	];
	return () => {
		clearTimeout(timer);
		unsent.stop();
		void following?.then(({ stop }) => stop());
		for (const stop of stops) stop();
	};
}
