/** The branch of its owner's company that a car belongs to. Renters pick the car up at its meeting point. */
import type { getCarBranch } from '#contract/car-branch.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { branchesOfOwner } from '#server/capabilities/companies/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { getOwnCar, lockOwnCarForUpdate } from './own-car.ts';
import { type CarRow, changeCar } from './sql.ts';

/** Throws CAR_NOT_FOUND. */
export async function readBranch({ db }: Platform, caller: Caller, carId: string): Promise<ResponseOf<typeof getCarBranch>> {
	const { branch_id: branchId } = await getOwnCar(db, caller, carId);
	return { branchId, branches: await branchesOfOwner(db, caller.userId) };
}

/** Throws CAR_NOT_FOUND, BRANCH_NOT_FOUND. */
export async function moveToBranch(
	platform: Platform,
	caller: Caller,
	carId: string,
	branchId: string | null,
): Promise<ResponseOf<typeof getCarBranch>> {
	await inTransaction(platform.db, async (tx) =>
		moveLockedToBranch(platform, tx, caller, await lockOwnCarForUpdate(tx, caller, carId), branchId),
	);
	return readBranch(platform, caller, carId);
}

/** The same for a car whose row the caller has locked. Throws BRANCH_NOT_FOUND for a branch of another owner. */
export async function moveLockedToBranch(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ id, branch_id: from }: CarRow,
	to: string | null,
): Promise<void> {
	if (from === to) return;
	const branches = await branchesOfOwner(tx, caller.userId);
	const addressOf = (branchId: string | null) => branches.find((branch) => branch.id === branchId)?.addressEn ?? null;
	if (to !== null && addressOf(to) === null) throw refuse('BRANCH_NOT_FOUND');
	await changeCar(tx, id, { branch_id: to }, platform.clock.now()).catch(refuseIfClosed);
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'car.branch_changed',
		subject: 'car',
		subjectId: id,
		before: { branch: addressOf(from) },
		after: { branch: addressOf(to) },
	});
}

/** The branch was closed after it was read. */
function refuseIfClosed(error: unknown): never {
	const closed = ['cars_stand_in_a_branch_of_their_owner', 'cars_branch_id_fkey'];
	throw closed.includes(violatedConstraint(error) ?? '') ? refuse('BRANCH_NOT_FOUND') : error;
}
