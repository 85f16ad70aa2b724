/** Every query on settlements. Callers that change one hold the booking's lock. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { foldedWords } from '#contract/fold-words.ts';
import type { AmountOrder } from '#contract/paging.ts';
import type { SettlementStatus } from '#contract/settlements.ts';
import { bookingsWithText } from '#server/capabilities/bookings/index.ts';
import { type Ordered, orderFor, type PageOf, pageInOrder } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type SettlementRow = Selectable<DB['settlements']>;

export async function settlementById(db: Queryable, id: string): Promise<SettlementRow | undefined> {
	return db.selectFrom('settlements').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function settlementOfBooking(db: Queryable, bookingId: string): Promise<SettlementRow | undefined> {
	return db.selectFrom('settlements').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

export async function insertSettlement(tx: Transaction, settlement: Insertable<DB['settlements']>): Promise<void> {
	await tx.insertInto('settlements').values(settlement).execute();
}

export async function changeSettlement(tx: Transaction, id: string, change: Updateable<DB['settlements']>): Promise<SettlementRow> {
	return tx.updateTable('settlements').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** `q`: the booking's people, car, plate or number. Newest first without an order. */
export type SettlementsOf = { ownerId?: string; status?: SettlementStatus; q?: string | undefined; order?: AmountOrder | undefined };

function selectSettlements(db: Queryable, { ownerId, status, q = '' }: SettlementsOf) {
	let query = db.selectFrom('settlements');
	if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
	if (status !== undefined) query = query.where('status', '=', status);
	return foldedWords(q).length > 0 ? query.where(sql<boolean>`booking_id = ANY(${bookingsWithText(q)})`) : query;
}

/** What the owner is due of a settlement. */
const owedFils = sql<bigint>`(total_fils - platform_fee_fils + deposit_captured_fils - renter_refund_fils + renter_refund_fee_fils)`;

export function listSettlements(db: Queryable, filter: SettlementsOf & PageOf): Promise<Array<Ordered<SettlementRow>>> {
	const order = orderFor(filter.order, { by: sql<Date>`created_at`, direction: 'desc' }, owedFils);
	return pageInOrder(selectSettlements(db, filter).selectAll(), order, filter).execute();
}

export async function countSettlements(db: Queryable, filter: SettlementsOf): Promise<number> {
	const row = await selectSettlements(db, filter)
		.select((eb) => eb.fn.countAll<bigint>().as('settlements'))
		.executeTakeFirstOrThrow();
	return Number(row.settlements);
}

export async function sumsOfOwner(db: Queryable, ownerId: string) {
	return selectSettlements(db, { ownerId })
		.select((eb) => [
			eb.fn.countAll<bigint>().as('count'),
			sql<bigint>`coalesce(sum(${owedFils}) FILTER (WHERE status IN ('CALCULATED', 'PAID')), 0)::bigint`.as('settled'),
			sql<bigint>`coalesce(sum(${owedFils}) FILTER (WHERE status = 'PAID'), 0)::bigint`.as('paid'),
			sql<bigint>`coalesce(sum(${owedFils}) FILTER (WHERE status IN ('PENDING', 'DISPUTED')), 0)::bigint`.as('waiting'),
			eb.fn.countAll<bigint>().filterWhere('status', 'in', ['PENDING', 'DISPUTED']).as('waiting_count'),
			sql<bigint>`coalesce(sum(deposit_held_fils) FILTER (WHERE deposit_status = 'held'), 0)::bigint`.as('held'),
			eb.fn.countAll<bigint>().filterWhere('deposit_status', '=', 'held').as('held_count'),
			sql<bigint>`coalesce(sum(deposit_released_fils), 0)::bigint`.as('released'),
			sql<bigint>`coalesce(sum(deposit_captured_fils), 0)::bigint`.as('captured'),
		])
		.executeTakeFirstOrThrow();
}

/** The parts of closed deposits that stay held for fines. The capability `fines` owns the table. */
export async function finesHeldOfOwner(db: Queryable, ownerId: string): Promise<{ fils: bigint; count: number }> {
	const row = await db
		.selectFrom('fine_holds')
		.where('owner_id', '=', ownerId)
		.where(sql<boolean>`charged_fils + released_fils < held_fils`)
		.select((eb) => [
			sql<bigint>`coalesce(sum(held_fils - charged_fils - released_fils), 0)::bigint`.as('fils'),
			eb.fn.countAll<bigint>().as('count'),
		])
		.executeTakeFirstOrThrow();
	return { fils: row.fils, count: Number(row.count) };
}

export async function sumsOfAll(db: Queryable) {
	return selectSettlements(db, {})
		.select((eb) => [
			eb.fn.countAll<bigint>().as('count'),
			eb.fn.countAll<bigint>().filterWhere('status', '=', 'PAID').as('paid_count'),
			eb.fn.countAll<bigint>().filterWhere('status', '=', 'PENDING').as('pending_count'),
			eb.fn.countAll<bigint>().filterWhere('status', '=', 'CALCULATED').as('calculated_count'),
			eb.fn.countAll<bigint>().filterWhere('status', '=', 'DISPUTED').as('disputed_count'),
			sql<bigint>`coalesce(sum(${owedFils}), 0)::bigint`.as('owners'),
			sql<bigint>`coalesce(sum(platform_fee_fils - renter_refund_fee_fils - gateway_fee_fils), 0)::bigint`.as('platform'),
		])
		.executeTakeFirstOrThrow();
}

/** Of the settlements that were opened in the period. */
export async function sumsOfPeriod(db: Queryable, { from, until }: { from: Date; until: Date }) {
	return selectSettlements(db, {})
		.where('created_at', '>=', from)
		.where('created_at', '<', until)
		.select((eb) => [
			eb.fn.countAll<bigint>().as('count'),
			sql<bigint>`coalesce(sum(total_fils), 0)::bigint`.as('rental'),
			sql<bigint>`coalesce(sum(platform_fee_fils + promo_fils - renter_refund_fee_fils), 0)::bigint`.as('fee'),
			sql<bigint>`coalesce(sum(promo_fils), 0)::bigint`.as('promo'),
			sql<bigint>`coalesce(sum(gateway_fee_fils), 0)::bigint`.as('gateway_fee'),
			sql<bigint>`coalesce(sum(${owedFils}), 0)::bigint`.as('owners'),
		])
		.executeTakeFirstOrThrow();
}

type WaitingSum = { reason: 'CLAIM_WINDOW' | 'CLAIM_OPEN' | 'DISPUTED'; count: bigint; fils: bigint; until: Date | null };

/** An owner's money that is not in a payout yet, by what it waits for, plus what an admin holds; `until` if it continues by itself. */
export async function waitingSums(db: Queryable, ownerId: string): Promise<WaitingSum[]> {
	const reason = sql<
		WaitingSum['reason']
	>`CASE WHEN status = 'DISPUTED' THEN 'DISPUTED' WHEN claim_is_open OR renter_claim_is_open THEN 'CLAIM_OPEN' ELSE 'CLAIM_WINDOW' END`;
	return selectSettlements(db, { ownerId })
		.where('status', 'in', ['PENDING', 'DISPUTED'])
		.select((eb) => [
			reason.as('reason'),
			eb.fn.countAll<bigint>().as('count'),
			sql<bigint>`sum(${owedFils})::bigint`.as('fils'),
			sql<Date | null>`max(claims_until) FILTER (WHERE status = 'PENDING' AND NOT claim_is_open AND NOT renter_claim_is_open)`.as('until'),
		])
		.groupBy(reason)
		.execute();
}

/** Of an owner's returned cars: those for which a claim may still be opened, the one with the least time first. */
export async function claimableSettlements(
	db: Queryable,
	ownerId: string,
	now: Date,
): Promise<Array<{ bookingId: string; claimsUntil: Date }>> {
	return selectSettlements(db, { ownerId })
		.select(['booking_id as bookingId', 'claims_until as claimsUntil'])
		.where('status', '=', 'PENDING')
		.where('claim_is_open', '=', false)
		.where('deposit_status', '=', 'held')
		.where('claims_until', '>', now)
		.orderBy('claims_until')
		.execute();
}

const SWEEP_LIMIT = 200;

export async function overdueWindows(db: Queryable, now: Date): Promise<string[]> {
	const rows = await db
		.selectFrom('settlements')
		.select('booking_id')
		.where('status', '=', 'PENDING')
		.where('claim_is_open', '=', false)
		.where('deposit_status', '=', 'held')
		.where('claims_until', '<=', now)
		.orderBy('claims_until')
		.limit(SWEEP_LIMIT)
		.execute();
	return rows.map((row) => row.booking_id);
}

/** As renter or as owner. */
export async function settlementsOfUser(db: Queryable, userId: string): Promise<SettlementRow[]> {
	return db
		.selectFrom('settlements')
		.selectAll()
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb('renter_id', '=', userId)]))
		.orderBy('created_at')
		.execute();
}
