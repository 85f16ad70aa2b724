/** Every query on claims, claim_items and claim_photos. Callers that change a claim hold the booking's lock. */
import type { Insertable, Selectable, Updateable } from 'kysely';
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
export const hasClaimSince = (db: Queryable, bookingId: string, since: Date): Promise<boolean> =>
	hasCaseSince(db.selectFrom('claims'), bookingId, since);

export const overdueAnswers = (db: Queryable, now: Date): Promise<string[]> => overdueOf(db.selectFrom('claims'), now);

export const listClaims = (db: Queryable, which: AnsweredQueue & PageOf): Promise<Array<Ordered<ClaimRow>>> =>
	answeredQueue('claims', db.selectFrom('claims').selectAll(), which).execute();

export const countClaims = (db: Queryable, which: AnsweredQueue): Promise<Total> =>
	countAnswered(db, 'claims', db.selectFrom('claims'), which);

/** Those that wait for an admin. */
export const countClaimsToDecide = (db: Queryable, now: Date): Promise<number> =>
	countOf(db.selectFrom('claims').where('outcome', 'is', null).where(waitsForDecision(now)));

/** As owner or as renter. */
export async function claimsOfPerson(db: Queryable, userId: string) {
	return db
		.selectFrom('claims')
		.select(['id', 'booking_id', 'opened_at', 'outcome'])
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb('renter_id', '=', userId)]))
		.execute();
}
