/** Every query on passkeys and passkey_challenges. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export async function passkeysOf(db: Queryable, userId: string) {
	return db
		.selectFrom('passkeys')
		.select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
		.where('user_id', '=', userId)
		.orderBy('created_at')
		.orderBy('id')
		.execute();
}

export async function countPasskeys(db: Queryable, userId: string): Promise<number> {
	const { total } = await db
		.selectFrom('passkeys')
		.select((eb) => eb.fn.countAll<bigint>().as('total'))
		.where('user_id', '=', userId)
		.executeTakeFirstOrThrow();
	return Number(total);
}

export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof passkeyByCredential>>>;

export async function passkeyByCredential(db: Queryable, credentialId: string) {
	return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

type NewPasskey = {
	id: string;
	userId: string;
	credentialId: string;
	publicKey: Buffer;
	counter: number;
	transports: string[];
	name: string;
	now: Date;
};

export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<void> {
	await tx
		.insertInto('passkeys')
		.values({
			id: passkey.id,
			user_id: passkey.userId,
			credential_id: passkey.credentialId,
			public_key: passkey.publicKey,
			counter: BigInt(passkey.counter),
			transports: passkey.transports,
			name: passkey.name,
			created_at: passkey.now,
		})
		.execute();
}

/** False if the counter has advanced meanwhile: the same answer arrived twice. */
export async function touchPasskey(db: Queryable, id: string, counters: { before: bigint; after: number }, now: Date): Promise<boolean> {
	const result = await db
		.updateTable('passkeys')
		.set({ counter: BigInt(counters.after), last_used_at: now })
		.where('id', '=', id)
		.where('counter', '=', counters.before)
		.executeTakeFirst();
	return result.numUpdatedRows === 1n;
}

/** Only the person's own. */
export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<boolean> {
	const result = await tx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
	return result.numDeletedRows === 1n;
}

export async function insertChallenge(
	db: Queryable,
	challenge: { challenge: string; userId: string | null; expiresAt: Date },
): Promise<void> {
	await db
		.insertInto('passkey_challenges')
		.values({ challenge: challenge.challenge, user_id: challenge.userId, expires_at: challenge.expiresAt })
		.execute();
}

/** True for the first answer only. */
export async function consumeChallenge(db: Queryable, challenge: string, userId: string | null, now: Date): Promise<boolean> {
	const row = await db
		.deleteFrom('passkey_challenges')
		.where('challenge', '=', challenge)
		.where('user_id', userId === null ? 'is' : '=', userId)
		.where('expires_at', '>', now)
		.returning('challenge')
		.executeTakeFirst();
	return row !== undefined;
}

export async function purgeChallenges(db: Queryable, before: Date): Promise<void> {
	await db.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute();
}
