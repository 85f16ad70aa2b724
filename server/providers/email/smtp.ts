/** E-mail by SMTP. */
import { createTransport } from 'nodemailer';
import type { EmailSender } from './port.ts';

/** `url`: `smtp://user:password@host:587`; `from`: the sender's address. */
export function createSmtp(url: string, from: string): EmailSender {
	const transport = createTransport(url);
	return {
		send: async ({ to, subject, text, html }) => {
			await transport.sendMail({ from, to, subject, text, ...(html ? { html } : {}) });
		},
	};
}
