/** Notifies the other party of a handover record. */
import { ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bookingAddress, carRow, type Places, roadAfter, shortForms, tripFor, tripRows } from '../detail-rows.ts';
import { type HandoverDetails, lockedToRenter, recordedToOwner, recordedToRenter } from '../handover-texts.ts';
import { sendNotification } from '../send-notification.ts';
import { arabicCar } from '../texts.ts';

type Payload = HandoverDetails & Places & { bookingId: string; ownerId: string; renterId: string };

export async function onHandoverRecorded(
	platform: Platform,
	payload: Payload & { phase: 'CHECK_IN' | 'CHECK_OUT'; side: 'OWNER' | 'RENTER' },
): Promise<void> {
	const byOwner = payload.side === 'OWNER';
	const reader = byOwner ? 'RENTER' : 'OWNER';
	await sendNotification(platform, {
		...(byOwner ? recordedToRenter(payload) : recordedToOwner(payload)),
		userId: byOwner ? payload.renterId : payload.ownerId,
		eventKey: `handover-${payload.phase}-${payload.side}:${payload.bookingId}`,
		actionUrl: `${bookingAddress(reader, payload.bookingId)}/handover`,
		...details(reader, payload, payload.phase),
		...(!byOwner && { team: 'manage' }),
		road: roadAfter(payload.phase === 'CHECK_IN' ? 'PICKUP' : 'RETURN', reader, payload.bookingId),
	});
}

export async function onHandoverCodeLocked(platform: Platform, payload: Payload & { generation: number }): Promise<void> {
	await sendNotification(platform, {
		...lockedToRenter(payload),
		userId: payload.renterId,
		eventKey: `handover-code-locked-${payload.generation}:${payload.bookingId}`,
		actionUrl: `/booking/${payload.bookingId}/handover`,
		...details('RENTER', payload, 'CHECK_IN'),
		// Immediately: both are at the car.
		needsBy: ammanIso(platform.clock.now()),
	});
}

/** An SMS names place and hour of the pickup, which are over at the return. */
function details(side: 'OWNER' | 'RENTER', payload: Payload, phase: 'CHECK_IN' | 'CHECK_OUT') {
	const { carTitle, whereAndWhen } = payload;
	const where = side === 'OWNER' ? whereAndWhen?.owner : whereAndWhen?.renter;
	const short = { en: carTitle, ar: arabicCar(carTitle) };
	if (!where) return { rows: [carRow(carTitle)], short };
	const trip = tripFor(side, { ...payload, startAt: where.startAt, endAt: where.endAt });
	return { rows: tripRows(trip), short, ...(phase === 'CHECK_IN' && { shortForms: shortForms(trip) }) };
}
