/** Every query on renter_claims, renter_claim_lines and renter_claim_photos. Callers that change a claim hold the booking's lock. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { ClaimFilter, ClaimSide } from '#contract/claim-shapes.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type RenterClaimRow = Selectable<DB['renter_claims']>;
export type LineRow = Selectable<DB['renter_claim_lines']>;
export type PhotoRow = Pick<Selectable<DB['renter_claim_photos']>, 'object_id' | 'side' | 'original_sha256'>;

export async function renterClaimById(db: Queryable, id: string): Promise<RenterClaimRow | undefined> {
	return db.selectFrom('renter_claims').selectAll().where('id', '=', id).executeTakeFirst();
}

/** One that was not withdrawn goes before those that were. */
export async function latestOfBooking(db: Queryable, bookingId: string): Promise<RenterClaimRow | undefined> {
	return db
		.selectFrom('renter_claims')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.orderBy(sql`outcome IS NOT DISTINCT FROM 'WITHDRAWN'`)
		.orderBy('opened_at', 'desc')
		.limit(1)
		.executeTakeFirst();
}

export async function countOfBooking(db: Queryable, bookingId: string): Promise<number> {
	const row = await db
		.selectFrom('renter_claims')
		.select((eb) => eb.fn.countAll<bigint>().as('claims'))
		.where('booking_id', '=', bookingId)
		.executeTakeFirstOrThrow();
	return Number(row.claims);
}

export async function linesOf(db: Queryable, claimId: string): Promise<LineRow[]> {
	return db.selectFrom('renter_claim_lines').selectAll().where('claim_id', '=', claimId).orderBy('position').execute();
}

/** The renter's photos first, each side's in order. */
export async function photosOf(db: Queryable, claimId: string): Promise<PhotoRow[]> {
	return db
		.selectFrom('renter_claim_photos')
		.select(['object_id', 'side', 'original_sha256'])
		.where('claim_id', '=', claimId)
		.orderBy('side', 'desc')
		.orderBy('position')
		.execute();
}

export async function insertRenterClaim(
	tx: Transaction,
	claim: Insertable<DB['renter_claims']>,
	lines: readonly Insertable<DB['renter_claim_lines']>[],
): Promise<RenterClaimRow> {
	const row = await tx.insertInto('renter_claims').values(claim).returningAll().executeTakeFirstOrThrow();
	await tx.insertInto('renter_claim_lines').values(lines).execute();
	return row;
}

export async function insertPhotos(
	tx: Transaction,
	claimId: string,
	side: ClaimSide,
	photos: ReadonlyArray<{ objectId: string; sha256: Buffer }>,
): Promise<void> {
	if (photos.length === 0) return;
	const rows = photos.map(({ objectId, sha256 }, position) => ({
		object_id: objectId,
		claim_id: claimId,
		side,
		position,
		original_sha256: sha256,
	}));
	await tx.insertInto('renter_claim_photos').values(rows).execute();
}

export async function changeRenterClaim(tx: Transaction, id: string, change: Updateable<DB['renter_claims']>): Promise<RenterClaimRow> {
	return tx.updateTable('renter_claims').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function grantLine(tx: Transaction, id: string, grantedFils: bigint): Promise<void> {
	await tx.updateTable('renter_claim_lines').set({ granted_fils: grantedFils }).where('id', '=', id).execute();
}

export async function claimOfPhoto(db: Queryable, objectId: string): Promise<RenterClaimRow | undefined> {
	return db
		.selectFrom('renter_claims')
		.innerJoin('renter_claim_photos', 'renter_claim_photos.claim_id', 'renter_claims.id')
		.selectAll('renter_claims')
		.where('renter_claim_photos.object_id', '=', objectId)
		.executeTakeFirst();
}

/** Whether a renter's claim on the booking is open or was decided since. */
export async function hasRenterClaimSince(db: Queryable, bookingId: string, since: Date): Promise<boolean> {
	const row = await db
		.selectFrom('renter_claims')
		.select('id')
		.where('booking_id', '=', bookingId)
		.where((eb) => eb.or([eb('outcome', 'is', null), eb('decided_at', '>=', since)]))
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

const SWEEP_LIMIT = 200;

/** Open claims past their time to answer that no admin was informed about yet. */
export async function overdueAnswers(db: Queryable, now: Date): Promise<string[]> {
	const rows = await db
		.selectFrom('renter_claims')
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
export async function listRows(db: Queryable, { filter, after, limit, now }: ListOf): Promise<Array<RenterClaimRow & { at: Date }>> {
	const { by, direction, beyond } = orderOf[filter ?? 'ALL'];
	let query = db
		.selectFrom('renter_claims')
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
export async function countRenterClaimsToDecide(db: Queryable, now: Date): Promise<number> {
	const row = await db
		.selectFrom('renter_claims')
		.select((eb) => eb.fn.countAll<bigint>().as('waiting'))
		.where('outcome', 'is', null)
		.where((eb) => eb.or([eb('status', '=', 'CONTESTED'), eb('answer_by', '<=', now)]))
		.executeTakeFirstOrThrow();
	return Number(row.waiting);
}
