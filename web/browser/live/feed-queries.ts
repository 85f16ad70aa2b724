/** Keeps queries up to date: each live event invalidates the queries it affects, batched by moment. */
import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '#contract/identity.ts';
import { kycStatus } from '#contract/kyc.ts';
import { inbox, unreadConversations } from '#contract/messaging.ts';
import { listNotifications, type NotificationType } from '#contract/notifications.ts';
import { matchesPath } from '../queries.ts';
import { onLive } from './live.ts';

const GATHER_MS = 200;
const MESSAGES = '/api/messages';
/** Of either side: a booking, its lists, and the day's work. */
const BOOKINGS = ['/api/bookings', '/api/owner/today', '/api/owner/handovers/today'];
/** What an open page shows may depend on an identity check: it must not go on asking for documents that were just approved. */
const IDENTITY = [currentUser.path, kycStatus.path];
const changedBy: Partial<Record<NotificationType, readonly string[]>> = { KYC_APPROVED: IDENTITY, KYC_REJECTED: IDENTITY };

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
		onLive('notification', ({ type }) => refetchPaths(listNotifications.path, ...(changedBy[type] ?? []))),
		onLive('bell', () => refetchPaths(listNotifications.path)),
		onLive('booking', () => refetchPaths(...BOOKINGS)),
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
