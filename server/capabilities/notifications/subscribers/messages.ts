/** Messages and the bell: a person is told of them once until they read them, and whoever has read a conversation has read what the bell says of it. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { messageToRecipient } from '../message-texts.ts';
import { sendNotificationInTransaction } from '../send-notification.ts';
import { countUnread, markReadByKey } from '../sql.ts';

/** The lines of the bell whose event is a message of this conversation. */
const keyOf = (conversationId: string): string => `message:${conversationId}:`;

export async function onConversationRead(
	platform: Platform,
	{ conversationId, userId }: { conversationId: string; userId: string },
): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		if (!(await markReadByKey(tx, userId, keyOf(conversationId)))) return;
		await publishLiveEvents(platform, tx, [{ userId, kind: 'bell', payload: { unread: await countUnread(tx, userId) } }]);
	});
}

type Payload = {
	conversationId: string;
	messageId: string;
	recipientId: string;
	senderName: PersonName;
	carTitle: string;
	position: number;
	/** How far the recipient had read: the same for all messages of one absence. */
	recipientReadPosition: number;
};

/** What was written stays in the conversation: an e-mail or an SMS lies about for longer, and is read by more people. */
export async function onMessageUnread(platform: Platform, tx: Transaction, payload: Payload): Promise<void> {
	await sendNotificationInTransaction(platform, tx, {
		...messageToRecipient(payload),
		userId: payload.recipientId,
		eventKey: `${keyOf(payload.conversationId)}${payload.recipientReadPosition}`,
		actionUrl: `/messages/${payload.conversationId}`,
	});
}
