/** Sends a refund to the gateway, once, and follows it until the money has arrived. */
import { formatFils, jod } from '#contract/money.ts';
import { post, refundConfirmedLines } from '#server/capabilities/ledger/index.ts';
import { closeAlert, raiseAlert } from '#server/platform/context/alerts.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { enqueue, priority } from '#server/platform/jobs/jobs.ts';
import { type GatewayOperation, GatewayRefusal } from '#server/providers/gateway/port.ts';
import { lostDisputeOf, openDisputeOf } from './disputes-sql.ts';
import { refundArrived, refundSent } from './events.ts';
import { checkRefund } from './jobs.ts';
import { refundsOfCharge } from './overview-sql.ts';
import { gatewayOf, type PaymentPlatform } from './payment-platform.ts';
import { enqueueRefund, markRefundChargedBack } from './refund-payment.ts';
import { isForgottenRefund, nextAttemptAt, nextRefundCheckAt, refundKey } from './refund-rules.ts';
import { changeRefund, lockRefund, paymentById, type RefundChange, type RefundRow, refundById } from './sql.ts';

export async function sendOwedRefund(platform: PaymentPlatform, refundId: string): Promise<void> {
	const seen = await refundById(platform.db, refundId);
	// Released before the gateway is called, so that it can no longer be carried over. Read again, because a part may have been carried over.
	const refund = seen?.held_until ? await releaseWhenDue(platform, seen) : seen;
	if (refund?.state !== 'PENDING') return;
	// An open dispute is decided first: its end sends what remains of the refund.
	if (await openDisputeOf(platform.db, refund.booking_id)) return;
	const payment = await paymentById(platform.db, refund.payment_id);
	const charged = payment?.source_payment_id ? await paymentById(platform.db, payment.source_payment_id) : payment;
	if (!charged?.gateway_payment_id) throw new Error(`refund ${refundId}: its payment has no gateway id`);
	try {
		const known = await refundsOfCharge(platform.db, charged.id);
		const operation = await gatewayOf(platform, charged).refund(
			charged.gateway_payment_id,
			jod(refund.amount_fils),
			refundKey(refund),
			(other) => isForgottenRefund(known, other),
		);
		await updateProgress(platform, refund, operation);
	} catch (error) {
		if (!(error instanceof GatewayRefusal)) throw error;
		await recordRefusal(platform, refund, error.message);
	}
}

/** Undefined while the renter may still carry it over; it is tried again when that time is over. */
async function releaseWhenDue(platform: PaymentPlatform, seen: RefundRow): Promise<RefundRow | undefined> {
	return inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'booking', seen.booking_id);
		const refund = await lockRefund(tx, seen.id);
		if (refund.state !== 'PENDING' || !refund.held_until) return refund;
		if (platform.clock.now() < refund.held_until) {
			await enqueueRefund(tx, refund, refund.held_until);
			return undefined;
		}
		await changeRefund(tx, refund.id, { held_until: null });
		return { ...refund, held_until: null };
	});
}

/** Fetches the status of a refund from the gateway. */
export async function syncRefund(platform: PaymentPlatform, refund: RefundRow): Promise<void> {
	if (refund.state !== 'SENT' || !refund.gateway_refund_id) return;
	const payment = await paymentById(platform.db, refund.payment_id);
	if (payment) await updateProgress(platform, refund, await gatewayOf(platform, payment).getRefund(refund.gateway_refund_id));
}

export async function watchRefund(platform: PaymentPlatform, refundId: string): Promise<void> {
	const refund = await refundById(platform.db, refundId);
	if (refund) await syncRefund(platform, refund);
}

/** Changes the refund under its lock, unless it has changed since it was `seen`: webhook and timer may report the same result. */
async function change(
	platform: PaymentPlatform,
	seen: RefundRow,
	act: (tx: Transaction, refund: RefundRow) => Promise<void>,
): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'booking', seen.booking_id);
		const refund = await lockRefund(tx, seen.id);
		if (refund.attempt !== seen.attempt || (refund.state !== 'PENDING' && refund.state !== 'SENT')) return;
		await act(tx, refund);
	});
}

async function updateProgress(platform: PaymentPlatform, seen: RefundRow, operation: GatewayOperation): Promise<void> {
	await change(platform, seen, async (tx, refund) => {
		const now = platform.clock.now();
		const sent = { gateway_refund_id: operation.gatewayOperationId, tries: refund.tries + 1, sent_at: refund.sent_at ?? now };
		const publish = async () => {
			if (!refund.sent_at) await publishRefundSent(platform, tx, refund);
		};
		if (operation.state === 'DONE') {
			await publish();
			await recordArrival(platform, tx, refund, sent);
		} else if (operation.state === 'REFUSED') await retryOrFail(platform, tx, refund, 'cancelled by the gateway');
		else {
			await changeRefund(tx, refund.id, { ...sent, state: 'SENT' });
			const runAt = nextRefundCheckAt(refund.tries, now);
			await enqueue(tx, checkRefund, { refundId: refund.id }, { runAt, key: `check-refund-${refund.id}`, priority: priority.money });
			await publish();
		}
	});
}

async function publishRefundSent(platform: PaymentPlatform, tx: Transaction, refund: RefundRow): Promise<void> {
	const payment = await paymentById(tx, refund.payment_id);
	if (!payment) return;
	await platform.events.publish(platform, tx, refundSent, {
		refundId: refund.id,
		bookingId: refund.booking_id,
		payerId: payment.payer_id,
		amountJod: formatFils(refund.amount_fils),
	});
}

async function recordArrival(platform: PaymentPlatform, tx: Transaction, refund: RefundRow, sent: RefundChange): Promise<void> {
	const now = platform.clock.now();
	await changeRefund(tx, refund.id, { ...sent, state: 'REFUNDED', refunded_at: now });
	await post(tx, {
		eventKey: `refund-confirmed:${refund.id}`,
		bookingId: refund.booking_id,
		occurredAt: now,
		lines: refundConfirmedLines(refund.amount_fils),
	});
	await closeRefundAlerts(platform, tx, refund.id, null);
	await platform.events.publish(platform, tx, refundArrived, { refundId: refund.id, bookingId: refund.booking_id });
}

/** The gateway gave it up: the renter is still owed the amount, and it stays reserved. */
async function retryOrFail(platform: PaymentPlatform, tx: Transaction, refund: RefundRow, why: string): Promise<void> {
	if (await hasBeenReturned(platform, tx, refund)) return;
	const now = platform.clock.now();
	await alarm(platform, tx, refund, why);
	const nextAttempt = nextAttemptAt(refund.attempt, now);
	if (!nextAttempt) {
		await changeRefund(tx, refund.id, { state: 'FAILED', failed_at: now, failure: why });
		return;
	}
	await changeRefund(tx, refund.id, { state: 'PENDING', attempt: refund.attempt + 1, tries: 0, gateway_refund_id: null, failure: why });
	await enqueueRefund(tx, refund, nextAttempt);
}

/** The refund was pending when the renter's bank took the whole charge back, and did not arrive: the renter already has the money. */
async function hasBeenReturned(platform: PaymentPlatform, tx: Transaction, refund: RefundRow): Promise<boolean> {
	const lost = await lostDisputeOf(tx, refund.payment_id);
	if (!lost) return false;
	await markRefundChargedBack(platform, tx, refund, lost.id);
	await closeRefundAlerts(platform, tx, refund.id, null);
	return true;
}

/** The gateway rejected the request itself: a retry would not help, so a person decides. */
async function recordRefusal(platform: PaymentPlatform, seen: RefundRow, why: string): Promise<void> {
	await change(platform, seen, async (tx, refund) => {
		if (await hasBeenReturned(platform, tx, refund)) return;
		await alarm(platform, tx, refund, why);
		await changeRefund(tx, refund.id, { state: 'FAILED', failed_at: platform.clock.now(), failure: why });
	});
}

const alarm = (platform: PaymentPlatform, tx: Transaction, refund: RefundRow, why: string) =>
	raiseAlert(platform, tx, {
		kind: 'REFUND_REFUSED',
		subject: 'refund',
		subjectId: refund.id,
		detail: { bookingId: refund.booking_id, amountJod: formatFils(refund.amount_fils), attempt: refund.attempt, why },
	});

export async function closeRefundAlerts(platform: PaymentPlatform, tx: Transaction, refundId: string, actorId: string | null) {
	for (const kind of ['REFUND_REFUSED', 'REFUND_LATE'] as const) await closeAlert(platform, tx, { kind, subjectId: refundId, actorId });
}
