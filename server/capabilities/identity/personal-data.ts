/** Personal data in identity: the account itself. */
import { ammanIso } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { afterCommit } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { eraseTraces, redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { consentsOf } from './codes-sql.ts';
import { deleteDevicesOf, devicesOf } from './devices-sql.ts';
import { accountsOf, deleteAccountsOf } from './oidc-sql.ts';
import { toUser } from './person.ts';
import { allSessionsOf, anonymizeUser, deleteProofsOf, lockOtherSuperAdmins } from './personal-data-sql.ts';
import { deleteFactorsOf, totpOf } from './second-factor/factors-sql.ts';
import { passkeysOf } from './second-factor/passkeys-sql.ts';
import { deleteSignUpsOf } from './sign-up-sql.ts';
import { deleteSessionsOf, lockUser, userById } from './sql.ts';

export const identityPersonalData: PersonalDataSource = {
	name: 'account',

	export: async (platform, userId) => {
		const { db } = platform;
		const [user, sessions, consents, signsInWith, knownDevices, passkeys, totp] = await Promise.all([
			userById(db, userId),
			allSessionsOf(db, userId),
			consentsOf(db, userId),
			accountsOf(db, userId),
			devicesOf(db, userId),
			passkeysOf(db, userId),
			totpOf(db, userId),
		]);
		if (!user) throw refuse('NOT_SIGNED_IN');
		const photo = user.profile_image_id;
		return {
			data: {
				...toUser(platform, user),
				emailVerifiedAt: user.email_verified_at && ammanIso(user.email_verified_at),
				phoneVerifiedAt: user.phone_verified_at && ammanIso(user.phone_verified_at),
				sessions,
				consents,
				signsInWith,
				knownDevices,
				passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
				authenticatorAppSince: totp?.confirmed_at ?? null,
			},
			files: photo ? [{ name: 'profile-photo.jpg', key: `photos/${photo}/master.jpg` }] : [],
		};
	},

	deletionBlockers: async (tx, userId) => {
		const user = await lockUser(tx, userId);
		return user?.role === 'SUPER_ADMIN' && (await lockOtherSuperAdmins(tx, userId)) === 0 ? ['LAST_SUPER_ADMIN'] : [];
	},

	erase: async (platform, tx, userId) => {
		const user = await lockUser(tx, userId);
		if (!user) throw refuse('NOT_SIGNED_IN');
		const addresses = [user.email, user.pending_email, user.phone].filter((address) => address !== null);
		await deleteFactorsOf(tx, userId);
		await anonymizeUser(tx, userId, platform.clock.now());
		if (user.profile_image_id) await discardObject(tx, user.profile_image_id, 'PHOTO');
		await deleteSessionsOf(tx, userId);
		afterCommit(tx, () => platform.live.sessionsChanged(userId));
		await deleteProofsOf(tx, userId, addresses);
		await deleteDevicesOf(tx, userId);
		await deleteSignUpsOf(tx, addresses);
		// Otherwise a sign-in through the provider would return to the anonymized account.
		await deleteAccountsOf(tx, userId);
		await redactAuditText(tx, 'user', [userId], ['reason']);
		await eraseTraces(tx, { userId, addresses });
	},
};
