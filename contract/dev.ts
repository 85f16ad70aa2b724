/** Calls that exist only while DEMO is on. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const outboxMessage = z.object({
	id: z.uuid(),
	channel: z.enum(['EMAIL', 'SMS']),
	to: z.string(),
	subject: z.string().nullable(),
	text: z.string(),
	createdAt: z.string(),
});
export type OutboxMessage = z.output<typeof outboxMessage>;

export const devOutboxHtml = endpoint({
	method: 'GET',
	path: '/api/dev/outbox/{id}/html',
	summary: 'The HTML of an e-mail, as a page without scripts. DEMO alone.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});

export const devOutbox = endpoint({
	method: 'GET',
	path: '/api/dev/outbox',
	summary: 'E-mails and SMS that were sent, newest first. DEMO alone.',
	access: 'anyone',
	response: z.array(outboxMessage),
});
