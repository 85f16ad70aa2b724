/** Notifies of a message only if it was not read at once: two users who chat with the page open see it there. */
import type * as z from 'zod';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, handle, job } from '#server/platform/jobs/jobs.ts';
import { messageUnread } from './events.ts';
import { readBy } from './rules.ts';
import { lockConversation } from './sql.ts';

const MOMENT_MS = 15_000;

const lookWhetherRead = job('messaging.look-whether-read', messageUnread.payload);

type Unread = Omit<z.output<typeof messageUnread.payload>, 'recipientIsOwner'>;

export async function notifyIfUnread(platform: Platform, tx: Transaction, payload: Unread): Promise<void> {
	const task = { ...payload, recipientIsOwner: false };
	await enqueue(tx, lookWhetherRead, task, { runAt: new Date(platform.clock.now().getTime() + MOMENT_MS) });
}

/** Under the conversation's lock: a concurrent read happens either before the check, or afterwards and then clears the notification. */
const unreadJob: PlatformJob = handle(lookWhetherRead, async (platform, payload) => {
	await inTransaction(platform.db, async (tx) => {
		const row = await lockConversation(tx, payload.conversationId);
		if (!row || readBy(row, row.renter_id === payload.recipientId ? 'RENTER' : 'OWNER') >= payload.position) return;
		await platform.events.publish(platform, tx, messageUnread, { ...payload, recipientIsOwner: row.owner_id === payload.recipientId });
	});
});

export const messagingJobs: PlatformJob[] = [unreadJob];
