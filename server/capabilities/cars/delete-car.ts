/** An owner deletes a car. A draft that was never submitted is removed; any other car stays for the history of its bookings, under a new slug. */
import { isBooked } from '#server/capabilities/availability/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { documentColumns } from './documents.ts';
import { carChanged } from './events.ts';
import { dropMeetingPoint } from './meeting-point.ts';
import { lockOwnCarForUpdate } from './own-car.ts';
import { dropChange } from './proposed-change.ts';
import { type CarRow, changeCar, removeCar } from './sql.ts';

/** Throws CAR_HAS_OPEN_BOOKINGS while there is a request or a future or current trip. */
export async function deleteCar(platform: Platform, caller: Caller, carId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const car = await lockOwnCarForUpdate(tx, caller, carId);
		if (await isBooked(tx, carId)) throw refuse('CAR_HAS_OPEN_BOOKINGS');
		const now = platform.clock.now();
		await dropChange(tx, car);
		await dropMeetingPoint(platform, tx, carId);
		if (car.submitted_at === null) await removeDraft(tx, car);
		else await changeCar(tx, carId, { deleted_at: now, is_active: false }, now);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'car.deleted',
			subject: 'car',
			subjectId: carId,
			before: { slug: car.slug, verificationStatus: car.verification_status },
		});
		await platform.events.publish(platform, tx, carChanged, { carId });
	});
}

export async function removeDraft(tx: Transaction, car: CarRow): Promise<void> {
	await removeCar(tx, car.id);
	for (const { object_id } of car.photos) await discardObject(tx, object_id, 'PHOTO');
	for (const column of Object.values(documentColumns)) {
		const documentId = car[column];
		if (documentId !== null) await discardObject(tx, documentId, 'DOCUMENT');
	}
}
