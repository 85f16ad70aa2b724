/**
 * Watches one replica on a connection of its own: whether it answers, and up to which position of the WAL it has applied the primary's changes.
 * As with the primary (decision 074), beats without any answer are counted, and after three of them all connections to the host are given up.
 */
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { withKeepalives } from './addresses.ts';
import { DatabaseSockets, hostIsSilent } from './database-sockets.ts';
import { BEAT_MS, CONNECT_WITHIN_MS, patienceWith } from './primary.ts';
import type { WalHistory } from './wal-history.ts';

const ANSWER_WITHIN_MS = 5000;
/** Beats without an answer of the primary; a replica may still apply for a moment what it had received. */
const SILENT_AFTER_MS = 4 * BEAT_MS;
const PROBE = `SELECT pg_is_in_recovery() AS "isReplica", pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position`;

type Answer = { isReplica: boolean; position: string | null };

/** `host`: for logs and metrics. `isMissing`: it does not answer. `lagMs`: age of the oldest change of the primary that it lacks. */
export type ReplicaState = { host: string; isMissing: boolean; lagMs: number };

export class ReplicaWatch {
	readonly host: string;
	readonly #address: string;
	readonly #history: WalHistory;
	readonly #log: Log;
	readonly #sockets = new DatabaseSockets();
	readonly #closing = new AbortController();
	readonly #since = performance.now();
	#client: pg.Client | null = null;
	/** Of the attempt to connect. */
	#connecting: Socket | null = null;
	/** The client whose answer is awaited. */
	#asked: pg.Client | null = null;
	/** Of the last answer. Null before the first one, and for a host that is no replica, such as one that has become the primary. */
	#position: bigint | null = null;
	/** When its position was first seen, by `performance.now()`. */
	#movedAt = Number.NEGATIVE_INFINITY;
	#isReplica = true;
	#receivedBefore = 0;
	#beatsUnanswered = 0;
	#isOutageLogged = false;

	constructor(address: string, history: WalHistory, log: Log) {
		this.#address = withKeepalives(address);
		this.host = hostOf(address);
		this.#history = history;
		this.#log = log;
	}

	/** Settings of a new connection. It fails at once while the host is silent. */
	connection(): pg.ClientConfig {
		return { connectionString: this.#address, stream: () => this.#sockets.create() };
	}

	/**
	 * The moment up to which its data is complete, by `performance.now()`; null if it may not be read from: missing, too far behind, or no replica.
	 * While the primary is silent the lag does not grow: no other server has anything newer either.
	 */
	usableAsOf(mostLagMs: number): number | null {
		const until = Math.min(performance.now(), this.#history.notedAt + SILENT_AFTER_MS);
		if (!this.#client || this.#position === null || this.#history.beyondMs(this.#position, until) > mostLagMs) return null;
		return this.#history.asOf(this.#position);
	}

	/** Whether it has received changes since the primary last answered this process: then there is a primary that this process cannot reach. */
	get hasNews(): boolean {
		return this.#client !== null && this.#position !== null && this.#movedAt > this.#history.notedAt + SILENT_AFTER_MS;
	}

	/** Null for a host that is no replica and therefore has no lag. */
	state(): ReplicaState | null {
		if (!this.#isReplica) return null;
		const now = performance.now();
		const lagMs = this.#position === null ? now - this.#since : this.#history.beyondMs(this.#position, now);
		return { host: this.host, isMissing: this.#client === null, lagMs };
	}

	/** The first attempt to reach it; never throws. */
	async findFirst(): Promise<void> {
		await this.#connect();
	}

	async run(): Promise<void> {
		const { signal } = this.#closing;
		while (!signal.aborted) {
			await wait(BEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
			if (!signal.aborted) this.#beat();
		}
	}

	close(): void {
		this.#closing.abort();
		this.#client?.end().catch(() => undefined);
		this.#connecting?.destroy();
	}

	#beat(): void {
		const { received } = this.#sockets;
		if (received > this.#receivedBefore) this.#onAnswer();
		else if (this.#client && this.#asked === this.#client) this.#beatsUnanswered += 1;
		this.#receivedBefore = received;
		if (this.#beatsUnanswered === patienceWith(this.#address)) this.#giveUp();
		if (!this.#client) void this.#connect();
		else if (this.#asked !== this.#client) void this.#ask(this.#client);
	}

	#onAnswer(): void {
		this.#beatsUnanswered = 0;
		this.#sockets.refuseNew(false);
	}

	#giveUp(): void {
		this.#logOutage(hostIsSilent());
		this.#client = null;
		this.#beatsUnanswered = 0;
		this.#sockets.refuseNew(true);
		this.#sockets.cut();
	}

	async #ask(client: pg.Client): Promise<void> {
		this.#asked = client;
		try {
			await this.#measure(client);
		} catch (error) {
			this.#logOutage(error);
			if (this.#client === client) this.#client = null;
			client.end().catch(() => undefined);
		} finally {
			if (this.#asked === client) this.#asked = null;
		}
	}

	async #measure(client: pg.Client): Promise<void> {
		const { rows } = await client.query<Answer>(PROBE);
		const { isReplica = false, position = null } = rows[0] ?? {};
		this.#isReplica = isReplica;
		const found = isReplica && position !== null ? BigInt(position) : null;
		if (found !== this.#position) this.#movedAt = performance.now();
		this.#position = found;
	}

	async #connect(): Promise<void> {
		if (this.#connecting) return;
		const socket = new Socket();
		this.#connecting = socket;
		const client = new pg.Client({
			...{ connectionString: this.#address, connectionTimeoutMillis: CONNECT_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS },
			stream: () => socket,
		});
		// Reported by the query or the attempt to connect.
		client.on('error', () => undefined);
		try {
			await client.connect();
			await this.#measure(client);
			if (this.#closing.signal.aborted) return void (await client.end());
			this.#use(client, socket);
		} catch (error) {
			client.end().catch(() => undefined);
			this.#logOutage(error);
		} finally {
			this.#connecting = null;
		}
	}

	#use(client: pg.Client, socket: Socket): void {
		this.#client = client;
		client.once('end', () => {
			if (this.#client === client) this.#client = null;
		});
		this.#sockets.add(socket);
		this.#onAnswer();
		if (this.#isOutageLogged) this.#log.info({ host: this.host }, 'the replica answers again');
		this.#isOutageLogged = false;
	}

	/** Logged once for each outage. */
	#logOutage(error: unknown): void {
		if (!this.#isOutageLogged && !this.#closing.signal.aborted)
			this.#log.warn({ err: error, host: this.host }, 'a replica does not answer: its reads go elsewhere');
		this.#isOutageLogged = true;
	}
}

/** Without user and password. */
function hostOf(address: string): string {
	const url = new URL(address);
	return url.searchParams.get('host') ?? url.host;
}
