/** Queries on users and sessions for admins. */
import { sql } from 'kysely';
import type { Role } from '#contract/endpoint.ts';
import type { ListOrder } from '#contract/paging.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { KycStatus } from './sql.ts';

export type PeopleOf = {
	words: readonly string[];
	role?: Role;
	suspended?: boolean;
	identity?: KycStatus /** Ids of people who are found independently of the words. */;
	orIds?: readonly string[];
};

function selectUsers(db: Queryable, { words, role, suspended, identity, orIds = [] }: PeopleOf) {
	let query = db.selectFrom('users');
	const matches = words.map((word) => sql<boolean>`found_by LIKE '%' || ${escaped(word)} || '%'`);
	if (orIds.length > 0) query = query.where((eb) => eb.or([eb.and(matches), eb('id', 'in', orIds)]));
	else for (const match of matches) query = query.where(match);
	if (role) query = query.where('role', '=', role);
	if (identity) query = query.where('kyc_status', '=', identity);
	if (suspended !== undefined) query = query.where('suspended_at', suspended ? 'is not' : 'is', null);
	return query;
}

/** Folded as `found_by` is, with LIKE wildcards escaped. */
const escaped = (word: string) => sql`folded(${word.replace(/[\\%_]/g, '\\$&')})`;

/** Ids of people, as a condition in a statement: all words must match. */
export const peopleWith = (words: readonly string[]) =>
	sql<string>`SELECT id FROM users WHERE ${sql.join(
		words.map((word) => sql`found_by LIKE '%' || ${escaped(word)} || '%'`),
		sql` AND `,
	)}`;

type UsersPage = PeopleOf & { order?: ListOrder | undefined; after: readonly [string, string] | null; limit: number };

/** Newest first by default; reads one row more than `limit`. */
export async function listUsers(db: Queryable, filter: UsersPage) {
	const { after } = filter;
	const order = filter.order === 'oldest' ? 'asc' : 'desc';
	let query = selectUsers(db, filter)
		.selectAll()
		.orderBy('created_at', order)
		.orderBy('id', order)
		.limit(filter.limit + 1);
	if (after)
		query = query.where(
			sql<boolean>`(created_at, id) ${sql.raw(order === 'asc' ? '>' : '<')} (${after[0]}::timestamptz, ${after[1]}::uuid)`,
		);
	return query.execute();
}

export async function countUsers(db: Queryable, filter: PeopleOf): Promise<number> {
	const row = await selectUsers(db, filter)
		.select((eb) => eb.fn.countAll<bigint>().as('people'))
		.executeTakeFirstOrThrow();
	return Number(row.people);
}

/** The admins, who review identities and cars. */
export async function listAdminIds(db: Queryable): Promise<string[]> {
	const rows = await db
		.selectFrom('users')
		.select('id')
		.where('role', 'in', ['ADMIN', 'SUPER_ADMIN'])
		.where('suspended_at', 'is', null)
		.execute();
	return rows.map((row) => row.id);
}

export async function superAdmins(db: Queryable) {
	return db.selectFrom('users').selectAll().where('role', '=', 'SUPER_ADMIN').where('suspended_at', 'is', null).orderBy('id').execute();
}

export async function suspendedUserIds(db: Queryable): Promise<string[]> {
	const rows = await db.selectFrom('users').select('id').where('suspended_at', 'is not', null).where('left_at', 'is', null).execute();
	return rows.map((row) => row.id);
}

/** New users in each week from `since` on; weeks without any are left out. */
export async function newUsersByWeek(db: Queryable, since: Date): Promise<Map<number, number>> {
	const { rows } = await sql<{ week: number; people: number }>`
		SELECT floor(extract(epoch FROM created_at - ${since}::timestamptz) / 604800)::integer AS week, count(*)::integer AS people
		FROM users WHERE created_at >= ${since} GROUP BY 1`.execute(db);
	return new Map(rows.map(({ week, people }) => [week, people]));
}

export async function lockUser(tx: Transaction, id: string) {
	return tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

type UserAccessChange =
	| { role: Role }
	| { suspended_at: Date; suspension_reason: string | null; suspended_by: string }
	| { suspended_at: null; suspension_reason: null; suspended_by: null };

export async function updateUserAccess(tx: Transaction, id: string, change: UserAccessChange) {
	invalidateTags(tx, `person:${id}`);
	return tx.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Ends all sessions of a user and stores the reason with each. */
export async function suspendSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
	await sql`WITH ended AS (DELETE FROM sessions WHERE user_id = ${userId} RETURNING token_hash, user_id)
		INSERT INTO suspended_sessions (token_hash, user_id, ended_at) SELECT token_hash, user_id, ${now} FROM ended`.execute(tx);
}

export async function deleteSuspendedSessions(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('suspended_sessions').where('user_id', '=', userId).execute();
}

export async function deleteSuspendedSessionsBefore(db: Queryable, before: Date): Promise<void> {
	await db.deleteFrom('suspended_sessions').where('ended_at', '<', before).execute();
}

/** Of a session that ended by it; undefined for any other. */
export async function suspensionOf(db: Queryable, tokenHash: Buffer): Promise<{ reason: string | null } | undefined> {
	return db
		.selectFrom('suspended_sessions')
		.innerJoin('users', 'users.id', 'suspended_sessions.user_id')
		.select('users.suspension_reason as reason')
		.where('suspended_sessions.token_hash', '=', tokenHash)
		.executeTakeFirst();
}

/** Of a person who signs in while suspended. */
export async function insertSuspendedSession(tx: Transaction, ended: { tokenHash: Buffer; userId: string; now: Date }): Promise<void> {
	await tx.insertInto('suspended_sessions').values({ token_hash: ended.tokenHash, user_id: ended.userId, ended_at: ended.now }).execute();
}
