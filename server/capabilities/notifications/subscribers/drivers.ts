/** Notifies renter, owner and driver of who drives. Runs as a job, possibly twice, and notifies once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { type DriverDetails, type DriverEnd, driverEndedTo, driverJoinedTo, noLongerDriving } from '../driver-texts.ts';
import { sendNotification } from '../send-notification.ts';

type Payload = DriverDetails & { driverId: string; bookingId: string; ownerId: string; renterId: string; userId: string };

const sides = ({ bookingId, ownerId, renterId }: Payload) =>
	[
		{ side: 'OWNER', userId: ownerId, actionUrl: `/owner/bookings/${bookingId}`, team: ['bookings'] },
		{ side: 'RENTER', userId: renterId, actionUrl: `/booking/${bookingId}` },
	] as const;

export async function onDriverJoined(platform: Platform, payload: Payload): Promise<void> {
	for (const { side, ...to } of sides(payload))
		await sendNotification(platform, { ...driverJoinedTo(side, payload), ...to, eventKey: `driver-joined:${payload.driverId}` });
}

/** Nobody reads about what they did themselves; of a cancelled booking the two sides know already. */
export async function onDriverEnded(platform: Platform, payload: Payload & { reason: DriverEnd }): Promise<void> {
	const eventKey = `driver-ended:${payload.driverId}`;
	const { reason, userId } = payload;
	for (const { side, ...to } of sides(payload)) {
		const isKnown = reason === 'CANCELLED' || (reason === 'REMOVED' && side === 'RENTER');
		if (!isKnown) await sendNotification(platform, { ...driverEndedTo(side, payload), ...to, eventKey });
	}
	if (reason !== 'LEFT') await sendNotification(platform, { ...noLongerDriving(payload), userId, eventKey, actionUrl: '/trips/shared' });
}
