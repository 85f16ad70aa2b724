/** The difference of a change was paid; runs in the transaction of the payment, under the booking's lock. */
import { applyPayment, refundPayment } from '#server/capabilities/payments/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { lockBooking } from '../sql.ts';
import { isPickupOver, isStill, parseTerms } from './change-terms.ts';
import { changeById } from './changes-sql.ts';
import { moveChange } from './move-change.ts';

/** A payment for a change that is over is refunded automatically. */
export async function onChangePaymentCaptured(
	platform: Platform,
	tx: Transaction,
	{ paymentId, bookingId, changeId }: { paymentId: string; bookingId: string; changeId: string },
): Promise<void> {
	const row = await lockBooking(tx, bookingId);
	const change = await changeById(tx, changeId);
	const waits =
		row?.status === 'CONFIRMED' &&
		change?.state === 'AWAITING_PAYMENT' &&
		isStill(row, parseTerms(change.before)) &&
		!isPickupOver(row, change);
	if (!waits) {
		await refundPayment(platform, tx, paymentId, 'CHANGE_PAID_TOO_LATE');
		return;
	}
	await applyPayment(tx, paymentId);
	await moveChange(platform, tx, { row, change }, 'APPLY', row.renter_id);
}
