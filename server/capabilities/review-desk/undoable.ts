/** A review by one admin at a time: opened, decided, undone within some seconds, and only then carried out. */
import { CLAIM_MINUTES, UNDO_SECONDS } from '#contract/identity-review.ts';
import { nameOf, namesOf, userById } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { findReviewProblem } from './rules.ts';
import type { ReviewTable } from './sql.ts';

/** `id`: of the reviewed row, which the transaction has locked. */
type Reviewing = { table: ReviewTable; caller: Caller; id: string };

const secondsFromNow = ({ clock }: Platform, seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);
const claimEnd = (platform: Platform): Date => secondsFromNow(platform, CLAIM_MINUTES * 60);

/** Name of another admin, for the sentence in either language. */
export async function reviewerNames(tx: Transaction, userId: string): Promise<{ name: string; nameAr: string }> {
	const user = await userById(tx, userId);
	const { en, ar } = user ? nameOf(user) : { en: '', ar: '' };
	return { name: en, nameAr: ar };
}

/** Why the caller may neither open nor decide it now, with the name of the other admin; null if they may. */
export async function reviewProblem({ clock }: Platform, tx: Transaction, { table, caller, id }: Reviewing) {
	const review = await table.lock(tx, id);
	const code = review && findReviewProblem(review, caller.userId, clock.now());
	return code ? { code, names: await reviewerNames(tx, review.reviewerId) } : null;
}

/** One at a time: what this admin has open and has not decided returns to the queue. Returns until when no other admin gets it. */
export async function claimReview(platform: Platform, tx: Transaction, { table, caller, id }: Reviewing): Promise<Date> {
	const claimedUntil = claimEnd(platform);
	await table.releaseClaims(tx, caller.userId, id);
	await table.save(tx, id, { reviewerId: caller.userId, claimedUntil });
	return claimedUntil;
}

/** Returns when it will be carried out. */
export async function holdDecision(
	platform: Platform,
	tx: Transaction,
	{ table, caller, id, decision }: Reviewing & { decision: object },
): Promise<Date> {
	const carryOutAt = secondsFromNow(platform, UNDO_SECONDS);
	await table.save(tx, id, { reviewerId: caller.userId, claimedUntil: carryOutAt, decided: { decision, carryOutAt } });
	return carryOutAt;
}

/** Possible until the decision is carried out, even if its time is over. Returns until when no other admin gets the row; null if the caller has made no decision. */
export async function takeBackDecision(platform: Platform, tx: Transaction, { table, caller, id }: Reviewing): Promise<Date | null> {
	const review = await table.lock(tx, id);
	if (!review?.carryOutAt || review.reviewerId !== caller.userId) return null;
	const claimedUntil = claimEnd(platform);
	await table.save(tx, id, { reviewerId: caller.userId, claimedUntil });
	return claimedUntil;
}

/** `again`: it is not due yet. Null if there is nothing to carry out. */
type Due = { again: Date } | { adminId: string; decision: unknown } | null;

/** Ends the review. Decisions of a former admin are dropped: the row waits again. */
export async function takeDueDecision({ clock }: Platform, tx: Transaction, { table, id }: Pick<Reviewing, 'table' | 'id'>): Promise<Due> {
	const review = await table.lock(tx, id);
	if (!review?.carryOutAt) return null;
	// The clock of the database, which starts the job, may be ahead; or it was decided again after it was undone.
	if (review.carryOutAt > clock.now()) return { again: review.carryOutAt };
	await table.delete(tx, id);
	const admin = await userById(tx, review.reviewerId);
	if (!admin || admin.suspended_at || (admin.role !== 'ADMIN' && admin.role !== 'SUPER_ADMIN')) return null;
	return { adminId: admin.id, decision: review.decision };
}

/** By id: which other admin has it open. */
export async function openAtOthers({ db, clock }: Platform, table: ReviewTable, caller: Caller, ids: readonly string[]) {
	const reviewers = await table.reviewersOf(db, ids, clock.now());
	const namesById = await namesOf(db, [...reviewers.values()]);
	return (subjectId: string): { id: string; name: string; nameAr: string } | null => {
		const id = reviewers.get(subjectId);
		return id === undefined || id === caller.userId ? null : { id, name: namesById(id).en, nameAr: namesById(id).ar };
	};
}
