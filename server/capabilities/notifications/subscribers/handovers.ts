/** Notifies the other party of a handover record. */
import { ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { carRow } from '../detail-rows.ts';
import { type HandoverDetails, lockedToRenter, recordedToOwner, recordedToRenter } from '../handover-texts.ts';
import { sendNotification } from '../send-notification.ts';

type Payload = HandoverDetails & { bookingId: string; ownerId: string; renterId: string };

export async function onHandoverRecorded(
	platform: Platform,
	payload: Payload & { phase: 'CHECK_IN' | 'CHECK_OUT'; side: 'OWNER' | 'RENTER' },
): Promise<void> {
	const byOwner = payload.side === 'OWNER';
	await sendNotification(platform, {
		...(byOwner ? recordedToRenter(payload) : recordedToOwner(payload)),
		userId: byOwner ? payload.renterId : payload.ownerId,
		eventKey: `handover-${payload.phase}-${payload.side}:${payload.bookingId}`,
		actionUrl: `/booking/${payload.bookingId}/handover`,
		...details(payload),
	});
}

export async function onHandoverCodeLocked(platform: Platform, payload: Payload & { generation: number }): Promise<void> {
	await sendNotification(platform, {
		...lockedToRenter(payload),
		userId: payload.renterId,
		eventKey: `handover-code-locked-${payload.generation}:${payload.bookingId}`,
		actionUrl: `/booking/${payload.bookingId}/handover`,
		...details(payload),
		// Immediately: both are at the car.
		needsBy: ammanIso(platform.clock.now()),
	});
}

const details = ({ carTitle }: Payload) => ({ rows: [carRow(carTitle)], short: { en: carTitle, ar: carTitle } });
