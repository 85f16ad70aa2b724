/** Calls that exist only while DEMO is on. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';

/** Password of all demo accounts. */
export const DEMO_PASSWORD = 'mishwar-demo';

/** On every page of a demo that was enabled explicitly or that others can reach. In both languages, because the language of a visitor is not known. */
export const demoNotice = {
	en: 'Demo: nothing here is real. Don’t enter real data.',
	ar: 'نسخة تجريبية: لا شيء هنا حقيقي. لا تُدخل بيانات حقيقية.',
} as const;

/** Replaces that text while the rest of the demo data is being added; meanwhile every call that changes something is refused. */
export const demoFillingNotice = {
	en: 'Demo: we’re still adding trips and reviews. Reload in a minute.',
	ar: 'نسخة تجريبية: ما زلنا نضيف الرحلات والتقييمات. أعد التحميل بعد دقيقة.',
} as const;

export const devRefusals = {
	DEMO_FILLING: {
		status: 503,
		en: 'We’re still setting up this demo. Please try again in a minute.',
		ar: 'ما زلنا نجهّز هذه النسخة التجريبية. حاول مجدداً بعد دقيقة.',
	},
	DEMO_ACCOUNT_LOCAL_ONLY: {
		status: 403,
		en: 'Demo accounts only work on the computer where this demo runs. Create your own account to look around.',
		ar: 'الحسابات التجريبية تعمل فقط على الجهاز الذي تعمل عليه هذه النسخة. أنشئ حساباً خاصاً بك لتجرّب الموقع.',
	},
} as const satisfies Record<string, RefusalText>;

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
	summary:
		'The HTML of an e-mail, as a page without scripts. Only with DEMO, and only on the server’s own machine unless DEMO_PUBLIC is set.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});

export const devOutbox = endpoint({
	method: 'GET',
	path: '/api/dev/outbox',
	summary: 'E-mails and SMS that were sent, newest first. Only with DEMO, and only on the server’s own machine unless DEMO_PUBLIC is set.',
	access: 'anyone',
	response: z.array(outboxMessage),
	refusals: ['NOT_FOUND'],
});
