/** E-mail by SMTP, over a few connections that are kept open. */
import { createTransport } from 'nodemailer';
import { PermanentDeliveryError } from '../permanent-delivery-error.ts';
import type { EmailSender } from './port.ts';

export type SmtpOptions = { connectMs: number; silenceMs: number };
const patience: SmtpOptions = { connectMs: 10_000, silenceMs: 30_000 };
const CONNECTIONS = 3;

/** `url`: `smtp://user:password@host:587`; `from`: the sender's address. */
export function createSmtp(url: string, from: string, { connectMs, silenceMs }: SmtpOptions = patience): EmailSender {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: CONNECTIONS,
		// Whether to try again is the job's to say: a connection that closed may have taken the letter.
		maxRequeues: 0,
		connectionTimeout: connectMs,
		greetingTimeout: connectMs,
		socketTimeout: silenceMs,
	});
	const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
	return {
		send: async ({ id, to, subject, text, html, unsubscribeUrl }) => {
			try {
				await transport.sendMail({
					from,
					to,
					subject,
					text,
					messageId: `<${id}@${domain}>`,
					headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>` }) },
					...(html && { html }),
				});
			} catch (error) {
				throw isForGood(error) ? new PermanentDeliveryError((error as Error).message) : error;
			}
		},
		close: async () => transport.close(),
	};
}

/** A 5xx to the recipient or to the letter itself (RFC 5321, 4.2.1). One to our login or our own address is the operator's to mend. */
function isForGood(error: unknown): boolean {
	const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
	return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
