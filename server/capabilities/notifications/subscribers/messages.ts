/** Notifies of messages once until they are read, and marks notifications read when the conversation is read. */
import { teamOfOwner } from '#server/capabilities/companies/index.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { markReadElsewhere } from '../mark-notifications-read.ts';
import { messageToRecipient } from '../message-texts.ts';
import { sendNotificationInTransaction } from '../send-notification.ts';

/** Prefix of the event keys of this conversation's messages. */
const keyOf = (conversationId: string): string => `message:${conversationId}:`;

/** Read by one member of an office, it is read for all. */
export async function onConversationRead(
	platform: Platform,
	{ conversationId, userId }: { conversationId: string; userId: string },
): Promise<void> {
	const team = await teamOfOwner(platform.db, userId);
	await markReadElsewhere(platform, [userId, ...team.map((member) => member.user_id)], keyOf(conversationId));
}

type Payload = {
	conversationId: string;
	messageId: string;
	recipientId: string;
	senderName: PersonName;
	carTitle: string;
	position: number;
	/** The recipient's read position: the same for all messages of one absence. */
	recipientReadPosition: number;
	recipientIsOwner?: boolean;
};

/** The text itself stays in the conversation: e-mail and SMS are seen by more people and for longer. */
export async function onMessageUnread(platform: Platform, tx: Transaction, payload: Payload): Promise<void> {
	await sendNotificationInTransaction(platform, tx, {
		...messageToRecipient(payload),
		userId: payload.recipientId,
		eventKey: `${keyOf(payload.conversationId)}${payload.recipientReadPosition}`,
		actionUrl: `/messages/${payload.conversationId}`,
		...(payload.recipientIsOwner && { team: 'chat' }),
	});
}
