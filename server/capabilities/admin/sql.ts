/** Every query on settings versions and the audit log; entries are written by `audit` of the platform. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { ListOrder } from '#contract/paging.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import { countUpTo, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type SettingsRow = Selectable<DB['market_settings']>;

/** Newest first. */
export async function settingsVersions(db: Queryable, limit: number): Promise<SettingsRow[]> {
	return db.selectFrom('market_settings').selectAll().orderBy('version', 'desc').limit(limit).execute();
}

export async function addSettings(tx: Transaction, values: Insertable<DB['market_settings']>): Promise<SettingsRow> {
	invalidateTags(tx, 'settings');
	return tx.insertInto('market_settings').values(values).returningAll().executeTakeFirstOrThrow();
}

export type AuditRow = Selectable<DB['audit_entries']>;

export type AuditOf = {
	actorIds?: readonly string[];
	subject?: string;
	subjectId?: string;
	/** A whole action or its prefix. */
	action?: string;
	from?: Date;
	until?: Date;
};

const selectEntries = (db: Queryable, { actorIds, subject, subjectId, action, from, until }: AuditOf) => {
	let query = db.selectFrom('audit_entries');
	if (actorIds) query = query.where(sql<boolean>`actor_id = ANY(${[...actorIds]}::uuid[])`);
	if (subject) query = query.where('subject', '=', subject);
	if (subjectId) query = query.where('subject_id', '=', subjectId);
	if (action) query = query.where(sql<boolean>`starts_with(action, ${action})`);
	if (from) query = query.where('created_at', '>=', from);
	return until ? query.where('created_at', '<', until) : query;
};

/** Newest first by default; one more than `limit`. `after`: the id of the last entry on the previous page. */
export async function auditEntries(
	db: Queryable,
	{ order, after, limit, ...filter }: AuditOf & { order?: ListOrder | undefined; after: bigint | null; limit: number },
): Promise<AuditRow[]> {
	const query = selectEntries(db, filter)
		.selectAll()
		.orderBy('id', order === 'oldest' ? 'asc' : 'desc')
		.limit(limit + 1);
	return (after === null ? query : query.where('id', order === 'oldest' ? '>' : '<', after)).execute();
}

export const countEntries = (db: Queryable, filter: AuditOf): Promise<Total> => countUpTo(db, selectEntries(db, filter));
