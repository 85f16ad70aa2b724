/** Notifies of refunds, once for each. */
import type { Platform } from '#server/platform/context/platform.ts';
import { amountRow } from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
import { sendNotification } from '../send-notification.ts';
import { refundToRenter } from '../texts.ts';

type Payload = { refundId: string; bookingId: string; payerId: string; amountJod: string };

export async function onRefundSent(platform: Platform, payload: Payload): Promise<void> {
	await sendNotification(platform, {
		...refundToRenter(payload),
		userId: payload.payerId,
		rows: [amountRow(labels.refund, payload.amountJod)],
		short: { en: `${payload.amountJod} JOD`, ar: `${payload.amountJod} د.أ` },
		eventKey: `refund-sent:${payload.refundId}`,
		actionUrl: `/booking/${payload.bookingId}`,
	});
}
