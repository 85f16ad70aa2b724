/** The open streams of this process. On a signal it reads the new events of its people, in one query for many, and writes them in order. */
import type { Log } from '../base/log.ts';
import type { EventRow } from './sql.ts';
import { frame, type Opening, Stream } from './stream.ts';

/** Streams per person in this process; more than a person has browsers. The oldest is closed. */
const STREAMS_EACH = 12;
/** A client that missed more than this reloads everything. */
const MOST_MISSED = 1000n;
const PEOPLE_AT_ONCE = 500;
const AGAIN_AFTER_MS = 500;
/** A client that has not read for this long is disconnected and reconnects when it can. */
const LONGEST_FULL_MS = 60_000;
const RETRY_CROWDED_MS = 60_000;
/** Jitter for reconnections after a restart. */
const RETRY_MS = { least: 500, most: 4000 };

type Read = (cursors: ReadonlyArray<{ userId: string; after: bigint | null }>) => Promise<EventRow[]>;
type Event = { sequence: bigint; kind: string; bytes: Buffer };
type Turn = { userId: string; streams: Stream[]; after: bigint | null };

const NOTHING = '{}';
const beat = frame('beat', NOTHING);
const retryIn = (milliseconds: number) => Buffer.from(`retry: ${Math.round(milliseconds)}\n\n`);
const retrySoon = () => retryIn(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least));

export class Hub {
	readonly #people = new Map<string, Set<Stream>>();
	readonly #pendingUsers = new Set<string>();
	readonly #read: Read;
	readonly #log: Log;
	#reading: Promise<void> | null = null;
	#closed = false;
	#open = 0;
	#sent = 0;

	constructor(read: Read, log: Log) {
		this.#read = read;
		this.#log = log;
	}

	get figures(): { open: number; sent: number } {
		return { open: this.#open, sent: this.#sent };
	}

	/** Returns the response body. */
	open(opening: Opening): ReadableStream<Uint8Array> {
		const stream = new Stream(opening, { onRoom: ({ userId }) => this.look([userId]), onGone: (gone) => this.#forget(gone) });
		if (this.#closed) {
			stream.end(retrySoon());
			return stream.body;
		}
		const others = this.#people.get(opening.userId) ?? new Set();
		for (const oldest of others) if (others.size >= STREAMS_EACH) this.#end(oldest, retryIn(RETRY_CROWDED_MS));
		this.#people.set(opening.userId, others.add(stream));
		this.#open += 1;
		// The starting position is sent once it is known.
		if (opening.after !== null) stream.write(frame('hello', NOTHING));
		this.look([opening.userId]);
		return stream.body;
	}

	/** There may be new events for these people. */
	look(userIds: Iterable<string>): void {
		for (const userId of userIds) if (this.#people.has(userId)) this.#pendingUsers.add(userId);
		if (this.#pendingUsers.size === 0 || this.#closed) return;
		this.#reading ??= this.#readWanted().finally(() => {
			this.#reading = null;
			// Requests that arrived since the last turn.
			if (this.#pendingUsers.size > 0) this.look([]);
		});
	}

	lookAtAll(): void {
		this.look(this.#people.keys());
	}

	/** Sent to open streams only, not stored. */
	pass(userIds: readonly string[], kind: string, payload: string): void {
		const bytes = frame(kind, payload);
		for (const userId of userIds) for (const stream of this.#people.get(userId) ?? []) if (stream.admits(kind)) stream.write(bytes);
	}

	beat(): void {
		const longAgo = performance.now() - LONGEST_FULL_MS;
		for (const stream of this.streams()) {
			if (stream.fullSince !== null && stream.fullSince < longAgo) this.#end(stream, retrySoon());
			else stream.write(beat);
		}
	}

	/** All open streams. */
	*streams(): Generator<Stream> {
		for (const streams of this.#people.values()) yield* streams;
	}

	/** Of a person’s own events, and of the company’s events that this person reads as a member of its team. */
	*streamsConcerning(userId: string): Generator<Stream> {
		for (const stream of this.streams()) if (stream.userId === userId || stream.personId === userId) yield stream;
	}

	endSession(stream: Stream, reason: 'SIGNED_OUT' | 'SUSPENDED'): void {
		this.#end(stream, frame('ended', JSON.stringify({ reason })));
	}

	/** Ends all streams; new ones are refused, so that clients reconnect to another process. */
	close(): void {
		this.#closed = true;
		for (const stream of [...this.streams()]) this.#end(stream, retrySoon());
	}

	/** Resolves when no read is running. */
	async idle(): Promise<void> {
		await this.#reading;
	}

	async #readWanted(): Promise<void> {
		while (this.#pendingUsers.size > 0 && !this.#closed) {
			const turns = this.#nextTurns();
			try {
				const rows = Map.groupBy(await this.#read(turns), (row) => row.user_id);
				for (const turn of turns) this.#deliver(turn, rows.get(turn.userId) ?? []);
			} catch (error) {
				for (const { userId } of turns) this.#pendingUsers.add(userId);
				this.#log.warn({ err: error }, 'live events could not be read');
				await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
			}
		}
	}

	#nextTurns(): Turn[] {
		const turns: Turn[] = [];
		for (const userId of this.#pendingUsers) {
			if (turns.length === PEOPLE_AT_ONCE) break;
			this.#pendingUsers.delete(userId);
			const streams = [...(this.#people.get(userId) ?? [])].filter(({ fullSince }) => fullSince === null);
			if (streams.length === 0) continue;
			const known = streams.map(({ position }) => position).filter((position) => position !== null);
			turns.push({ userId, streams, after: known.length > 0 ? known.reduce((least, each) => (each < least ? each : least)) : null });
		}
		return turns;
	}

	#deliver({ userId, streams }: Turn, rows: readonly EventRow[]): void {
		const head = rows[0]?.head;
		// The query returns a row for each requested person.
		if (head === undefined) return;
		const events = rows.flatMap(({ sequence, kind, payload }) =>
			sequence === null ? [] : [{ sequence, kind, bytes: frame(kind, payload, sequence) }],
		);
		for (const stream of streams) this.#bringUp(stream, head, events);
		const last = events.at(-1);
		if (last && last.sequence < head) this.#pendingUsers.add(userId);
	}

	#bringUp(stream: Stream, head: bigint, events: readonly Event[]): void {
		const { position } = stream;
		if (position === null) {
			this.#begin(stream, 'hello', head);
			return;
		}
		const isNear = position <= head && head - position <= MOST_MISSED;
		const isKept = events.length > 0 || position === head;
		if (!isNear || !isKept || !this.#writeAfter(position, stream, events)) this.#begin(stream, 'reset', head);
	}

	/** Writes until the socket is full; returns false if later events are no longer stored. */
	#writeAfter(position: bigint, stream: Stream, events: readonly Event[]): boolean {
		let next = position + 1n;
		for (const { sequence, kind, bytes } of events) {
			if (sequence < next) continue;
			if (sequence > next) return false;
			const isAdmitted = stream.admits(kind);
			if (isAdmitted && !stream.write(bytes)) return true;
			stream.position = sequence;
			next = sequence + 1n;
			if (isAdmitted) this.#sent += 1;
		}
		return true;
	}

	#begin(stream: Stream, kind: 'hello' | 'reset', head: bigint): void {
		if (stream.write(frame(kind, NOTHING, head))) stream.position = head;
	}

	#end(stream: Stream, last: Buffer): void {
		stream.end(last);
		this.#forget(stream);
	}

	#forget(stream: Stream): void {
		const others = this.#people.get(stream.userId);
		if (!others?.delete(stream)) return;
		this.#open -= 1;
		if (others.size === 0) this.#people.delete(stream.userId);
	}
}
