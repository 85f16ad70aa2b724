/** Layout of messages: days between them, and grouping of one person's consecutive bubbles. */
import type { Message } from '#contract/messaging.ts';
import { ammanDate } from '#contract/time.ts';

export type MessageRow = {
	message: Message;
	/** Set for the first message of a day: `YYYY-MM-DD`, shown above it. */
	day: string | null;
	/** Continues the bubble above: same person, shortly after. */
	joins: boolean;
	/** The bubble below continues this one. */
	joined: boolean;
};

const TOGETHER_MS = 5 * 60_000;

export function rowsOf(messages: readonly Message[]): MessageRow[] {
	const days = messages.map(({ createdAt }) => ammanDate(new Date(createdAt)));
	const joins = messages.map((message, index) => {
		const before = messages[index - 1];
		return before !== undefined && days[index] === days[index - 1] && continues(before, message);
	});
	return messages.map((message, index) => ({
		message,
		day: days[index] === days[index - 1] ? null : (days[index] ?? null),
		joins: joins[index] ?? false,
		joined: joins[index + 1] ?? false,
	}));
}

function continues(before: Message, message: Message): boolean {
	if (message.fromUserId === null || message.fromUserId !== before.fromUserId) return false;
	// Colleagues of one office write from the same account.
	if (message.sentBy?.en !== before.sentBy?.en) return false;
	return Date.parse(message.createdAt) - Date.parse(before.createdAt) < TOGETHER_MS;
}

/** Merges both lists in order; for equal positions the newer response wins. */
export function merged(known: readonly Message[], newer: readonly Message[]): Message[] {
	const all = new Map([...known, ...newer].map((message) => [message.position, message]));
	return [...all.values()].sort((a, b) => a.position - b.position);
}

/** Adds the refetched last messages; if there is a gap to the known ones, those are dropped. */
export function joined(known: readonly Message[] | undefined, newer: Message[]): Message[] {
	const overlaps = (known?.at(-1)?.position ?? -1) >= (newer[0]?.position ?? 0) - 1;
	return known && overlaps ? merged(known, newer) : newer;
}
