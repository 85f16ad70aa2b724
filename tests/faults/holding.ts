/** Holds the app at an exact point from outside: by a gateway that does not answer, or by a lock where it is about to write. */
import pg from 'pg';
import { vi } from 'vitest';
import type { KillableApp } from './killable-app.ts';

const REACHED_WITHIN_MS = 30_000;

export type Held = {
	/** Resolves when the app has reached the point. */
	reached(): Promise<void>;
	release(): Promise<void>;
};
export type Hold = (app: KillableApp, bookingId: string) => Promise<Held>;

type Call = 'create' | 'verify' | 'refund' | 'refundStatus';

/** The app waits for the gateway's response; `done`: the gateway has executed the request. */
export const inCall =
	(call: Call, done: boolean): Hold =>
	async ({ gateway }) => {
		await gateway.fault({ call, answer: 'hang', recorded: done });
		return {
			reached: () => vi.waitUntil(async () => (await gateway.faults()).length === 0, { timeout: REACHED_WITHIN_MS, interval: 20 }).then(),
			release: async () => void (await gateway.clearFaults()),
		};
	};

/** Holds the app by a lock, which also blocks other writers; `statement` is the prefix of the statement that the app is about to run. */
const locked =
	(lock: (bookingId: string) => string, statement: string): Hold =>
	async ({ databaseUrl, connections }, bookingId) => {
		const client = new pg.Client({ connectionString: databaseUrl });
		await client.connect();
		await client.query('BEGIN');
		// Opposite lock orders would deadlock.
		await client.query(`SET LOCAL lock_timeout = '${REACHED_WITHIN_MS}ms'`);
		await client.query(lock(bookingId));
		const isWaiting = async () => {
			const { rowCount } = await connections.pool.query(
				`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND ltrim(query, E' \\n\\t') ILIKE $1`,
				[`${statement}%`],
			);
			return (rowCount ?? 0) > 0;
		};
		return {
			reached: () => vi.waitUntil(isWaiting, { timeout: REACHED_WITHIN_MS, interval: 20 }).then(),
			release: () => client.end(),
		};
	};

/** SHARE allows reads and row locks but blocks writes. */
const writing = (table: string, statement: string): Hold => locked(() => `LOCK TABLE ${table} IN SHARE MODE`, statement);

export const beforeInsert = (table: string): Hold => writing(table, `insert into "${table}"`);
export const beforeUpdate = (table: string): Hold => writing(table, `update "${table}"`);
export const beforeDelete = (table: string): Hold => writing(table, `delete from "${table}"`);
/** Just before a change or a booking occupies time of a car. */
export const beforeTimeIsHeld: Hold = writing('car_occupancy', 'INSERT INTO car_occupancy');
/** Just before the use of a promo code is released. */
export const beforePromoIsFree: Hold = writing('promo_redemptions', 'WITH released AS');
/** Just before any transaction writes a job into the queue. */
export const beforeEnqueue: Hold = writing('graphile_worker._private_jobs', 'SELECT graphile_worker.add_job');
/** Just before the payment of the booking is updated: its row is locked. */
export const beforePaymentIsNoted: Hold = locked(
	(bookingId) => `SELECT FROM payments WHERE booking_id = '${bookingId}' FOR NO KEY UPDATE`,
	'update "payments"',
);
/** In the middle of COMMIT: a deferred check reads this table. */
export const inCommit = (table: string): Hold => locked(() => `LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, 'commit');

/** For a point behind another one on the same table: the second lock is taken while the app is held at the first. */
export const inTurn =
	(first: Hold, second: Hold): Hold =>
	async (app, bookingId) => {
		const held = [await first(app, bookingId)];
		const release = async () => {
			for (const each of held.splice(0)) await each.release();
		};
		return {
			async reached() {
				await held[0]?.reached();
				const next = await second(app, bookingId);
				await release();
				held.push(next);
				await next.reached();
			},
			release,
		};
	};
