/** The amounts with which the ledger is compared, from the rows of bookings, payments, refunds and disputes; and the expected balances per booking. */
import { sql } from 'kysely';
import { amounts } from './sql.ts';

/** The deposit is held: it is not closed yet. */
const DEPOSIT_STAYS = sql`b.paid_at IS NOT NULL AND b.status <> 'CANCELLED' AND b.deposit_fils > 0 AND coalesce(s.deposit_status, 'held') = 'held'`;

export const bookings = {
	rentalHeld: amounts`SELECT id::text AS id, total_fils AS fils FROM bookings WHERE paid_at IS NOT NULL AND status IN ('REQUESTED', 'CONFIRMED')`,
	/** The whole deposit until it is closed; from then on what is still held for fines. */
	depositHeld: amounts`SELECT b.id::text AS id, b.deposit_fils AS fils FROM bookings b LEFT JOIN settlements s ON s.booking_id = b.id WHERE ${DEPOSIT_STAYS}
		UNION ALL SELECT booking_id::text, held_fils - charged_fils - released_fils FROM fine_holds WHERE charged_fils + released_fils < held_fils`,
	charge: amounts`SELECT id::text AS id, total_fils + deposit_fils AS fils FROM bookings WHERE paid_at IS NOT NULL`,
	completedRental: amounts`SELECT id::text AS id, total_fils AS fils FROM bookings WHERE status = 'COMPLETED'`,
	/** Less what the platform bears of a promo code. */
	completedFee: amounts`SELECT id::text AS id, platform_fee_fils AS fils FROM bookings WHERE status = 'COMPLETED'`,
	completedWholeFee: amounts`SELECT id::text AS id, platform_fee_fils + promo_fils AS fils FROM bookings WHERE status = 'COMPLETED'`,
	/** What the platform bears of its own promo codes. */
	promoBorne: amounts`SELECT id::text AS id, fils FROM (
			SELECT id, CASE status WHEN 'COMPLETED' THEN promo_fils WHEN 'CANCELLED' THEN kept_promo_fils END AS fils FROM bookings WHERE paid_at IS NOT NULL
		) borne WHERE fils > 0`,
	completedDeposit: amounts`SELECT id::text AS id, deposit_fils AS fils FROM bookings WHERE status = 'COMPLETED'`,
	/** For a cancelled booking: the retained part of its owner. */
	ownerKept: amounts`SELECT id::text AS id, kept_fils - kept_platform_fee_fils AS fils FROM bookings
		WHERE status = 'CANCELLED' AND paid_at IS NOT NULL AND kept_fils > kept_platform_fee_fils`,
	/** The fee of a completed booking less the part that a renter's claim takes, and the fee on the retained part of a cancelled one. */
	platformEarned: amounts`SELECT id::text AS id, fils FROM (
			SELECT id, CASE status
				WHEN 'COMPLETED' THEN platform_fee_fils + promo_fils - coalesce((SELECT sum(c.fee_fils) FROM renter_claims c WHERE c.booking_id = bookings.id), 0)::bigint
				WHEN 'CANCELLED' THEN kept_platform_fee_fils + kept_promo_fils
			END AS fils
			FROM bookings WHERE paid_at IS NOT NULL
		) earned WHERE fils > 0`,
};

/** For payments applied to a cancelled booking: the part that is refunded in the end. For a payment that was never applied: all of it. */
const PAYMENTS_OWED_BACK = sql`FROM payments p JOIN bookings b ON b.id = p.booking_id
	WHERE p.state = 'PAID' AND (NOT p.kept OR (b.status = 'CANCELLED' AND p.purpose <> 'CLAIM'))`;
const KEPT_OF_BOOKING = sql`p.kept AND p.purpose <> 'CLAIM'`;

/** By the gateway; what was carried over from another booking was charged there. */
const CHARGED = sql`state = 'PAID' AND purpose <> 'CARRIED'`;

export const payments = {
	paid: amounts`SELECT id::text AS id, amount_fils AS fils FROM payments WHERE state = 'PAID'`,
	amount: amounts`SELECT id::text AS id, amount_fils AS fils FROM payments WHERE ${CHARGED}`,
	rental: amounts`SELECT id::text AS id, rental_fils AS fils FROM payments WHERE ${CHARGED}`,
	deposit: amounts`SELECT id::text AS id, deposit_fils AS fils FROM payments WHERE ${CHARGED}`,
	claim: amounts`SELECT id::text AS id, claim_fils AS fils FROM payments WHERE ${CHARGED}`,
	/** By the refund that was carried over. */
	carried: amounts`SELECT carried_refund_id::text AS id, amount_fils AS fils FROM payments WHERE purpose = 'CARRIED'`,
	carriedRental: amounts`SELECT carried_refund_id::text AS id, rental_fils AS fils FROM payments WHERE purpose = 'CARRIED'`,
	carriedDeposit: amounts`SELECT carried_refund_id::text AS id, deposit_fils AS fils FROM payments WHERE purpose = 'CARRIED'`,
	kept: amounts`SELECT booking_id::text AS id, sum(amount_fils - rental_reduced_fils - deposit_reduced_fils)::bigint AS fils
		FROM payments p WHERE ${KEPT_OF_BOOKING} GROUP BY booking_id`,
	keptForClaim: amounts`SELECT claim_id::text AS id, sum(claim_fils)::bigint AS fils FROM payments WHERE kept AND purpose = 'CLAIM' GROUP BY claim_id`,
	owedBack: amounts`SELECT p.booking_id::text AS id, (sum(p.amount_fils - p.rental_reduced_fils - p.deposit_reduced_fils)
			- max(CASE WHEN ${KEPT_OF_BOOKING} THEN b.kept_fils ELSE 0 END))::bigint AS fils ${PAYMENTS_OWED_BACK} GROUP BY p.booking_id`,
	keptFee: amounts`SELECT p.booking_id::text AS id, max(CASE WHEN ${KEPT_OF_BOOKING} THEN b.kept_platform_fee_fils + b.kept_promo_fils ELSE 0 END)::bigint AS fils
		${PAYMENTS_OWED_BACK} GROUP BY p.booking_id`,
	rentalReduced: amounts`SELECT booking_id::text AS id, sum(rental_reduced_fils)::bigint AS fils FROM payments
		WHERE rental_reduced_fils + deposit_reduced_fils > 0 GROUP BY booking_id`,
	depositReduced: amounts`SELECT booking_id::text AS id, sum(deposit_reduced_fils)::bigint AS fils FROM payments
		WHERE rental_reduced_fils + deposit_reduced_fils > 0 GROUP BY booking_id`,
	reserved: amounts`SELECT id::text AS id, refund_reserved_fils AS fils FROM payments WHERE refund_reserved_fils <> 0`,
	gatewayFees: amounts`SELECT booking_id::text AS id, sum(gateway_fee_fils)::bigint AS fils FROM payments WHERE gateway_fee_fils <> 0 GROUP BY booking_id`,
	gatewayFeeOfRental: amounts`SELECT p.booking_id::text AS id, sum(p.gateway_fee_fils)::bigint AS fils FROM payments p JOIN settlements s ON s.booking_id = p.booking_id
		WHERE ${KEPT_OF_BOOKING} AND p.gateway_fee_fils <> 0 GROUP BY p.booking_id`,
};

export const refunds = {
	ofPayment: amounts`SELECT payment_id::text AS id, sum(amount_fils)::bigint AS fils FROM refunds GROUP BY payment_id`,
	/** A refund that the gateway gave up is still owed; what the renter's bank returned is not. */
	owed: amounts`SELECT booking_id::text AS id, sum(amount_fils)::bigint AS fils FROM refunds
		WHERE state IN ('PENDING', 'SENT', 'FAILED') GROUP BY booking_id`,
	arrived: amounts`SELECT id::text AS id, amount_fils AS fils FROM refunds WHERE state = 'REFUNDED'`,
	chargedBack: amounts`SELECT id::text AS id, amount_fils AS fils FROM refunds WHERE state = 'CHARGED_BACK'`,
	carried: amounts`SELECT id::text AS id, amount_fils AS fils FROM refunds WHERE state = 'CARRIED'`,
	/** By the payment that was charged. */
	chargedBackOfPayment: amounts`SELECT coalesce(p.source_payment_id, p.id)::text AS id, sum(r.amount_fils)::bigint AS fils
		FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.state = 'CHARGED_BACK' GROUP BY 1`,
};

export const disputes = {
	all: amounts`SELECT id::text AS id, amount_fils AS fils FROM disputes`,
	won: amounts`SELECT id::text AS id, amount_fils AS fils FROM disputes WHERE state = 'WON'`,
	lost: amounts`SELECT id::text AS id, amount_fils AS fils FROM disputes WHERE state = 'LOST'`,
	open: amounts`SELECT id::text AS id, amount_fils AS fils FROM disputes WHERE state = 'OPEN'`,
	openOfBooking: amounts`SELECT booking_id::text AS id, sum(amount_fils)::bigint AS fils FROM disputes WHERE state = 'OPEN' GROUP BY booking_id`,
	/** A charge may have paid for several bookings: for each, the loss is reduced by what the bank returned in place of its refunds. */
	lossOfBooking: amounts`SELECT id, sum(fils)::bigint AS fils FROM (
			SELECT booking_id::text AS id, amount_fils AS fils FROM disputes WHERE state = 'LOST'
			UNION ALL SELECT booking_id::text, -amount_fils FROM refunds WHERE state = 'CHARGED_BACK'
		) lost GROUP BY id HAVING sum(fils) <> 0`,
	coveredOfPayment: amounts`SELECT payment_id::text AS id, sum(covered_fils)::bigint AS fils FROM disputes GROUP BY payment_id HAVING sum(covered_fils) <> 0`,
};

/** Our balance at the gateway by booking: charges and what was carried over, minus fees, refunds and disputed amounts, minus transfers to our bank. */
export const atTheGateway = amounts`SELECT id, sum(fils)::bigint AS fils FROM (
		SELECT booking_id::text AS id, amount_fils - gateway_fee_fils AS fils FROM payments WHERE state = 'PAID'
		UNION ALL SELECT booking_id::text, -amount_fils FROM refunds WHERE state IN ('REFUNDED', 'CARRIED')
		UNION ALL SELECT booking_id::text, -amount_fils FROM disputes WHERE state IN ('OPEN', 'LOST')
		UNION ALL SELECT 'none', -net_fils FROM gateway_transfers
	) moved GROUP BY id HAVING sum(fils) <> 0`;

export const promoCodes = {
	/** Discounts of the platform's codes for bookings that are over. */
	given: amounts`SELECT r.booking_id::text AS id, r.discount_fils AS fils FROM promo_redemptions r JOIN promo_codes c ON c.id = r.code_id
		JOIN bookings b ON b.id = r.booking_id
		WHERE c.owner_id IS NULL AND r.released_at IS NULL AND b.status IN ('COMPLETED', 'CANCELLED') AND r.discount_fils > 0`,
};
