/** What notifications keep of a person: the lines of their bell, what they want to be told, and lines of others that name them. */
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { readChoices } from './choices.ts';
import { deleteChoicesOf } from './choices-sql.ts';
import { allNotificationsOf, deleteNotificationsOf, deleteThoseThatName } from './person-sql.ts';

export const notificationsPart: PersonPart = {
	name: 'notifications',

	gather: async ({ db }, userId) => ({ data: { bell: await allNotificationsOf(db, userId), choices: await readChoices(db, userId) } }),

	forget: async (_, tx, userId) => {
		await deleteNotificationsOf(tx, userId);
		await deleteThoseThatName(tx, userId);
		await deleteChoicesOf(tx, userId);
	},
};
