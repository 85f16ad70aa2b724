/** An admin has compared a verified car with what its owner wants to change, and approves or rejects the change. */

import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { type CarChangeRow, changeOf, markChangeRejected, markPhotosReviewed } from './changes-sql.ts';
import { carChangeDecided, carChanged } from './events.ts';
import { applyChange } from './proposed-change.ts';
import { type CarRow, lockCar } from './sql.ts';

type Outcome = 'APPROVED' | 'REJECTED';

/** Throws CAR_NOT_FOUND, CAR_CHANGE_OUTDATED. */
export async function approveCarChange(platform: Platform, caller: Caller, carId: string, changeId: string): Promise<{ id: string }> {
	return decide(platform, caller, { carId, changeId, outcome: 'APPROVED', notes: null }, async (tx, car, change) => {
		await applyChange(tx, car, change, platform.clock.now());
		await markPhotosReviewed(tx, carId);
		await platform.events.publish(platform, tx, carChanged, { carId });
	});
}

/** The car stays as it was verified; the owner reads the notes and may change the proposal. */
export async function rejectCarChange(
	platform: Platform,
	caller: Caller,
	carId: string,
	{ changeId, notes }: { changeId: string; notes: string },
): Promise<{ id: string }> {
	return decide(platform, caller, { carId, changeId, outcome: 'REJECTED', notes }, (tx) =>
		markChangeRejected(tx, carId, notes, platform.clock.now()),
	);
}

type Decision = { carId: string; changeId: string; outcome: Outcome; notes: string | null };

async function decide(
	platform: Platform,
	caller: Caller,
	{ carId, changeId, outcome, notes }: Decision,
	write: (tx: Transaction, car: CarRow, change: CarChangeRow) => Promise<void>,
): Promise<{ id: string }> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		const car = await lockCar(tx, carId);
		if (!car || car.deleted_at !== null) throw refuse('CAR_NOT_FOUND');
		const change = await changeOf(tx, carId);
		if (change?.id !== changeId || change.rejected_at !== null) throw refuse('CAR_CHANGE_OUTDATED');
		await write(tx, car, change);
		const columns = Object.keys(change.new_values);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: `car.change-${lowerCase(outcome)}`,
			subject: 'car',
			subjectId: carId,
			before: {
				...Object.fromEntries(columns.map((column) => [column, car[column as keyof CarRow]])),
				...(change.photo_ids && { photos: car.photos.length }),
			},
			after: { ...change.new_values, ...(change.photo_ids && { photos: change.photo_ids.length }), ...(notes !== null && { notes }) },
		});
		const carTitle = outcome === 'APPROVED' ? String(change.new_values.title ?? car.title) : car.title;
		await platform.events.publish(platform, tx, carChangeDecided, { carId, changeId, ownerId: car.owner_id, carTitle, outcome, notes });
		return { id: carId };
	});
}
