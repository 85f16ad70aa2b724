/** Every query on promo codes, their cars, and the bookings that were made with them. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { foldDigits } from '#contract/digits.ts';
import { foldedWords } from '#contract/fold-words.ts';
import type { ListOrder } from '#contract/paging.ts';
import { type PromoState, writtenCode } from '#contract/promo-code-shapes.ts';
import { carsWithPlate, plateDigits } from '#server/capabilities/cars/index.ts';
import {
	countUpTo,
	escapeLike,
	matchesAny,
	type Ordered,
	orderFor,
	type PageOf,
	pageInOrder,
	type Total,
} from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type PromoCodeRow = Selectable<DB['promo_codes']>;

/** Codes with these words that may concern a car of this owner: the platform's first, then the owner's. */
export async function codesLike(db: Queryable, code: string, car: { id: string; owner_id: string }) {
	return db
		.selectFrom('promo_codes')
		.selectAll()
		.select((eb) =>
			eb
				.exists(
					eb
						.selectFrom('promo_code_cars')
						.select('car_id')
						.whereRef('promo_code_cars.code_id', '=', 'promo_codes.id')
						.where('promo_code_cars.car_id', '=', car.id),
				)
				.as('has_car'),
		)
		.where('code', '=', code)
		.where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', car.owner_id)]))
		.orderBy(sql`owner_id IS NOT NULL`)
		.execute();
}

/** An owner's, newest first. */
export async function codesOf(db: Queryable, ownerId: string): Promise<PromoCodeRow[]> {
	return db.selectFrom('promo_codes').selectAll().where('owner_id', '=', ownerId).orderBy('created_at', 'desc').execute();
}

/** `q`: a part of the word, or the plate of one of its cars. `today`: in Amman. */
export type PlatformCodes = { state?: PromoState | undefined; q?: string | undefined; order?: ListOrder | undefined; today: string };

/** As `stateOf` has it. */
const stateIn = (today: string) =>
	sql<PromoState>`CASE WHEN ended_at IS NOT NULL OR valid_until < ${today} THEN 'ENDED' WHEN used >= max_uses THEN 'USED_UP' WHEN valid_from > ${today} THEN 'PLANNED' ELSE 'ACTIVE' END`;

function selectPlatformCodes(db: Queryable, { state, q = '', today }: PlatformCodes) {
	let query = db.selectFrom('promo_codes').where('owner_id', 'is', null);
	if (state) query = query.where(stateIn(today), '=', state);
	if (foldedWords(q).length === 0) return query;
	const plate = plateDigits(foldDigits(q).trim());
	const ofPlate = plate === null ? [] : [sql`id IN (SELECT code_id FROM promo_code_cars WHERE car_id IN (${carsWithPlate(plate)}))`];
	return query.where(matchesAny('promo_codes', [sql`code LIKE ${`%${escapeLike(writtenCode(q))}%`}`, ...ofPlate]));
}

/** Newest first by default. */
export const listPlatformCodes = (db: Queryable, which: PlatformCodes & PageOf): Promise<Array<Ordered<PromoCodeRow>>> =>
	pageInOrder(
		selectPlatformCodes(db, which).selectAll(),
		orderFor(which.order, { by: sql<Date>`created_at`, direction: 'desc' }),
		which,
	).execute();

export const countPlatformCodes = (db: Queryable, which: PlatformCodes): Promise<Total> => countUpTo(db, selectPlatformCodes(db, which));

export async function lockCode(tx: Transaction, id: string): Promise<PromoCodeRow> {
	return tx.selectFrom('promo_codes').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** False if there is one with this word already. */
export async function insertCode(tx: Transaction, code: Insertable<DB['promo_codes']>, carIds: readonly string[]): Promise<boolean> {
	const made = await tx
		.insertInto('promo_codes')
		.values(code)
		.onConflict((conflict) => conflict.constraint('promo_codes_are_known_by_their_words').doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!made) return false;
	if (carIds.length > 0)
		await tx
			.insertInto('promo_code_cars')
			.values(carIds.map((carId) => ({ code_id: code.id, car_id: carId })))
			.execute();
	return true;
}

/** Undefined if it is not one of these, or was ended before. */
export async function endCode(tx: Transaction, id: string, ownerId: string | null, now: Date): Promise<PromoCodeRow | undefined> {
	return tx
		.updateTable('promo_codes')
		.set({ ended_at: now })
		.where('id', '=', id)
		.where('owner_id', 'is not distinct from', ownerId)
		.where('ended_at', 'is', null)
		.returningAll()
		.executeTakeFirst();
}

export async function codeOf(db: Queryable, id: string, ownerId: string | null): Promise<PromoCodeRow | undefined> {
	return db
		.selectFrom('promo_codes')
		.selectAll()
		.where('id', '=', id)
		.where('owner_id', 'is not distinct from', ownerId)
		.executeTakeFirst();
}

export async function carsOfCodes(db: Queryable, codeIds: readonly string[]): Promise<Array<{ code_id: string; car_id: string }>> {
	if (codeIds.length === 0) return [];
	return db.selectFrom('promo_code_cars').select(['code_id', 'car_id']).where('code_id', 'in', codeIds).execute();
}

/** Discounts of the bookings with these codes. */
export async function costsOf(db: Queryable, codeIds: readonly string[]): Promise<Map<string, bigint>> {
	if (codeIds.length === 0) return new Map();
	const rows = await db
		.selectFrom('promo_redemptions')
		.select(['code_id', sql<bigint>`sum(discount_fils)::bigint`.as('fils')])
		.where('code_id', 'in', codeIds)
		.where('released_at', 'is', null)
		.groupBy('code_id')
		.execute();
	return new Map(rows.map(({ code_id, fils }) => [code_id, fils]));
}

/** Uses of a code by one person, by number. */
export async function usesOfPerson(db: Queryable, codeId: string, renterId: string): Promise<number[]> {
	const rows = await db
		.selectFrom('promo_redemptions')
		.select('use_no')
		.where('code_id', '=', codeId)
		.where('renter_id', '=', renterId)
		.where('released_at', 'is', null)
		.execute();
	return rows.map(({ use_no }) => use_no);
}

export async function insertRedemption(tx: Transaction, redemption: Insertable<DB['promo_redemptions']>): Promise<void> {
	await tx.insertInto('promo_redemptions').values(redemption).execute();
	await tx.updateTable('promo_codes').set({ used: sql`used + 1` }).where('id', '=', redemption.code_id).execute();
}

export async function changeRedemption(tx: Transaction, bookingId: string, discountFils: bigint): Promise<void> {
	await tx.updateTable('promo_redemptions').set({ discount_fils: discountFils }).where('booking_id', '=', bookingId).execute();
}

/** Once; the code may be used again. */
export async function releaseRedemption(tx: Transaction, bookingId: string, now: Date): Promise<void> {
	await sql`WITH released AS (
			UPDATE promo_redemptions SET released_at = ${now} WHERE booking_id = ${bookingId} AND released_at IS NULL RETURNING code_id
		)
		UPDATE promo_codes SET used = used - 1 FROM released WHERE promo_codes.id = released.code_id`.execute(tx);
}

/** A person's bookings with a code. */
export async function usesOf(db: Queryable, renterId: string) {
	return db
		.selectFrom('promo_redemptions as r')
		.innerJoin('promo_codes as c', 'c.id', 'r.code_id')
		.select(['r.booking_id', 'c.code', 'r.discount_fils', 'r.redeemed_at', 'r.released_at'])
		.where('r.renter_id', '=', renterId)
		.orderBy('r.redeemed_at')
		.execute();
}

/** An unused code is deleted; a code with uses stays, ended, because bookings refer to it. */
export async function endCodesOf(tx: Transaction, ownerId: string, now: Date): Promise<void> {
	await tx
		.deleteFrom('promo_codes')
		.where('owner_id', '=', ownerId)
		.where((eb) =>
			eb.not(
				eb.exists(eb.selectFrom('promo_redemptions').select('booking_id').whereRef('promo_redemptions.code_id', '=', 'promo_codes.id')),
			),
		)
		.execute();
	await tx.updateTable('promo_codes').set({ ended_at: now }).where('owner_id', '=', ownerId).where('ended_at', 'is', null).execute();
}
