/**
 * Messages that an owner has sent automatically: after the confirmation by its event, before pickup and return by a job that reads the trips of the
 * next day. So a trip that moves or is cancelled needs no job to be moved or deleted.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { MESSAGE_MAX_CHARACTERS } from '#contract/messaging.ts';
import type { AutomaticMoment } from '#contract/replies.ts';
import { fillReply, textFor } from '#contract/reply-placeholders.ts';
import { type BookingRow, lockBooking } from '#server/capabilities/bookings/index.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { nameOf, userById } from '#server/capabilities/identity/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { appendBookingEvents } from '../append-system-messages.ts';
import { insertMessage, messagesBetween } from '../messages-sql.ts';
import { notifyIfUnread } from '../notify-if-unread.ts';
import { presentMessages } from '../present.ts';
import { closedReason, isMasked, readBy } from '../rules.ts';
import { advance, type ConversationRow, lockConversation } from '../sql.ts';
import { automaticMessagesOf, type DueMessage, dueMessages, markSent } from './replies-sql.ts';
import { readFilling } from './reply-values.ts';

const PAGE = 200;

const sendAutomaticJob = job('messaging.send-automatic', z.unknown());

export const automaticMessageJobs: readonly PlatformJob[] = [handle(sendAutomaticJob, (platform) => sendDueMessages(platform))];
export const automaticMessagesRecurring: readonly Recurring[] = [{ name: sendAutomaticJob.name, match: '*/10 * * * *' }];

async function sendDueMessages(platform: Platform): Promise<void> {
	for (let after: DueMessage | null = null; ; ) {
		const page: DueMessage[] = await dueMessages(platform.db, platform.clock.now(), after, PAGE);
		for (const dueMessage of page) await sendAutomatic(platform, dueMessage);
		after = page.at(-1) ?? null;
		if (page.length < PAGE) return;
	}
}

/** After the system message about it, whichever job runs first. */
export async function onBookingConfirmed(platform: Platform, payload: { bookingId: string }): Promise<void> {
	await appendBookingEvents(platform, payload);
	await sendAutomatic(platform, { bookingId: payload.bookingId, moment: 'CONFIRMED' });
}

/** Checks again under the locks: the trip may have moved or ended since, and the message may be switched off. */
async function sendAutomatic(platform: Platform, dueMessage: DueMessage): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const row = await lockConversation(tx, dueMessage.bookingId);
		const booking = row && (await lockBooking(tx, dueMessage.bookingId));
		if (!row || !booking) return;
		const now = platform.clock.now();
		const occasion = occasionOf(dueMessage.moment, booking, now);
		if (!occasion) return;
		const message = (await automaticMessagesOf(tx, booking.owner_id)).find(({ moment, isOn }) => isOn && moment === dueMessage.moment);
		if (!message) return;
		const text = await textOf(tx, row, message, now);
		if (text && (await markSent(tx, dueMessage, occasion, now))) await write(platform, tx, row, text);
	});
}

/** Null unless the trip is confirmed and the occasion is ahead. */
function occasionOf(moment: AutomaticMoment, booking: BookingRow, now: Date): Date | null {
	if (booking.status !== 'CONFIRMED' || booking.returned_at) return null;
	if (moment === 'CONFIRMED') return booking.confirmed_at;
	const occasion = moment === 'BEFORE_PICKUP' ? booking.starts_at : booking.ends_at;
	const isNext = (booking.checked_in_at === null) === (moment === 'BEFORE_PICKUP');
	return isNext && occasion > now ? occasion : null;
}

/** Filled in, in the renter's language; null if one of the two has left or is suspended. */
async function textOf(
	tx: Transaction,
	row: ConversationRow,
	texts: { textEn: string | null; textAr: string | null },
	now: Date,
): Promise<string | null> {
	const [owner, renter] = [await userById(tx, row.owner_id), await userById(tx, row.renter_id)];
	if (!owner || owner.left_at || owner.suspended_at || closedReason(row, !renter || renter.left_at !== null)) return null;
	const filling = await readFilling(tx, row, now);
	const text = filling && textFor(texts, filling.language);
	const filled = text && fillReply(text, filling.values, filling.language);
	return filled ? [...filled].slice(0, MESSAGE_MAX_CHARACTERS).join('') : null;
}

/** From the owner's account. Unlike a message that a person writes, it does not imply that the owner has read the others. */
async function write(platform: Platform, tx: Transaction, row: ConversationRow, body: string): Promise<void> {
	const now = platform.clock.now();
	const position = row.last_position + 1;
	const messageId = randomUUID();
	await insertMessage(
		tx,
		{
			...{ id: messageId, conversation_id: row.id, position, kind: 'TEXT', from_user_id: row.owner_id },
			...{ body, is_automatic: true, created_at: now },
		},
		[],
	);
	const hadReadAll = readBy(row, 'OWNER') === row.last_position;
	await advance(tx, row.id, { lastPosition: position, activeAt: now, ...(hadReadAll && { read: { OWNER: position } }) });
	const lines = await messagesBetween(tx, row.id, position, position);
	await publishLiveEvents(
		platform,
		tx,
		[row.renter_id, row.owner_id].flatMap((userId) =>
			presentMessages(lines, userId, isMasked(row)).map((payload) => ({ userId, kind: 'message' as const, payload })),
		),
	);
	const [owner, car] = [await userById(tx, row.owner_id), await carById(tx, row.car_id)];
	await notifyIfUnread(platform, tx, {
		...{ conversationId: row.id, messageId, senderId: row.owner_id, recipientId: row.renter_id, position },
		senderName: owner ? nameOf(owner) : { en: '', ar: '' },
		carTitle: car?.title ?? '',
		recipientReadPosition: readBy(row, 'RENTER'),
	});
}
