/** Every query on totp_secrets and recovery_codes, and on the columns of users and sessions that follow from them. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** Locks the person, so that two changes of their factors run one after the other. */
export async function lockFactorsOf(tx: Transaction, userId: string) {
	return tx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** Replaces a secret that was never confirmed. False if a confirmed one exists. */
export async function insertTotpSecret(tx: Transaction, userId: string, secret: Buffer, now: Date): Promise<boolean> {
	const result = await tx
		.insertInto('totp_secrets')
		.values({ user_id: userId, secret, created_at: now })
		.onConflict((conflict) =>
			conflict.column('user_id').doUpdateSet({ secret, created_at: now }).where('totp_secrets.confirmed_at', 'is', null),
		)
		.executeTakeFirst();
	return result.numInsertedOrUpdatedRows === 1n;
}

export async function totpOf(db: Queryable, userId: string) {
	return db.selectFrom('totp_secrets').select(['secret', 'confirmed_at']).where('user_id', '=', userId).executeTakeFirst();
}

/** Accepts the code of this time step; false if it, or a later one, was accepted before. */
export async function acceptStep(db: Queryable, userId: string, step: number): Promise<boolean> {
	const result = await db
		.updateTable('totp_secrets')
		.set({ last_step: BigInt(step) })
		.where('user_id', '=', userId)
		.where('last_step', '<', BigInt(step))
		.executeTakeFirst();
	return result.numUpdatedRows === 1n;
}

export async function markTotpConfirmed(tx: Transaction, userId: string, now: Date): Promise<void> {
	await tx.updateTable('totp_secrets').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
}

export async function deleteTotp(tx: Transaction, userId: string): Promise<boolean> {
	const result = await tx.deleteFrom('totp_secrets').where('user_id', '=', userId).where('confirmed_at', 'is not', null).executeTakeFirst();
	return result.numDeletedRows === 1n;
}

/** The codes before them stop working. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string, hashes: readonly Buffer[], now: Date): Promise<void> {
	await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
	if (hashes.length === 0) return;
	const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: now }));
	await tx.insertInto('recovery_codes').values(rows).execute();
}

/** `hashes`: of one code, under each secret. True for the first caller only. */
export async function consumeRecoveryCode(tx: Transaction, userId: string, hashes: Buffer[], now: Date): Promise<boolean> {
	const result = await tx
		.updateTable('recovery_codes')
		.set({ used_at: now })
		.where('user_id', '=', userId)
		.where('code_hash', 'in', hashes)
		.where('used_at', 'is', null)
		.executeTakeFirst();
	return result.numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
	const { left } = await db
		.selectFrom('recovery_codes')
		.select((eb) => eb.fn.countAll<bigint>().as('left'))
		.where('user_id', '=', userId)
		.where('used_at', 'is', null)
		.executeTakeFirstOrThrow();
	return Number(left);
}

/** `since`: null once the last factor is gone. */
export async function setSecondFactorSince(tx: Transaction, userId: string, since: Date | null): Promise<void> {
	await tx.updateTable('users').set({ second_factor_at: since }).where('id', '=', userId).execute();
}

export async function markSessionConfirmed(db: Queryable, sessionId: string, now: Date): Promise<void> {
	await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute();
}

/** The session's last proof of identity: confirming, otherwise signing in. */
export async function sessionProvedAt(db: Queryable, sessionId: string): Promise<Date | null> {
	const row = await db
		.selectFrom('sessions')
		.select((eb) => eb.fn.coalesce('confirmed_at', 'created_at').as('at'))
		.where('id', '=', sessionId)
		.executeTakeFirst();
	return row?.at ?? null;
}

/** Part of deleting an account. */
export async function deleteFactorsOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
	await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
	await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
	await setSecondFactorSince(tx, userId, null);
}
