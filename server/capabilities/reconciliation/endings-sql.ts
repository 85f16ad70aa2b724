/** The amounts with which the ledger is compared, from the rows of settlements, claims, payouts and transfers. */
import { sql } from 'kysely';
import { type Amounts, amounts } from './sql.ts';

const OWNER_IS_DUE = sql`total_fils - platform_fee_fils + deposit_captured_fils - renter_refund_fils + renter_refund_fee_fils`;
const DEPOSIT_IS_CLOSED = sql`deposit_status <> 'held' AND deposit_held_fils > 0`;

export const settlements = {
	rental: amounts`SELECT booking_id::text AS id, total_fils AS fils FROM settlements`,
	fee: amounts`SELECT booking_id::text AS id, platform_fee_fils AS fils FROM settlements`,
	depositHeld: amounts`SELECT booking_id::text AS id, deposit_held_fils AS fils FROM settlements`,
	gatewayFee: amounts`SELECT booking_id::text AS id, gateway_fee_fils AS fils FROM settlements WHERE gateway_fee_fils <> 0`,
	closed: amounts`SELECT booking_id::text AS id, deposit_held_fils AS fils FROM settlements WHERE ${DEPOSIT_IS_CLOSED}`,
	closedInParts: amounts`SELECT booking_id::text AS id, deposit_captured_fils + deposit_released_fils + fine_hold_fils AS fils FROM settlements
		WHERE ${DEPOSIT_IS_CLOSED}`,
	/** No entry exists if all of it stays held for fines. */
	closedBesidesFineHold: amounts`SELECT booking_id::text AS id, deposit_held_fils - fine_hold_fils AS fils FROM settlements
		WHERE ${DEPOSIT_IS_CLOSED} AND deposit_held_fils > fine_hold_fils`,
	captured: amounts`SELECT booking_id::text AS id, deposit_captured_fils AS fils FROM settlements
		WHERE ${DEPOSIT_IS_CLOSED} AND deposit_held_fils > fine_hold_fils`,
	heldForFines: amounts`SELECT booking_id::text AS id, fine_hold_fils AS fils FROM settlements WHERE fine_hold_fils > 0`,
	capturedForClaim: amounts`SELECT booking_id::text AS id, deposit_captured_fils AS fils FROM settlements WHERE deposit_captured_fils <> 0`,
	/** The owner's amount is final once it is calculated, even if an admin holds it. */
	due: amounts`SELECT booking_id::text AS id, ${OWNER_IS_DUE} AS fils FROM settlements WHERE calculated_at IS NOT NULL AND ${OWNER_IS_DUE} > 0`,
	paid: amounts`SELECT booking_id::text AS id, ${OWNER_IS_DUE} AS fils FROM settlements WHERE status = 'PAID' AND ${OWNER_IS_DUE} > 0`,
	renterRefund: amounts`SELECT booking_id::text AS id, renter_refund_fils AS fils FROM settlements WHERE renter_refund_fils <> 0`,
};

export const renterClaims = {
	granted: amounts`SELECT id::text AS id, granted_fils AS fils FROM renter_claims WHERE granted_fils <> 0`,
	grantedOfBooking: amounts`SELECT booking_id::text AS id, sum(granted_fils)::bigint AS fils FROM renter_claims WHERE granted_fils <> 0 GROUP BY booking_id`,
	grantedLines: amounts`SELECT claim_id::text AS id, sum(granted_fils)::bigint AS fils FROM renter_claim_lines GROUP BY claim_id HAVING sum(granted_fils) <> 0`,
	/** Zero if the platform bears nothing of it. */
	fee: amounts`SELECT id::text AS id, fee_fils AS fils FROM renter_claims WHERE granted_fils <> 0`,
	/** Earlier goodwill for the renter counts towards it. Nothing is granted yet of an open claim. */
	refunded: amounts`SELECT c.id::text AS id, (sent.fils + greatest(0, least(coalesce(c.granted_fils, 0) - sent.fils, absorbed.fils)))::bigint AS fils
		FROM renter_claims c
		CROSS JOIN LATERAL (
			SELECT coalesce(sum(amount_fils), 0) AS fils FROM refunds WHERE reason = 'RENTER_CLAIM' AND cause = 'renter-claim:' || c.id
		) sent
		CROSS JOIN LATERAL (SELECT coalesce(sum(goodwill_absorbed_fils), 0) AS fils FROM payments WHERE booking_id = c.booking_id) absorbed
		WHERE sent.fils + least(coalesce(c.granted_fils, 0), absorbed.fils) <> 0`,
};

export const claims = {
	granted: amounts`SELECT id::text AS id, granted_fils AS fils FROM claims WHERE granted_fils <> 0`,
	grantedLines: amounts`SELECT claim_id::text AS id, sum(granted_fils)::bigint AS fils FROM claim_items GROUP BY claim_id HAVING sum(granted_fils) <> 0`,
	parts: amounts`SELECT id::text AS id, from_deposit_fils + excess_fils AS fils FROM claims WHERE from_deposit_fils + excess_fils <> 0`,
	fromDeposit: amounts`SELECT booking_id::text AS id, from_deposit_fils AS fils FROM claims WHERE from_deposit_fils <> 0`,
	excessPaid: amounts`SELECT id::text AS id, excess_fils AS fils FROM claims WHERE excess_paid_at IS NOT NULL`,
	excessPaidOfBooking: amounts`SELECT booking_id::text AS id, excess_fils AS fils FROM claims WHERE excess_paid_at IS NOT NULL`,
};

export const fines = {
	granted: amounts`SELECT id::text AS id, granted_fils AS fils FROM fines WHERE granted_fils > 0`,
	grantedOfBooking: amounts`SELECT booking_id::text AS id, sum(granted_fils)::bigint AS fils FROM fines GROUP BY booking_id HAVING sum(granted_fils) > 0`,
	held: amounts`SELECT booking_id::text AS id, held_fils AS fils FROM fine_holds`,
	charged: amounts`SELECT booking_id::text AS id, charged_fils AS fils FROM fine_holds WHERE charged_fils > 0`,
	released: amounts`SELECT booking_id::text AS id, released_fils AS fils FROM fine_holds WHERE released_fils > 0`,
};

export const payouts = {
	ofFines: amounts`SELECT fine_id::text AS id, sum(amount_fils)::bigint AS fils FROM payouts WHERE source = 'LATE_FINE' GROUP BY fine_id`,
	of: (source: 'SETTLEMENT' | 'CANCELLATION' | 'CLAIM_EXCESS'): Amounts =>
		amounts`SELECT booking_id::text AS id, sum(amount_fils)::bigint AS fils FROM payouts WHERE source = ${source} GROUP BY booking_id`,
	forGoodwill: amounts`SELECT goodwill_id::text AS id, sum(amount_fils)::bigint AS fils FROM payouts WHERE source = 'GOODWILL' GROUP BY goodwill_id`,
	paidForSettlement: amounts`SELECT booking_id::text AS id, amount_fils AS fils FROM payouts WHERE source = 'SETTLEMENT' AND state = 'PAID'`,
	/** One row for each attempt, identified by payout and attempt number. */
	attempts: amounts`SELECT concat(a.payout_id, ':', a.attempt) AS id, p.amount_fils AS fils FROM payout_attempts a JOIN payouts p ON p.id = a.payout_id`,
	failedAttempts: amounts`SELECT concat(a.payout_id, ':', a.attempt) AS id, p.amount_fils AS fils
		FROM payout_attempts a JOIN payouts p ON p.id = a.payout_id WHERE a.failed_at IS NOT NULL`,
	paid: amounts`SELECT concat(id, ':', attempt) AS id, amount_fils AS fils FROM payouts WHERE state = 'PAID'`,
	inTransit: amounts`SELECT concat(booking_id, ' of owner ', owner_id) AS id, sum(amount_fils)::bigint AS fils FROM payouts
		WHERE state = 'SENT' GROUP BY booking_id, owner_id`,
	/** According to the payout rows: frozen amounts, with the amount of the dispute. */
	frozen: amounts`SELECT f.dispute_id::text AS id, d.amount_fils AS fils FROM payout_freezes f LEFT JOIN disputes d ON d.id = f.dispute_id
		WHERE f.lifted_at IS NULL`,
};

/**
 * What each owner is still owed for each booking: from the rental, the deposit, a claim, fines and goodwill, minus refunds to the renter and
 * payouts sent to the bank.
 */
export const ownerBalancesDue = amounts`SELECT concat(booking_id, ' of owner ', owner_id) AS id, sum(fils)::bigint AS fils FROM (
		SELECT id AS booking_id, owner_id, CASE status WHEN 'COMPLETED' THEN total_fils - platform_fee_fils ELSE kept_fils - kept_platform_fee_fils END AS fils
			FROM bookings WHERE paid_at IS NOT NULL AND status IN ('COMPLETED', 'CANCELLED')
		UNION ALL SELECT booking_id, owner_id, deposit_captured_fils FROM settlements
		UNION ALL SELECT booking_id, owner_id, fee_fils - granted_fils FROM renter_claims WHERE granted_fils <> 0
		UNION ALL SELECT booking_id, owner_id, excess_fils FROM claims WHERE excess_paid_at IS NOT NULL
		UNION ALL SELECT booking_id, recipient_id, amount_fils FROM goodwill WHERE recipient = 'OWNER' AND state = 'GRANTED'
		UNION ALL SELECT h.booking_id, h.owner_id, f.granted_fils FROM fines f JOIN fine_holds h ON h.booking_id = f.booking_id WHERE f.granted_fils > 0
		UNION ALL SELECT booking_id, owner_id, -amount_fils FROM payouts WHERE state IN ('SENT', 'PAID')
	) due GROUP BY booking_id, owner_id HAVING sum(fils) <> 0`;

export const goodwill = {
	granted: amounts`SELECT id::text AS id, amount_fils AS fils FROM goodwill WHERE state = 'GRANTED'`,
	toOwners: amounts`SELECT id::text AS id, amount_fils AS fils FROM goodwill WHERE state = 'GRANTED' AND recipient = 'OWNER'`,
	toRenters: amounts`SELECT id::text AS id, amount_fils AS fils FROM goodwill WHERE state = 'GRANTED' AND recipient = 'RENTER'`,
	refunded: amounts`SELECT substr(cause, 10) AS id, sum(amount_fils)::bigint AS fils FROM refunds WHERE reason = 'GOODWILL' GROUP BY cause`,
	refundedOfPayment: amounts`SELECT payment_id::text AS id, sum(amount_fils)::bigint AS fils FROM refunds WHERE reason = 'GOODWILL' GROUP BY payment_id`,
	ofPayment: amounts`SELECT id::text AS id, goodwill_fils AS fils FROM payments WHERE goodwill_fils <> 0`,
	absorbed: amounts`SELECT booking_id::text AS id, sum(goodwill_absorbed_fils)::bigint AS fils FROM payments
		WHERE goodwill_absorbed_fils <> 0 GROUP BY booking_id`,
	/** The platform's final cost. */
	spent: amounts`SELECT id, sum(fils)::bigint AS fils FROM (
			SELECT booking_id::text AS id, amount_fils AS fils FROM goodwill WHERE state = 'GRANTED'
			UNION ALL SELECT booking_id::text, -goodwill_absorbed_fils FROM payments
		) moved GROUP BY id HAVING sum(fils) <> 0`,
};

export const transfers = {
	net: amounts`SELECT id::text AS id, net_fils AS fils FROM gateway_transfers WHERE net_fils <> 0`,
	/** Balance of our bank account: all transfers of the gateway minus the payouts of each booking. */
	lessPayouts: amounts`SELECT id, sum(fils)::bigint AS fils FROM (
			SELECT 'none' AS id, net_fils AS fils FROM gateway_transfers
			UNION ALL SELECT booking_id::text, -amount_fils FROM payouts WHERE state = 'PAID'
		) moved GROUP BY id HAVING sum(fils) <> 0`,
};

const invoicedAs = (
	kind: 'PLATFORM_FEE' | 'RENTAL',
): Amounts => amounts`SELECT booking_id::text AS id, sum(CASE document WHEN 'INVOICE' THEN total_fils ELSE -total_fils END)::bigint AS fils
	FROM invoices WHERE kind = ${kind} GROUP BY booking_id`;

/** Of bookings that are invoiced: those of the former release follow by a job. */
const earnedFor = (kind: 'PLATFORM_FEE' | 'RENTAL', accounts: readonly string[]): Amounts => amounts`SELECT e.booking_id::text AS id,
		sum(l.credit_fils - l.debit_fils)::bigint AS fils
	FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id
	WHERE l.account = ANY (${accounts}::text[])
		AND (starts_with(e.event_key, 'renter-claim:')
			OR EXISTS (SELECT FROM journal_lines r WHERE r.entry_id = e.id AND r.account = 'RENTAL_ESCROW' AND r.debit_fils > 0))
		AND EXISTS (SELECT FROM invoices i WHERE i.booking_id = e.booking_id AND i.kind = ${kind})
	GROUP BY e.booking_id`;

export const invoices = {
	fee: invoicedAs('PLATFORM_FEE'),
	rental: invoicedAs('RENTAL'),
	feeEarned: earnedFor('PLATFORM_FEE', ['PLATFORM_REVENUE']),
	rentalEarned: earnedFor('RENTAL', ['PLATFORM_REVENUE', 'OWNER_PAYABLE']),
};
