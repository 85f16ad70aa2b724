/** Stores the agreed place with a booking: the address of the delivery, or the car's meeting point at that moment. */
import { lockMeetingPointOf } from '#server/capabilities/cars/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { deliveryOf } from './booking-extras.ts';
import { insertPlace, type NewPlace } from './places-sql.ts';
import type { BookingRow } from './sql.ts';

/** In the transaction that confirms the booking or changes its handover. Does nothing if no place was named. */
export async function freezePlace(tx: Transaction, row: BookingRow, now: Date): Promise<void> {
	const place = deliveryOf(row) ? deliveryPlace(row) : await meetingPlace(tx, row.car_id);
	if (place) await insertPlace(tx, row.id, place, now);
}

function deliveryPlace(row: BookingRow): NewPlace | null {
	const { address = null, latitude = null, longitude = null } = deliveryOf(row) ?? {};
	if (address === null && latitude === null) return null;
	return { origin: 'DELIVERY', status: 'CURRENT', text_en: address, text_ar: address, latitude, longitude };
}

async function meetingPlace(tx: Transaction, carId: string): Promise<NewPlace | null> {
	const point = await lockMeetingPointOf(tx, carId);
	if (!point) return null;
	const { text_en, text_ar, directions_en, directions_ar, latitude, longitude, photo_id } = point;
	return { origin: 'MEETING_POINT', status: 'CURRENT', text_en, text_ar, directions_en, directions_ar, latitude, longitude, photo_id };
}
