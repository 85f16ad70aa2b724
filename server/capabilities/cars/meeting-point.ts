/** The place where an owner hands a car over. Only the owner reads it here; a booking copies it when it is confirmed. */
import { isInJordan } from '#contract/areas.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { MeetingPoint, putMeetingPoint } from '#contract/places.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type StoredPrivatePhoto, storePrivatePhoto } from '#server/platform/files/private-photos.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { meetingPointPhotoRemoved } from './events.ts';
import { carOfPlacePhoto, type MeetingPointRow, meetingPointOf, removeMeetingPoint, saveMeetingPoint } from './meeting-point-sql.ts';
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
	point: InputOf<typeof putMeetingPoint>['body'],
): Promise<Answer> {
	if (point.latitude !== null && point.longitude !== null && !isInJordan(point.latitude, point.longitude))
		throw refuse('PIN_OUTSIDE_JORDAN');
	await getOwnCar(platform.db, caller, carId);
	const stored = point.photo ? await storePrivatePhoto(platform, caller, point.photo, { purpose: 'PLACE_PHOTO', field: 'photo' }) : null;
	try {
		return await inTransaction(platform.db, (tx) => save(platform, tx, caller, { carId, point, stored }));
	} catch (error) {
		// If only the answer of the commit was lost, the photo is in use.
		if (stored && !(await carOfPlacePhoto(platform.db, stored.objectId))) await stored.discard();
		throw error;
	}
}

type Change = { carId: string; point: InputOf<typeof putMeetingPoint>['body']; stored: StoredPrivatePhoto | null };

async function save(platform: Platform, tx: Transaction, caller: Caller, { carId, point, stored }: Change): Promise<Answer> {
	await lockOwnCarForUpdate(tx, caller, carId);
	const photoBefore = (await meetingPointOf(tx, carId))?.photo_id ?? null;
	await stored?.commit(tx);
	const row: MeetingPointRow = {
		car_id: carId,
		text_en: point.textEn,
		text_ar: point.textAr,
		directions_en: point.directionsEn,
		directions_ar: point.directionsAr,
		latitude: point.latitude,
		longitude: point.longitude,
		photo_id: stored?.objectId ?? (point.photo === undefined ? photoBefore : null),
		updated_at: platform.clock.now(),
	};
	await saveMeetingPoint(tx, row);
	if (photoBefore !== null && photoBefore !== row.photo_id)
		await platform.events.publish(platform, tx, meetingPointPhotoRemoved, { photoId: photoBefore });
	// Without the place itself: the audit log has more readers than may see it.
	await audit(platform, tx, { actorId: caller.personId, action: 'car.meeting_point_changed', subject: 'car', subjectId: carId });
	return { meetingPoint: present(row) };
}

export async function clearMeetingPoint(platform: Platform, caller: Caller, carId: string): Promise<Answer> {
	return inTransaction(platform.db, async (tx) => {
		await lockOwnCarForUpdate(tx, caller, carId);
		await dropMeetingPoint(platform, tx, carId);
		await audit(platform, tx, { actorId: caller.personId, action: 'car.meeting_point_removed', subject: 'car', subjectId: carId });
		return { meetingPoint: null };
	});
}

/** Deletes it with its photo, unless a booking still displays that. */
export async function dropMeetingPoint(platform: Platform, tx: Transaction, carId: string): Promise<void> {
	const photoId = (await removeMeetingPoint(tx, carId))?.photo_id ?? null;
	if (photoId !== null) await platform.events.publish(platform, tx, meetingPointPhotoRemoved, { photoId });
}

const present = (row: MeetingPointRow): MeetingPoint => ({
	textEn: row.text_en,
	textAr: row.text_ar,
	directionsEn: row.directions_en,
	directionsAr: row.directions_ar,
	latitude: row.latitude,
	longitude: row.longitude,
	photoUrl: row.photo_id && placePhotoUrl(row.photo_id),
});

export const placePhotoUrl = (photoId: string): string => `/objects/places/${photoId}`;
