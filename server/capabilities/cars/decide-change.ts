/** An admin has compared a verified car with what its owner wants to change, and approves or rejects the change. */

import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type CarChangeRow, changeOf, markChangeRejected, markPhotosReviewed } from './changes-sql.ts';
import { carChangeDecided, carChanged } from './events.ts';
import { lockUndecidedCar } from './lock-undecided.ts';
import { applyChange } from './proposed-change.ts';
import { carReviews } from './reviews-sql.ts';
import type { CarRow } from './sql.ts';

export type ChangeVerdict = { outcome: 'APPROVED' } | { outcome: 'REJECTED'; notes: string };

/** Throws CAR_NOT_FOUND, CAR_CHANGE_OUTDATED, CAR_REVIEWED_BY, CAR_DECIDED_BY. */
export const approveCarChange = (platform: Platform, caller: Caller, carId: string, changeId: string): Promise<{ id: string }> =>
	decide(platform, caller, { carId, changeId, verdict: { outcome: 'APPROVED' } });

/** The car remains as verified; the owner reads the notes and may change the proposal. */
export const rejectCarChange = (
	platform: Platform,
	caller: Caller,
	carId: string,
	{ changeId, notes }: { changeId: string; notes: string },
): Promise<{ id: string }> => decide(platform, caller, { carId, changeId, verdict: { outcome: 'REJECTED', notes } });

type Decision = { carId: string; changeId: string; verdict: ChangeVerdict };

async function decide(platform: Platform, caller: Caller, { carId, changeId, verdict }: Decision): Promise<{ id: string }> {
	return inTransaction(platform.db, async (tx) => {
		const car = await lockUndecidedCar(platform, tx, caller, carId);
		const change = await changeOf(tx, carId);
		if (change?.id !== changeId || change.rejected_at !== null) throw refuse('CAR_CHANGE_OUTDATED');
		await carryOutChange(platform, tx, caller.personId, { car, change, verdict });
		return { id: carId };
	});
}

/** For a decision that was validated before. The car is locked. */
export async function carryOutChange(
	platform: Platform,
	tx: Transaction,
	adminId: string,
	{ car, change, verdict }: { car: CarRow; change: CarChangeRow; verdict: ChangeVerdict },
): Promise<void> {
	const { outcome } = verdict;
	const notes = verdict.outcome === 'REJECTED' ? verdict.notes : null;
	const now = platform.clock.now();
	await carReviews.delete(tx, car.id);
	if (notes !== null) await markChangeRejected(tx, car.id, notes, now);
	else await apply(platform, tx, car, change);
	const columns = Object.keys(change.new_values);
	await audit(platform, tx, {
		actorId: adminId,
		action: `car.change-${lowerCase(outcome)}`,
		subject: 'car',
		subjectId: car.id,
		before: {
			...Object.fromEntries(columns.map((column) => [column, car[column as keyof CarRow]])),
			...(change.photo_ids && { photos: car.photos.length }),
		},
		after: { ...change.new_values, ...(change.photo_ids && { photos: change.photo_ids.length }), ...(notes !== null && { notes }) },
	});
	const carTitle = outcome === 'APPROVED' ? String(change.new_values.title ?? car.title) : car.title;
	const decided = { carId: car.id, changeId: change.id, ownerId: car.owner_id, carTitle, outcome, notes };
	await platform.events.publish(platform, tx, carChangeDecided, decided);
}

async function apply(platform: Platform, tx: Transaction, car: CarRow, change: CarChangeRow): Promise<void> {
	await applyChange(tx, car, change, platform.clock.now());
	await markPhotosReviewed(tx, car.id);
	await platform.events.publish(platform, tx, carChanged, { carId: car.id });
}
