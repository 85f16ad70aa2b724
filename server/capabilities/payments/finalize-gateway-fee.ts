/** The gateway reported the real fee: posts the difference and publishes the event. */
import { type EventKey, gatewayFeeLines, post } from '#server/capabilities/ledger/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { lockSubject } from '#server/platform/database/transaction.ts';
import { gatewayFeeFinalized } from './events.ts';
import { setFinalGatewayFee } from './overview-sql.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { lockPayment } from './sql.ts';

/** Finalizes the fee of the charge, once; does nothing if it is final already. */
export async function finalizeGatewayFee(
	platform: PaymentPlatform,
	tx: Transaction,
	payment: { id: string; booking_id: string },
	feeFils: bigint,
): Promise<void> {
	await lockSubject(tx, 'booking', payment.booking_id);
	const current = await lockPayment(tx, payment.id);
	if (current.gateway_fee_is_final) return;
	await setFinalGatewayFee(tx, current.id, feeFils);
	await postFee(platform, tx, current.booking_id, `gateway-fee-trued-up:${current.id}`, feeFils - current.gateway_fee_fils);
}

/** Posts an additional gateway fee (refund, dispute), keyed by `event`. Returns false while the charge's own fee is still an estimate. */
export async function postExtraGatewayFee(
	platform: PaymentPlatform,
	tx: Transaction,
	payment: { id: string; booking_id: string },
	fee: { event: string; fils: bigint },
): Promise<boolean> {
	await lockSubject(tx, 'booking', payment.booking_id);
	const current = await lockPayment(tx, payment.id);
	if (!current.gateway_fee_is_final) return false;
	await setFinalGatewayFee(tx, current.id, current.gateway_fee_fils + fee.fils);
	await postFee(platform, tx, current.booking_id, `gateway-fee:${fee.event}`, fee.fils);
	return true;
}

async function postFee(platform: PaymentPlatform, tx: Transaction, bookingId: string, eventKey: EventKey, fils: bigint): Promise<void> {
	if (fils !== 0n) await post(tx, { eventKey, bookingId, occurredAt: platform.clock.now(), lines: gatewayFeeLines(fils) });
	await platform.events.publish(platform, tx, gatewayFeeFinalized, { bookingId });
}
