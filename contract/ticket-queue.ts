/** The support's queue of tickets, for admins. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { paging, searched } from './paging.ts';
import { payoutStates } from './payout-batches.ts';
import { MAX_TICKET_TEXT, ticket } from './tickets.ts';
import { boundedText } from './typed-values.ts';

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const ticketId = z.object({ id: z.uuid() });
const text = boundedText(1, MAX_TICKET_TEXT, 'REQUIRED');

/** `nameAr`: the other name if there is no Arabic one. */
const named = z.object({ id: z.uuid(), name: z.string(), nameAr: z.string() });

export const ticketQueues = ['OPEN', 'MINE', 'WAITING', 'SOLVED'] as const;
export type TicketQueue = (typeof ticketQueues)[number];

const queued = ticket.omit({ messages: true, allowedActions: true }).extend({
	/** Null for a visitor. */
	userId: z.uuid().nullable(),
	personName: z.string(),
	personNameAr: z.string(),
	personEmail: z.string().nullable(),
	/** The language of the person. */
	language: z.enum(['en', 'ar']),
	assignee: named.nullable(),
	/** Since when the person waits for us; null while they do not. */
	waitingSince: z.string().nullable(),
	/** Minutes from the question to our first answer, and to the solution. */
	firstAnswerMinutes: z.int().nullable(),
	solutionMinutes: z.int().nullable(),
});
export type QueuedTicket = z.output<typeof queued>;

export const ticketMessageKinds = ['QUESTION', 'ANSWER', 'COMMENT'] as const;

export const supportTicket = queued.extend({
	messages: z.array(
		z.object({
			id: z.uuid(),
			/** A comment is for admins only. */
			kind: z.enum(ticketMessageKinds),
			/** Null for a visitor. */
			author: named.nullable(),
			body: z.string(),
			createdAt: z.string(),
		}),
	),
	/** The booking that the ticket is about, also through a payment, claim or payout; null if there is none. */
	bookingId: z.uuid().nullable(),
	/** State of the payout that the ticket is about; null for other subjects. */
	payoutState: z.enum(payoutStates).nullable(),
	/** Admins to whom it can be assigned. */
	admins: z.array(named),
	maySolve: z.boolean(),
});
export type SupportTicket = z.output<typeof supportTicket>;

export const listTicketQueue = endpoint({
	method: 'GET',
	path: '/api/admin/tickets',
	summary:
		'Open requests, the longest waiting first; or those assigned to the caller, answered or solved ones, the last active first. `q`: a subject, person, number or booking.',
	access: admins,
	query: z.object({ queue: z.enum(ticketQueues).default('OPEN'), ...searched, ...paging }),
	response: z.array(queued),
});

export const ticketFigures = endpoint({
	method: 'GET',
	path: '/api/admin/tickets/figures',
	summary:
		'Number of waiting requests and since when they wait, and the median times to the first answer and to the solution in the last 30 days.',
	access: admins,
	response: z.object({
		open: z.int(),
		mine: z.int(),
		waitingForPerson: z.int(),
		longestWaitingSince: z.string().nullable(),
		firstAnswerMinutes: z.int().nullable(),
		solutionMinutes: z.int().nullable(),
	}),
});

export const getSupportTicket = endpoint({
	method: 'GET',
	path: '/api/admin/tickets/{id}',
	summary: 'A request with its answers and the admins’ comments.',
	access: admins,
	params: ticketId,
	response: supportTicket,
	refusals: ['TICKET_NOT_FOUND'],
});

export const answerTicket = endpoint({
	method: 'POST',
	path: '/api/admin/tickets/{id}/answers',
	summary: 'Answer the person, who gets the answer in their account or by e-mail; with `solve`, this also ends the request.',
	access: admins,
	params: ticketId,
	body: z.object({ text, solve: z.boolean().default(false) }),
	response: supportTicket,
	status: 201,
	idempotent: true,
	refusals: ['TICKET_NOT_FOUND'],
});

export const commentOnTicket = endpoint({
	method: 'POST',
	path: '/api/admin/tickets/{id}/comments',
	summary: 'Add a comment for other admins, which the person never sees.',
	access: admins,
	params: ticketId,
	body: z.object({ text }),
	response: supportTicket,
	status: 201,
	idempotent: true,
	refusals: ['TICKET_NOT_FOUND'],
});

export const assignTicket = endpoint({
	method: 'PUT',
	path: '/api/admin/tickets/{id}/assignee',
	summary: 'Assign a request to an admin, also to the caller, or (null) to no one.',
	access: admins,
	params: ticketId,
	body: z.object({ adminId: z.uuid().nullable() }),
	response: supportTicket,
	refusals: ['TICKET_NOT_FOUND', 'TICKET_ASSIGNEE_INVALID'],
});

export const solveTicket = endpoint({
	method: 'POST',
	path: '/api/admin/tickets/{id}/solve',
	summary: 'End a request without another answer.',
	access: admins,
	params: ticketId,
	response: supportTicket,
	refusals: ['TICKET_NOT_FOUND', 'TICKET_ALREADY_SOLVED'],
});
