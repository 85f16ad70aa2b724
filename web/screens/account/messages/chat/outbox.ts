/** Queue of messages being sent, per conversation: one at a time, each until accepted or refused. Lives as long as the page. */
import { type Message, sendMessage } from '#contract/messaging.ts';
import { ApiError, call } from '#web/browser/api.ts';
import { getUnsent, saveUnsent, type Unsent } from './draft-storage.ts';

const FIRST_RETRY_MS = 4000;
const LAST_RETRY_MS = 60_000;

export type Outbox = {
	items(): readonly Unsent[];
	subscribe(changed: () => void): () => void;
	add(message: Pick<Unsent, 'body' | 'photos'>): void;
	retry(clientId: string): void;
	discard(clientId: string): void;
	/** Sends waiting messages; called when the connection returns. */
	pump(): Promise<void>;
	/** Sets the callbacks for accepted and failed messages. */
	setListener(listener: OutboxListener): void;
};
type OutboxListener = { onSent(message: Message): void; onFailed(error: unknown): void; reasonOf(error: unknown): string };

const outboxes = new Map<string, Outbox>();

export function outboxOf(userId: string, conversation: string): Outbox {
	const key = `${userId}:${conversation}`;
	const known = outboxes.get(key) ?? open(userId, conversation);
	outboxes.set(key, known);
	return known;
}

function open(userId: string, conversation: string): Outbox {
	let items: readonly Unsent[] = getUnsent(userId, conversation);
	let listener: OutboxListener = { onSent: () => undefined, onFailed: () => undefined, reasonOf: () => '' };
	let busy = false;
	let pauseMs = FIRST_RETRY_MS;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const watchers = new Set<() => void>();
	const set = (next: readonly Unsent[]) => {
		items = next;
		saveUnsent(userId, conversation, items);
		for (const changed of watchers) changed();
	};
	const change = (clientId: string, to: Partial<Unsent>) =>
		set(items.map((item) => (item.clientId === clientId ? { ...item, ...to } : item)));
	const discard = (clientId: string) => set(items.filter((item) => item.clientId !== clientId));

	/** Returns false if trying the next one is pointless now. */
	const send = async ({ clientId, body, photos }: Unsent): Promise<boolean> => {
		change(clientId, { state: 'sending' });
		try {
			const message = await call(sendMessage, { body: { bookingId: conversation, body, clientId, photos } });
			pauseMs = FIRST_RETRY_MS;
			listener.onSent(message);
			discard(clientId);
			return true;
		} catch (error) {
			const later = mayWorkLater(error);
			// Without a response the message waits for the connection, and its bubble shows that.
			const wasAnswered = error instanceof ApiError && error.status > 0;
			change(clientId, { state: later ? 'waiting' : 'refused', reason: wasAnswered ? listener.reasonOf(error) : '' });
			listener.onFailed(error);
			if (later) {
				timer = setTimeout(pump, pauseMs);
				pauseMs = Math.min(pauseMs * 2, LAST_RETRY_MS);
			}
			return !later;
		}
	};
	const pump = async () => {
		clearTimeout(timer);
		if (busy || !navigator.onLine) return;
		busy = true;
		try {
			for (let going = true; going; ) {
				const next = items.find(({ state }) => state === 'waiting');
				going = next !== undefined && (await send(next));
			}
		} finally {
			busy = false;
		}
	};
	addEventListener('online', () => void pump());

	return {
		items: () => items,
		subscribe: (changed) => {
			watchers.add(changed);
			return () => void watchers.delete(changed);
		},
		add: ({ body, photos }) => {
			set([...items, { clientId: crypto.randomUUID(), body, photos, at: Date.now(), state: 'waiting' }]);
			void pump();
		},
		retry: (clientId) => {
			change(clientId, { state: 'waiting', reason: '' });
			void pump();
		},
		discard,
		pump,
		setListener: (next) => {
			listener = next;
		},
	};
}

/** No response, a server error, a rate limit, or an ended session. */
function mayWorkLater(error: unknown): boolean {
	if (!(error instanceof ApiError)) return true;
	return error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500;
}
