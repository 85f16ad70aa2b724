/** Typing indicator for the other party's open pages; not stored. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { findConversation } from './find-conversation.ts';
import { closedBecause, idOf, isVisibleTo, otherSide } from './rules.ts';

export async function publishTyping(platform: Platform, caller: Caller, id: string): Promise<void> {
	const { row, side } = await findConversation(platform.db, caller, id);
	if (!isVisibleTo(row, otherSide(side)) || closedBecause(row, false)) return;
	await platform.live.pass([idOf(row, otherSide(side))], 'typing', { bookingId: id, userId: caller.userId });
}
