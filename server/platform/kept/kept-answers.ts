/**
 * Answers that are the same for everybody, kept in this process for seconds and dropped at once when a part of the data that they were made of changes.
 * Making one is shared by all who ask meanwhile. What was begun before a change is given to nobody who asks after it.
 */
import type { Clock } from '../base/clock.ts';
import type { Part } from '../database/changes.ts';

/** What making an answer brings. */
export type Made<Value> = {
	value: Value;
	/** What it was made of; null: it may not be kept. */
	parts: readonly Part[] | null;
	/** Made without asking who asks: it is the same for who is signed in. */
	forAll: boolean;
	bytes: number;
};

type Entry<Value> = Made<Value> & { parts: readonly Part[]; keptAt: number };
/** `changed`: something that it read changed while it was made. */
type Flight<Value> = Promise<Made<Value> & { changed: boolean }>;

/** The backstop, for a change by a hand in the database or a notice of another process that was lost, and for what goes by the time of day. */
const KEEP_MS = 5000;
const MAX_ENTRIES = 2000;
const MAX_BYTES = 32 * 2 ** 20;
/** Who asks while everything changes all the time makes an answer of their own in the end. */
const MAX_JOINS = 3;

export class KeptAnswers<Value> {
	readonly #clock: Clock;
	readonly #entries = new Map<string, Entry<Value>>();
	readonly #keysOf = new Map<Part, Set<string>>();
	readonly #flights = new Map<string, Flight<Value>>();
	#bytes = 0;
	#making = 0;
	#changes = 0;
	/** When a part last changed, counted in changes; only while something is being made. */
	readonly #changedAt = new Map<Part, number>();
	#allChangedAt = 0;
	readonly figures = { hits: 0, misses: 0, dropped: 0 };

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	get size(): { entries: number; bytes: number } {
		return { entries: this.#entries.size, bytes: this.#bytes };
	}

	/** `known`: whoever asks may be signed in. They get what is for all, and what is made for them is kept only if it is for all. */
	async get(key: string, known: boolean, make: () => Promise<Made<Value>>): Promise<Value> {
		for (let joins = 0; joins < MAX_JOINS; joins += 1) {
			const entry = this.#fresh(key);
			if (entry && (entry.forAll || !known)) {
				this.figures.hits += 1;
				return entry.value;
			}
			const flight = known ? undefined : this.#flights.get(key);
			if (!flight) break;
			const made = await flight;
			if (!made.changed) return made.value;
		}
		this.figures.misses += 1;
		const flight = this.#fly(key, known, make);
		if (!known) {
			this.#flights.set(key, flight);
			const land = () => {
				if (this.#flights.get(key) === flight) this.#flights.delete(key);
			};
			flight.then(land, land);
		}
		return (await flight).value;
	}

	drop(parts: readonly Part[]): void {
		this.#changes += 1;
		for (const part of parts) {
			if (this.#making > 0) this.#changedAt.set(part, this.#changes);
			for (const key of this.#keysOf.get(part) ?? []) {
				this.#remove(key);
				this.figures.dropped += 1;
			}
		}
	}

	dropAll(): void {
		this.#changes += 1;
		this.#allChangedAt = this.#changes;
		for (const key of [...this.#entries.keys()]) this.#remove(key);
	}

	async #fly(key: string, known: boolean, make: () => Promise<Made<Value>>): Flight<Value> {
		const begun = this.#changes;
		const keptAt = this.#clock.now().getTime();
		this.#making += 1;
		try {
			const made = await make();
			const changed = made.parts === null ? this.#changes > begun : this.#changedSince(made.parts, begun);
			if (made.parts !== null && !changed && (made.forAll || !known)) this.#keep(key, { ...made, parts: made.parts, keptAt });
			return { ...made, changed };
		} finally {
			this.#making -= 1;
			if (this.#making === 0) this.#changedAt.clear();
		}
	}

	#changedSince(parts: readonly Part[], begun: number): boolean {
		return this.#allChangedAt > begun || parts.some((part) => (this.#changedAt.get(part) ?? 0) > begun);
	}

	#fresh(key: string): Entry<Value> | undefined {
		const entry = this.#entries.get(key);
		if (!entry) return undefined;
		if (this.#outlived(entry)) {
			this.#remove(key);
			return undefined;
		}
		// A map remembers the order of insertion: what was asked for last goes last.
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		return entry;
	}

	#outlived({ keptAt }: Entry<Value>): boolean {
		const age = this.#clock.now().getTime() - keptAt;
		// A clock that was set back makes nothing younger.
		return age < 0 || age >= KEEP_MS;
	}

	#keep(key: string, entry: Entry<Value>): void {
		this.#remove(key);
		this.#entries.set(key, entry);
		this.#bytes += entry.bytes;
		for (const part of entry.parts) {
			const keys = this.#keysOf.get(part);
			if (keys) keys.add(key);
			else this.#keysOf.set(part, new Set([key]));
		}
		// What nobody asks for again would else stay until the bounds are reached. Behind one that may stay nothing was asked for earlier, so that all are gone within twice their time.
		for (const [oldest, kept] of this.#entries) {
			if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES && !this.#outlived(kept)) break;
			this.#remove(oldest);
		}
	}

	#remove(key: string): void {
		const entry = this.#entries.get(key);
		if (!entry) return;
		this.#entries.delete(key);
		this.#bytes -= entry.bytes;
		for (const part of entry.parts) {
			const keys = this.#keysOf.get(part);
			keys?.delete(key);
			if (keys?.size === 0) this.#keysOf.delete(part);
		}
	}
}
