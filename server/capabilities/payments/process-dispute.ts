/** Applies dispute notices: frozen while the bank investigates, then won or lost. Notices may be duplicated, late or out of order. */
import { formatFils } from '#contract/money.ts';
import {
	disputeLostLines as linesOfLost,
	disputeOpenedLines as linesOfOpened,
	disputeWonLines as linesOfWon,
	post,
} from '#server/capabilities/ledger/index.ts';
import { closeAlert, raiseAlert } from '#server/platform/context/alerts.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { GatewayDispute } from '#server/providers/gateway/port.ts';
import { bookingsWithMoneyOf, refundsOfCharge } from './carried-sql.ts';
import { closeDispute, type DisputeRow, disputesOfPayment, insertDispute } from './disputes-sql.ts';
import { disputeLost, disputeOpened, disputeWon, refundArrived } from './events.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { enqueueRefund, markRefundChargedBack } from './refund-payment.ts';
import { closeRefundAlerts } from './send-refund.ts';
import { changeRefund, lockPayment, type PaymentRow, refundsOfBookings } from './sql.ts';

export async function processDispute(
	platform: PaymentPlatform,
	paymentId: string,
	bookingId: string,
	gatewayDispute: GatewayDispute,
): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'booking', bookingId);
		const payment = await lockPayment(tx, paymentId);
		const bookingIds = await lockBookingsWithMoney(tx, payment);
		const known = await disputesOfPayment(tx, paymentId);
		const row = known.find(({ gateway_dispute_id }) => gateway_dispute_id === gatewayDispute.id);
		if (row && (row.state !== 'OPEN' || gatewayDispute.status === 'PENDING')) return;
		// A payment that was never captured cannot be disputed, and no payment twice at the same time.
		if (!row && (payment.state !== 'PAID' || known.some(({ state }) => state !== 'WON'))) {
			await raiseAlert(platform, tx, {
				kind: 'DISPUTE_OPENED',
				subject: 'payment',
				subjectId: paymentId,
				detail: { bookingId, gatewayDisputeId: gatewayDispute.id, status: gatewayDispute.status, paymentState: payment.state },
			});
			return;
		}
		const dispute = row ?? (await openOne(platform, tx, { ...payment, booking_id: bookingIds.at(-1) ?? bookingId }, gatewayDispute));
		if (gatewayDispute.status === 'WON') await closeWonDispute(platform, tx, { payment, dispute, bookingIds });
		if (gatewayDispute.status === 'LOST') await recordLostDispute(platform, tx, { payment, dispute, bookingIds });
	});
}

/** Every booking that the charge has paid for, oldest first. Carrying over needs the lock of the booking that holds the money, so once all are locked no other can be added. */
async function lockBookingsWithMoney(tx: Transaction, payment: PaymentRow): Promise<string[]> {
	const locked = new Set([payment.booking_id]);
	for (;;) {
		const bookingIds = await bookingsWithMoneyOf(tx, payment);
		const notYetLocked = bookingIds.filter((id) => !locked.has(id));
		if (notYetLocked.length === 0) return bookingIds;
		for (const id of notYetLocked) {
			await lockSubject(tx, 'booking', id);
			locked.add(id);
		}
	}
}

const toEventPayload = (payment: PaymentRow, dispute: DisputeRow) => ({
	disputeId: dispute.id,
	paymentId: payment.id,
	bookingId: dispute.booking_id,
	paysForBooking: payment.kept && payment.purpose === 'BOOKING',
});

async function openOne(
	platform: PaymentPlatform,
	tx: Transaction,
	payment: PaymentRow,
	gatewayDispute: GatewayDispute,
): Promise<DisputeRow> {
	const now = platform.clock.now();
	const dispute = await insertDispute(tx, {
		paymentId: payment.id,
		bookingId: payment.booking_id,
		gatewayDisputeId: gatewayDispute.id,
		amountFils: payment.amount_fils,
		now,
	});
	await post(tx, {
		eventKey: `dispute-opened:${dispute.id}`,
		bookingId: payment.booking_id,
		occurredAt: now,
		lines: linesOfOpened(dispute.amount_fils),
	});
	await raiseAlert(platform, tx, {
		kind: 'DISPUTE_OPENED',
		subject: 'dispute',
		subjectId: dispute.id,
		detail: { bookingId: payment.booking_id, amountJod: formatFils(dispute.amount_fils), reference: payment.reference },
	});
	await platform.events.publish(platform, tx, disputeOpened, toEventPayload(payment, dispute));
	return dispute;
}

/** `bookingIds`: those that the charge has paid for. The entries of the dispute are posted for one of them. */
type Disputed = { payment: PaymentRow; dispute: DisputeRow; bookingIds: readonly string[] };

async function closeWonDispute(platform: PaymentPlatform, tx: Transaction, { payment, dispute, bookingIds }: Disputed): Promise<void> {
	const now = platform.clock.now();
	await closeDispute(tx, dispute.id, { state: 'WON', coveredFils: 0n, now });
	await post(tx, {
		eventKey: `dispute-won:${dispute.id}`,
		bookingId: dispute.booking_id,
		occurredAt: now,
		lines: linesOfWon(dispute.amount_fils),
	});
	await closeAlert(platform, tx, { kind: 'DISPUTE_OPENED', subjectId: dispute.id, actorId: null });
	await platform.events.publish(platform, tx, disputeWon, toEventPayload(payment, dispute));
	await sendHeld(tx, bookingIds);
}

/** The alert stays open so that a person reviews the loss. */
async function recordLostDispute(platform: PaymentPlatform, tx: Transaction, { payment, dispute, bookingIds }: Disputed): Promise<void> {
	const now = platform.clock.now();
	for (const bookingId of bookingIds)
		await platform.events.publish(platform, tx, disputeLost, { ...toEventPayload(payment, dispute), bookingId });
	const unsent = (await refundsOfCharge(tx, payment.id)).filter(({ state }) => state === 'PENDING' || state === 'FAILED');
	let coveredFils = 0n;
	for (const refund of unsent) {
		if (refund.booking_id !== dispute.booking_id) continue;
		coveredFils += refund.amount_fils;
		await changeRefund(tx, refund.id, { state: 'CHARGED_BACK', charged_back_at: now, held_until: null });
		await closeRefundAlerts(platform, tx, refund.id, null);
		await platform.events.publish(platform, tx, refundArrived, { refundId: refund.id, bookingId: refund.booking_id });
	}
	await closeDispute(tx, dispute.id, { state: 'LOST', coveredFils, now });
	await post(tx, {
		eventKey: `dispute-lost:${dispute.id}`,
		bookingId: dispute.booking_id,
		occurredAt: now,
		lines: linesOfLost({ amountFils: dispute.amount_fils, coveredFils }),
	});
	for (const refund of unsent) {
		if (refund.booking_id === dispute.booking_id) continue;
		await markRefundChargedBack(platform, tx, refund, dispute.id);
		await closeRefundAlerts(platform, tx, refund.id, null);
	}
	await sendHeld(tx, bookingIds);
}

/** Enqueues the refunds that waited for the dispute. One that is blocked by another dispute is detected again when it runs. */
async function sendHeld(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
	for (const refund of await refundsOfBookings(tx, [...bookingIds])) if (refund.state === 'PENDING') await enqueueRefund(tx, refund);
}
