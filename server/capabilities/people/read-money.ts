/** A person's money for admins: charges, refunds, what they are owed, and what is open. */
import { formatFils } from '#contract/money.ts';
import { FILE_ROWS, type PersonMoney } from '#contract/person-file.ts';
import { ammanIso } from '#contract/time.ts';
import { heldDepositsOf } from '#server/capabilities/bookings/index.ts';
import { ownerPayableOf } from '#server/capabilities/ledger/index.ts';
import { paymentsOfPerson, sumsOfPayer } from '#server/capabilities/payments/index.ts';
import { sumPayoutsByState } from '#server/capabilities/payouts/index.ts';
import { waitingSums } from '#server/capabilities/settlements/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';

const sumOf = (rows: ReadonlyArray<{ fils: bigint }>): bigint => rows.reduce((sum, { fils }) => sum + fils, 0n);

export async function readMoney(db: Queryable, userId: string, now: Date): Promise<PersonMoney> {
	const [payments, sums, held, payable, waiting, payouts] = await Promise.all([
		paymentsOfPerson(db, userId, FILE_ROWS),
		sumsOfPayer(db, userId),
		heldDepositsOf(db, userId),
		ownerPayableOf(db, userId),
		waitingSums(db, userId),
		sumPayoutsByState(db, { ownerId: userId, now }),
	]);
	return {
		paidJod: formatFils(sums.paid),
		refundedJod: formatFils(sums.refunded),
		refundsOpenJod: formatFils(sums.refundOpen),
		depositsHeldJod: formatFils(held),
		payableJod: formatFils(payable),
		settlementsWaitingJod: formatFils(sumOf(waiting)),
		payoutsOpenJod: formatFils(sumOf(payouts.filter(({ state }) => state !== 'PAID'))),
		payoutsPaidJod: formatFils(sumOf(payouts.filter(({ state }) => state === 'PAID'))),
		payments: payments.map((payment) => ({
			id: payment.id,
			bookingId: payment.booking_id,
			reference: payment.reference,
			purpose: payment.purpose,
			amountJod: formatFils(payment.amount_fils),
			paidAt: ammanIso(payment.paid_at),
			refundedJod: formatFils(payment.refunded),
			refundOpenJod: formatFils(payment.refund_open),
		})),
	};
}
