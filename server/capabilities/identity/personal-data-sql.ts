/** Queries that export and erase a person in identity. */
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export async function allSessionsOf(db: Queryable, userId: string) {
	return db
		.selectFrom('sessions')
		.select(['created_at', 'last_active_at', 'expires_at', 'user_agent'])
		.where('user_id', '=', userId)
		.orderBy('created_at')
		.execute();
}

/** Locked, so that if two super admins delete their accounts at once, one remains. */
export async function lockOtherSuperAdmins(tx: Transaction, userId: string): Promise<number> {
	const rows = await tx
		.selectFrom('users')
		.select('id')
		.where('role', '=', 'SUPER_ADMIN')
		.where('suspended_at', 'is', null)
		.where('id', '<>', userId)
		.orderBy('id')
		.forUpdate()
		.execute();
	return rows.length;
}

/** The row stays, because bookings and the ledger refer to it; it no longer identifies the person. */
export async function anonymizeUser(tx: Transaction, userId: string, now: Date): Promise<void> {
	invalidateTags(tx, `person:${userId}`);
	await tx
		.updateTable('users')
		.set({
			email: null,
			email_verified_at: null,
			pending_email: null,
			phone: null,
			phone_verified_at: null,
			password_hash: null,
			first_name: 'Former',
			last_name: 'member',
			display_name_ar: 'عضو سابق',
			profile_image_id: null,
			role: 'RENTER',
			kyc_status: 'NOT_SUBMITTED',
			left_at: now,
		})
		.where('id', '=', userId)
		.execute();
}

/** Sign-in codes refer to the number, the others to the account. */
export async function deleteProofsOf(tx: Transaction, userId: string, addresses: readonly string[]): Promise<void> {
	await tx.deleteFrom('verification_codes').where('user_id', '=', userId).execute();
	if (addresses.length > 0) await tx.deleteFrom('verification_codes').where('target', 'in', addresses).execute();
	await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
