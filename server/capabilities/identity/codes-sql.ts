/** Every query on verification_codes, password_resets and consents. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export type CodePurpose = 'PHONE_SIGN_IN' | 'PHONE' | 'EMAIL' | 'MASTER_ADMIN' | 'LEAVING' | 'CONFIRM';

/** Who requested a sign-in code, as far as that is known before signing in. */
export type CodeRequester = { deviceId: string; network: string };

type NewCodeRow = {
	id: string;
	purpose: CodePurpose;
	target: string;
	userId: string | null;
	requester: CodeRequester | null;
	hash: Buffer;
	now: Date;
	expiresAt: Date;
};

/** Replaces earlier codes of the same requester, so that other people cannot invalidate a code. */
export async function insertCode(tx: Transaction, code: NewCodeRow) {
	await tx
		.updateTable('verification_codes')
		.set({ used_at: code.now })
		.where('purpose', '=', code.purpose)
		.where('target', '=', code.target)
		.where('device_id', 'is not distinct from', code.requester?.deviceId ?? null)
		.where('used_at', 'is', null)
		.execute();
	await tx
		.insertInto('verification_codes')
		.values({
			id: code.id,
			purpose: code.purpose,
			target: code.target,
			user_id: code.userId,
			device_id: code.requester?.deviceId ?? null,
			network: code.requester?.network ?? null,
			code_hash: code.hash,
			created_at: code.now,
			expires_at: code.expiresAt,
		})
		.execute();
}

/** Which of the codes for a target: without `askedBy` any; else those of the browser, or of the network if the client sends no cookies. */
type CodeSearch = { purpose: CodePurpose; target: string; askedBy?: { deviceId: string } | { network: string } | undefined };

/** Consumes one attempt of the newest valid code and returns its hash: of 200 concurrent calls five get one. */
export async function consumeCodeAttempt(db: Queryable, { purpose, target, askedBy }: CodeSearch, now: Date, maxTries: number) {
	return db
		.updateTable('verification_codes')
		.set((eb) => ({ tries: eb('tries', '+', 1) }))
		.where('id', '=', (eb) =>
			eb
				.selectFrom('verification_codes')
				.select('id')
				.where('purpose', '=', purpose)
				.where('target', '=', target)
				.$if(askedBy !== undefined, (query) =>
					askedBy && 'deviceId' in askedBy
						? query.where('device_id', '=', askedBy.deviceId)
						: query.where('network', '=', askedBy?.network ?? ''),
				)
				.orderBy('created_at', 'desc')
				.limit(1),
		)
		.where('tries', '<', maxTries)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.returning(['id', 'code_hash'])
		.executeTakeFirst();
}

/** True for the first caller only. */
export async function consumeCode(db: Queryable, id: string, now: Date): Promise<boolean> {
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

/** Consumes the link and returns its user; null if it is unknown, used or expired. */
export async function consumeReset(tx: Transaction, tokenHash: Buffer, now: Date): Promise<string | null> {
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

/** Deletes codes that expired long ago, used or not. */
export async function purgeOldCodes(db: Queryable, before: Date): Promise<void> {
	await db.deleteFrom('verification_codes').where('expires_at', '<', before).execute();
	await db.deleteFrom('password_resets').where('expires_at', '<', before).execute();
}

/** The user of this link, used or not. */
export async function userOfReset(db: Queryable, tokenHash: Buffer): Promise<string | null> {
	const row = await db.selectFrom('password_resets').select('user_id').where('token_hash', '=', tokenHash).executeTakeFirst();
	return row?.user_id ?? null;
}

/**
 * Invalidates every open link and code of the user. Called with any change of password, e-mail or phone, in its transaction:
 * codes sent to the previous address, or requested by a person who had access before, must not remain valid after the change.
 * `phones`: numbers whose sign-in codes end too, since these are stored without the user.
 */
export async function endOpenProofs(
	tx: Transaction,
	{ userId, phones, now }: { userId: string; phones: ReadonlyArray<string | null>; now: Date },
): Promise<void> {
	await tx.updateTable('password_resets').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute();
	const numbers = phones.filter((phone) => phone !== null);
	await tx
		.updateTable('verification_codes')
		.set({ used_at: now })
		.where((eb) => eb.or([eb('user_id', '=', userId), ...(numbers.length > 0 ? [eb('target', 'in', numbers)] : [])]))
		.where('used_at', 'is', null)
		.execute();
}

export async function insertConsents(tx: Transaction, userId: string, version: string, now: Date): Promise<void> {
	await tx
		.insertInto('consents')
		.values((['TERMS', 'PRIVACY'] as const).map((document) => ({ user_id: userId, document, version, agreed_at: now })))
		.onConflict((conflict) => conflict.constraint('consents_are_given_once_for_each_version').doNothing())
		.execute();
}

export async function consentsOf(db: Queryable, userId: string) {
	return db
		.selectFrom('consents')
		.select(['document', 'version', 'agreed_at'])
		.where('user_id', '=', userId)
		.orderBy('agreed_at')
		.execute();
}
