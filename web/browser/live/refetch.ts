/** Refetches the queries that notifications make outdated: once for a burst of them, and not while the person is typing. */
import type { QueryClient } from '@tanstack/react-query';
import { outdatedReads } from './outdated-reads.ts';

const BATCH_MS = 200;
/** Interval of further attempts while the person is typing or a change is being sent. */
const RETRY_MS = 1000;
/** Refetched also while typing: no form has its values from these queries, and an answer should appear while the next question is typed. */
const TICKETS = '/api/tickets';
const NOT_DELAYED = [TICKETS, '/api/messages/inbox', '/api/messages/unread'];
/** All calls except bell and messages, which feed-queries.ts refetches. */
const EVERYTHING = '/api/(?!notifications|messages).+';

/** Empty for a type that only a newer server knows. */
const readsOf = (type: string): readonly string[] => (outdatedReads as Readonly<Record<string, readonly string[]>>)[type] ?? [];

/** Matches a path of the contract with any parameters, and all paths below it. */
const matcherOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(?:[/?]|$)`);

/** `isTyping`: whether the page has unsent input. `onNotification` takes the type of a notification, or null if some may have been missed. */
export function refetchOnNotifications(
	client: QueryClient,
	isTyping: () => boolean,
): { onNotification(type: string | null): void; stop(): void } {
	const pending = new Set<string>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	function refetch(): void {
		// An optimistic update must not be replaced by the server's previous state.
		const isDelayed = isTyping() || client.isMutating() > 0;
		const now = [...pending].filter((path) => !isDelayed || NOT_DELAYED.includes(path));
		for (const path of now) pending.delete(path);
		if (pending.size > 0) timer = setTimeout(refetch, RETRY_MS);
		const matchers = now.map(matcherOf);
		void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => matchers.some((matcher) => matcher.test(path)) });
	}
	return {
		onNotification(type) {
			for (const path of type === null ? [TICKETS, EVERYTHING] : readsOf(type)) pending.add(path);
			clearTimeout(timer);
			timer = setTimeout(refetch, BATCH_MS);
		},
		stop: () => clearTimeout(timer),
	};
}
