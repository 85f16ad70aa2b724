/** One is writing: a hint for the other side's open pages, kept nowhere. */
import { sql } from 'kysely';
import type { PassingEvent } from '#contract/live.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { findConversation } from './find-conversation.ts';
import { closedBecause, idOf, isShownTo, otherSide } from './rules.ts';

export async function tellTyping(platform: Platform, caller: Caller, id: string): Promise<void> {
	const { row, side } = await findConversation(platform.db, caller, id);
	if (!isShownTo(row, otherSide(side)) || closedBecause(row, false)) return;
	await pass(platform, idOf(row, otherSide(side)), { bookingId: id, userId: caller.userId });
}

async function pass(platform: Platform, userId: string, typing: PassingEvent<'typing'>): Promise<void> {
	await sql`SELECT pg_notify('live_passing', ${JSON.stringify({ userId, kind: 'typing', payload: typing })})`.execute(platform.db);
}
