/** Every query on provider_accounts. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

type Account = { issuer: string; subject: string };

export async function userOfAccount(db: Queryable, { issuer, subject }: Account): Promise<string | undefined> {
	const row = await db
		.selectFrom('provider_accounts')
		.select('user_id')
		.where('issuer', '=', issuer)
		.where('subject', '=', subject)
		.executeTakeFirst();
	return row?.user_id;
}

/** Whether this user already has an account at the provider. */
export async function hasAccountAt(db: Queryable, issuer: string, userId: string): Promise<boolean> {
	const row = await db
		.selectFrom('provider_accounts')
		.select('subject')
		.where('issuer', '=', issuer)
		.where('user_id', '=', userId)
		.executeTakeFirst();
	return row !== undefined;
}

export async function insertAccount(tx: Transaction, { issuer, subject }: Account, userId: string, now: Date): Promise<void> {
	await tx.insertInto('provider_accounts').values({ issuer, subject, user_id: userId, created_at: now, last_used_at: now }).execute();
}

/** Without the subject, which is an identifier and not personal information. */
export async function accountsOf(db: Queryable, userId: string) {
	return db
		.selectFrom('provider_accounts')
		.select(['issuer', 'created_at', 'last_used_at'])
		.where('user_id', '=', userId)
		.orderBy('created_at')
		.execute();
}

export async function deleteAccountsOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('provider_accounts').where('user_id', '=', userId).execute();
}

export async function touchAccount(tx: Transaction, { issuer, subject }: Account, now: Date): Promise<void> {
	await tx
		.updateTable('provider_accounts')
		.set({ last_used_at: now })
		.where('issuer', '=', issuer)
		.where('subject', '=', subject)
		.execute();
}
