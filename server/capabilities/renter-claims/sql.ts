/** Every query on renter_claims, renter_claim_lines and renter_claim_photos. Callers that change a claim hold the booking's lock. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ClaimSide } from '#contract/claim-shapes.ts';
import {
	type AnsweredQueue,
	answeredQueue,
	countAnswered,
	countOf,
	hasCaseSince,
	overdueOf,
	waitsForDecision,
} from '#server/capabilities/cases/index.ts';
import type { Ordered, PageOf, Total } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type RenterClaimRow = Selectable<DB['renter_claims']>;
export type LineRow = Selectable<DB['renter_claim_lines']>;
export type PhotoRow = Pick<Selectable<DB['renter_claim_photos']>, 'object_id' | 'side' | 'original_sha256'>;

export async function renterClaimById(db: Queryable, id: string): Promise<RenterClaimRow | undefined> {
	return db.selectFrom('renter_claims').selectAll().where('id', '=', id).executeTakeFirst();
}

/** One that was not withdrawn comes before those that were. */
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

export const countOfBooking = (db: Queryable, bookingId: string): Promise<number> =>
	countOf(db.selectFrom('renter_claims').where('booking_id', '=', bookingId));

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
export const hasRenterClaimSince = (db: Queryable, bookingId: string, since: Date): Promise<boolean> =>
	hasCaseSince(db.selectFrom('renter_claims'), bookingId, since);

export const overdueAnswers = (db: Queryable, now: Date): Promise<string[]> => overdueOf(db.selectFrom('renter_claims'), now);

export const listRows = (db: Queryable, which: AnsweredQueue & PageOf): Promise<Array<Ordered<RenterClaimRow>>> =>
	answeredQueue('renter_claims', db.selectFrom('renter_claims').selectAll(), which).execute();

export const countRows = (db: Queryable, which: AnsweredQueue): Promise<Total> =>
	countAnswered(db, 'renter_claims', db.selectFrom('renter_claims'), which);

/** Those that wait for an admin. */
export const countRenterClaimsToDecide = (db: Queryable, now: Date): Promise<number> =>
	countOf(db.selectFrom('renter_claims').where('outcome', 'is', null).where(waitsForDecision(now)));

/** As owner or as renter. */
export async function renterClaimsOfPerson(db: Queryable, userId: string) {
	return db
		.selectFrom('renter_claims')
		.select(['id', 'booking_id', 'opened_at', 'outcome'])
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb('renter_id', '=', userId)]))
		.execute();
}
