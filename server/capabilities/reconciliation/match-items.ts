/** Matches each report line to a payment, refund or dispute, and posts its fee. An unmatched line is tried again with the next report. */
import {
	arrivedRefundsOf,
	disputesOfPayment,
	finalizeGatewayFee,
	type PaymentPlatform,
	type PaymentRow,
	paymentsByGatewayIds,
	postExtraGatewayFee,
} from '#server/capabilities/payments/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { NewDifference } from './differences-sql.ts';
import { type ItemRow, listAnnouncedItems, markFeePosted, setMatch, unsettledItems } from './transfers-sql.ts';

/** Lines that match nothing known. */
export async function matchItems(platform: PaymentPlatform): Promise<NewDifference[]> {
	const differences: NewDifference[] = [];
	for (const item of await unsettledItems(platform.db)) {
		const [payment] = await paymentsByGatewayIds(platform.db, item.gateway, [item.gateway_payment_id]);
		const known = payment !== undefined && payment.state === 'PAID';
		const kind = known ? await matchOne(platform, item, payment) : 'PAYMENT_UNKNOWN';
		if (kind) {
			differences.push({
				kind,
				subjectId: item.id,
				reference: item.gateway_payment_id,
				bookingId: payment?.booking_id ?? null,
				oursFils: null,
				theirsFils: item.gross_fils,
			});
		}
	}
	return differences;
}

/** Null if it was matched. */
async function matchOne(platform: PaymentPlatform, item: ItemRow, payment: PaymentRow): Promise<NewDifference['kind'] | null> {
	return inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'booking', payment.booking_id);
		if (!item.matched_id) {
			const matched = await findMatch(tx, item, payment);
			if (!matched) return missing[item.kind as keyof typeof missing];
			await setMatch(tx, item.id, matched);
		}
		if (!item.fee_entered_at && (await enterFee(platform, tx, item, payment))) await markFeePosted(tx, item.id, platform.clock.now());
		return null;
	});
}

const missing = { payment: 'REPORTED_TWICE', refund: 'REFUND_UNKNOWN', dispute: 'DISPUTE_UNKNOWN' } as const;

async function enterFee(platform: PaymentPlatform, tx: Transaction, item: ItemRow, payment: PaymentRow): Promise<boolean> {
	if (item.kind === 'payment') {
		await finalizeGatewayFee(platform, tx, payment, item.fee_fils);
		return true;
	}
	return item.fee_fils === 0n || postExtraGatewayFee(platform, tx, payment, { event: item.id, fils: item.fee_fils });
}

/** A line names the payment, not the refund: among refunds of the same amount it matches the one that arrived first. */
async function findMatch(tx: Transaction, item: ItemRow, payment: PaymentRow): Promise<string | undefined> {
	const candidates = await candidatesFor(tx, item, payment);
	const announced = await listAnnouncedItems(tx, candidates, item.gross_fils);
	return candidates.find((id) => !announced.has(id));
}

async function candidatesFor(tx: Transaction, item: ItemRow, payment: PaymentRow): Promise<string[]> {
	if (item.kind === 'payment') return [payment.id];
	if (item.kind === 'refund') {
		const refunds = await arrivedRefundsOf(tx, payment.id);
		return refunds.filter(({ amount_fils }) => amount_fils === item.gross_fils).map(({ id }) => id);
	}
	const disputes = await disputesOfPayment(tx, payment.id);
	// A positive amount means a dispute that was won.
	return disputes.filter(({ state }) => item.gross_fils > 0n || state === 'WON').map(({ id }) => id);
}
