/** Notifications of this page: paged, refetched on live events, and updated by actions here. */
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
	deleteNotification,
	listNotifications,
	markAllNotificationsRead,
	markNotificationRead,
	type Notification,
} from '#contract/notifications.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { infiniteQueryFor, type Page } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { texts as ar } from './list/texts.ar.ts';
import { type BellTexts, texts as en } from './list/texts.en.ts';

/** Loaded with the bell in both languages, for signed-in users only. */
const words = { en, ar };

export const useBellTexts = (): BellTexts => words[useLanguage().language];

const bellRead = infiniteQueryFor(listNotifications);
type Bell = InfiniteData<Page<Notification>>;

export const useBell = () => useInfiniteQuery(bellRead);

export const itemsOf = (bell: Bell | undefined): Notification[] => bell?.pages.flatMap(({ items }) => items) ?? [];
/** According to the server, including those not loaded. */
export const unreadOf = (bell: Bell | undefined): number => bell?.pages[0]?.unread ?? 0;

const mapped = (bell: Bell, items: (items: Notification[]) => Notification[], unread: (count: number) => number): Bell => ({
	...bell,
	pages: bell.pages.map((page) => ({ ...page, items: items(page.items), unread: Math.max(0, unread(page.unread)) })),
});

/** Cache updates made by this page. */
function changesOf(client: ReturnType<typeof useQueryClient>) {
	const change = (to: (bell: Bell) => Bell) => client.setQueryData<Bell>(bellRead.queryKey, (bell) => bell && to(bell));
	return {
		refetch: () => void client.invalidateQueries({ queryKey: bellRead.queryKey }),
		restore: (bell: Bell | undefined) => client.setQueryData<Bell>(bellRead.queryKey, bell),
		known: () => client.getQueryData<Bell>(bellRead.queryKey),
		markRead: (id: string) =>
			change((bell) => {
				const was = itemsOf(bell).some((item) => item.id === id && !item.isRead);
				return mapped(
					bell,
					(items) => items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
					(count) => count - (was ? 1 : 0),
				);
			}),
		markAllRead: () =>
			change((bell) =>
				mapped(
					bell,
					(items) => items.map((item) => ({ ...item, isRead: true })),
					() => 0,
				),
			),
		remove: (id: string) =>
			change((bell) => {
				const was = itemsOf(bell).some((item) => item.id === id && !item.isRead);
				return mapped(
					bell,
					(items) => items.filter((item) => item.id !== id),
					(count) => count - (was ? 1 : 0),
				);
			}),
	};
}

/** Actions of the list, optimistic with rollback. */
export function useBellActions() {
	const t = useBellTexts();
	const toast = useToast();
	const errorText = useErrorText();
	const client = useQueryClient();
	const changes = useMemo(() => changesOf(client), [client]);
	const failed = (title: string) => (error: ApiError, _: unknown, before: Bell | undefined) => {
		changes.restore(before);
		// Already deleted by another page.
		if (error.status === 404) return changes.refetch();
		toast({ title, description: errorText(error), tone: 'danger' });
	};
	const read = useMutation({
		mutationFn: (id: string) => call(markNotificationRead, { params: { id } }),
		onMutate: changes.markRead,
		onError: (error) => {
			changes.refetch();
			logFailure('a notification was not marked read', error);
		},
	});
	const readAll = useMutation<unknown, ApiError, void, Bell | undefined>({
		mutationFn: () => call(markAllNotificationsRead),
		onMutate: () => {
			const before = changes.known();
			changes.markAllRead();
			return before;
		},
		onError: failed(t.notRead),
	});
	const remove = useMutation<unknown, ApiError, string, Bell | undefined>({
		mutationFn: (id) => call(deleteNotification, { params: { id } }),
		onMutate: (id) => {
			const before = changes.known();
			changes.remove(id);
			return before;
		},
		onError: failed(t.notRemoved),
	});
	return { read: read.mutate, readAll: readAll.mutate, remove: remove.mutate };
}
