/**
 * Cache invalidation: each `sql.ts` names what a write changed, and the tags are invalidated after the commit.
 * This adds nothing to the transaction itself: no trigger and no NOTIFY inside.
 */
import type { Database, Queryable } from './pool.ts';

/** Tags on which cached data depends. `lists`: any list of cars; `free-lists`: lists for given dates; `days:`: when a car is occupied. */
export type CacheTag = 'lists' | 'free-lists' | 'settings' | `car:${string}` | `days:${string}` | `person:${string}`;

type InvalidationListener = (tags: readonly CacheTag[]) => void;

const open = new WeakMap<Queryable, Set<CacheTag>>();
const listeners = new WeakMap<Queryable, Set<InvalidationListener>>();

/** Takes effect after the commit, or at once outside a transaction. Throws on a transaction that `inTransaction` did not open, because its invalidations would be lost. */
export function invalidateTags(db: Queryable, ...tags: readonly CacheTag[]): void {
	const collected = open.get(db);
	if (collected) for (const tag of tags) collected.add(tag);
	else if (db.isTransaction) throw new Error(`${tags.join(', ')} changed in a transaction that inTransaction did not open`);
	else announce(db, tags);
}

/** Starts collecting invalidations for this transaction. The returned function publishes them; call it once the transaction has ended, whether it committed or not. */
export function collectInvalidations(db: Database): { begin(tx: Queryable): void; over(): void } {
	const collected = new Set<CacheTag>();
	return {
		begin: (tx) => open.set(tx, collected),
		over: () => {
			if (collected.size > 0) announce(db, [...collected]);
		},
	};
}

/** The listener runs right after each commit in this process, before the writer gets its response. */
export function onInvalidate(db: Database, listener: InvalidationListener): void {
	listeners.set(db, (listeners.get(db) ?? new Set()).add(listener));
}

function announce(db: Queryable, tags: readonly CacheTag[]): void {
	for (const listener of listeners.get(db) ?? []) listener(tags);
}
