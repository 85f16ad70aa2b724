/**
 * Changes of a verified car (docs/decisions/052): content that an admin saw stays public until an admin has approved its replacement.
 * Every function runs under the lock of the car's row.
 */

import { listAdminIds } from '#server/capabilities/identity/index.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type CarChangeRow, changeOf, currentPhotoIds, deleteChange, type NewValues, reviewedPhotoIds, saveChange } from './changes-sql.ts';
import { carChangeSubmitted } from './events.ts';
import { needsSecondLook, reviewedColumns } from './rules.ts';
import { type CarChange, type CarRow, changeCar, replacePhotos } from './sql.ts';

/** Splits an edit of a verified car: columns that an admin saw wait for approval, all others apply at once. */
export function splitChange(change: CarChange): { waiting: NewValues; immediate: CarChange } {
	const isWaiting = ([column]: [string, unknown]) => (reviewedColumns as readonly string[]).includes(column);
	const entries = Object.entries(change);
	return {
		waiting: Object.fromEntries(entries.filter(isWaiting)) as NewValues,
		immediate: Object.fromEntries(entries.filter((entry) => !isWaiting(entry))),
	};
}

/** Adds values to the car's proposal. Values equal to the car's own are removed from it, and an empty proposal is deleted. */
export async function proposeValues(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ car, values }: { car: CarRow; values: NewValues },
): Promise<void> {
	if (Object.keys(values).length === 0) return;
	const changed = Object.entries(values).filter(([column, value]) => car[column as keyof CarRow] !== value);
	if (changed.length > 0)
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'car.change-proposed',
			subject: 'car',
			subjectId: car.id,
			before: Object.fromEntries(changed.map(([column]) => [column, car[column as keyof CarRow]])),
			after: Object.fromEntries(changed),
		});
	const before = await changeOf(tx, car.id);
	await propose(platform, tx, car, before, { newValues: { ...before?.new_values, ...values }, photoIds: before?.photo_ids ?? null });
}

/** The photos that the owner sees and arranges: the proposed ones, otherwise the car's. */
export async function arrangedPhotoIds(tx: Transaction, car: CarRow): Promise<string[]> {
	return (await changeOf(tx, car.id))?.photo_ids ?? idsOf(car);
}

/** Whether these photos must be reviewed first; false for a car that is not verified, which is reviewed as a whole. */
export async function photosMustWait(tx: Transaction, car: CarRow, photoIds: readonly string[]): Promise<boolean> {
	if (photoIds.join() === idsOf(car).join()) return false;
	return car.verification_status === 'VERIFIED' && needsSecondLook(photoIds, await reviewedPhotoIds(tx, car.id));
}

/** Proposes all photos in this order; null: the car's photos were changed directly, so none are proposed any more. */
export async function proposePhotos(platform: Platform, tx: Transaction, car: CarRow, photoIds: readonly string[] | null): Promise<void> {
	const before = await changeOf(tx, car.id);
	if (!before && photoIds === null) return;
	await propose(platform, tx, car, before, { newValues: before?.new_values ?? {}, photoIds });
}

type Proposed = { newValues: NewValues; photoIds: readonly string[] | null };

async function propose(
	platform: Platform,
	tx: Transaction,
	car: CarRow,
	before: CarChangeRow | undefined,
	proposed: Proposed,
): Promise<void> {
	const newValues = Object.fromEntries(
		Object.entries(proposed.newValues).filter(([column, value]) => car[column as keyof CarRow] !== value),
	);
	const { photoIds } = proposed;
	// Saved again unchanged, so that an admin who is reviewing it can still decide.
	if (before?.rejected_at === null && isSame(before, { newValues, photoIds })) return;
	if (before) await discardUnused(tx, before, [...(photoIds ?? []), ...(await currentPhotoIds(tx, car.id))]);
	if (Object.keys(newValues).length === 0 && photoIds === null) {
		if (before) await deleteChange(tx, car.id);
		return;
	}
	const now = platform.clock.now();
	await saveChange(tx, { carId: car.id, newValues, photoIds, now });
	// Further edits of a waiting change belong to one submission.
	if (before && before.rejected_at === null) return;
	const submitted = { carId: car.id, carTitle: car.title, submittedAt: now.toISOString(), reviewerIds: await listAdminIds(tx) };
	await platform.events.publish(platform, tx, carChangeSubmitted, submitted);
}

/** Writes the proposal into the car and removes it. Returns what was written. */
export async function applyChange(tx: Transaction, car: CarRow, change: CarChangeRow, now: Date): Promise<NewValues> {
	await changeCar(tx, car.id, change.new_values as CarChange, now);
	if (change.photo_ids) {
		const { photo_ids: remaining } = change;
		await replacePhotos(tx, car.id, remaining);
		for (const id of idsOf(car)) if (!remaining.includes(id)) await discardObject(tx, id, 'PHOTO');
	}
	await deleteChange(tx, car.id);
	return change.new_values;
}

/** The car will be reviewed as a whole: a waiting proposal becomes part of it, a rejected one is deleted. */
export async function mergeChange(tx: Transaction, car: CarRow, now: Date): Promise<void> {
	const change = await changeOf(tx, car.id);
	if (change?.rejected_at === null) await applyChange(tx, car, change, now);
	else await dropChange(tx, car);
}

export async function dropChange(tx: Transaction, car: CarRow): Promise<void> {
	const change = await changeOf(tx, car.id);
	if (!change) return;
	await discardUnused(tx, change, idsOf(car));
	await deleteChange(tx, car.id);
}

async function discardUnused(tx: Transaction, before: CarChangeRow, used: readonly string[]): Promise<void> {
	for (const id of before.photo_ids ?? []) if (!used.includes(id)) await discardObject(tx, id, 'PHOTO');
}

function isSame(before: CarChangeRow, { newValues, photoIds }: Proposed): boolean {
	const columns = Object.keys(newValues);
	return (
		columns.length === Object.keys(before.new_values).length &&
		columns.every((column) => before.new_values[column] === newValues[column]) &&
		(photoIds?.join() ?? null) === (before.photo_ids?.join() ?? null)
	);
}

const idsOf = (car: CarRow): string[] => car.photos.map(({ object_id }) => object_id);
