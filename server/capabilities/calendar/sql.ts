/** Every query on calendar_feeds, calendar_sources and calendar_source_events. */
import { type Selectable, sql } from 'kysely';
import type { SourceProblem } from '#contract/calendar.ts';
import type { Span } from '#server/capabilities/availability/index.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type SourceRow = Selectable<DB['calendar_sources']>;

export async function feedOf(db: Queryable, carId: string) {
	return db.selectFrom('calendar_feeds').selectAll().where('car_id', '=', carId).executeTakeFirst();
}

export async function carOfFeed(db: Queryable, tokenHash: Buffer): Promise<string | undefined> {
	const row = await db.selectFrom('calendar_feeds').select('car_id').where('token_hash', '=', tokenHash).executeTakeFirst();
	return row?.car_id;
}

export async function putFeed(tx: Transaction, carId: string, feed: { nonce: Buffer; tokenHash: Buffer }, now: Date): Promise<void> {
	const values = { nonce: feed.nonce, token_hash: feed.tokenHash, created_at: now };
	await tx
		.insertInto('calendar_feeds')
		.values({ car_id: carId, ...values })
		.onConflict((conflict) => conflict.column('car_id').doUpdateSet(values))
		.execute();
}

export async function removeFeed(tx: Transaction, carId: string): Promise<void> {
	await tx.deleteFrom('calendar_feeds').where('car_id', '=', carId).execute();
}

export async function sourcesOf(db: Queryable, carId: string): Promise<SourceRow[]> {
	return db.selectFrom('calendar_sources').selectAll().where('car_id', '=', carId).orderBy('created_at').orderBy('id').execute();
}

export async function sourceById(db: Queryable, id: string): Promise<SourceRow | undefined> {
	return db.selectFrom('calendar_sources').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false if the car already has this address. */
export async function insertSource(
	tx: Transaction,
	source: { id: string; carId: string; name: string; url: string },
	now: Date,
): Promise<boolean> {
	const row = await tx
		.insertInto('calendar_sources')
		.values({ id: source.id, car_id: source.carId, name: source.name, url: source.url, created_at: now })
		.onConflict((conflict) => conflict.constraint('calendar_sources_are_brought_in_once').doNothing())
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

export async function deleteSource(tx: Transaction, id: string): Promise<void> {
	await tx.deleteFrom('calendar_sources').where('id', '=', id).execute();
}

/** The events of the last successful read stay until it can be read again. */
export async function setProblem(tx: Transaction, id: string, problem: SourceProblem, now: Date): Promise<void> {
	await tx.updateTable('calendar_sources').set({ checked_at: now, problem }).where('id', '=', id).execute();
}

export async function replaceEvents(tx: Transaction, id: string, spans: readonly Span[], now: Date): Promise<void> {
	await tx.deleteFrom('calendar_source_events').where('source_id', '=', id).execute();
	await sql`INSERT INTO calendar_source_events (source_id, starts_at, ends_at)
		SELECT ${id}::uuid, * FROM unnest(${spans.map((span) => span.startsAt)}::timestamptz[], ${spans.map((span) => span.endsAt)}::timestamptz[])`.execute(
		tx,
	);
	await tx.updateTable('calendar_sources').set({ checked_at: now, succeeded_at: now, problem: null }).where('id', '=', id).execute();
}

/** All events of the car's sources from `now` on, by source. */
export async function eventsOf(db: Queryable, carId: string, now: Date): Promise<Array<Span & { sourceId: string }>> {
	const rows = await db
		.selectFrom('calendar_source_events as event')
		.innerJoin('calendar_sources as source', 'source.id', 'event.source_id')
		.select(['event.source_id', 'event.starts_at', 'event.ends_at'])
		.where('source.car_id', '=', carId)
		.where('event.ends_at', '>', now)
		.orderBy('event.starts_at')
		.execute();
	return rows.map((row) => ({ sourceId: row.source_id, startsAt: row.starts_at, endsAt: row.ends_at }));
}

/** For the export of an owner's personal data. */
export async function sourcesOfCars(db: Queryable, carIds: readonly string[]) {
	if (carIds.length === 0) return [];
	return db.selectFrom('calendar_sources').select(['car_id', 'name', 'url', 'created_at']).where('car_id', 'in', carIds).execute();
}

export async function deleteCalendarsOf(tx: Transaction, carIds: readonly string[]): Promise<void> {
	if (carIds.length === 0) return;
	await tx.deleteFrom('calendar_feeds').where('car_id', 'in', carIds).execute();
	await tx.deleteFrom('calendar_sources').where('car_id', 'in', carIds).execute();
}
