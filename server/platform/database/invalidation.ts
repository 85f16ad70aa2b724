/**
 * What a transaction changed that somebody may keep in memory: noted beside the write, in each `sql.ts`, and told once it is committed.
 * It costs the transaction nothing: no trigger, no NOTIFY inside it.
 */
import type { Database, Queryable } from './pool.ts';

/** A part of the data that answers are made of. `lists`: any list of cars; `free-lists`: those for a stay; `days:`: when a car is taken. */
export type CacheTag = 'lists' | 'free-lists' | 'settings' | `car:${string}` | `days:${string}` | `person:${string}`;

type InvalidationListener = (tags: readonly CacheTag[]) => void;

const open = new WeakMap<Queryable, Set<CacheTag>>();
const listeners = new WeakMap<Queryable, Set<InvalidationListener>>();

/** Outside a transaction the write is there already, and is told at once. Throws on a transaction that `inTransaction` did not open: it would be forgotten. */
export function invalidateTags(db: Queryable, ...tags: readonly CacheTag[]): void {
	const collected = open.get(db);
	if (collected) for (const tag of tags) collected.add(tag);
	else if (db.isTransaction) throw new Error(`${tags.join(', ')} changed in a transaction that inTransaction did not open`);
	else announce(db, tags);
}

/** Begins to note for this transaction; what is returned tells of it, and is called once the transaction is over, however it ended. */
export function collectInvalidations(db: Database): { begin(tx: Queryable): void; over(): void } {
	const collected = new Set<CacheTag>();
	return {
		begin: (tx) => open.set(tx, collected),
		over: () => {
			if (collected.size > 0) announce(db, [...collected]);
		},
	};
}

/** `hear` is called right after each commit of this process, before whoever asked for the change has their answer. */
export function onInvalidate(db: Database, listener: InvalidationListener): void {
	listeners.set(db, (listeners.get(db) ?? new Set()).add(listener));
}

function announce(db: Queryable, tags: readonly CacheTag[]): void {
	for (const listener of listeners.get(db) ?? []) listener(tags);
}
