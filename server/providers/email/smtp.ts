/** E-mail over SMTP with a small pool of connections. */
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
		// Retries are left to the job: a connection that closed may have delivered the message.
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

/** A 5xx for the recipient or the message (RFC 5321, 4.2.1). One for our login or sender is the operator's to mend. */
function isForGood(error: unknown): boolean {
	const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
	return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
