/**
 * Owner blocks and imported entries, as rows of car_occupancy. Callers hold the lock on the car's row, so that two changes by one owner
 * run one after the other; conflicts with bookings, which take no such lock, are decided by the exclusion constraint.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { invalidateAvailability } from './sql.ts';

export type Span = { startsAt: Date; endsAt: Date };
export type OccupancyKind = 'BOOKING' | 'BLOCK' | 'IMPORT';

/** Occupancy of the car in this interval, ordered by start. */
export async function listOccupancyOfKinds(db: Queryable, carId: string, { startsAt, endsAt }: Span, kinds: readonly OccupancyKind[]) {
	return db
		.selectFrom('car_occupancy')
		.select(['id', 'kind', 'booking_id', 'starts_at', 'ends_at'])
		.where('car_id', '=', carId)
		.where('kind', 'in', kinds)
		.where('ends_at', '>', startsAt)
		.where('starts_at', '<', endsAt)
		.orderBy('starts_at')
		.execute();
}

/** Returns false if the exclusion constraint rejected it. */
async function occupy(tx: Transaction, carId: string, kind: 'BLOCK' | 'IMPORT', { startsAt, endsAt }: Span): Promise<boolean> {
	invalidateAvailability(tx, carId);
	const { rows } = await sql`
		INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at) VALUES (${randomUUID()}, ${carId}, ${kind}, ${startsAt}, ${endsAt})
		ON CONFLICT DO NOTHING RETURNING id`.execute(tx);
	return rows.length === 1;
}

async function remove(tx: Transaction, carId: string, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	invalidateAvailability(tx, carId);
	await tx.deleteFrom('car_occupancy').where('id', 'in', ids).execute();
}

/**
 * Blocks an interval and merges blocks that it overlaps or touches. The owner's block takes precedence over imported entries, which are
 * deleted here and restored around the block by `replaceImports`. Returns false if a booking overlaps; the caller then rolls back.
 */
export async function blockSpan(tx: Transaction, carId: string, span: Span): Promise<boolean> {
	const neighbours = await tx
		.selectFrom('car_occupancy')
		.select(['id', 'starts_at', 'ends_at'])
		.where('car_id', '=', carId)
		.where('kind', '=', 'BLOCK')
		.where('ends_at', '>=', span.startsAt)
		.where('starts_at', '<=', span.endsAt)
		.execute();
	const imported = await listOccupancyOfKinds(tx, carId, span, ['IMPORT']);
	await remove(
		tx,
		carId,
		[...neighbours, ...imported].map((row) => row.id),
	);
	const edges = [span, ...neighbours.map((row) => ({ startsAt: row.starts_at, endsAt: row.ends_at }))];
	return occupy(tx, carId, 'BLOCK', {
		startsAt: new Date(Math.min(...edges.map(({ startsAt }) => startsAt.getTime()))),
		endsAt: new Date(Math.max(...edges.map(({ endsAt }) => endsAt.getTime()))),
	});
}

/** Unblocks an interval; parts of blocks outside it stay. */
export async function unblockSpan(tx: Transaction, carId: string, span: Span): Promise<void> {
	const blocks = await listOccupancyOfKinds(tx, carId, span, ['BLOCK']);
	await remove(
		tx,
		carId,
		blocks.map((row) => row.id),
	);
	for (const { starts_at, ends_at } of blocks) {
		if (starts_at < span.startsAt) await occupy(tx, carId, 'BLOCK', { startsAt: starts_at, endsAt: span.startsAt });
		if (ends_at > span.endsAt) await occupy(tx, carId, 'BLOCK', { startsAt: span.endsAt, endsAt: ends_at });
	}
}

/** Replaces all imported occupancy by these non-overlapping spans. Spans that a booking occupies by now are left out. */
export async function replaceImports(tx: Transaction, carId: string, spans: readonly Span[]): Promise<void> {
	const before = await tx
		.selectFrom('car_occupancy')
		.select(['id', 'starts_at', 'ends_at'])
		.where('car_id', '=', carId)
		.where('kind', '=', 'IMPORT')
		.execute();
	const keyOf = ({ startsAt, endsAt }: Span) => `${startsAt.getTime()}-${endsAt.getTime()}`;
	const missing = new Map(spans.map((span) => [keyOf(span), span]));
	const stale = before.filter((row) => !missing.delete(keyOf({ startsAt: row.starts_at, endsAt: row.ends_at })));
	await remove(
		tx,
		carId,
		stale.map((row) => row.id),
	);
	for (const span of missing.values()) await occupy(tx, carId, 'IMPORT', span);
}
