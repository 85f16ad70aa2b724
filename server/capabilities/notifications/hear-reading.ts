/** Whoever has read a conversation has read what the bell says of it. */
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { tellLive } from '#server/platform/live/append.ts';
import { countUnread, markReadByKey } from './sql.ts';

/** The lines of the bell whose event is a message of this conversation. */
const keyOf = (conversationId: string): string => `message:${conversationId}:`;

export async function readMessageLines(
	platform: Platform,
	{ conversationId, userId }: { conversationId: string; userId: string },
): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		if (!(await markReadByKey(tx, userId, keyOf(conversationId)))) return;
		await tellLive(platform, tx, [{ userId, kind: 'bell', payload: { unread: await countUnread(tx, userId) } }]);
	});
}
