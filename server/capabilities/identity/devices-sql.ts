/** Every query on known_devices. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** An account, by what a person signs in with. */
export type AccountAddress = { email: string } | { phone: string };

/** Whether a person signed in to this account, or to any, on this device. The same statement whether the account exists or not. */
export async function isKnownDevice(
	db: Queryable,
	deviceId: string,
	account: AccountAddress | { userId: string } | 'ANYBODY',
): Promise<boolean> {
	const row = await db
		.selectFrom('known_devices')
		.innerJoin('users', 'users.id', 'known_devices.user_id')
		.select('users.id')
		.where('known_devices.device_id', '=', deviceId)
		.where((eb) => {
			if (account === 'ANYBODY') return eb.lit(true);
			if ('userId' in account) return eb('users.id', '=', account.userId);
			if ('email' in account) return eb('users.email', '=', account.email);
			return eb.and([eb('users.phone', '=', account.phone), eb('users.phone_verified_at', 'is not', null)]);
		})
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

export async function upsertDevice(db: Queryable, userId: string, deviceId: string, now: Date): Promise<void> {
	await db
		.insertInto('known_devices')
		.values({ user_id: userId, device_id: deviceId, created_at: now, last_used_at: now })
		.onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet({ last_used_at: now }))
		.execute();
}

export async function devicesOf(db: Queryable, userId: string) {
	return db
		.selectFrom('known_devices')
		.select(['created_at', 'last_used_at'])
		.where('user_id', '=', userId)
		.orderBy('created_at')
		.execute();
}

export async function deleteDevicesOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

export async function purgeOldDevices(db: Queryable, before: Date): Promise<void> {
	await db.deleteFrom('known_devices').where('last_used_at', '<', before).execute();
}

/** Suspended people who sign in with a browser of this person, and when one of the two last did; the latest first. */
export async function suspendedOnSameDevices(db: Queryable, userId: string) {
	return db
		.selectFrom('known_devices as own')
		.innerJoin('known_devices as other', 'other.device_id', 'own.device_id')
		.innerJoin('users', 'users.id', 'other.user_id')
		.select(['users.id', 'users.suspension_reason'])
		.select(sql<Date>`max(greatest(own.last_used_at, other.last_used_at))`.as('last_used_at'))
		.where('own.user_id', '=', userId)
		.where('other.user_id', '<>', userId)
		.where('users.suspended_at', 'is not', null)
		.groupBy(['users.id', 'users.suspension_reason'])
		.orderBy('last_used_at', 'desc')
		.execute();
}
