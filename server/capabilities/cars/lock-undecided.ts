/** The car that an admin is about to decide on, unless another admin has it open or has decided it; and whether its documents were opened. */
import { isOnOwnerSide } from '#server/capabilities/companies/index.ts';
import { reviewProblem } from '#server/capabilities/review-desk/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { type CarChangeRow, changeOf } from './changes-sql.ts';
import { contentVersion } from './content-version.ts';
import { documentIdsOf } from './documents.ts';
import { carReviews, countOpenedDocuments } from './reviews-sql.ts';
import { type CarRow, lockCar } from './sql.ts';

/** Throws NOT_ALLOWED, CAR_NOT_FOUND, CAR_OF_YOUR_OWN, CAR_NOT_PENDING, CAR_REVIEWED_BY, CAR_DECIDED_BY. */
export async function lockUndecidedCar(platform: Platform, tx: Transaction, caller: Caller, carId: string): Promise<CarRow> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const car = await lockCar(tx, carId);
	if (!car || car.deleted_at !== null) throw refuse('CAR_NOT_FOUND');
	if (await isOnOwnerSide(tx, caller.userId, car.owner_id)) throw refuse('CAR_OF_YOUR_OWN');
	const problem = await reviewProblem(platform, tx, { table: carReviews, caller, id: carId });
	if (problem?.code === 'NOT_PENDING') throw refuse('CAR_NOT_PENDING');
	if (problem) throw refuse(`CAR_${problem.code}`, problem.names);
	return car;
}

/** What waits for an admin: the whole car, or the change of a verified one. `version` changes with each edit of its owner. */
export type WaitingCar = { car: CarRow; change: CarChangeRow | null; version: string };

/** Under the lock of the car's row; null if nothing waits. */
export async function waitingPart(tx: Transaction, car: CarRow): Promise<WaitingCar | null> {
	if (car.deleted_at !== null || car.submitted_at === null) return null;
	if (car.verification_status === 'PENDING') return { car, change: null, version: contentVersion(car) };
	const change = car.verification_status === 'VERIFIED' ? await changeOf(tx, car.id) : undefined;
	return change?.rejected_at === null ? { car, change, version: change.id } : null;
}

/** Throws CAR_DOCUMENTS_UNOPENED unless this admin has opened every document that the car has now. */
export async function assertDocumentsOpened(tx: Transaction, caller: Caller, car: CarRow): Promise<void> {
	const documents = documentIdsOf(car);
	if ((await countOpenedDocuments(tx, documents, caller.userId)) < documents.length) throw refuse('CAR_DOCUMENTS_UNOPENED');
}
