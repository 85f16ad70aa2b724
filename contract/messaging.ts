/** Conversations between a renter and an owner, about a booking or a car: the inbox and the chat. The inbox also contains support requests. */
import * as z from 'zod';
import { booking } from './bookings.ts';
import { arabicNames } from './car-shapes.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { listOf, paging, typedNumber } from './paging.ts';
import { inboxTicket } from './tickets.ts';

export const messagingRefusals = {
	CONVERSATION_NOT_FOUND: { status: 404, en: 'We can’t find this conversation.', ar: 'لم نجد هذه المحادثة.' },
	MESSAGE_EMPTY: { status: 400, en: 'Write something or add a photo.', ar: 'اكتب شيئاً أو أضف صورة.' },
	MESSAGE_TOO_LONG: {
		status: 400,
		en: 'This message is longer than 2,000 characters. Send it in parts.',
		ar: 'الرسالة أطول من 2000 حرف. أرسلها على أجزاء.',
	},
	OWN_CAR_INQUIRY: { status: 403, en: 'This is your own car.', ar: 'هذه سيارتك.' },
	CONVERSATION_CLOSED: {
		status: 409,
		en: 'You can’t send messages here because the other person has left Mishwar.',
		ar: 'لا يمكن إرسال رسائل هنا لأن الطرف الآخر غادر مشوار.',
	},
	CONVERSATION_NEVER_PAID: {
		status: 409,
		en: 'You haven’t paid for this booking, so the owner can’t see it. Message the owner from the car’s page.',
		ar: 'لم تدفع لهذا الحجز، فلا يراه المالك. راسله من صفحة السيارة.',
	},
} as const satisfies Record<string, RefusalText>;

export const MESSAGE_MAX_CHARACTERS = 2000;
export const MESSAGE_MAX_PHOTOS = 6;

export const conversationKinds = ['BOOKING', 'INQUIRY'] as const;
export const messageKinds = ['TEXT', 'PHOTO', 'EVENT'] as const;
/** System messages. */
export const messageEvents = [
	'REQUESTED',
	'CONFIRMED',
	'DECLINED',
	'UNANSWERED',
	'CANCELLED',
	'NO_SHOW',
	'HANDED_OVER',
	'RETURNED',
	'COMPLETED',
	'CLAIM_OPENED',
	'CLAIM_DECIDED',
	'RENTER_CLAIM_OPENED',
	'RENTER_CLAIM_DECIDED',
] as const;
export type MessageEvent = (typeof messageEvents)[number];

const conversationId = z.object({ id: z.uuid() });

export const messagePhoto = z.object({ id: z.uuid(), url: z.string(), width: z.int(), height: z.int() });

export const message = z.object({
	id: z.uuid(),
	/** The conversation: the id of a booking or of an inquiry. */
	bookingId: z.uuid(),
	/** Null for a system message, described by `event`. */
	fromUserId: z.uuid().nullable(),
	/** The office and the member of its team who wrote it, as its parties read it; null for anybody else. */
	sentBy: z.object({ en: z.string(), ar: z.string() }).nullable(),
	kind: z.enum(messageKinds),
	/** As the reader may see it: phone numbers and e-mail addresses are masked until the booking is confirmed. Plain text. */
	body: z.string(),
	/** Whether something in `body` was masked. */
	isMasked: z.boolean(),
	event: z.enum(messageEvents).nullable(),
	/** Values used in the sentence of a system message, such as who cancelled. */
	facts: z.record(z.string(), z.string()).nullable(),
	photos: z.array(messagePhoto),
	/** The author deleted the account: the message stays without content. */
	isRemoved: z.boolean(),
	/** Id chosen by the sender's browser; returned to the sender only. */
	clientId: z.uuid().nullable(),
	/** Sent by the owner’s automatic replies and not typed by a person. */
	isAutomatic: z.boolean(),
	/** 1 is the first of the conversation; without gaps. */
	position: z.int(),
	createdAt: z.string(),
});
export type Message = z.output<typeof message>;

/** The booking of a conversation; null for an inquiry. */
const bookingOfConversation = booking.pick({
	id: true,
	status: true,
	cancelCode: true,
	paymentStatus: true,
	startAt: true,
	endAt: true,
	totalJod: true,
	depositJod: true,
	whereAndWhen: true,
});

const otherParty = {
	/** The renter if the reader owns the car, otherwise the owner: display name, otherwise e-mail, otherwise null. */
	otherParty: z.string().nullable(),
	/** The same person's Arabic name, if the person entered one. */
	otherPartyAr: z.string().nullable(),
	otherPartyImageUrl: z.string().nullable(),
};

const carOfConversation = z.object({
	make: z.string(),
	model: z.string(),
	...arabicNames,
	year: z.int(),
	photoUrls: z.array(z.string()),
});

export const inboxCard = booking.pick({ id: true, ownerId: true, renterId: true, cancelCode: true }).extend({
	kind: z.enum(conversationKinds),
	/** Of the booking; null for an inquiry. */
	status: booking.shape.status.nullable(),
	/** Held, and still to be paid; only the renter sees such a booking. */
	isUnpaid: z.boolean(),
	startAt: z.string().nullable(),
	endAt: z.string().nullable(),
	car: carOfConversation,
	...otherParty,
	lastMessage: message
		.pick({ fromUserId: true, kind: true, body: true, isMasked: true, isRemoved: true, event: true, facts: true, createdAt: true })
		.nullable(),
	unreadCount: z.int(),
	activeAt: z.string(),
});
export type InboxCard = z.output<typeof inboxCard>;

const inboxItem = z.union([inboxCard, inboxTicket]);
export type InboxItem = z.output<typeof inboxItem>;

export const inboxFilters = ['ALL', 'UNREAD', 'REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'INQUIRY', 'TICKET'] as const;

/** With `1` the caller's support requests are listed among the conversations: each such item has the kind TICKET, and no car. */
const tickets = z.enum(['0', '1']).optional();

export const inbox = endpoint({
	method: 'GET',
	path: '/api/messages/inbox',
	summary: 'The caller’s conversations, the last active first; X-Unread-Count is the number of conversations with unread messages.',
	access: 'signed-in',
	team: { permission: 'chat', else: 'own' },
	query: z.object({
		...paging,
		/** `TICKET`: only support requests; `tickets` is not needed then. */
		status: z.enum(inboxFilters).default('ALL'),
		/**
		 * Matches the car's name, the other party's name and the booking id, a request's subject and number; hamza, alef and taa marbuta forms
		 * are equal.
		 */
		q: z.string().trim().max(100).optional(),
		tickets,
	}),
	response: z.array(inboxItem),
});

export const unreadConversations = endpoint({
	method: 'GET',
	path: '/api/messages/unread',
	summary: 'The number of the caller’s conversations with unread messages.',
	access: 'signed-in',
	team: { permission: 'chat', else: 'own' },
	query: z.object({ tickets }),
	response: z.object({ count: z.int() }),
});

export const conversation = z.object({
	id: z.uuid(),
	kind: z.enum(conversationKinds),
	renterId: z.uuid(),
	ownerId: z.uuid(),
	otherPartyId: z.uuid(),
	...otherParty,
	otherPartyHasLeft: z.boolean(),
	/** Position of our last message that the other party has read. */
	otherReadPosition: z.int(),
	ownReadPosition: z.int(),
	lastPosition: z.int(),
	/** Whether contact details in messages are still masked. */
	isMasked: z.boolean(),
	/** Whether messages can be sent. */
	isOpen: z.boolean(),
	car: carOfConversation.extend({ id: z.uuid(), slug: z.string().nullable() }),
	booking: bookingOfConversation.nullable(),
});
export type Conversation = z.output<typeof conversation>;

export const getConversation = endpoint({
	method: 'GET',
	path: '/api/messages/{id}/about',
	summary: 'The subject of a conversation, and how far each party has read.',
	access: 'signed-in',
	team: 'chat',
	params: conversationId,
	response: conversation,
	refusals: ['CONVERSATION_NOT_FOUND'],
});

export const listMessages = endpoint({
	method: 'GET',
	path: '/api/messages/{id}',
	summary: 'Messages of a conversation in their order: the last `limit` of all, or those before or after a position.',
	access: 'signed-in',
	team: 'chat',
	params: conversationId,
	query: z.object({
		limit: typedNumber.pipe(z.int().min(1).max(100)).default(50),
		before: typedNumber.pipe(z.int().min(1)).optional(),
		after: typedNumber.pipe(z.int().min(0)).optional(),
	}),
	response: z.array(message),
	refusals: ['CONVERSATION_NOT_FOUND'],
});

export const sendMessage = endpoint({
	method: 'POST',
	path: '/api/messages',
	summary: 'Send text, photos or both. A repeated `clientId` returns the existing message.',
	access: 'signed-in',
	team: 'chat',
	body: z.object({
		/** The conversation: the id of a booking or of an inquiry. */
		bookingId: z.uuid(),
		body: z.string().max(20_000).default(''),
		clientId: z.uuid().optional(),
		/** The sender's uploads, as in `/api/uploads`. */
		photos: listOf(z.string().max(200))
			.pipe(z.array(z.string()).max(MESSAGE_MAX_PHOTOS, { error: 'MESSAGE_PHOTOS_TOO_MANY' }))
			.default([]),
	}),
	response: message,
	status: 201,
	idempotent: true,
	refusals: ['CONVERSATION_NOT_FOUND', 'MESSAGE_EMPTY', 'MESSAGE_TOO_LONG', 'CONVERSATION_CLOSED', 'CONVERSATION_NEVER_PAID'],
});

export const markConversationRead = endpoint({
	method: 'PUT',
	path: '/api/messages/{id}/read',
	summary: 'Save how far the caller has read; the position never decreases.',
	access: 'signed-in',
	team: 'chat',
	params: conversationId,
	body: z.object({ position: z.int().min(0) }),
	response: z.object({ ownReadPosition: z.int() }),
	refusals: ['CONVERSATION_NOT_FOUND'],
});

export const typeInConversation = endpoint({
	method: 'POST',
	path: '/api/messages/{id}/typing',
	summary: 'The caller is typing: an event for the other party’s open pages, which is not stored.',
	access: 'signed-in',
	team: 'chat',
	params: conversationId,
	response: z.object({ success: z.literal(true) }),
	refusals: ['CONVERSATION_NOT_FOUND'],
});

export const inquire = endpoint({
	method: 'POST',
	path: '/api/cars/{id}/inquiry',
	summary: 'The conversation with a car’s owner: the one of the caller’s open booking, or an inquiry if there is none.',
	access: 'signed-in',
	params: conversationId,
	response: z.object({ id: z.uuid() }),
	refusals: ['CAR_NOT_FOUND', 'OWN_CAR_INQUIRY', 'OFFICE_OF_YOUR_OWN'],
});

export const getMessagePhoto = endpoint({
	method: 'GET',
	path: '/objects/messages/{id}',
	summary: 'One photo of a message, as WebP or JPEG at the next stored width, for both parties of the conversation and admins.',
	access: 'signed-in',
	team: 'chat',
	params: conversationId,
	query: z.object({ w: typedNumber.pipe(z.int().min(1).max(4000)).optional() }),
	response: z.unknown(),
	refusals: ['CONVERSATION_NOT_FOUND'],
});

export const getCaseConversation = endpoint({
	method: 'POST',
	path: '/api/admin/bookings/{id}/conversation',
	summary:
		'The conversation of a booking, for an admin who decides: while a claim or a report on it is open, and for some days after the decision. Each access is in the audit log.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: conversationId,
	response: z.array(message),
	refusals: ['CONVERSATION_NOT_FOUND'],
});
