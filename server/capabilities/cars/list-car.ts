/** An owner lists a car: the row, then its photos, then its price, each a call of its own. A first listing makes a renter an owner. */
import { changeUser } from '#server/capabilities/identity/index.ts';
import { identityIsApproved } from '#server/capabilities/kyc/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { takePhoto } from '#server/platform/objects/uploads.ts';
import { carChanged } from './news.ts';
import { freeSlug, slugOf } from './rules.ts';
import { insertCar, insertPhoto, lockCar, type NewCar, slugsLike, upsertBaseRate } from './sql.ts';

export async function listCar(platform: Platform, caller: Caller, car: Omit<NewCar, 'ownerId' | 'slug'>): Promise<{ id: string }> {
	return inTransaction(platform.db, async (tx) => {
		if (!(await identityIsApproved(tx, caller.userId))) throw refuse('IDENTITY_REQUIRED');
		const wanted = slugOf(car.make, car.model, car.year);
		const slug = freeSlug(wanted, await slugsLike(tx, wanted));
		const id = await insertCar(tx, { ...car, ownerId: caller.userId, slug }, platform.clock.now());
		if (caller.role === 'RENTER') await changeUser(tx, caller.userId, { role: 'OWNER' });
		await audit(platform, tx, { actorId: caller.userId, action: 'car.listed', subject: 'car', subjectId: id, after: { slug } });
		return { id };
	});
}

/** Takes an upload of the owner's as a photo of the car. */
export async function addPhoto(platform: Platform, caller: Caller, carId: string, photo: { url: string; sort: number }): Promise<void> {
	const taken = await takePhoto(platform, caller, photo.url, { purpose: 'CAR_PHOTO', field: 'url' });
	await inTransaction(platform.db, async (tx) => {
		const car = await lockCar(tx, carId);
		if (car?.owner_id !== caller.userId) throw refuse('CAR_NOT_FOUND');
		await taken.keep(tx);
		await insertPhoto(tx, { carId, objectId: taken.objectId, sort: photo.sort });
		await platform.news.publish(platform, tx, carChanged, { carId });
	});
}

export async function setBaseRate(
	platform: Platform,
	caller: Caller,
	carId: string,
	rate: { dailyRateFils: bigint; minDays: number },
): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const car = await lockCar(tx, carId);
		if (car?.owner_id !== caller.userId) throw refuse('CAR_NOT_FOUND');
		await upsertBaseRate(tx, carId, rate.dailyRateFils, rate.minDays);
		await platform.news.publish(platform, tx, carChanged, { carId });
	});
}
