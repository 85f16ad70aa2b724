/** Every query on identity_reviews: who has a waiting check open, and decisions that can still be undone. */
import type { IdentityDecision } from '#contract/identity-review.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export type ReviewRow = { reviewerId: string; claimedUntil: Date; decision: unknown; carryOutAt: Date | null };

/** Locks the row. The check is locked before. */
export async function lockReview(tx: Transaction, checkId: string): Promise<ReviewRow | undefined> {
	return tx
		.selectFrom('identity_reviews')
		.select(['reviewer_id as reviewerId', 'claimed_until as claimedUntil', 'decision', 'carry_out_at as carryOutAt'])
		.where('check_id', '=', checkId)
		.forUpdate()
		.executeTakeFirst();
}

type Review = { reviewerId: string; claimedUntil: Date; decided?: { decision: IdentityDecision; carryOutAt: Date } };

export async function saveReview(tx: Transaction, checkId: string, { reviewerId, claimedUntil, decided }: Review): Promise<void> {
	const values = {
		reviewer_id: reviewerId,
		claimed_until: claimedUntil,
		decision: decided ? JSON.stringify(decided.decision) : null,
		carry_out_at: decided?.carryOutAt ?? null,
	};
	await tx
		.insertInto('identity_reviews')
		.values({ check_id: checkId, ...values })
		.onConflict((on) => on.column('check_id').doUpdateSet(values))
		.execute();
}

export async function deleteReview(tx: Transaction, checkId: string): Promise<void> {
	await tx.deleteFrom('identity_reviews').where('check_id', '=', checkId).execute();
}

/** Other checks that this admin has open and has not decided. */
export async function releaseClaims(tx: Transaction, reviewerId: string, exceptCheckId: string): Promise<void> {
	await tx
		.deleteFrom('identity_reviews')
		.where('reviewer_id', '=', reviewerId)
		.where('decision', 'is', null)
		.where('check_id', '<>', exceptCheckId)
		.execute();
}

/** Who has these checks open at the moment, by check. */
export async function reviewersOf(db: Queryable, checkIds: readonly string[], now: Date): Promise<Map<string, string>> {
	if (checkIds.length === 0) return new Map();
	const rows = await db
		.selectFrom('identity_reviews')
		.select(['check_id', 'reviewer_id'])
		.where('check_id', 'in', checkIds)
		.where('claimed_until', '>', now)
		.execute();
	return new Map(rows.map(({ check_id, reviewer_id }) => [check_id, reviewer_id]));
}

/** What an admin who leaves has open; their decisions are carried out. */
export async function deleteClaimsBy(tx: Transaction, reviewerId: string): Promise<void> {
	await tx.deleteFrom('identity_reviews').where('reviewer_id', '=', reviewerId).where('decision', 'is', null).execute();
}
