/** Notifies renter, owner and driver of changes of the drivers. Runs as a job, possibly twice, and notifies once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { inShort, type Places, tripFor, tripRows } from '../detail-rows.ts';
import { type DriverDetails, type DriverEnd, driverEndedTo, driverJoinedTo, noLongerDriving } from '../driver-texts.ts';
import { sendNotification } from '../send-notification.ts';

type Payload = DriverDetails &
	Pick<Places, 'office'> & { driverId: string; bookingId: string; ownerId: string; renterId: string; userId: string };

const recipientsOf = ({ bookingId, ownerId, renterId }: Payload) =>
	[
		{ side: 'OWNER', userId: ownerId, actionUrl: `/owner/bookings/${bookingId}`, team: ['bookings'] },
		{ side: 'RENTER', userId: renterId, actionUrl: `/booking/${bookingId}` },
	] as const;

/** A driver gets the same texts as the renter. */
const tripDetailsFor = (side: 'OWNER' | 'RENTER', payload: Payload) => {
	const trip = tripFor(side, payload);
	return { rows: tripRows(trip), short: inShort(trip) };
};

export async function onDriverJoined(platform: Platform, payload: Payload): Promise<void> {
	for (const { side, ...to } of recipientsOf(payload))
		await sendNotification(platform, {
			...driverJoinedTo(side, payload),
			...tripDetailsFor(side, payload),
			...to,
			eventKey: `driver-joined:${payload.driverId}`,
		});
}

/** People are not notified of their own actions; the two parties know of a cancelled booking already. */
export async function onDriverEnded(platform: Platform, payload: Payload & { reason: DriverEnd; mayInvite: boolean }): Promise<void> {
	const eventKey = `driver-ended:${payload.driverId}`;
	const { reason, userId } = payload;
	for (const { side, ...to } of recipientsOf(payload)) {
		const isKnown = reason === 'CANCELLED' || (reason === 'REMOVED' && side === 'RENTER');
		if (!isKnown) await sendNotification(platform, { ...driverEndedTo(side, payload), ...tripDetailsFor(side, payload), ...to, eventKey });
	}
	if (reason !== 'LEFT')
		await sendNotification(platform, {
			...noLongerDriving(payload),
			...tripDetailsFor('RENTER', payload),
			userId,
			eventKey,
			actionUrl: '/trips/shared',
		});
}
