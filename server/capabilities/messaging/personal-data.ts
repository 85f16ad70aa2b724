/** Personal data in messaging: a person's messages and the photos they sent. Messages of others belong to the others. */

import { discardObject } from '#server/platform/files/delete-object.ts';
import { redactLiveEvents } from '#server/platform/live/sql.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { anonymizeMessages, lockConversationsOf, messagesBy } from './personal-data-sql.ts';

export const messagingPersonalData: PersonalDataSource = {
	name: 'messages',

	export: async ({ db }, userId) => {
		const messages = await messagesBy(db, userId);
		return {
			data: messages.map(({ photos, ...message }) => ({ ...message, photos: photos.length })),
			files: messages.flatMap(({ conversation_id, position, photos }) =>
				photos.map(({ object_id }, index) => ({
					name: `${conversation_id}/message-${position}-photo-${index + 1}.jpg`,
					key: `private/${object_id}/master.jpg`,
				})),
			),
		};
	},

	erase: async ({ clock }, tx, userId) => {
		const others = await lockConversationsOf(tx, userId);
		for (const id of await anonymizeMessages(tx, userId, clock.now())) await discardObject(tx, id, 'PRIVATE_PHOTO');
		await redactLiveEvents(tx, userId, others);
	},
};
