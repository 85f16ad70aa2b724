/** Tickets: questions to the support, answered as a conversation with Mishwar. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { newPersonName } from './identity.ts';
import { paging } from './paging.ts';
import { boundedText } from './typed-values.ts';

export const TICKET_REOPEN_DAYS = 14;
export const MAX_TICKET_SUBJECT = 120;
export const MAX_TICKET_TEXT = 4000;
/** The most unsolved tickets of one person. */
export const MAX_OPEN_TICKETS = 10;

export const ticketRefusals = {
	TICKET_NOT_FOUND: { status: 404, en: 'We can’t find this request.', ar: 'لم نجد هذا الطلب.' },
	TICKET_CLOSED: {
		status: 409,
		en: 'This request was solved more than 14 days ago. Please send a new one.',
		ar: 'مضى أكثر من 14 يوماً على حل هذا الطلب. اكتب طلباً جديداً.',
	},
	TICKET_ALREADY_SOLVED: { status: 409, en: 'This request is already solved.', ar: 'حُلّ هذا الطلب من قبل.' },
	TICKETS_TOO_MANY: {
		status: 409,
		en: 'You have 10 open requests. Add to one of them or mark one as solved.',
		ar: 'لديك 10 طلبات مفتوحة. أضف إلى أحدها أو ضع علامة الحل على واحد منها.',
	},
	TICKET_CONTEXT_NOT_FOUND: {
		status: 404,
		en: 'We can’t find what this request is about in your account.',
		ar: 'لم نجد في حسابك ما يتعلق به هذا الطلب.',
	},
	TICKET_LINK_INVALID: {
		status: 404,
		en: 'This link has expired. Please contact support again.',
		ar: 'انتهت صلاحية هذا الرابط. تواصل مع الدعم من جديد.',
	},
	TICKET_ASSIGNEE_INVALID: {
		status: 409,
		en: 'Requests can only be assigned to admins.',
		ar: 'يمكن إسناد الطلبات إلى المشرفين فقط.',
	},
} as const satisfies Record<string, RefusalText>;

export const ticketStatuses = ['OPEN', 'WAITING_FOR_PERSON', 'SOLVED'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];
/** `ASK` is the person's action, `ANSWER` ours; both may solve. */
export const ticketActions = ['ASK', 'ANSWER', 'SOLVE'] as const;
export type TicketAction = (typeof ticketActions)[number];

/** The state after each action. A solved ticket can be reopened by a question for 14 days only. */
export const ticketTransitions: Readonly<Record<TicketStatus, Readonly<Partial<Record<TicketAction, TicketStatus>>>>> = {
	OPEN: { ASK: 'OPEN', ANSWER: 'WAITING_FOR_PERSON', SOLVE: 'SOLVED' },
	WAITING_FOR_PERSON: { ASK: 'OPEN', ANSWER: 'WAITING_FOR_PERSON', SOLVE: 'SOLVED' },
	SOLVED: { ASK: 'OPEN', ANSWER: 'WAITING_FOR_PERSON' },
};

export const ticketContextKinds = ['booking', 'payment', 'claim', 'payout', 'account'] as const;
export type TicketContextKind = (typeof ticketContextKinds)[number];

/** The subject of a ticket: a row of the person's own, or their account, which needs no id. */
const context = z.union([
	z.object({ kind: z.enum(['booking', 'payment', 'claim', 'payout']), id: z.uuid() }),
	z.object({ kind: z.literal('account'), id: z.null().default(null) }),
]);
export type TicketContext = z.output<typeof context>;

const subject = boundedText(1, MAX_TICKET_SUBJECT, 'REQUIRED');
const text = boundedText(1, MAX_TICKET_TEXT, 'REQUIRED');
const ticketId = z.object({ id: z.uuid() });
/** For example MW-000123. */
const number = z.string();

const ticketSummary = z.object({
	id: z.uuid(),
	number,
	subject: z.string(),
	status: z.enum(ticketStatuses),
	context: context.nullable(),
	createdAt: z.string(),
	/** Of the last message. */
	activeAt: z.string(),
	/** Answers that its person has not read; 0 for a visitor's. */
	unreadAnswers: z.int(),
});
export type TicketSummary = z.output<typeof ticketSummary>;

const ticketMessage = z.object({ id: z.uuid(), from: z.enum(['PERSON', 'SUPPORT']), body: z.string(), createdAt: z.string() });

export const ticket = ticketSummary.extend({
	messages: z.array(ticketMessage),
	/** What the person may do now. */
	allowedActions: z.array(z.enum(['ASK', 'SOLVE'])),
});
export type Ticket = z.output<typeof ticket>;

/** A ticket in the inbox, between the conversations with other people. */
export const inboxTicket = ticketSummary.extend({
	kind: z.literal('TICKET'),
	/** Its last text, shortened for a list. */
	lastMessage: ticketMessage.omit({ id: true }),
});
export type InboxTicket = z.output<typeof inboxTicket>;

export const listTickets = endpoint({
	method: 'GET',
	path: '/api/tickets',
	summary: 'The caller’s own support requests, the last active first.',
	access: 'signed-in',
	query: z.object(paging),
	response: z.array(ticketSummary),
});

export const createTicket = endpoint({
	method: 'POST',
	path: '/api/tickets',
	summary: 'Ask the support about the caller’s own booking, payment, claim, payout or account, or about anything else.',
	access: 'signed-in',
	body: z.object({ subject, text, context: context.nullable().default(null) }),
	response: ticket,
	status: 201,
	idempotent: true,
	refusals: ['TICKETS_TOO_MANY', 'TICKET_CONTEXT_NOT_FOUND'],
});

export const getTicket = endpoint({
	method: 'GET',
	path: '/api/tickets/{id}',
	summary: 'One of the caller’s own requests with its answers.',
	access: 'signed-in',
	params: ticketId,
	response: ticket,
	refusals: ['TICKET_NOT_FOUND'],
});

export const writeToTicket = endpoint({
	method: 'POST',
	path: '/api/tickets/{id}/messages',
	summary: 'Add a message. This reopens a solved request, for 14 days after it was solved.',
	access: 'signed-in',
	params: ticketId,
	body: z.object({ text }),
	response: ticket,
	status: 201,
	idempotent: true,
	refusals: ['TICKET_NOT_FOUND', 'TICKET_CLOSED'],
});

export const markOwnTicketRead = endpoint({
	method: 'PUT',
	path: '/api/tickets/{id}/read',
	summary: 'Save how many answers of a request the caller has read; the number never decreases.',
	access: 'signed-in',
	params: ticketId,
	body: z.object({ answers: z.int().min(0) }),
	response: z.object({ unreadAnswers: z.int() }),
	refusals: ['TICKET_NOT_FOUND'],
});

export const solveOwnTicket = endpoint({
	method: 'POST',
	path: '/api/tickets/{id}/solve',
	summary: 'Mark the caller’s own request as solved.',
	access: 'signed-in',
	params: ticketId,
	response: ticket,
	refusals: ['TICKET_NOT_FOUND', 'TICKET_ALREADY_SOLVED'],
});

/** Token from an e-mail to a visitor; it opens one ticket. */
const token = z.string().min(1).max(100);
const email = z
	.string()
	.trim()
	.max(254, { error: 'EMAIL_INVALID' })
	.pipe(z.email({ error: 'EMAIL_INVALID' }))
	.transform((typed) => typed.toLowerCase());

export const askAsGuest = endpoint({
	method: 'POST',
	path: '/api/guest-tickets',
	summary: 'Ask the support without an account. The question is sent to the support once the link in the e-mail to this address is opened.',
	access: 'anyone',
	/** `about`: the account with this address, for a person who cannot sign in to it. */
	body: z.object({ name: newPersonName, email, subject, text, about: z.literal('account').nullable().default(null) }),
	response: z.object({ success: z.literal(true) }),
	status: 202,
});

export const confirmGuestTicket = endpoint({
	method: 'POST',
	path: '/api/guest-tickets/confirm',
	summary: 'Send the question to the support with the token from the e-mail. The same token opens the request from then on.',
	access: 'anyone',
	body: z.object({ token }),
	response: ticket,
	refusals: ['TICKET_LINK_INVALID'],
});

export const getGuestTicket = endpoint({
	method: 'POST',
	path: '/api/guest-tickets/read',
	summary: 'A visitor’s request with its answers, by the token from one of its e-mails; neither an address nor a log contains the token.',
	access: 'anyone',
	body: z.object({ token }),
	response: ticket,
	refusals: ['TICKET_LINK_INVALID'],
});

export const writeToGuestTicket = endpoint({
	method: 'POST',
	path: '/api/guest-tickets/messages',
	summary: 'Add a message to a visitor’s request, with the token from one of its e-mails.',
	access: 'anyone',
	body: z.object({ token, text }),
	response: ticket,
	refusals: ['TICKET_LINK_INVALID', 'TICKET_CLOSED'],
});
