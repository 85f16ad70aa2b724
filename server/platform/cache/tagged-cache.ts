/**
 * Tagged cache of values that are the same for everybody: held in this process for seconds and invalidated when one of their tags changes.
 * Concurrent readers share one computation. A value whose computation began before a change is never returned to a reader who asked after it.
 */
import type { Clock } from '../base/clock.ts';
import type { CacheTag } from '../database/invalidation.ts';

/** Result of computing a cached value. */
export type CacheFill<Value> = {
	value: Value;
	/** The tags it depends on; null if it must not be cached. */
	tags: readonly CacheTag[] | null;
	/** Computed without asking for the caller, so that it is the same for signed-in users. */
	isShared: boolean;
	bytes: number;
};

type Entry<Value> = CacheFill<Value> & { tags: readonly CacheTag[]; storedAt: number };
/** `changed`: something it read was invalidated while it was computed. */
type Flight<Value> = Promise<CacheFill<Value> & { changed: boolean }>;

/** Maximum age: covers direct changes in the database, lost notifications of other processes, and values that depend on the time of day. */
const MAX_AGE_MS = 5000;
const MAX_ENTRIES = 2000;
const MAX_BYTES = 32 * 2 ** 20;
/** Under constant invalidation a reader finally computes a value of its own. */
const MAX_JOINS = 3;

export class TaggedCache<Value> {
	readonly #clock: Clock;
	readonly #entries = new Map<string, Entry<Value>>();
	readonly #keysOf = new Map<CacheTag, Set<string>>();
	readonly #flights = new Map<string, Flight<Value>>();
	#bytes = 0;
	#making = 0;
	#changes = 0;
	/** When each tag was last invalidated, as a counter; held only while something is being computed. */
	readonly #changedAt = new Map<CacheTag, number>();
	#allChangedAt = 0;
	readonly figures = { hits: 0, misses: 0, dropped: 0 };

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	get size(): { entries: number; bytes: number } {
		return { entries: this.#entries.size, bytes: this.#bytes };
	}

	/** `known`: the caller may be signed in. Such callers share only values that are for everybody, and what is computed for them is cached only in that case. */
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
		// Maps keep insertion order: re-inserting moves the entry to the end (least recently used first).
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		return entry;
	}

	#outlived({ storedAt }: Entry<Value>): boolean {
		const age = this.#clock.now().getTime() - storedAt;
		// Entries dated in the future (clock moved back) count as expired.
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
		// Evicts from the least recently used end: entries over the limits, and expired ones, which would otherwise stay until a limit is reached.
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
