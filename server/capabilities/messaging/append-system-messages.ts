/**
 * System messages in a booking's conversation. Each event triggers a comparison: events of the booking that are not in the conversation
 * yet are appended in order. So messages appear once and in order, even if jobs run twice, late or out of order.
 */
import { randomUUID } from 'node:crypto';
import { bookingById, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { insertMessage, listSystemMessageEvents, messagesBetween } from './messages-sql.ts';
import { presentMessages } from './present.ts';
import { readBy, type Side } from './rules.ts';
import { advance, type ConversationRow, lockConversation } from './sql.ts';
import { listClaimMessages, listRenterClaimMessages, listSystemMessages, type SystemMessage } from './system-messages.ts';

export const appendBookingEvents = (platform: Platform, { bookingId }: { bookingId: string }): Promise<void> =>
	appendMessages(platform, bookingId, []);

/** A return recorded only by the renter has not changed the booking yet. */
export const appendHandoverEvents = (platform: Platform, { bookingId, phase }: { bookingId: string; phase: string }): Promise<void> => {
	const at = platform.clock.now();
	const returned: SystemMessage = { event: 'RETURNED', at, facts: {}, sentence: 'The return of the car was recorded.' };
	return appendMessages(platform, bookingId, phase === 'CHECK_OUT' ? [returned] : []);
};

type ClaimPayload = Parameters<typeof listClaimMessages>[0] & { bookingId: string };

export const appendClaimEvents = (platform: Platform, facts: ClaimPayload): Promise<void> =>
	appendMessages(platform, facts.bookingId, listClaimMessages(facts, platform.clock.now()));

export const appendRenterClaimEvents = (platform: Platform, facts: ClaimPayload): Promise<void> =>
	appendMessages(platform, facts.bookingId, listRenterClaimMessages(facts, platform.clock.now()));

async function appendMessages(platform: Platform, bookingId: string, more: readonly SystemMessage[]): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const row = await lockConversation(tx, bookingId);
		const booking = row && (await bookingById(tx, bookingId));
		if (!row || !booking?.paid_at) return;
		const existing = await listSystemMessageEvents(tx, bookingId);
		const missing: SystemMessage[] = [];
		for (const each of [...listSystemMessages({ ...booking, isInstant: parseBookingAgreement(booking).instantBook }), ...more]) {
			if (existing.has(each.event)) continue;
			existing.add(each.event);
			missing.push(each);
		}
		if (missing.length > 0) await write(platform, tx, row, missing);
	});
}

/** Timestamps never decrease. A user who had read everything counts as having read these too: notifications cover them. */
async function write(platform: Platform, tx: Transaction, row: ConversationRow, missing: readonly SystemMessage[]): Promise<void> {
	let activeAt = row.active_at;
	let position = row.last_position;
	for (const { event, at, facts, sentence } of missing) {
		position += 1;
		if (at > activeAt) activeAt = at;
		await insertMessage(
			tx,
			{
				...{ id: randomUUID(), conversation_id: row.id, position, kind: 'EVENT', event, body: sentence },
				...{ facts: JSON.stringify(facts), created_at: activeAt },
			},
			[],
		);
	}
	const hasReadAll = (side: Side) => readBy(row, side) === row.last_position;
	const read = { ...(hasReadAll('RENTER') && { RENTER: position }), ...(hasReadAll('OWNER') && { OWNER: position }) };
	await advance(tx, row.id, { lastPosition: position, activeAt, read });
	const lines = await messagesBetween(tx, row.id, row.last_position + 1, position);
	const liveEvents = [row.renter_id, row.owner_id].flatMap((userId) =>
		presentMessages(lines, userId, false).map((payload) => ({ userId, kind: 'message' as const, payload })),
	);
	await publishLiveEvents(platform, tx, liveEvents);
}
