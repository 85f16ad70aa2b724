/** What messaging keeps of a person: what they wrote and the photos that they sent. What others wrote to them is the others'. */
import { forgetWordsOf } from '#server/platform/live/sql.ts';
import { discardObject } from '#server/platform/objects/discard.ts';
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { blankMessagesOf, lockConversationsOf, messagesBy } from './person-sql.ts';

export const messagingPart: PersonPart = {
	name: 'messages',

	gather: async ({ db }, userId) => {
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

	forget: async ({ clock }, tx, userId) => {
		const others = await lockConversationsOf(tx, userId);
		for (const id of await blankMessagesOf(tx, userId, clock.now())) await discardObject(tx, id, 'PRIVATE_PHOTO');
		await forgetWordsOf(tx, userId, others);
	},
};
