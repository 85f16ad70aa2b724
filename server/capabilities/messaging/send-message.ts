/** Sends a message to the other party of a booking or an inquiry. Repeated requests create one message. */
import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/endpoint.ts';
import { MESSAGE_MAX_CHARACTERS, type Message, type sendMessage as sendMessageCall } from '#contract/messaging.ts';
import { carsByIds } from '#server/capabilities/cars/index.ts';
import { nameOf, type UserRow, usersByIds } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { StoredPrivatePhoto } from '#server/platform/files/private-photos.ts';
import { storePrivatePhotos } from '#server/platform/files/store-private-photos.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { type LiveEventInput, publishLiveEvents } from '#server/platform/live/append.ts';
import { charactersOf, cleanText, isBlank } from './clean-text.ts';
import { conversationRead } from './events.ts';
import { type ConversationForCaller, findConversation, lockConversationFor } from './find-conversation.ts';
import { RUN_REACH } from './masking/mask-messages.ts';
import { conversationOfPhoto, insertMessage, messagesBetween, sentBefore } from './messages-sql.ts';
import { notifyIfUnread } from './notify-if-unread.ts';
import { presentMessages } from './present.ts';
import { closedReason, isMasked, isVisibleTo, otherSide, readBy, userIdOf } from './rules.ts';
import { advance, type ConversationRow } from './sql.ts';

type Body = InputOf<typeof sendMessageCall>['body'];
type Sending = { text: string; clientId: string | undefined; photos: readonly StoredPrivatePhoto[] };

export async function sendMessage(platform: Platform, caller: Caller, body: Body, saveResponse: SaveResponse): Promise<Message> {
	await platform.limits.count('messagePerson', caller.userId);
	const conversation = await findConversation(platform.db, caller, body.bookingId);
	const before = await sentAlready(platform, caller, conversation, body.clientId);
	if (before) return before;
	const text = cleanText(body.body);
	if (isBlank(text) && body.photos.length === 0) throw refuse('MESSAGE_EMPTY');
	if (charactersOf(text) > MESSAGE_MAX_CHARACTERS) throw refuse('MESSAGE_TOO_LONG');
	const stored = await takeOnce(platform, caller, conversation, body);
	if (stored.before) return stored.before;
	try {
		const sending = { text: isBlank(text) ? '' : text, clientId: body.clientId, photos: stored.photos };
		return await inTransaction(platform.db, (tx) => send(platform, tx, caller, body.bookingId, sending, saveResponse));
	} finally {
		// Discards stored photos if the write failed or the message existed already. If only the response was lost, they belong to the message and stay.
		for (const photo of stored.photos) if (!(await conversationOfPhoto(platform.db, photo.objectId))) await photo.discard();
	}
}

async function sentAlready(
	platform: Platform,
	caller: Caller,
	{ row }: ConversationForCaller,
	clientId: string | undefined,
): Promise<Message | undefined> {
	const before = clientId ? await sentBefore(platform.db, row.id, caller.userId, clientId) : undefined;
	return before === undefined ? undefined : presentAt(platform.db, row, caller, before);
}

/** Together with the preceding messages, on which the masking depends. */
async function presentAt(db: Queryable, row: ConversationRow, caller: Caller, position: number): Promise<Message> {
	const run = await messagesBetween(db, row.id, position - RUN_REACH, position);
	const shown = presentMessages(run, caller.userId, isMasked(row)).at(-1);
	if (!shown) throw new Error(`message ${position} of ${row.id} cannot be read back`);
	return shown;
}

/** An upload can be consumed once: if the same message consumed it just now, that message is the result. */
async function takeOnce(platform: Platform, caller: Caller, conversation: ConversationForCaller, { photos, clientId }: Body) {
	try {
		const fieldOf = (index: number) => `photos.${index}`;
		return { photos: await storePrivatePhotos(platform, caller, photos, { purpose: 'MESSAGE_PHOTO', fieldOf }), before: null };
	} catch (error) {
		const before = await sentAlready(platform, caller, conversation, clientId);
		if (!before) throw error;
		return { photos: [], before };
	}
}

async function send(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	id: string,
	sending: Sending,
	saveResponse: SaveResponse,
): Promise<Message> {
	const conversation = await lockConversationFor(tx, caller, id);
	const { row, side } = conversation;
	const before = sending.clientId ? await sentBefore(tx, id, caller.userId, sending.clientId) : undefined;
	if (before !== undefined) return presentAt(tx, row, caller, before);
	const people = new Map((await usersByIds(tx, [row.renter_id, row.owner_id])).map((person) => [person.id, person]));
	const [sender, other] = [people.get(caller.userId), people.get(userIdOf(row, otherSide(side)))];
	// The sender's account was deleted or suspended in the meantime.
	if (!sender || sender.left_at || sender.suspended_at) throw refuse('NOT_SIGNED_IN');
	const closed = closedReason(row, !other || other.left_at !== null);
	if (closed) throw refuse(closed);
	const position = row.last_position + 1;
	await write(platform, tx, caller, conversation, position, sending);
	const shown = await presentAt(tx, row, caller, position);
	await publishMessage(platform, tx, conversation, shown, sender);
	await saveResponse(tx, shown);
	return shown;
}

/** Sending implies having read everything before. */
async function write(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ row, side }: ConversationForCaller,
	position: number,
	sending: Sending,
) {
	const now = platform.clock.now();
	const { text, clientId, photos } = sending;
	for (const photo of photos) await photo.commit(tx);
	await insertMessage(
		tx,
		{
			id: randomUUID(),
			conversation_id: row.id,
			position,
			kind: photos.length > 0 ? 'PHOTO' : 'TEXT',
			from_user_id: caller.userId,
			sent_by: caller.personId === caller.userId ? null : caller.personId,
			client_id: clientId ?? null,
			body: text,
			created_at: now,
		},
		photos,
	);
	await advance(tx, row.id, { lastPosition: position, activeAt: now, read: { [side]: position } });
}

/** Checks again whether the other party may see it: an owner sees nothing of an unpaid booking, and an inquiry from its first message on. */
async function publishMessage(
	platform: Platform,
	tx: Transaction,
	{ row, side }: ConversationForCaller,
	shown: Message,
	sender: NonNullable<UserRow>,
): Promise<void> {
	const senderId = userIdOf(row, side);
	const recipientId = userIdOf(row, otherSide(side));
	const isSeen = isVisibleTo({ ...row, last_position: shown.position }, otherSide(side));
	const hadUnread = readBy(row, side) < row.last_position;
	const liveEvents: LiveEventInput[] = [];
	if (hadUnread)
		for (const userId of isSeen ? [senderId, recipientId] : [senderId])
			liveEvents.push({ userId, kind: 'seen', payload: { bookingId: row.id, userId: senderId, position: shown.position } });
	liveEvents.push({ userId: senderId, kind: 'message', payload: shown });
	if (isSeen) liveEvents.push({ userId: recipientId, kind: 'message', payload: { ...shown, clientId: null } });
	await publishLiveEvents(platform, tx, liveEvents);
	if (hadUnread)
		await platform.events.publish(platform, tx, conversationRead, { conversationId: row.id, userId: senderId, position: shown.position });
	if (!isSeen) return;
	const [car] = await carsByIds(tx, [row.car_id]);
	await notifyIfUnread(platform, tx, {
		conversationId: row.id,
		messageId: shown.id,
		senderId,
		recipientId,
		senderName: nameOf(sender),
		carTitle: car?.title ?? '',
		position: shown.position,
		recipientReadPosition: readBy(row, otherSide(side)),
	});
}
