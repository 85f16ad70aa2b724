/** Webhook queue: stored, sent until a 2xx response arrives, with at most five retries. */
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

/** `waiting` for its time, `held` by a test, `delivered` (2xx), or `given up` after the last retry. */
export type DeliveryState = 'waiting' | 'held' | 'delivered' | 'given up';

export type Delivery = {
	id: number;
	reference: string;
	code: number;
	url: string;
	headers: Record<string, string>;
	body: string;
	state: DeliveryState;
	dueAt: number;
	attempts: number;
	/** Status of the last response, or why there was none. */
	lastAnswer: string | null;
};

const deliveryRow = z
	.object({
		id: z.number(),
		reference: z.string(),
		code: z.number(),
		url: z.string(),
		headers: z.string(),
		body: z.string(),
		state: z.enum(['waiting', 'held', 'delivered', 'given up']),
		due_at: z.number(),
		attempts: z.number(),
		last_answer: z.string().nullable(),
	})
	.transform(
		({ due_at, last_answer, headers, ...same }): Delivery => ({
			...same,
			headers: z.record(z.string(), z.string()).parse(JSON.parse(headers)),
			dueAt: due_at,
			lastAnswer: last_answer,
		}),
	);

export type NewDelivery = Pick<Delivery, 'reference' | 'code' | 'url' | 'headers' | 'body' | 'dueAt'> & { held: boolean };

export function addDelivery(database: DatabaseSync, input: NewDelivery): number {
	const { lastInsertRowid } = database
		.prepare('INSERT INTO deliveries (reference, code, url, headers, body, state, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)')
		.run(input.reference, input.code, input.url, JSON.stringify(input.headers), input.body, input.held ? 'held' : 'waiting', input.dueAt);
	return Number(lastInsertRowid);
}

function query(database: DatabaseSync, rest: string, ...values: (string | number)[]): Delivery[] {
	return database
		.prepare(`SELECT * FROM deliveries ${rest}`)
		.all(...values)
		.map((row) => deliveryRow.parse(row));
}

/** In the order in which they were queued. */
export const listDeliveries = (database: DatabaseSync): Delivery[] => query(database, 'ORDER BY id');
export const findDelivery = (database: DatabaseSync, id: number): Delivery | undefined => query(database, 'WHERE id = ?', id)[0];
export const inState = (database: DatabaseSync, state: DeliveryState): Delivery[] => query(database, 'WHERE state = ? ORDER BY id', state);
export const dueDeliveries = (database: DatabaseSync, now: number): Delivery[] =>
	query(database, `WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at, id`, now);

/** When the next delivery after `now` is due, or null. */
export function nextDelivery(database: DatabaseSync, now: number): number | null {
	const row = database.prepare(`SELECT min(due_at) AS at FROM deliveries WHERE state = 'waiting' AND due_at > ?`).get(now);
	return typeof row?.at === 'number' ? row.at : null;
}

export function saveDelivery(database: DatabaseSync, delivery: Pick<Delivery, 'id' | 'state' | 'dueAt' | 'attempts' | 'lastAnswer'>): void {
	database
		.prepare('UPDATE deliveries SET state = ?, due_at = ?, attempts = ?, last_answer = ? WHERE id = ?')
		.run(delivery.state, delivery.dueAt, delivery.attempts, delivery.lastAnswer, delivery.id);
}

/** Holds waiting deliveries, so that a test can choose the order. */
export function holdWaiting(database: DatabaseSync): void {
	database.exec(`UPDATE deliveries SET state = 'held' WHERE state = 'waiting'`);
}
