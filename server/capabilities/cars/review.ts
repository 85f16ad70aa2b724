/** The review of waiting cars and of changes: opened by one admin at a time, decided, and carried out after some seconds in which it can be undone. */
import * as z from 'zod';
import { type CarDecision, carDecision, type OpenedDocument } from '#contract/car-review.ts';
import { ammanIso } from '#contract/time.ts';
import { claimReview, holdDecision, takeBackDecision, takeDueDecision } from '#server/capabilities/review-desk/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { enqueue, handle, job } from '#server/platform/jobs/jobs.ts';
import { carryOutChange } from './decide-change.ts';
import { openedDocumentsOf } from './documents.ts';
import { lockUndecidedCar, type WaitingCar, waitingPart } from './lock-undecided.ts';
import { carReviews } from './reviews-sql.ts';
import { lockCar } from './sql.ts';
import { assertVerifiable, carryOutVerdict } from './verify-car.ts';

const carryOutJob = job('cars.carry-out-decision', z.object({ carId: z.uuid() }));
const keyOf = (carId: string): string => `cars.carry-out-decision:${carId}`;

const reviewing = (caller: Caller, carId: string) => ({ table: carReviews, caller, id: carId });

async function lockWaiting(platform: Platform, tx: Transaction, caller: Caller, carId: string): Promise<WaitingCar> {
	const waiting = await waitingPart(tx, await lockUndecidedCar(platform, tx, caller, carId));
	if (!waiting) throw refuse('CAR_NOT_PENDING');
	return waiting;
}

/** One car at a time: a car that this admin has open and has not decided returns to the queue. */
export async function claimCar(
	platform: Platform,
	caller: Caller,
	carId: string,
): Promise<{ claimedUntil: string; documents: OpenedDocument[] }> {
	const { car, claimedUntil } = await inTransaction(platform.db, async (tx) => {
		const waiting = await lockWaiting(platform, tx, caller, carId);
		return { car: waiting.car, claimedUntil: await claimReview(platform, tx, reviewing(caller, carId)) };
	});
	return { claimedUntil: ammanIso(claimedUntil), documents: await openedDocumentsOf(platform, caller, car) };
}

/** Validated now; the owner is notified only when it is carried out. */
export async function decideCarWithUndo(platform: Platform, caller: Caller, carId: string, decision: CarDecision) {
	const carryOutAt = await inTransaction(platform.db, async (tx) => {
		const { car, change, version } = await lockWaiting(platform, tx, caller, carId);
		if (decision.version !== version) throw refuse('CAR_CHANGE_OUTDATED');
		// A change contains no documents, and the plate of a verified car was checked before.
		if (decision.status === 'APPROVED' && !change) await assertVerifiable(platform, tx, caller, car);
		const runAt = await holdDecision(platform, tx, { ...reviewing(caller, carId), decision });
		await enqueue(tx, carryOutJob, { carId }, { runAt, key: keyOf(carId) });
		return runAt;
	});
	return { id: carId, status: decision.status, carriedOutAt: ammanIso(carryOutAt) };
}

/** Undoes a decision until it is carried out, even if its time is over. Throws CAR_NOT_FOUND, CAR_UNDO_OVER. */
export async function undoCarDecision(platform: Platform, caller: Caller, carId: string): Promise<{ claimedUntil: string }> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const claimedUntil = await inTransaction(platform.db, async (tx) => {
		if (!(await lockCar(tx, carId))) throw refuse('CAR_NOT_FOUND');
		const until = await takeBackDecision(platform, tx, reviewing(caller, carId));
		if (!until) throw refuse('CAR_UNDO_OVER');
		return until;
	});
	return { claimedUntil: ammanIso(claimedUntil) };
}

async function carryOutDecision(platform: Platform, { carId }: { carId: string }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const car = await lockCar(tx, carId);
		const dueDecision = car && (await takeDueDecision(platform, tx, { table: carReviews, id: carId }));
		if (!car || !dueDecision) return;
		if ('again' in dueDecision) return enqueue(tx, carryOutJob, { carId }, { runAt: dueDecision.again, key: keyOf(carId) });
		const decision = carDecision.parse(dueDecision.decision);
		const waiting = await waitingPart(tx, car);
		// Its owner changed it meanwhile, or a process of the former release decided it: the waiting content was not reviewed.
		if (waiting?.version !== decision.version) return;
		await carryOut(platform, tx, dueDecision.adminId, { waiting, decision });
	});
}

type Due = { waiting: WaitingCar; decision: CarDecision };

async function carryOut(platform: Platform, tx: Transaction, adminId: string, { waiting: { car, change }, decision }: Due): Promise<void> {
	const isApproved = decision.status === 'APPROVED';
	if (change) {
		const verdict = isApproved ? { outcome: 'APPROVED' as const } : { outcome: 'REJECTED' as const, notes: decision.notes };
		await carryOutChange(platform, tx, adminId, { car, change, verdict });
		return;
	}
	const verdict = isApproved
		? { to: 'VERIFIED' as const, insuranceExpiresOn: decision.insuranceExpiresOn }
		: { to: 'REJECTED' as const, notes: decision.notes };
	await carryOutVerdict(platform, tx, adminId, { car, verdict });
}

export const carReviewJobs = [handle(carryOutJob, carryOutDecision)];
