/** Every query on users, sessions, verification_codes and password_resets. */
import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/endpoint.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

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
	profile_image_id?: string;
};

export async function changeUser(db: Queryable, id: string, change: UserChange) {
	return db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

/** `by`: what begins to count (or, below zero, ceases to) of what others wrote of them in this role. */
export async function addToPersonRating(
	tx: Transaction,
	id: string,
	role: 'owner' | 'renter',
	by: { sum: number; count: number },
): Promise<void> {
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

export type CodePurpose = 'PHONE_SIGN_IN' | 'PHONE' | 'EMAIL' | 'MASTER_ADMIN';

/** A new code takes the place of those before it. */
export async function insertCode(
	tx: Transaction,
	code: { id: string; purpose: CodePurpose; target: string; hash: Buffer; now: Date; expiresAt: Date },
) {
	await tx
		.updateTable('verification_codes')
		.set({ used_at: code.now })
		.where('purpose', '=', code.purpose)
		.where('target', '=', code.target)
		.where('used_at', 'is', null)
		.execute();
	await tx
		.insertInto('verification_codes')
		.values({
			id: code.id,
			purpose: code.purpose,
			target: code.target,
			code_hash: code.hash,
			created_at: code.now,
			expires_at: code.expiresAt,
		})
		.execute();
}

/** Uses up one try of the newest live code and hands out its hash: of 200 that come at once, five get one. */
export async function takeCodeTry(db: Queryable, purpose: CodePurpose, target: string, now: Date, maxTries: number) {
	return db
		.updateTable('verification_codes')
		.set((eb) => ({ tries: eb('tries', '+', 1) }))
		.where('id', '=', (eb) =>
			eb
				.selectFrom('verification_codes')
				.select('id')
				.where('purpose', '=', purpose)
				.where('target', '=', target)
				.orderBy('created_at', 'desc')
				.limit(1),
		)
		.where('tries', '<', maxTries)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.returning(['id', 'code_hash'])
		.executeTakeFirst();
}

/** True for the one who uses it first. */
export async function useCode(db: Queryable, id: string, now: Date): Promise<boolean> {
	const result = await db
		.updateTable('verification_codes')
		.set({ used_at: now })
		.where('id', '=', id)
		.where('used_at', 'is', null)
		.executeTakeFirst();
	return result.numUpdatedRows === 1n;
}

export async function insertReset(tx: Transaction, reset: { tokenHash: Buffer; userId: string; now: Date; expiresAt: Date }) {
	await tx
		.insertInto('password_resets')
		.values({ token_hash: reset.tokenHash, user_id: reset.userId, created_at: reset.now, expires_at: reset.expiresAt })
		.execute();
}

/** The user whose link it is; null when it is unknown, used or over. It is used from now on. */
export async function useReset(tx: Transaction, tokenHash: Buffer, now: Date): Promise<string | null> {
	const row = await tx
		.updateTable('password_resets')
		.set({ used_at: now })
		.where('token_hash', '=', tokenHash)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.returning('user_id')
		.executeTakeFirst();
	return row?.user_id ?? null;
}
