/** The state of a payment for the person who paid: queries the gateway first. */
import * as z from 'zod';
import { formatFils } from '#contract/money.ts';
import type { Payment } from '#contract/payments.ts';
import { ammanIso } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { GatewayRefusal, GatewayUnreachable, type PaymentSnapshot } from '#server/providers/gateway/port.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { failureCode, pickDecisiveSnapshot, wireStatus } from './rules.ts';
import { type PaymentRow, paymentByGatewayId, paymentById, refundsOfPayment } from './sql.ts';
import { applySnapshot, syncPayment } from './sync-payment.ts';

/** `id`: ours or the gateway's. Another person's attempt is reported as missing. */
export async function verifyPayment(platform: PaymentPlatform, caller: Caller, id: string): Promise<Payment> {
	const payment = await findFor(platform, caller, id);
	if (payment.payer_id !== caller.userId) throw refuse('PAYMENT_NOT_FOUND');
	const settled = payment.state === 'PAID' || payment.state === 'REVIEW';
	return toPayment(platform, settled ? payment : await reachable(() => syncPayment(platform, payment)));
}

async function findFor(platform: PaymentPlatform, caller: Caller, id: string): Promise<PaymentRow> {
	if (z.uuid().safeParse(id).success) {
		const own = await paymentById(platform.db, id);
		if (own) return own;
	}
	for (const { name } of platform.gateways.all) {
		const known = await paymentByGatewayId(platform.db, name, id);
		if (known) return known;
	}
	const { attempt, snapshot } = await findAttemptAcrossGateways(platform, id);
	if (attempt.payer_id !== caller.userId) throw refuse('PAYMENT_NOT_FOUND');
	return applySnapshot(platform, attempt, snapshot);
}

/** The gateway's payment id is unknown on the first return: the gateway that knows it names our attempt. */
async function findAttemptAcrossGateways(
	platform: PaymentPlatform,
	gatewayPaymentId: string,
): Promise<{ attempt: PaymentRow; snapshot: PaymentSnapshot }> {
	let unreachable: unknown = null;
	for (const gateway of platform.gateways.all) {
		try {
			const snapshot = pickDecisiveSnapshot(await gateway.getPayment({ gatewayPaymentId }));
			const attemptId = z.uuid().safeParse(snapshot?.attemptId).data;
			const attempt = attemptId && (await paymentById(platform.db, attemptId));
			if (snapshot && attempt && attempt.gateway === gateway.name) return { attempt, snapshot };
		} catch (error) {
			if (error instanceof GatewayUnreachable) unreachable = error;
			else if (!(error instanceof GatewayRefusal)) throw error;
		}
	}
	throw refuse(unreachable ? 'GATEWAY_UNAVAILABLE' : 'PAYMENT_NOT_FOUND');
}

async function reachable<T>(ask: () => Promise<T>): Promise<T> {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof GatewayUnreachable) throw refuse('GATEWAY_UNAVAILABLE');
		if (error instanceof GatewayRefusal) throw refuse('PAYMENT_NOT_FOUND');
		throw error;
	}
}

async function toPayment(platform: PaymentPlatform, row: PaymentRow): Promise<Payment> {
	const state = row.state;
	const status = wireStatus(state);
	const refunds = await refundsOfPayment(platform.db, row.id);
	return {
		id: row.id,
		status,
		amountJod: formatFils(row.amount_fils),
		bookingId: row.booking_id,
		purpose: row.purpose,
		claimId: row.claim_id,
		changeId: row.change_id,
		reference: row.reference,
		gatewayReference: row.gateway_reference,
		failureCode: failureCode(state, row.failure_code, row.failure_message),
		mayRetry: status === 'FAILED' && platform.clock.now() < row.pay_until,
		refunds: refunds.map((refund) => ({
			amountJod: formatFils(refund.amount_fils),
			status: refund.state,
			createdAt: ammanIso(refund.created_at),
		})),
	};
}
