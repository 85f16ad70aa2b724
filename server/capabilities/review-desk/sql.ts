/** Queries on the table of a review: who has what open, and decisions that can still be undone. All these tables have the same columns. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { Review } from './rules.ts';

type ReviewRow = Review & { decision: unknown };
type NewReview = { reviewerId: string; claimedUntil: Date; decided?: { decision: unknown; carryOutAt: Date } };
export type ReviewTable = ReturnType<typeof reviewTable>;

/** `key`: the column with the id of the reviewed row, which is locked before that of its review. */
export function reviewTable(name: string, key: string) {
	const [table, id] = [sql.table(name), sql.ref(key)];
	return {
		/** Locks the row. */
		lock: async (tx: Transaction, subjectId: string): Promise<ReviewRow | undefined> => {
			const { rows } = await sql<ReviewRow>`
				SELECT reviewer_id AS "reviewerId", claimed_until AS "claimedUntil", decision, carry_out_at AS "carryOutAt"
				FROM ${table} WHERE ${id} = ${subjectId} FOR UPDATE
			`.execute(tx);
			return rows[0];
		},
		save: async (tx: Transaction, subjectId: string, { reviewerId, claimedUntil, decided }: NewReview): Promise<void> => {
			await sql`
				INSERT INTO ${table} (${id}, reviewer_id, claimed_until, decision, carry_out_at)
				VALUES (${subjectId}, ${reviewerId}, ${claimedUntil}, ${decided ? JSON.stringify(decided.decision) : null}::jsonb, ${decided?.carryOutAt ?? null})
				ON CONFLICT (${id}) DO UPDATE SET reviewer_id = excluded.reviewer_id, claimed_until = excluded.claimed_until,
					decision = excluded.decision, carry_out_at = excluded.carry_out_at
			`.execute(tx);
		},
		delete: async (tx: Transaction, subjectId: string): Promise<void> => {
			await sql`DELETE FROM ${table} WHERE ${id} = ${subjectId}`.execute(tx);
		},
		/** Other reviews that this admin has open and has not decided; all of them if the admin's account is deleted, whose decisions are carried out. */
		releaseClaims: async (tx: Transaction, reviewerId: string, exceptId: string | null): Promise<void> => {
			await sql`
				DELETE FROM ${table}
				WHERE reviewer_id = ${reviewerId} AND decision IS NULL AND ${id} IS DISTINCT FROM ${exceptId}::uuid
			`.execute(tx);
		},
		/** Who has these open at the moment, by id. */
		reviewersOf: async (db: Queryable, ids: readonly string[], now: Date): Promise<Map<string, string>> => {
			if (ids.length === 0) return new Map();
			const { rows } = await sql<{ id: string; reviewerId: string }>`
				SELECT ${id} AS id, reviewer_id AS "reviewerId" FROM ${table} WHERE ${id} = ANY(${ids}::uuid[]) AND claimed_until > ${now}
			`.execute(db);
			return new Map(rows.map((row) => [row.id, row.reviewerId]));
		},
	};
}
