/** The open streams of this process. At a signal it reads what their people were told since, in one query for many, and writes it in order. */
import type { Log } from '../base/log.ts';
import type { EventRow } from './sql.ts';
import { frame, type Opening, Stream } from './stream.ts';

/** Of one person in this process: more browsers than anybody has. The oldest makes room. */
const STREAMS_EACH = 12;
/** Who was away for more than this reads everything anew. */
const MOST_MISSED = 1000n;
const PEOPLE_AT_ONCE = 500;
const AGAIN_AFTER_MS = 500;
/** A browser that has taken nothing for so long comes back when it can. */
const LONGEST_FULL_MS = 60_000;
const RETRY_CROWDED_MS = 60_000;
/** All browsers come back after a restart: not at one moment. */
const RETRY_MS = { least: 500, most: 4000 };

type Read = (cursors: ReadonlyArray<{ userId: string; after: bigint | null }>) => Promise<EventRow[]>;
type Event = { sequence: bigint; bytes: Buffer };
type Turn = { userId: string; streams: Stream[]; after: bigint | null };

const NOTHING = '{}';
const beat = frame('beat', NOTHING);
const retryIn = (milliseconds: number) => Buffer.from(`retry: ${Math.round(milliseconds)}\n\n`);
const soon = () => retryIn(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least));

export class Hub {
	readonly #people = new Map<string, Set<Stream>>();
	readonly #wanted = new Set<string>();
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

	/** The body of the answer. */
	open(opening: Opening): ReadableStream<Uint8Array> {
		const stream = new Stream(opening, { onRoom: ({ userId }) => this.look([userId]), onGone: (gone) => this.#forget(gone) });
		if (this.#closed) {
			stream.end(soon());
			return stream.body;
		}
		const others = this.#people.get(opening.userId) ?? new Set();
		for (const oldest of others) if (others.size >= STREAMS_EACH) this.#end(oldest, retryIn(RETRY_CROWDED_MS));
		this.#people.set(opening.userId, others.add(stream));
		this.#open += 1;
		// Where it begins is said once it is known.
		if (opening.after !== null) stream.write(frame('hello', NOTHING));
		this.look([opening.userId]);
		return stream.body;
	}

	/** There is, or may be, something new for these people. */
	look(userIds: Iterable<string>): void {
		for (const userId of userIds) if (this.#people.has(userId)) this.#wanted.add(userId);
		if (this.#wanted.size === 0 || this.#closed) return;
		this.#reading ??= this.#readWanted().finally(() => {
			this.#reading = null;
			// What was asked for between the last turn and now.
			if (this.#wanted.size > 0) this.look([]);
		});
	}

	lookAtAll(): void {
		this.look(this.#people.keys());
	}

	/** Told to who is there, and kept for nobody. */
	pass(userIds: readonly string[], kind: string, payload: string): void {
		const bytes = frame(kind, payload);
		for (const userId of userIds) for (const stream of this.#people.get(userId) ?? []) stream.write(bytes);
	}

	beat(): void {
		const longAgo = performance.now() - LONGEST_FULL_MS;
		for (const stream of this.streams()) {
			if (stream.fullSince !== null && stream.fullSince < longAgo) this.#end(stream, soon());
			else stream.write(beat);
		}
	}

	/** Of these people, or of everybody. */
	*streams(userIds: Iterable<string> = this.#people.keys()): Generator<Stream> {
		for (const userId of userIds) yield* this.#people.get(userId) ?? [];
	}

	endSession(stream: Stream, reason: 'SIGNED_OUT' | 'SUSPENDED'): void {
		this.#end(stream, frame('ended', JSON.stringify({ reason })));
	}

	/** Ends all streams; who comes from now on is sent away, to come back to another process. */
	close(): void {
		this.#closed = true;
		for (const stream of [...this.streams()]) this.#end(stream, soon());
	}

	/** Once nothing is being read any more. */
	async idle(): Promise<void> {
		await this.#reading;
	}

	async #readWanted(): Promise<void> {
		while (this.#wanted.size > 0 && !this.#closed) {
			const turns = this.#nextTurns();
			try {
				const rows = Map.groupBy(await this.#read(turns), (row) => row.user_id);
				for (const turn of turns) this.#deliver(turn, rows.get(turn.userId) ?? []);
			} catch (error) {
				for (const { userId } of turns) this.#wanted.add(userId);
				this.#log.warn({ err: error }, 'live events could not be read');
				await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
			}
		}
	}

	#nextTurns(): Turn[] {
		const turns: Turn[] = [];
		for (const userId of this.#wanted) {
			if (turns.length === PEOPLE_AT_ONCE) break;
			this.#wanted.delete(userId);
			const streams = [...(this.#people.get(userId) ?? [])].filter(({ fullSince }) => fullSince === null);
			if (streams.length === 0) continue;
			const known = streams.map(({ position }) => position).filter((position) => position !== null);
			turns.push({ userId, streams, after: known.length > 0 ? known.reduce((least, each) => (each < least ? each : least)) : null });
		}
		return turns;
	}

	#deliver({ userId, streams }: Turn, rows: readonly EventRow[]): void {
		const head = rows[0]?.head;
		// A row comes for each person that is asked about.
		if (head === undefined) return;
		const events = rows.flatMap(({ sequence, kind, payload }) =>
			sequence === null ? [] : [{ sequence, bytes: frame(kind, payload, sequence) }],
		);
		for (const stream of streams) this.#bringUp(stream, head, events);
		const last = events.at(-1);
		if (last && last.sequence < head) this.#wanted.add(userId);
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

	/** Until the socket is full; false where what comes next is no longer kept. */
	#writeAfter(position: bigint, stream: Stream, events: readonly Event[]): boolean {
		let next = position + 1n;
		for (const { sequence, bytes } of events) {
			if (sequence < next) continue;
			if (sequence > next) return false;
			if (!stream.write(bytes)) return true;
			stream.position = sequence;
			next = sequence + 1n;
			this.#sent += 1;
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
