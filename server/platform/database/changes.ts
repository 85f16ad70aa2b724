/**
 * What a transaction changed that somebody may keep in memory: noted beside the write, in each `sql.ts`, and told once it is committed.
 * It costs the transaction nothing: no trigger, no NOTIFY inside it.
 */
import type { Database, Queryable } from './pool.ts';

/** A part of the data that answers are made of. `lists`: any list of cars; `free-lists`: those for a stay; `days:`: when a car is taken. */
export type Part = 'lists' | 'free-lists' | 'settings' | `car:${string}` | `days:${string}` | `person:${string}`;

type Hear = (parts: readonly Part[]) => void;

const open = new WeakMap<Queryable, Set<Part>>();
const listeners = new WeakMap<Queryable, Set<Hear>>();

/** Outside a transaction the write is there already, and is told at once. Throws on a transaction that `inTransaction` did not open: it would be forgotten. */
export function noteChange(db: Queryable, ...parts: readonly Part[]): void {
	const noted = open.get(db);
	if (noted) for (const part of parts) noted.add(part);
	else if (db.isTransaction) throw new Error(`${parts.join(', ')} changed in a transaction that inTransaction did not open`);
	else tell(db, parts);
}

/** Begins to note for this transaction; what is returned tells of it, and is called once the transaction is over, however it ended. */
export function noteChangesOf(db: Database): { begin(tx: Queryable): void; over(): void } {
	const noted = new Set<Part>();
	return {
		begin: (tx) => open.set(tx, noted),
		over: () => {
			if (noted.size > 0) tell(db, [...noted]);
		},
	};
}

/** `hear` is called right after each commit of this process, before whoever asked for the change has their answer. */
export function onChange(db: Database, hear: Hear): void {
	listeners.set(db, (listeners.get(db) ?? new Set()).add(hear));
}

function tell(db: Queryable, parts: readonly Part[]): void {
	for (const hear of listeners.get(db) ?? []) hear(parts);
}
