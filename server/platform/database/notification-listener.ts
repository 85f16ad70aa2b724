/**
 * The connection of this process that receives PostgreSQL notifications. It reconnects by itself and informs each listener after a gap, in which notifications were lost.
 * It needs a session of its own: behind a transaction pooler LISTEN receives nothing and reports no error.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../base/log.ts';

export type DatabaseListening = {
	/** `channel` is lower case with underscores. `onReconnect` is called when the channel is subscribed again after a gap. */
	on(channel: string, onNotification: (payload: string) => void, onReconnect?: () => void): void;
	/** Resolves once every requested channel is subscribed. */
	subscribed(): Promise<void>;
	close(): Promise<void>;
};

type Listener = { channel: string; onNotification(payload: string): void; onReconnect?: (() => void) | undefined };

const CHANNEL = /^[a-z_]{1,63}$/;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A probe query detects connections that the network dropped silently. */
const PROBE_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 5000;

/** `connection`: settings of each new connection. */
export function openNotificationListener(connection: () => pg.ClientConfig, log: Log): DatabaseListening {
	const listener = new NotificationListener(connection, log);
	const running = listener.run();
	return {
		on: (channel, onNotification, onReconnect) => listener.add({ channel, onNotification, onReconnect }),
		subscribed: () => listener.subscribed(),
		close: async () => {
			listener.close();
			await running;
		},
	};
}

class NotificationListener {
	readonly #listeners: Listener[] = [];
	readonly #closing = new AbortController();
	#client: pg.Client | null = null;
	#waiting: Array<() => void> = [];
	/** Requested channels that are not yet subscribed on the current connection. */
	readonly #unsubscribed = new Set<string>();
	readonly #connectionSettings: () => pg.ClientConfig;
	readonly #log: Log;

	constructor(connection: () => pg.ClientConfig, log: Log) {
		this.#connectionSettings = connection;
		this.#log = log;
	}

	add(listener: Listener): void {
		if (!CHANNEL.test(listener.channel)) throw new Error(`${listener.channel} is no name for a channel`);
		const known = this.#listeners.some(({ channel }) => channel === listener.channel);
		this.#listeners.push(listener);
		if (known) return;
		this.#unsubscribed.add(listener.channel);
		// If this fails, the connection is lost and the next one subscribes again.
		if (this.#client) this.#listen(this.#client, listener.channel).catch(() => this.#client?.end());
	}

	async subscribed(): Promise<void> {
		while (this.#client === null || this.#unsubscribed.size > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
	}

	close(): void {
		this.#closing.abort();
		this.#client?.end().catch(() => undefined);
	}

	/** Reconnects until closed. */
	async run(): Promise<void> {
		let pause = FIRST_PAUSE_MS;
		for (let gap = false; !this.#closing.signal.aborted; gap = true) {
			const lost = await this.#connection(gap, () => {
				pause = FIRST_PAUSE_MS;
			});
			if (this.#closing.signal.aborted) return;
			this.#log.warn({ err: lost }, 'database connection lost');
			// Jitter, so that processes do not reconnect at the same moment.
			await wait(pause * (0.5 + Math.random() / 2), undefined, { signal: this.#closing.signal }).catch(() => undefined);
			pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
		}
	}

	/** Runs one connection until it ends; returns what ended it. */
	async #connection(gap: boolean, connected: () => void): Promise<unknown> {
		const client = new pg.Client({
			...{ ...this.#connectionSettings(), keepAlive: true },
			...{ query_timeout: ANSWER_WITHIN_MS, connectionTimeoutMillis: ANSWER_WITHIN_MS },
		});
		let lost: unknown = null;
		client.on('error', (error) => {
			lost ??= error;
		});
		client.on('notification', ({ channel, payload = '' }) => {
			for (const listener of this.#listeners) if (listener.channel === channel) listener.onNotification(payload);
		});
		try {
			await client.connect();
			connected();
			await this.#attend(client, gap);
		} catch (error) {
			lost ??= error;
		}
		this.#client = null;
		await client.end().catch(() => undefined);
		return lost;
	}

	async #attend(client: pg.Client, gap: boolean): Promise<void> {
		const over = new AbortController();
		client.once('end', () => over.abort());
		const known = [...this.#listeners];
		for (const { channel } of known) this.#unsubscribed.add(channel);
		this.#client = client;
		for (const channel of new Set(known.map((listener) => listener.channel))) await this.#listen(client, channel);
		this.#flushPending();
		if (gap) for (const listener of known) listener.onReconnect?.();
		while (!over.signal.aborted && !this.#closing.signal.aborted) {
			const signal = AbortSignal.any([over.signal, this.#closing.signal]);
			const quiet = await wait(PROBE_EVERY_MS, true, { signal }).catch(() => false);
			if (quiet) await client.query('SELECT');
		}
	}

	async #listen(client: pg.Client, channel: string): Promise<void> {
		await client.query(`LISTEN ${channel}`);
		this.#unsubscribed.delete(channel);
		this.#flushPending();
	}

	#flushPending(): void {
		for (const resolve of this.#waiting.splice(0)) resolve();
	}
}
