/** E-mail over SMTP with a small pool of connections. Each step has a time limit, and so has the whole delivery. */
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { DeferredDeliveryError, type Email, type EmailSender, PermanentDeliveryError } from '../delivery.ts';

export type SmtpLimits = { connectMs: number; silenceMs: number; totalMs: number };
const defaultLimits: SmtpLimits = { connectMs: 5000, silenceMs: 10_000, totalMs: 20_000 };
const CONNECTIONS = 3;

/** `url`: `smtp://user:password@host:587`; `from`: the sender's address. */
export function createSmtp(url: string, from: string, limits: Partial<SmtpLimits> = {}): EmailSender {
	const { connectMs, silenceMs, totalMs } = { ...defaultLimits, ...limits };
	const connect = () =>
		createTransport({
			url,
			pool: true,
			maxConnections: CONNECTIONS,
			// Retries are left to the job: a connection that closed may have delivered the message.
			maxRequeues: 0,
			dnsTimeout: connectMs,
			connectionTimeout: connectMs,
			greetingTimeout: connectMs,
			socketTimeout: silenceMs,
		});
	let transport = connect();
	const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

	/** A server that sends single bytes in time, but never a complete answer, would occupy the pool's connections: they are closed and new ones are opened. */
	async function withinTotal(sending: Promise<unknown>, used: typeof transport): Promise<void> {
		const limit = new AbortController();
		const over = wait(totalMs, 'over', { signal: limit.signal });
		over.catch(() => undefined);
		try {
			if ((await Promise.race([sending, over])) !== 'over') return;
		} finally {
			limit.abort();
		}
		sending.catch(() => undefined);
		if (transport === used) transport = connect();
		used.close();
		throw new Error(`the mail server did not finish within ${totalMs} ms`);
	}

	return {
		send: async (email) => {
			try {
				await withinTotal(transport.sendMail(messageOf(email, { from, domain })), transport);
			} catch (error) {
				throw classified(error);
			}
		},
		close: async () => transport.close(),
	};
}

function messageOf({ id, to, subject, text, html, unsubscribeUrl, isOneClick }: Email, { from, domain }: { from: string; domain: string }) {
	return {
		from,
		to,
		subject,
		text,
		messageId: `<${id}@${domain}>`,
		headers: {
			'Auto-Submitted': 'auto-generated',
			...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
			...(unsubscribeUrl && isOneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
		},
		...(html && { html }),
	};
}

/** 421: the server is closing the connection, whichever step it answers (RFC 5321, 3.8). */
const CLOSING = 421;

/** An answer about the recipient or the message (RFC 5321, 4.2.1). A refusal of our login or sender is not: it is the operator's to correct, and the job retries. */
function classified(error: unknown): unknown {
	const { responseCode, command, message } = error as { responseCode?: unknown; command?: unknown; message?: string };
	const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
	if (typeof responseCode !== 'number' || !isAboutMessage || responseCode === CLOSING) return error;
	return responseCode >= 500 ? new PermanentDeliveryError(message) : new DeferredDeliveryError(message);
}
