/** An open page that receives the event stream like a browser's EventSource, including reconnection with Last-Event-ID. */
import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { openStream } from '#contract/live.ts';

export type StreamedEvent = { kind: string; payload: unknown; id: string | null };

/** Initial and maximum pause: it grows while the server is unreachable. */
const COMES_BACK_MS = { first: 50, most: 10_000 };

export class Page {
	readonly events: StreamedEvent[] = [];
	/** Last received event id; may be set to simulate an old page. */
	lastId: string | null = null;
	/** Reconnection time requested by the server. */
	retryMs: number | null = null;
	/** Why there is no stream at the moment, if known. */
	refusal: string | null = null;
	readonly #url: string;
	readonly #headers: Record<string, string>;
	readonly #waiting = new Set<() => void>();
	#connection = new AbortController();
	#over = Promise.resolve();

	/** `address`: client address, as reported by a proxy. */
	constructor(url: string, token: string, address?: string) {
		this.#url = url;
		this.#headers = { cookie: `mishwar_session=${token}`, ...(address !== undefined && { 'x-forwarded-for': address }) };
	}

	/** Resolves with the first event; throws if the stream fails before. */
	async open(query = ''): Promise<StreamedEvent> {
		const before = this.events.length;
		this.#connection = new AbortController();
		const response = await fetch(`${this.#url}${openStream.path}${query}`, {
			headers: { ...this.#headers, ...(this.lastId !== null && { 'last-event-id': this.lastId }) },
			signal: this.#connection.signal,
		});
		if (response.status !== 200 || !response.body) throw new Error(`no stream: ${response.status} ${await response.text()}`);
		this.#over = this.#listen(response.body);
		const first = await Promise.race([this.until((events) => events[before]), this.#over.then(() => this.events[before])]);
		if (!first) throw new Error('the stream ended before its first event');
		this.refusal = null;
		return first;
	}

	drop(): void {
		this.#connection.abort();
	}

	/** Resolves when the stream has ended. */
	async ended(): Promise<void> {
		await this.#over;
	}

	/** The first defined result of `find` on the received events. */
	async until<T>(find: (events: readonly StreamedEvent[]) => T | undefined): Promise<T> {
		for (;;) {
			const found = find(this.events);
			if (found !== undefined) return found;
			await new Promise<void>((resolve) => this.#waiting.add(resolve));
		}
	}

	/** The first event of this kind from this index on. */
	next(kind: string, from = 0): Promise<StreamedEvent> {
		return this.until((events) => events.slice(from).find((event) => event.kind === kind));
	}

	/** Reconnects until `signal` is aborted. */
	async stay(signal: AbortSignal): Promise<void> {
		signal.addEventListener('abort', () => this.drop());
		for (let refused = 0; !signal.aborted; ) {
			const isOpen = await this.open().then(
				() => true,
				(error: Error) => {
					this.refusal = error.message;
					return false;
				},
			);
			if (isOpen) await this.#over;
			refused = isOpen ? 0 : refused + 1;
			const pause = Math.min(COMES_BACK_MS.first * 2 ** refused, COMES_BACK_MS.most) * Math.random();
			await wait(pause, undefined, { signal }).catch(() => undefined);
		}
	}

	async #listen(body: ReadableStream<Uint8Array>): Promise<void> {
		const parser = createParser({
			onEvent: ({ event = 'message', data, id }) => {
				if (id !== undefined) this.lastId = id;
				this.events.push({ kind: event, payload: JSON.parse(data), id: id ?? null });
				for (const wake of this.#waiting) wake();
				this.#waiting.clear();
			},
			onRetry: (milliseconds) => {
				this.retryMs = milliseconds;
			},
		});
		const decoder = new TextDecoder();
		try {
			for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }));
		} catch {
			// Disconnected by either side.
		}
	}
}

/** Missing or duplicated stored events, by number. */
export function mistakesIn({ events }: Page): string[] {
	const mistakes: string[] = [];
	let last: bigint | null = null;
	for (const { kind, id } of events) {
		if (kind === 'reset') mistakes.push(`had to reload at ${id}`);
		if (id === null) continue;
		const number = BigInt(id);
		const expected: bigint | null = last === null || kind === 'hello' ? null : last + 1n;
		if (last !== null && kind === 'hello') mistakes.push(`began again at ${id}`);
		if (expected !== null && number !== expected) mistakes.push(`received ${id} after ${last}`);
		last = number;
	}
	return mistakes;
}
