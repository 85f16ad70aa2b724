/** Receives a gateway notice: verified over its raw bytes, stored once, queued, answered. Its content is not trusted; it only triggers a query to the gateway. */

import * as z from 'zod';
import { refuse } from '#server/platform/base/refusal.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, priority } from '#server/platform/jobs/jobs.ts';
import { GatewayRefusal } from '#server/providers/gateway/port.ts';
import { transferAnnounced } from './events.ts';
import { handleNotice } from './jobs.ts';
import { gatewayOf, type PaymentPlatform } from './payment-platform.ts';
import { processDispute } from './process-dispute.ts';
import { syncRefund } from './send-refund.ts';
import {
	insertNotice,
	markNoticeProcessed,
	noticeById,
	type PaymentRow,
	paymentByGatewayId,
	paymentById,
	paymentByOrder,
	refundByGatewayId,
} from './sql.ts';
import { syncPayment } from './sync-payment.ts';

/** Throws WEBHOOK_REFUSED if the signature is not the gateway's. */
export async function receiveWebhook(platform: PaymentPlatform, gateway: string, raw: Uint8Array, headers: Headers): Promise<void> {
	const verified = platform.gateways.byName(gateway)?.verifyWebhook(raw, headers);
	if (!verified) throw refuse('NOT_FOUND');
	if (!verified.ok) throw refuse('WEBHOOK_REFUSED');
	await inTransaction(platform.db, async (tx) => {
		const noticeId = await insertNotice(tx, { ...verified, gateway, now: platform.clock.now() });
		if (noticeId) await enqueue(tx, handleNotice, { noticeId }, { priority: priority.money });
	});
}

/** Fetches the state of what the notice refers to. An unknown reference is not an error: it may belong to another system on the same account. */
export async function processNotice(platform: PaymentPlatform, noticeId: string): Promise<void> {
	const notice = await noticeById(platform.db, noticeId);
	if (!notice || notice.handled_at) return;
	if (notice.kind === 'refund') {
		for (const hint of notice.hints) {
			const refund = await refundByGatewayId(platform.db, notice.gateway, hint);
			if (refund) await syncRefund(platform, refund);
		}
	} else if (notice.kind === 'transfer') {
		await inTransaction(platform.db, (tx) => platform.events.publish(platform, tx, transferAnnounced, { gateway: notice.gateway }));
	} else {
		const payment = await pointedAt(platform, notice);
		if (payment) await syncPayment(platform, payment);
		// Synced first, because the notice of the charge itself may have been lost.
		const dispute = handleDisputeNotice.safeParse(notice.dispute).data;
		if (payment && dispute) await processDispute(platform, payment.id, payment.booking_id, dispute);
	}
	await markNoticeProcessed(platform.db, noticeId, platform.clock.now());
}

const handleDisputeNotice = z.object({ id: z.string().min(1), status: z.enum(['PENDING', 'WON', 'LOST']), gatewayPaymentId: z.string() });

type Pointing = { gateway: string; hints: readonly string[] };

async function pointedAt(platform: PaymentPlatform, { gateway: name, hints }: Pointing): Promise<PaymentRow | undefined> {
	for (const hint of hints) {
		const found =
			(z.uuid().safeParse(hint).success ? await paymentById(platform.db, hint) : undefined) ??
			(await paymentByOrder(platform.db, name, hint)) ??
			(await paymentByGatewayId(platform.db, name, hint)) ??
			(await fetchFromGateway(platform, name, hint));
		if (found?.gateway === name) return found;
	}
	return undefined;
}

async function fetchFromGateway(platform: PaymentPlatform, gateway: string, gatewayPaymentId: string): Promise<PaymentRow | undefined> {
	try {
		const [snapshot] = await gatewayOf(platform, { gateway }).getPayment({ gatewayPaymentId });
		return snapshot?.attemptId && z.uuid().safeParse(snapshot.attemptId).success
			? await paymentById(platform.db, snapshot.attemptId)
			: undefined;
	} catch (error) {
		if (error instanceof GatewayRefusal) return undefined;
		throw error;
	}
}
