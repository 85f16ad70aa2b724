/** Notifies of refunds, once for each. */
import type { Platform } from '#server/platform/context/platform.ts';
import { amountRow, carRow } from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
import { sendNotification } from '../send-notification.ts';
import { carTitleOf } from '../sql.ts';
import { arabicCar, refundToRenter } from '../texts.ts';

type Payload = { refundId: string; bookingId: string; payerId: string; amountJod: string };

export async function onRefundSent(platform: Platform, payload: Payload): Promise<void> {
	const carTitle = await carTitleOf(platform.db, payload.bookingId);
	await sendNotification(platform, {
		...refundToRenter({ ...payload, carTitle }),
		userId: payload.payerId,
		rows: [...(carTitle ? [carRow(carTitle)] : []), amountRow(labels.refund, payload.amountJod)],
		short: {
			en: [`${payload.amountJod} JOD`, carTitle].filter(Boolean).join(', '),
			ar: [`${payload.amountJod} د.أ`, carTitle && arabicCar(carTitle)].filter(Boolean).join('، '),
		},
		eventKey: `refund-sent:${payload.refundId}`,
		actionUrl: `/booking/${payload.bookingId}`,
	});
}
