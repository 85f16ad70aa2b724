/** Where an owner hands a car over. Only the owner reads it here; a booking copies it when it is confirmed. */
import { isInJordan } from '#contract/areas.ts';
import type { Received } from '#contract/endpoint.ts';
import type { MeetingPoint, putMeetingPoint } from '#contract/places.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type MeetingPointRow, meetingPointOf, removeMeetingPoint, saveMeetingPoint } from './meeting-point-sql.ts';
import { getOwnCar, lockOwnCarForUpdate } from './own-car.ts';

type Answer = { meetingPoint: MeetingPoint | null };

export async function readMeetingPoint(platform: Platform, caller: Caller, carId: string): Promise<Answer> {
	await getOwnCar(platform.db, caller, carId);
	const row = await meetingPointOf(platform.db, carId);
	return { meetingPoint: row ? present(row) : null };
}

export async function changeMeetingPoint(
	platform: Platform,
	caller: Caller,
	carId: string,
	point: Received<typeof putMeetingPoint>['body'],
): Promise<Answer> {
	if (point.latitude !== null && point.longitude !== null && !isInJordan(point.latitude, point.longitude))
		throw refuse('PIN_OUTSIDE_JORDAN');
	return inTransaction(platform.db, async (tx) => {
		await lockOwnCarForUpdate(tx, caller, carId);
		await saveMeetingPoint(tx, {
			car_id: carId,
			text_en: point.textEn,
			text_ar: point.textAr,
			directions_en: point.directionsEn,
			directions_ar: point.directionsAr,
			latitude: point.latitude,
			longitude: point.longitude,
			updated_at: platform.clock.now(),
		});
		// Without the place itself: the audit log is read by more people than may see it.
		await audit(platform, tx, { actorId: caller.userId, action: 'car.meeting_point_changed', subject: 'car', subjectId: carId });
		return { meetingPoint: point };
	});
}

export async function clearMeetingPoint(platform: Platform, caller: Caller, carId: string): Promise<Answer> {
	return inTransaction(platform.db, async (tx) => {
		await lockOwnCarForUpdate(tx, caller, carId);
		await removeMeetingPoint(tx, carId);
		await audit(platform, tx, { actorId: caller.userId, action: 'car.meeting_point_removed', subject: 'car', subjectId: carId });
		return { meetingPoint: null };
	});
}

const present = (row: MeetingPointRow): MeetingPoint => ({
	textEn: row.text_en,
	textAr: row.text_ar,
	directionsEn: row.directions_en,
	directionsAr: row.directions_ar,
	latitude: row.latitude,
	longitude: row.longitude,
});
