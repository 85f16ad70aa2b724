/** What is shown follows the news: what a notification makes old is read again, once for a burst, and never under the hands of who is typing. */
import type { QueryClient } from '@tanstack/react-query';
import { outdatedReads } from './outdated-reads.ts';

const GATHER_MS = 200;
/** While something is typed or being sent. */
const LOOK_AGAIN_MS = 1000;
/** No form has its values from these, and an answer has to arrive also while the next question is typed. */
const TICKETS = '/api/tickets';
const AT_ONCE = [TICKETS, '/api/messages/inbox', '/api/messages/unread'];
/** But bell and messages, which feed-queries.ts reads. */
const EVERYTHING = '/api/(?!notifications|messages).+';

/** None for a type that a newer server has added. */
const readsOf = (type: string): readonly string[] => (outdatedReads as Readonly<Record<string, readonly string[]>>)[type] ?? [];

/** A path of the contract with any parameters, and everything below it. */
const matcherOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(?:[/?]|$)`);

/** `isTyping`: something is typed that is not sent yet. `hear` takes the type of a notification, or null where some may have been missed. */
export function followNews(client: QueryClient, isTyping: () => boolean): { hear(type: string | null): void; stop(): void } {
	const due = new Set<string>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	function refetch(): void {
		// An answer that is shown before the server has it must not be replaced by the state before it.
		const waits = isTyping() || client.isMutating() > 0;
		const now = [...due].filter((path) => !waits || AT_ONCE.includes(path));
		for (const path of now) due.delete(path);
		if (due.size > 0) timer = setTimeout(refetch, LOOK_AGAIN_MS);
		const matchers = now.map(matcherOf);
		void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => matchers.some((matcher) => matcher.test(path)) });
	}
	return {
		hear(type) {
			for (const path of type === null ? [TICKETS, EVERYTHING] : readsOf(type)) due.add(path);
			clearTimeout(timer);
			timer = setTimeout(refetch, GATHER_MS);
		},
		stop: () => clearTimeout(timer),
	};
}
