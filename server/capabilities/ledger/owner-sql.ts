/** The ledger's entries about an owner's money: the rental of a booking as it was earned, and the movements and balance of an owner's account. */
import { sql } from 'kysely';
import type { EntryKind } from '#contract/ledger.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Period } from './month-sql.ts';

/** The rental that was earned, without reversed parts: the platform's fee and the owner's part. `promoFils`: the part that the platform pays for one of its own promo codes. */
export type EarnedRental = { feeFils: bigint; ownerFils: bigint; promoFils: bigint; earnedAt: Date | null; lastAt: Date | null };

/** Entries that earn a rental, or the retained part of one, and those that reverse some of it. */
const movesRental = sql`(starts_with(e.event_key, 'renter-claim:') OR EXISTS (
	SELECT FROM journal_lines r WHERE r.entry_id = e.id AND r.account = 'RENTAL_ESCROW' AND r.debit_fils > 0
))`;

export async function earnedRentalOf(db: Queryable, bookingId: string): Promise<EarnedRental> {
	const { rows } = await sql<EarnedRental>`
		SELECT coalesce(sum(l.credit_fils - l.debit_fils) FILTER (WHERE l.account = 'PLATFORM_REVENUE'), 0)::bigint AS "feeFils",
			coalesce(sum(l.credit_fils - l.debit_fils) FILTER (WHERE l.account = 'OWNER_PAYABLE'), 0)::bigint AS "ownerFils",
			coalesce(sum(l.debit_fils - l.credit_fils) FILTER (WHERE l.account = 'PROMO_CODES'), 0)::bigint AS "promoFils",
			min(e.occurred_at) AS "earnedAt", max(e.occurred_at) AS "lastAt"
		FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id
		WHERE e.booking_id = ${bookingId} AND l.account IN ('PLATFORM_REVENUE', 'OWNER_PAYABLE', 'PROMO_CODES') AND ${movesRental}`.execute(db);
	return rows[0] ?? { feeFils: 0n, ownerFils: 0n, promoFils: 0n, earnedAt: null, lastAt: null };
}

export type OwnerMovement = {
	kind: EntryKind;
	bookingId: string | null;
	occurredAt: Date;
	/** What the entry adds to the owner's account; negative if it reduces the balance. */
	fils: bigint;
	/** The platform's fee in the same entry, if it concerns a rental; negative if the fee is refunded. */
	feeFils: bigint;
	movesRental: boolean;
};

/** Each entry of the period that changes the balance of the owner, in order. */
export async function ownerMovements(db: Queryable, ownerId: string, { from, until }: Period): Promise<OwnerMovement[]> {
	const { rows } = await sql<OwnerMovement>`
		SELECT split_part(e.event_key, ':', 1) AS kind, e.booking_id AS "bookingId", e.occurred_at AS "occurredAt",
			sum(l.credit_fils - l.debit_fils)::bigint AS fils,
			(SELECT coalesce(sum(f.credit_fils - f.debit_fils), 0) FROM journal_lines f
				WHERE f.entry_id = e.id AND f.account = 'PLATFORM_REVENUE')::bigint AS "feeFils",
			${movesRental} AS "movesRental"
		FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
		WHERE l.owner_id = ${ownerId} AND l.account = 'OWNER_PAYABLE' AND e.occurred_at >= ${from} AND e.occurred_at < ${until}
		GROUP BY e.id ORDER BY e.occurred_at, e.id`.execute(db);
	return rows;
}

/** The owner's balance at that moment, before any entry of that moment. */
export async function ownerBalanceAt(db: Queryable, ownerId: string, moment: Date): Promise<bigint> {
	const { rows } = await sql<{ fils: bigint }>`
		SELECT coalesce(sum(l.credit_fils - l.debit_fils), 0)::bigint AS fils
		FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
		WHERE l.owner_id = ${ownerId} AND l.account = 'OWNER_PAYABLE' AND e.occurred_at < ${moment}`.execute(db);
	return rows[0]?.fils ?? 0n;
}
