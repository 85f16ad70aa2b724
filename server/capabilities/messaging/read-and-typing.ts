/** Events of an open conversation for the other party: how far it is read, and that the user is typing. */
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { conversationRead } from './events.ts';
import { findConversation, lockConversationFor } from './find-conversation.ts';
import { closedReason, isVisibleTo, otherSide, readBy, userIdOf } from './rules.ts';
import { advance } from './sql.ts';

/** Records how far a user has read. The position never decreases and never exceeds the last message. */
export async function markRead(platform: Platform, caller: Caller, id: string, position: number): Promise<{ ownReadPosition: number }> {
	const { row: now, side: asked } = await findConversation(platform.db, caller, id);
	// Fast path: usually the position is already stored, so no lock is taken.
	if (readBy(now, asked) >= Math.min(position, now.last_position)) return { ownReadPosition: readBy(now, asked) };
	return inTransaction(platform.db, async (tx) => {
		const { row, side } = await lockConversationFor(tx, caller, id);
		const read = Math.min(position, row.last_position);
		if (read <= readBy(row, side)) return { ownReadPosition: readBy(row, side) };
		await advance(tx, id, { read: { [side]: read } });
		const notified = isVisibleTo(row, otherSide(side)) ? [caller.userId, userIdOf(row, otherSide(side))] : [caller.userId];
		const payload = { bookingId: id, userId: caller.userId, position: read };
		await publishLiveEvents(
			platform,
			tx,
			notified.map((userId) => ({ userId, kind: 'seen' as const, payload })),
		);
		await platform.events.publish(platform, tx, conversationRead, { conversationId: id, userId: caller.userId, position: read });
		return { ownReadPosition: read };
	});
}

/** Typing indicator for the other party's open pages; not stored. */
export async function publishTyping(platform: Platform, caller: Caller, id: string): Promise<void> {
	const { row, side } = await findConversation(platform.db, caller, id);
	if (!isVisibleTo(row, otherSide(side)) || closedReason(row, false)) return;
	await platform.live.pass([userIdOf(row, otherSide(side))], 'typing', { bookingId: id, userId: caller.userId });
}
