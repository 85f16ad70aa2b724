/** Every query on users and sessions. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '#contract/endpoint.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { IDLE_MS } from './rules.ts';

export type UserRow = Awaited<ReturnType<typeof userById>>;

export async function userById(db: Queryable, id: string) {
	return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function usersByIds(db: Queryable, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
}

export async function userByEmail(db: Queryable, email: string) {
	return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function userByVerifiedPhone(db: Queryable, phone: string) {
	return db.selectFrom('users').selectAll().where('phone', '=', phone).where('phone_verified_at', 'is not', null).executeTakeFirst();
}

export type NewUser = {
	email: string | null;
	passwordHash: string | null;
	firstName: string;
	lastName: string;
	displayNameAr?: string | null;
	lang: 'en' | 'ar';
	role: Role;
	phone?: string | null;
	verified?: { email?: boolean; phone?: boolean };
	/** The version agreed to at sign-up; the caller writes the consents as well. */
	termsVersion: string | null;
	createdAt: Date;
};

export async function insertUser(tx: Transaction, user: NewUser) {
	return tx
		.insertInto('users')
		.values({
			id: randomUUID(),
			email: user.email,
			email_verified_at: user.verified?.email ? user.createdAt : null,
			phone: user.phone ?? null,
			phone_verified_at: user.verified?.phone ? user.createdAt : null,
			password_hash: user.passwordHash,
			first_name: user.firstName,
			last_name: user.lastName,
			display_name_ar: user.displayNameAr ?? null,
			lang: user.lang,
			role: user.role,
			terms_version: user.termsVersion,
			created_at: user.createdAt,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
}

export type KycStatus = 'NOT_SUBMITTED' | 'PENDING' | 'APPROVED' | 'REJECTED';

export type UserChange = {
	kyc_status?: KycStatus;
	first_name?: string;
	last_name?: string;
	lang?: 'en' | 'ar';
	role?: Role;
	password_hash?: string;
	profile_image_id?: string | null;
	display_name_ar?: string | null;
	email?: string | null;
	email_verified_at?: Date | null;
	pending_email?: string | null;
	phone?: string | null;
	phone_verified_at?: Date | null;
	terms_version?: string | null;
};

/** Locks the row until the transaction ends. */
export async function lockUser(tx: Transaction, id: string) {
	return tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function changeUser(db: Queryable, id: string, change: UserChange) {
	const row = await db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirst();
	invalidateTags(db, `person:${id}`);
	return row;
}

/** `by`: rating sum and count to add, negative to remove, for the user in this role. */
export async function addToPersonRating(
	tx: Transaction,
	id: string,
	role: 'owner' | 'renter',
	by: { sum: number; count: number },
): Promise<void> {
	invalidateTags(tx, `person:${id}`);
	const [sum, count] = [`${role}_rating_sum`, `${role}_rating_count`] as const;
	await tx
		.updateTable('users')
		.set((eb) => ({ [sum]: eb(sum, '+', by.sum), [count]: eb(count, '+', by.count) }))
		.where('id', '=', id)
		.execute();
}

export async function insertSession(
	tx: Transaction,
	session: { id: string; tokenHash: Buffer; userId: string; userAgent: string; now: Date; expiresAt: Date },
) {
	await tx
		.insertInto('sessions')
		.values({
			id: session.id,
			token_hash: session.tokenHash,
			user_id: session.userId,
			user_agent: session.userAgent,
			created_at: session.now,
			last_active_at: session.now,
			expires_at: session.expiresAt,
		})
		.execute();
}

export async function touchSession(db: Queryable, id: string, now: Date) {
	await db.updateTable('sessions').set({ last_active_at: now }).where('id', '=', id).where('last_active_at', '<', now).execute();
}

export async function deleteSession(db: Queryable, id: string) {
	await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Queryable, userId: string) {
	await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Only the user's own session; returns false if it belongs to another person or does not exist. */
export async function deleteOwnSession(db: Queryable, userId: string, id: string): Promise<boolean> {
	const result = await db.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
	return result.numDeletedRows === 1n;
}

export async function deleteOtherSessions(db: Queryable, userId: string, exceptId: string): Promise<number> {
	const result = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', exceptId).executeTakeFirst();
	return Number(result.numDeletedRows);
}

/** Sessions that expired before, or were last used before. */
export async function deleteSessionsBefore(db: Queryable, { expired, lastUsed }: { expired: Date; lastUsed: Date }): Promise<void> {
	await db
		.deleteFrom('sessions')
		.where((eb) => eb.or([eb('expires_at', '<', expired), eb('last_active_at', '<', lastUsed)]))
		.execute();
}

/** Active sessions, most recently used first. */
export async function sessionsOf(db: Queryable, userId: string, alive: { activeAfter: Date; now: Date }) {
	return db
		.selectFrom('sessions')
		.select(['id', 'user_agent', 'created_at', 'last_active_at'])
		.where('user_id', '=', userId)
		.where('last_active_at', '>', alive.activeAfter)
		.where('expires_at', '>', alive.now)
		.orderBy('last_active_at', 'desc')
		.orderBy('id')
		.execute();
}

/** Which of these sessions have ended, and why. A session opened for a company has ended there once it acts for another account. */
export async function endedAmong(
	db: Queryable,
	sessions: ReadonlyArray<{ userId: string; sessionId: string; companyId: string | null }>,
	now: Date,
) {
	const { rows } = await sql<{ sessionId: string; companyId: string | null; reason: 'SIGNED_OUT' | 'SUSPENDED' }>`
		SELECT asked.session_id AS "sessionId", asked.company_id AS "companyId",
			CASE WHEN users.suspended_at IS NULL THEN 'SIGNED_OUT' ELSE 'SUSPENDED' END AS reason
		FROM unnest(
			${sessions.map(({ sessionId }) => sessionId)}::uuid[],
			${sessions.map(({ userId }) => userId)}::uuid[],
			${sessions.map(({ companyId }) => companyId)}::uuid[]
		) AS asked (session_id, user_id, company_id)
		LEFT JOIN users ON users.id = asked.user_id
		LEFT JOIN sessions ON sessions.id = asked.session_id AND sessions.expires_at > ${now}
			AND sessions.last_active_at > ${new Date(now.getTime() - IDLE_MS)}
			AND (asked.company_id IS NULL OR sessions.company_id = asked.company_id)
		WHERE sessions.id IS NULL OR users.suspended_at IS NOT NULL`.execute(db);
	return rows;
}

/** Null: the person acts for themself again. */
export async function setSessionCompany(db: Queryable, sessionId: string, companyId: string | null): Promise<void> {
	await db.updateTable('sessions').set({ company_id: companyId }).where('id', '=', sessionId).execute();
}

/** Ends the member's sessions that act for the company; their other sessions stay. */
export async function endCompanySessions(tx: Transaction, userId: string, companyId: string): Promise<void> {
	await tx.deleteFrom('sessions').where('company_id', '=', companyId).where('user_id', '=', userId).execute();
}
