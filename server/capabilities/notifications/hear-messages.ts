/** Tells a person of messages that they have not read: once until they read them, however many follow. */
import type { Platform } from '#server/platform/context/platform.ts';
import { messageToRecipient } from './message-texts.ts';
import { tell } from './tell.ts';

type Facts = {
	conversationId: string;
	messageId: string;
	recipientId: string;
	senderName: string;
	senderNameAr?: string | null | undefined;
	carTitle: string;
	position: number;
	/** How far the recipient had read: the same for all messages of one absence. */
	recipientReadPosition: number;
};

/** What was written stays in the conversation: an e-mail or an SMS lies about for longer, and is read by more people. */
export async function tellMessage(platform: Platform, facts: Facts): Promise<void> {
	await tell(platform, {
		...messageToRecipient(facts),
		userId: facts.recipientId,
		eventKey: `message:${facts.conversationId}:${facts.recipientReadPosition}`,
		actionUrl: `/messages/${facts.conversationId}`,
	});
}
