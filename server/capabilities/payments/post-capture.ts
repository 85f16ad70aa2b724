/** A charge was captured: posts the journal entry and the estimated gateway fee, and publishes the event. Runs where the payment becomes PAID, under the booking's lock. */
import type { EntryKind } from '#contract/ledger.ts';
import { share } from '#contract/money.ts';
import { captureLines, claimPaidLines, gatewayFeeLines, post } from '#server/capabilities/ledger/index.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { changePaymentCaptured, claimPaymentCaptured, paymentCaptured } from './events.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { refundPayment, returnClaimPayment } from './refund-payment.ts';
import { changePayment, findAppliedChangePayment, findAppliedClaimPayment, type PaymentRow } from './sql.ts';

const ALL_BASIS_POINTS = 10_000n;

export async function postCapture(platform: PaymentPlatform, tx: Transaction, payment: PaymentRow): Promise<void> {
	await postEntry(platform, tx, payment, 'payment-captured', linesOf(payment));
	// Uses the current settings: the fee is not part of any agreement, the platform bears it, and the gateway's report replaces it.
	const { gatewayFeeBasisPoints } = await currentSettings(tx);
	const feeFils = share(payment.amount_fils, BigInt(gatewayFeeBasisPoints), ALL_BASIS_POINTS);
	if (feeFils > 0n) {
		await postEntry(platform, tx, payment, 'gateway-fee', gatewayFeeLines(feeFils));
		await changePayment(tx, payment.id, { gateway_fee_fils: feeFils });
	}
	const payload = { paymentId: payment.id, bookingId: payment.booking_id };
	if (payment.change_id) await applyChangePayment(platform, tx, payment, payment.change_id);
	else if (payment.claim_id) await applyClaimPayment(platform, tx, payment, payment.claim_id);
	else await platform.events.publish(platform, tx, paymentCaptured, payload);
}

async function applyChangePayment(platform: PaymentPlatform, tx: Transaction, payment: PaymentRow, changeId: string): Promise<void> {
	if (await findAppliedChangePayment(tx, changeId)) {
		await refundPayment(platform, tx, payment.id, 'CHANGE_PAID_TWICE');
		return;
	}
	await platform.events.publish(platform, tx, changePaymentCaptured, { paymentId: payment.id, bookingId: payment.booking_id, changeId });
}

async function applyClaimPayment(platform: PaymentPlatform, tx: Transaction, payment: PaymentRow, claimId: string): Promise<void> {
	if (await findAppliedClaimPayment(tx, claimId)) {
		await returnClaimPayment(platform, tx, payment.id, 'CLAIM_PAID_TWICE');
		return;
	}
	await changePayment(tx, payment.id, { kept: true });
	await platform.events.publish(platform, tx, claimPaymentCaptured, { paymentId: payment.id, bookingId: payment.booking_id, claimId });
}

function linesOf(payment: PaymentRow) {
	return payment.payee_id
		? claimPaidLines(payment.claim_fils, payment.payee_id)
		: captureLines({ rentalFils: payment.rental_fils, depositFils: payment.deposit_fils });
}

async function postEntry(
	platform: PaymentPlatform,
	tx: Transaction,
	payment: PaymentRow,
	event: EntryKind,
	lines: ReturnType<typeof linesOf>,
) {
	const occurredAt = platform.clock.now();
	await post(tx, { eventKey: `${event}:${payment.id}`, bookingId: payment.booking_id, occurredAt, lines });
}
