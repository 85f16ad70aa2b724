/** Personal data in notifications: a user's notifications and preferences, and notifications of others that name them. */
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { readChoices } from './choices.ts';
import { deleteChoicesOf } from './choices-sql.ts';
import { allNotificationsOf, deleteNotificationsOf, deleteThoseThatName } from './personal-data-sql.ts';

export const notificationPersonalData: PersonalDataSource = {
	name: 'notifications',

	export: async ({ db }, userId) => ({ data: { bell: await allNotificationsOf(db, userId), choices: await readChoices(db, userId) } }),

	erase: async (_, tx, userId) => {
		await deleteNotificationsOf(tx, userId);
		await deleteThoseThatName(tx, userId);
		await deleteChoicesOf(tx, userId);
	},
};
