/**
 * Answers that are the same for everybody, kept in this process for seconds and dropped at once when a part of the data that they were made of changes.
 * Making one is shared by all who ask meanwhile. What was begun before a change is given to nobody who asks after it.
 */
import type { Clock } from '../base/clock.ts';
import type { CacheTag } from '../database/invalidation.ts';

/** What making an answer brings. */
export type CacheFill<Value> = {
	value: Value;
	/** What it was made of; null: it may not be kept. */
	tags: readonly CacheTag[] | null;
	/** Made without asking who asks: it is the same for who is signed in. */
	isShared: boolean;
	bytes: number;
};

type Entry<Value> = CacheFill<Value> & { tags: readonly CacheTag[]; storedAt: number };
/** `changed`: something that it read changed while it was made. */
type Flight<Value> = Promise<CacheFill<Value> & { changed: boolean }>;

/** The backstop, for a change by a hand in the database or a notice of another process that was lost, and for what goes by the time of day. */
const MAX_AGE_MS = 5000;
const MAX_ENTRIES = 2000;
const MAX_BYTES = 32 * 2 ** 20;
/** Who asks while everything changes all the time makes an answer of their own in the end. */
const MAX_JOINS = 3;

export class TaggedCache<Value> {
	readonly #clock: Clock;
	readonly #entries = new Map<string, Entry<Value>>();
	readonly #keysOf = new Map<CacheTag, Set<string>>();
	readonly #flights = new Map<string, Flight<Value>>();
	#bytes = 0;
	#making = 0;
	#changes = 0;
	/** When a part last changed, counted in changes; only while something is being made. */
	readonly #changedAt = new Map<CacheTag, number>();
	#allChangedAt = 0;
	readonly figures = { hits: 0, misses: 0, dropped: 0 };

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	get size(): { entries: number; bytes: number } {
		return { entries: this.#entries.size, bytes: this.#bytes };
	}

	/** `known`: whoever asks may be signed in. They get what is for all, and what is made for them is kept only if it is for all. */
	async get(key: string, isSignedIn: boolean, make: () => Promise<CacheFill<Value>>): Promise<Value> {
		for (let joins = 0; joins < MAX_JOINS; joins += 1) {
			const entry = this.#fresh(key);
			if (entry && (entry.isShared || !isSignedIn)) {
				this.figures.hits += 1;
				return entry.value;
			}
			const flight = isSignedIn ? undefined : this.#flights.get(key);
			if (!flight) break;
			const fill = await flight;
			if (!fill.changed) return fill.value;
		}
		this.figures.misses += 1;
		const flight = this.#fly(key, isSignedIn, make);
		if (!isSignedIn) {
			this.#flights.set(key, flight);
			const land = () => {
				if (this.#flights.get(key) === flight) this.#flights.delete(key);
			};
			flight.then(land, land);
		}
		return (await flight).value;
	}

	invalidate(tags: readonly CacheTag[]): void {
		this.#changes += 1;
		for (const tag of tags) {
			if (this.#making > 0) this.#changedAt.set(tag, this.#changes);
			for (const key of this.#keysOf.get(tag) ?? []) {
				this.#remove(key);
				this.figures.dropped += 1;
			}
		}
	}

	invalidateAll(): void {
		this.#changes += 1;
		this.#allChangedAt = this.#changes;
		for (const key of [...this.#entries.keys()]) this.#remove(key);
	}

	async #fly(key: string, isSignedIn: boolean, make: () => Promise<CacheFill<Value>>): Flight<Value> {
		const begun = this.#changes;
		const storedAt = this.#clock.now().getTime();
		this.#making += 1;
		try {
			const fill = await make();
			const changed = fill.tags === null ? this.#changes > begun : this.#changedSince(fill.tags, begun);
			if (fill.tags !== null && !changed && (fill.isShared || !isSignedIn)) this.#store(key, { ...fill, tags: fill.tags, storedAt });
			return { ...fill, changed };
		} finally {
			this.#making -= 1;
			if (this.#making === 0) this.#changedAt.clear();
		}
	}

	#changedSince(tags: readonly CacheTag[], begun: number): boolean {
		return this.#allChangedAt > begun || tags.some((tag) => (this.#changedAt.get(tag) ?? 0) > begun);
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

	#outlived({ storedAt }: Entry<Value>): boolean {
		const age = this.#clock.now().getTime() - storedAt;
		// A clock that was set back makes nothing younger.
		return age < 0 || age >= MAX_AGE_MS;
	}

	#store(key: string, entry: Entry<Value>): void {
		this.#remove(key);
		this.#entries.set(key, entry);
		this.#bytes += entry.bytes;
		for (const tag of entry.tags) {
			const keys = this.#keysOf.get(tag);
			if (keys) keys.add(key);
			else this.#keysOf.set(tag, new Set([key]));
		}
		// What nobody asks for again would else stay until the bounds are reached. Behind one that may stay nothing was asked for earlier, so that all are gone within twice their time.
		for (const [oldest, oldestEntry] of this.#entries) {
			if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES && !this.#outlived(oldestEntry)) break;
			this.#remove(oldest);
		}
	}

	#remove(key: string): void {
		const entry = this.#entries.get(key);
		if (!entry) return;
		this.#entries.delete(key);
		this.#bytes -= entry.bytes;
		for (const tag of entry.tags) {
			const keys = this.#keysOf.get(tag);
			keys?.delete(key);
			if (keys?.size === 0) this.#keysOf.delete(tag);
		}
	}
}
