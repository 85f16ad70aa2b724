/** Every query on sign_ups. */
import type { Selectable } from 'kysely';
import { MAX_CODE_TRIES } from '#contract/account.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import type { CodeRequester } from './codes-sql.ts';

export type SignUpRow = Selectable<DB['sign_ups']>;

export async function insertSignUp(tx: Transaction, row: Omit<SignUpRow, 'code_hash' | 'tries'>): Promise<void> {
	await tx.insertInto('sign_ups').values(row).execute();
}

export async function signUpById(tx: Transaction, id: string): Promise<SignUpRow | undefined> {
	return tx.selectFrom('sign_ups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setSignUpCode(tx: Transaction, id: string, hash: Buffer): Promise<void> {
	await tx.updateTable('sign_ups').set({ code_hash: hash }).where('id', '=', id).execute();
}

/** Consumes one attempt at the newest sign-up of this address that this browser (or, without cookies, this network) began. */
export async function consumeSignUpAttempt(
	db: Queryable,
	{ email, askedBy, now }: { email: string; askedBy: Partial<CodeRequester>; now: Date },
): Promise<SignUpRow | undefined> {
	return db
		.updateTable('sign_ups')
		.set((eb) => ({ tries: eb('tries', '+', 1) }))
		.where('id', '=', (eb) =>
			eb
				.selectFrom('sign_ups')
				.select('id')
				.where('email', '=', email)
				.where((or) => (askedBy.deviceId ? or('device_id', '=', askedBy.deviceId) : or('network', '=', askedBy.network ?? '')))
				.orderBy('created_at', 'desc')
				.limit(1),
		)
		.where('tries', '<', MAX_CODE_TRIES)
		.where('code_hash', 'is not', null)
		.where('expires_at', '>', now)
		.returningAll()
		.executeTakeFirst();
}

/** Deletes the sign-up; true for the first caller only. */
export async function consumeSignUp(tx: Transaction, id: string): Promise<boolean> {
	const result = await tx.deleteFrom('sign_ups').where('id', '=', id).executeTakeFirst();
	return result.numDeletedRows === 1n;
}

export async function deleteSignUpsOf(tx: Transaction, emails: readonly string[]): Promise<void> {
	if (emails.length > 0) await tx.deleteFrom('sign_ups').where('email', 'in', emails).execute();
}

export async function purgeOldSignUps(db: Queryable, before: Date): Promise<void> {
	await db.deleteFrom('sign_ups').where('expires_at', '<', before).execute();
}
