/** Every query on claims, claim_items and claim_photos. Callers that change a claim hold the booking's lock. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { ClaimFilter, ClaimSide } from '#contract/claim-shapes.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type ClaimRow = Selectable<DB['claims']>;
export type ItemRow = Selectable<DB['claim_items']>;
export type PhotoRow = Pick<Selectable<DB['claim_photos']>, 'object_id' | 'side' | 'original_sha256'>;

export async function claimById(db: Queryable, id: string): Promise<ClaimRow | undefined> {
	return db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest one; earlier ones were withdrawn. */
export async function claimOfBooking(db: Queryable, bookingId: string): Promise<ClaimRow | undefined> {
	return db.selectFrom('claims').selectAll().where('booking_id', '=', bookingId).orderBy('attempt', 'desc').limit(1).executeTakeFirst();
}

/** Oldest first. */
export async function earlierClaims(db: Queryable, claim: Pick<ClaimRow, 'booking_id' | 'attempt'>): Promise<ClaimRow[]> {
	return db
		.selectFrom('claims')
		.selectAll()
		.where('booking_id', '=', claim.booking_id)
		.where('attempt', '<', claim.attempt)
		.orderBy('attempt')
		.execute();
}

export async function itemsOf(db: Queryable, claimId: string): Promise<ItemRow[]> {
	return db.selectFrom('claim_items').selectAll().where('claim_id', '=', claimId).orderBy('position').execute();
}

/** The owner's photos first, each side's in order. */
export async function photosOf(db: Queryable, claimId: string): Promise<PhotoRow[]> {
	return db
		.selectFrom('claim_photos')
		.select(['object_id', 'side', 'original_sha256'])
		.where('claim_id', '=', claimId)
		.orderBy('side')
		.orderBy('position')
		.execute();
}

export async function insertClaim(
	tx: Transaction,
	claim: Insertable<DB['claims']>,
	items: readonly Insertable<DB['claim_items']>[],
): Promise<void> {
	await tx.insertInto('claims').values(claim).execute();
	await insertItems(tx, items);
}

export async function insertItems(tx: Transaction, items: readonly Insertable<DB['claim_items']>[]): Promise<void> {
	await tx.insertInto('claim_items').values(items).execute();
}

/** After the side's earlier photos. */
export async function insertPhotos(
	tx: Transaction,
	claimId: string,
	side: ClaimSide,
	photos: ReadonlyArray<{ objectId: string; sha256: Buffer }>,
): Promise<void> {
	if (photos.length === 0) return;
	const before = (await photosOf(tx, claimId)).filter((photo) => photo.side === side).length;
	const rows = photos.map(({ objectId, sha256 }, index) => ({
		object_id: objectId,
		claim_id: claimId,
		side,
		position: before + index,
		original_sha256: sha256,
	}));
	await tx.insertInto('claim_photos').values(rows).execute();
}

export async function changeClaim(tx: Transaction, id: string, change: Updateable<DB['claims']>): Promise<ClaimRow> {
	return tx.updateTable('claims').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function grantItem(tx: Transaction, id: string, grantedFils: bigint): Promise<void> {
	await tx.updateTable('claim_items').set({ granted_fils: grantedFils }).where('id', '=', id).execute();
}

export async function claimOfPhoto(db: Queryable, objectId: string): Promise<ClaimRow | undefined> {
	return db
		.selectFrom('claims')
		.innerJoin('claim_photos', 'claim_photos.claim_id', 'claims.id')
		.selectAll('claims')
		.where('claim_photos.object_id', '=', objectId)
		.executeTakeFirst();
}

/** Whether a claim on the booking is open or was decided since. */
export async function hasClaimSince(db: Queryable, bookingId: string, since: Date): Promise<boolean> {
	const row = await db
		.selectFrom('claims')
		.select('id')
		.where('booking_id', '=', bookingId)
		.where((eb) => eb.or([eb('outcome', 'is', null), eb('decided_at', '>=', since)]))
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

const SWEEP_LIMIT = 200;

/** Open claims past their response deadline that have not been escalated yet (no decision deadline set). */
export async function overdueAnswers(db: Queryable, now: Date): Promise<string[]> {
	const rows = await db
		.selectFrom('claims')
		.select('id')
		.where('status', '=', 'OPEN')
		.where('decision_due_at', 'is', null)
		.where('answer_by', '<=', now)
		.orderBy('answer_by')
		.limit(SWEEP_LIMIT)
		.execute();
	return rows.map((row) => row.id);
}

export type ListOf = { filter: ClaimFilter | undefined; after: readonly [string, string] | null; limit: number; now: Date };

/** Order of each list: by waiting time for a decision (longest first), by decision time, or by creation (newest first). */
const orderOf = {
	NEEDS_DECISION: { by: sql<Date>`coalesce(decision_due_at, answer_by)`, direction: 'asc', beyond: sql`>` },
	OPEN: { by: sql<Date>`opened_at`, direction: 'desc', beyond: sql`<` },
	DECIDED: { by: sql<Date>`decided_at`, direction: 'desc', beyond: sql`<` },
	ALL: { by: sql<Date>`opened_at`, direction: 'desc', beyond: sql`<` },
} as const;

/** One more than `limit`, so that the caller sees whether there is a next page; `at` is the sort key of each row. */
export async function listClaims(db: Queryable, { filter, after, limit, now }: ListOf): Promise<Array<ClaimRow & { at: Date }>> {
	const { by, direction, beyond } = orderOf[filter ?? 'ALL'];
	let query = db
		.selectFrom('claims')
		.selectAll()
		.select(by.as('at'))
		.orderBy(by, direction)
		.orderBy('id', direction)
		.limit(limit + 1);
	if (filter === 'DECIDED') query = query.where('outcome', 'is not', null);
	if (filter === 'OPEN') query = query.where('status', '=', 'OPEN').where('answer_by', '>', now);
	if (filter === 'NEEDS_DECISION') {
		query = query.where('outcome', 'is', null).where((eb) => eb.or([eb('status', '=', 'CONTESTED'), eb('answer_by', '<=', now)]));
	}
	if (after) query = query.where(sql<boolean>`(${by}, id) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.execute();
}

/** Those that wait for an admin. */
export async function countClaimsToDecide(db: Queryable, now: Date): Promise<number> {
	const row = await db
		.selectFrom('claims')
		.select((eb) => eb.fn.countAll<bigint>().as('waiting'))
		.where('outcome', 'is', null)
		.where((eb) => eb.or([eb('status', '=', 'CONTESTED'), eb('answer_by', '<=', now)]))
		.executeTakeFirstOrThrow();
	return Number(row.waiting);
}
