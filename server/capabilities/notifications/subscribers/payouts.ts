/** Notifies the owner of payout events. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { amountRow } from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
import { detailsChangedToOwner, type PayoutDetails, payoutFailedToOwner, payoutPaidToOwner, payoutReadyToOwner } from '../payout-texts.ts';
import { sendNotification } from '../send-notification.ts';
import type { NotificationText } from '../texts.ts';

type Payload = PayoutDetails & { payoutId: string; ownerId: string; attempt: number };

const PAYOUTS = '/owner/payouts';

export async function onPayoutReady(platform: Platform, payload: Payload): Promise<void> {
	await notifyOwner(platform, payload.ownerId, `payout-ready:${payload.payoutId}`, withAmount(payoutReadyToOwner(payload), payload));
}

export async function onPayoutPaid(platform: Platform, payload: Payload): Promise<void> {
	await notifyOwner(platform, payload.ownerId, `payout-paid:${payload.payoutId}`, withAmount(payoutPaidToOwner(payload), payload));
}

/** Sent each time it is returned. */
export async function onPayoutFailed(platform: Platform, payload: Payload): Promise<void> {
	await notifyOwner(
		platform,
		payload.ownerId,
		`payout-failed-${payload.attempt}:${payload.payoutId}`,
		withAmount(payoutFailedToOwner(payload), payload),
	);
}

export async function onPayoutDetailsChanged(
	platform: Platform,
	payload: { ownerId: string; version: number; shown: string },
): Promise<void> {
	await notifyOwner(platform, payload.ownerId, `payout-details-${payload.version}:${payload.ownerId}`, detailsChangedToOwner(payload));
}

const withAmount = (text: NotificationText, { amountJod }: Payload): NotificationText => ({
	...text,
	rows: [amountRow(labels.amount, amountJod), ...(text.rows ?? [])],
	short: { en: `${amountJod} JOD`, ar: `${amountJod} د.أ` },
});

/** Accountants are notified of payouts, and only managers of the bank account. */
async function notifyOwner(platform: Platform, userId: string, eventKey: string, text: NotificationText): Promise<void> {
	const team = text.type === 'PAYOUT_DETAILS_CHANGED' ? 'manage' : 'finances';
	await sendNotification(platform, { ...text, userId, eventKey, actionUrl: PAYOUTS, team });
}
