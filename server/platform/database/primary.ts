/**
 * Watches the database on a connection of its own: which host can be written, whether it answers, and its time.
 * After an outage it closes the connections that have heard nothing since, because a host that vanished never closes them.
 */
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { databaseAddresses, withKeepalives } from './addresses.ts';
import { DatabaseClock } from './database-clock.ts';

const PROBE_EVERY_MS = 1000;
const ANSWER_WITHIN_MS = 2000;
const CONNECT_WITHIN_MS = 5000;
const PROBE = `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly", extract(epoch FROM clock_timestamp()) * 1000 AS time`;

export type Primary = {
	/** Settings of a new connection to the host that can be written. */
	connection(): pg.ClientConfig;
	/** The time of the database, whatever this machine's clock says. */
	readonly clock: Clock;
	close(): Promise<void>;
};

/** Resolves after the first answer; throws if no host answers. */
export async function watchPrimary(url: string, log: Log): Promise<Primary> {
	const watch = new PrimaryWatch(databaseAddresses(url).map(withKeepalives), log);
	await watch.findPrimary();
	const running = watch.run();
	return {
		connection: () => ({ connectionString: watch.address, stream: () => watch.openSocket() }),
		clock: watch.clock,
		close: async () => {
			watch.close();
			await running;
		},
	};
}

class PrimaryWatch {
	readonly clock = new DatabaseClock();
	readonly #addresses: readonly string[];
	readonly #log: Log;
	readonly #closing = new AbortController();
	readonly #sockets = new Set<Socket>();
	/** What each connection had received when the outage began; null while there is none. */
	#receivedBefore: Map<Socket, number> | null = null;
	#client: pg.Client | null = null;
	#address: string;

	constructor(addresses: readonly string[], log: Log) {
		this.#addresses = addresses;
		this.#address = addresses[0] ?? '';
		this.#log = log;
	}

	get address(): string {
		return this.#address;
	}

	openSocket(): Socket {
		const socket = new Socket();
		this.#sockets.add(socket);
		socket.once('close', () => this.#sockets.delete(socket));
		socket.setKeepAlive(true, CONNECT_WITHIN_MS);
		socket.setTimeout(CONNECT_WITHIN_MS, () => socket.destroy(silence()));
		socket.once('connect', () => socket.setTimeout(0));
		return socket;
	}

	close(): void {
		this.#closing.abort();
		this.#client?.end().catch(() => undefined);
	}

	async run(): Promise<void> {
		const { signal } = this.#closing;
		while (!signal.aborted) {
			await wait(PROBE_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
			if (signal.aborted) return;
			try {
				if (this.#client) await this.#probe(this.#client);
				else await this.findPrimary();
			} catch (error) {
				if (!signal.aborted) this.#onFailure(error);
			}
		}
	}

	/** Asks all hosts at once; the first that can be written is used. */
	async findPrimary(): Promise<void> {
		const single = this.#addresses.length === 1;
		const attempts = this.#addresses.map(async (address) => ({ address, client: await this.#open(address, single) }));
		const { address, client } = await Promise.any(attempts).catch((error: AggregateError) => {
			throw error.errors[0];
		});
		for (const other of attempts) other.then((found) => (found.client === client ? undefined : found.client.end())).catch(() => undefined);
		this.#client = client;
		client.once('end', () => {
			if (this.#client === client) this.#client = null;
		});
		if (address !== this.#address) this.#log.warn({ host: new URL(address).host }, 'the database is another host now');
		this.#address = address;
		this.#closeStale();
	}

	async #open(address: string, mayBeReadOnly: boolean): Promise<pg.Client> {
		const client = new pg.Client({
			...{ connectionString: address, connectionTimeoutMillis: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS },
			keepAlive: true,
		});
		// Reported by the query or the attempt to connect.
		client.on('error', () => undefined);
		try {
			await client.connect();
			const isReadOnly = await this.#measure(client);
			if (isReadOnly && !mayBeReadOnly) throw new Error('this host is read-only');
			return client;
		} catch (error) {
			client.end().catch(() => undefined);
			throw error;
		}
	}

	async #probe(client: pg.Client): Promise<void> {
		const isReadOnly = await this.#measure(client);
		if (isReadOnly && this.#addresses.length > 1) throw new Error('this host became read-only');
	}

	async #measure(client: pg.Client): Promise<boolean> {
		const sent = performance.now();
		const { rows } = await client.query<{ isReadOnly: boolean; time: string }>(PROBE);
		this.clock.adjust(Number(rows[0]?.time), { sent, received: performance.now() });
		return rows[0]?.isReadOnly ?? false;
	}

	#onFailure(error: unknown): void {
		this.#client?.end().catch(() => undefined);
		this.#client = null;
		if (this.#receivedBefore) return;
		this.#log.warn({ err: error }, 'the database does not answer');
		this.#receivedBefore = new Map([...this.#sockets].map((socket) => [socket, socket.bytesRead]));
	}

	#closeStale(): void {
		const before = this.#receivedBefore;
		this.#receivedBefore = null;
		if (!before) return;
		for (const socket of this.#sockets) if (socket.bytesRead === (before.get(socket) ?? 0)) socket.destroy(silence());
	}
}

const silence = () => Object.assign(new Error('the database was silent'), { code: 'ETIMEDOUT', syscall: 'connect' });
