/** Notifies the other admins of goodwill above the limit, the admin who requested it of the decision, and the recipient of granted goodwill. Subscribers run as jobs, possibly twice, and notify once. */
import type { GoodwillRecipient } from '#contract/goodwill.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { amountRow, bookingAddress, carRow, reasonRows } from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
import { decidedToRequester, type GoodwillDetails, grantedToRecipient, waitingToAdmin } from '../goodwill-texts.ts';
import { sendNotification } from '../send-notification.ts';
import { arabicCar } from '../texts.ts';

type Payload = GoodwillDetails & { goodwillId: string; bookingId: string };

export async function onGoodwillRequested(
	platform: Platform,
	payload: Payload & { requesterName: PersonName; adminIds: string[] },
): Promise<void> {
	for (const userId of payload.adminIds)
		await sendNotification(platform, {
			...{ ...waitingToAdmin(payload), ...details(payload) },
			...{ userId, eventKey: `goodwill-waiting-${payload.goodwillId}:${payload.bookingId}`, actionUrl: '/admin/goodwill' },
		});
}

export async function onGoodwillGranted(
	platform: Platform,
	payload: Payload & { recipient: GoodwillRecipient; recipientId: string; reason: string },
): Promise<void> {
	const { recipient, recipientId: userId, bookingId } = payload;
	await sendNotification(platform, {
		...{ ...grantedToRecipient(payload), ...details(payload) },
		rows: [...details(payload).rows, ...reasonRows(payload.reason)],
		// The title has the amount.
		short: { en: payload.carTitle, ar: arabicCar(payload.carTitle) },
		...{ userId, eventKey: `goodwill-granted-${payload.goodwillId}:${payload.bookingId}` },
		...(recipient === 'OWNER' && { team: 'manage' }),
		actionUrl: bookingAddress(recipient, bookingId),
	});
}

export async function onGoodwillDecided(
	platform: Platform,
	payload: Payload & { requesterId: string; deciderName: PersonName; isGranted: boolean },
): Promise<void> {
	await sendNotification(platform, {
		...{ ...decidedToRequester(payload), ...details(payload) },
		...{ userId: payload.requesterId, eventKey: `goodwill-decided-${payload.goodwillId}:${payload.bookingId}` },
		actionUrl: `/admin/bookings/${payload.bookingId}/goodwill`,
	});
}

const details = ({ carTitle, amountJod }: Payload) => ({
	rows: [carRow(carTitle), amountRow(labels.amount, amountJod)],
	short: { en: `${amountJod} JOD, ${carTitle}`, ar: `${amountJod} د.أ، ${arabicCar(carTitle)}` },
});
