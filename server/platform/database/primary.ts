/**
 * Watches the database on a connection of its own: which host accepts writes, whether it answers, and its time.
 * A host that no longer answers on any connection is given up within a second; a host with slow statements still answers here.
 */
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { databaseAddresses, isOnThisMachine, withKeepalives } from './addresses.ts';
import { DatabaseClock } from './database-clock.ts';
import { DatabaseSockets, hostIsSilent } from './database-sockets.ts';
import type { WalHistory } from './wal-history.ts';

export const BEAT_MS = 250;
/** Beats without an answer after which the host counts as vanished. */
const PATIENCE = 3;
/** A database on this machine cannot vanish without its connections being closed; it can only be slow. */
const PATIENCE_ON_THIS_MACHINE = 20;
export const CONNECT_WITHIN_MS = 2000;
/** Time limit of a probe on the watching connection. If other connections have received something meanwhile, only this one is reopened. */
const ANSWER_WITHIN_MS = 5000;
/** Simultaneous attempts for each host: one starts with each beat, while earlier ones may still wait for a host that is gone. */
const MOST_ATTEMPTS = CONNECT_WITHIN_MS / BEAT_MS;
const PROBE = `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly", extract(epoch FROM clock_timestamp()) * 1000 AS time`;
/** The insert position, not the write position: with asynchronous commits others see a change before its WAL is written. Not every managed PostgreSQL has the function. */
const POSITION = `CASE WHEN pg_is_in_recovery() THEN NULL ELSE pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text END AS position`;

export type Primary = {
	/** Settings of a new connection to the host that can be written. */
	connection(): pg.ClientConfig;
	/** Settings of a new connection to a pooler in front of that host: it ends when the host is given up. */
	connectionThrough(pooler: string): pg.ClientConfig;
	/** The time of the database, independent of this machine's clock. */
	readonly clock: Clock;
	/** True while no host that accepts writes answers. */
	isLost(): boolean;
	close(): Promise<void>;
};

/** Resolves after the first answer; throws if no host answers. `history`: receives the WAL positions of the primary, for the replicas. */
export async function watchPrimary(url: string, log: Log, history: WalHistory | null = null): Promise<Primary> {
	const watch = new PrimaryWatch(databaseAddresses(url).map(withKeepalives), log, history);
	await watch.findFirst();
	const running = watch.run();
	return {
		connection: () => ({ connectionString: watch.address, stream: () => watch.createSocket() }),
		connectionThrough: (pooler) => ({ connectionString: pooler, stream: () => watch.createPoolerSocket() }),
		clock: watch.clock,
		isLost: () => watch.isLost,
		close: async () => {
			watch.close();
			await running;
		},
	};
}

type Answer = { isReadOnly: boolean; time: string; position?: string | null };

class HostIsReadOnly extends Error {
	override message = 'this host is read-only';
}

/** `socket`: of a connection that is being tried. */
type Attempt = { address: string; socket: Socket };
type Found = Attempt & { client: pg.Client };

class PrimaryWatch {
	readonly clock = new DatabaseClock();
	readonly #addresses: readonly string[];
	readonly #log: Log;
	readonly #closing = new AbortController();
	readonly #sockets = new DatabaseSockets();
	/** Separate, because an answer of a pooler is not an answer of the database. */
	readonly #poolerSockets = new DatabaseSockets();
	readonly #history: WalHistory | null;
	readonly #attempts = new Set<Attempt>();
	#address: string;
	#client: pg.Client | null = null;
	/** The client whose answer is awaited. */
	#asked: pg.Client | null = null;
	#isReadOnly = false;
	#receivedBefore = 0;
	#beatsUnanswered = 0;
	#isOutageLogged = false;

	constructor(addresses: readonly string[], log: Log, history: WalHistory | null) {
		this.#addresses = addresses;
		this.#address = addresses[0] ?? '';
		this.#log = log;
		this.#history = history;
	}

	get address(): string {
		return this.#address;
	}

	get isLost(): boolean {
		return this.#client === null;
	}

	createSocket(): Socket {
		return this.#sockets.create();
	}

	createPoolerSocket(): Socket {
		return this.#poolerSockets.create();
	}

	close(): void {
		this.#closing.abort();
		this.#client?.end().catch(() => undefined);
		for (const { socket } of this.#attempts) socket.destroy();
	}

	/** Asks all hosts at once; the first that can be written is used. */
	async findFirst(): Promise<void> {
		const attempts = this.#addresses.map((address) => this.#open(address));
		const found = await Promise.any(attempts).catch((error: AggregateError) => {
			throw error.errors[0];
		});
		this.#use(found);
		for (const attempt of attempts)
			attempt.then(({ client }) => (client === found.client ? undefined : client.end())).catch(() => undefined);
	}

	async run(): Promise<void> {
		const { signal } = this.#closing;
		while (!signal.aborted) {
			await wait(BEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
			if (!signal.aborted) this.#beat();
		}
	}

	/**
	 * Beats are counted, not milliseconds: a delay of this process itself counts as one beat, and what arrived meanwhile is read before the next.
	 */
	#beat(): void {
		const { received } = this.#sockets;
		if (received > this.#receivedBefore) this.#onAnswer();
		else if (this.#isAwaiting()) this.#beatsUnanswered += 1;
		this.#receivedBefore = received;
		if (this.#beatsUnanswered === patienceWith(this.#address)) this.#giveUp();
		if (this.#client && this.#asked !== this.#client) void this.#ask(this.#client);
		if (!this.#client || this.#isReadOnly) this.#search();
	}

	#isAwaiting(): boolean {
		if (this.#client) return this.#asked === this.#client;
		return this.#attemptsAt(this.#address) > 0;
	}

	#attemptsAt(address: string): number {
		return [...this.#attempts].filter((attempt) => attempt.address === address).length;
	}

	#onAnswer(): void {
		this.#beatsUnanswered = 0;
		for (const sockets of [this.#sockets, this.#poolerSockets]) sockets.refuseNew(false);
	}

	#giveUp(): void {
		this.#logOutage(hostIsSilent());
		this.#client = null;
		for (const sockets of [this.#sockets, this.#poolerSockets]) {
			sockets.refuseNew(true);
			sockets.cut();
		}
	}

	async #ask(client: pg.Client): Promise<void> {
		this.#asked = client;
		try {
			this.#isReadOnly = (await this.#measure(client)) && this.#addresses.length > 1;
			if (this.#isReadOnly) this.#logOutage(new HostIsReadOnly());
			else this.#isOutageLogged = false;
		} catch (error) {
			this.#logOutage(error);
			if (this.#client === client) this.#client = null;
			client.end().catch(() => undefined);
		} finally {
			if (this.#asked === client) this.#asked = null;
		}
	}

	async #measure(client: pg.Client): Promise<boolean> {
		const sent = performance.now();
		const { rows } = await client.query<Answer>(this.#history ? `${PROBE}, ${POSITION}` : PROBE);
		this.clock.adjust(Number(rows[0]?.time), { sent, received: performance.now() });
		const isInUse = client === this.#client;
		if (isInUse && rows[0]?.position) this.#history?.note(BigInt(rows[0].position), sent);
		return rows[0]?.isReadOnly ?? false;
	}

	/** Includes the host in use, unless it answers. */
	#search(): void {
		const others = this.#addresses.filter((address) => !this.#client || address !== this.#address);
		for (const address of others) {
			const most = isOnThisMachine(address) ? 1 : MOST_ATTEMPTS;
			if (this.#attemptsAt(address) < most) void this.#try(address);
		}
	}

	async #try(address: string): Promise<void> {
		try {
			const found = await this.#open(address);
			const isNeeded = (!this.#client || this.#isReadOnly) && !this.#closing.signal.aborted;
			if (isNeeded) this.#use(found);
			else await found.client.end();
		} catch (error) {
			if (address === this.#address && isAnswer(error)) this.#onAnswer();
			this.#logOutage(error);
		}
	}

	async #open(address: string): Promise<Found> {
		const socket = new Socket();
		const attempt = { address, socket };
		this.#attempts.add(attempt);
		const client = new pg.Client({
			...{ connectionString: address, connectionTimeoutMillis: CONNECT_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS },
			stream: () => socket,
		});
		// Reported by the query or the attempt to connect.
		client.on('error', () => undefined);
		try {
			await client.connect();
			const isReadOnly = await this.#measure(client);
			if (isReadOnly && this.#addresses.length > 1) throw new HostIsReadOnly();
			return { ...attempt, client };
		} catch (error) {
			client.end().catch(() => undefined);
			throw error;
		} finally {
			this.#attempts.delete(attempt);
		}
	}

	#use({ address, socket, client }: Found): void {
		this.#client = client;
		client.once('end', () => {
			if (this.#client === client) this.#client = null;
		});
		if (address !== this.#address) {
			this.#log.warn({ host: new URL(address).host }, 'the database is another host now');
			// All of these connections lead to the former host.
			this.#sockets.cut();
			this.#poolerSockets.cut();
			this.#history?.clear();
		}
		this.#address = address;
		this.#sockets.add(socket);
		this.#isReadOnly = false;
		this.#isOutageLogged = false;
		this.#onAnswer();
	}

	/** Logged once for each outage. */
	#logOutage(error: unknown): void {
		if (!this.#isOutageLogged && !this.#closing.signal.aborted) this.#log.warn({ err: error }, 'the database does not answer');
		this.#isOutageLogged = true;
	}
}

export const patienceWith = (address: string) => (isOnThisMachine(address) ? PATIENCE_ON_THIS_MACHINE : PATIENCE);

/** Whether the host answered, although the attempt failed. */
function isAnswer(error: unknown): boolean {
	if (error instanceof HostIsReadOnly || error instanceof pg.DatabaseError) return true;
	return error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET');
}
