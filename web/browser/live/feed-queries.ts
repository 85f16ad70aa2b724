/** Keeps queries up to date: each live event invalidates the queries it affects, batched by moment. */
import type { QueryClient } from '@tanstack/react-query';
import { inbox, unreadConversations } from '#contract/messaging.ts';
import { listNotifications } from '#contract/notifications.ts';
import { logFailure } from '../page/log.ts';
import { matchesPath } from '../queries.ts';
import { onLive } from './live.ts';
import type { refetchOnNotifications } from './refetch.ts';
import { watchUnsentInput } from './unsent-input.ts';

const BATCH_MS = 200;
const MESSAGES = '/api/messages';

/** Returns a function that stops. */
export function feedQueries(client: QueryClient): () => void {
	const outdated = new Set<string>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const refetchPaths = (...paths: string[]) => {
		for (const path of paths) outdated.add(path);
		timer ??= setTimeout(() => {
			const now = [...outdated];
			timer = undefined;
			outdated.clear();
			void client.invalidateQueries({ predicate: (query) => now.some((path) => matchesPath(path)(query)) });
		}, BATCH_MS);
	};
	/** The open conversation adds the event itself; a reopened one refetches. */
	const conversationChanged = ({ bookingId }: { bookingId: string }) => {
		void client.invalidateQueries({ predicate: matchesPath(`${MESSAGES}/${bookingId}`), refetchType: 'none' });
		refetchPaths(inbox.path, unreadConversations.path);
	};
	const unsent = watchUnsentInput();
	let follower: Promise<ReturnType<typeof refetchOnNotifications>> | undefined;
	const followNotification = (type: string | null) => {
		// Loaded with the first notification, because most pages never receive one.
		follower ??= import('./refetch.ts').then((module) => module.refetchOnNotifications(client, unsent.isThere));
		follower.then(
			({ onNotification }) => onNotification(type),
			(error: unknown) => {
				follower = undefined;
				logFailure('an event was not followed', error);
			},
		);
	};
	const stops = [
		onLive('notification', ({ type }) => {
			refetchPaths(listNotifications.path);
			followNotification(type);
		}),
		onLive('bell', () => refetchPaths(listNotifications.path)),
		// Sent for changes by a colleague and for revoked departures, which create no notification.
		onLive('booking', () => followNotification('ON_THE_WAY')),
		onLive('message', conversationChanged),
		onLive('seen', conversationChanged),
		onLive('reset', () => {
			refetchPaths(listNotifications.path, MESSAGES);
			followNotification(null);
		}),
	];
	return () => {
		clearTimeout(timer);
		unsent.stop();
		void follower?.then(({ stop }) => stop());
		for (const stop of stops) stop();
	};
}
