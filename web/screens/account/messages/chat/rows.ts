/** How the messages of a conversation stand under each other: days between them, bubbles of one person close together. */
import type { Message } from '#contract/messaging.ts';
import { ammanDate } from '#contract/time.ts';

export type MessageRow = {
	message: Message;
	/** The first of its day: `YYYY-MM-DD` stands above it. */
	day: string | null;
	/** Goes on from the bubble above it: same person, a short while later. */
	joins: boolean;
	/** The bubble below goes on from it. */
	joined: boolean;
};

const TOGETHER_MS = 5 * 60_000;

export function rowsOf(messages: readonly Message[]): MessageRow[] {
	const days = messages.map(({ createdAt }) => ammanDate(new Date(createdAt)));
	const joins = messages.map((message, index) => {
		const before = messages[index - 1];
		return before !== undefined && days[index] === days[index - 1] && goesOn(before, message);
	});
	return messages.map((message, index) => ({
		message,
		day: days[index] === days[index - 1] ? null : (days[index] ?? null),
		joins: joins[index] ?? false,
		joined: joins[index + 1] ?? false,
	}));
}

function goesOn(before: Message, message: Message): boolean {
	if (message.fromUserId === null || message.fromUserId !== before.fromUserId) return false;
	return Date.parse(message.createdAt) - Date.parse(before.createdAt) < TOGETHER_MS;
}

/** Both lists in their order, each message once; of two with one position the newer answer counts. */
export function merged(known: readonly Message[], found: readonly Message[]): Message[] {
	const all = new Map([...known, ...found].map((message) => [message.position, message]));
	return [...all.values()].sort((a, b) => a.position - b.position);
}

/** The last messages read anew; where they do not reach to those that are known, these are forgotten. */
export function joined(known: readonly Message[] | undefined, found: Message[]): Message[] {
	const reach = (known?.at(-1)?.position ?? -1) >= (found[0]?.position ?? 0) - 1;
	return known && reach ? merged(known, found) : found;
}
