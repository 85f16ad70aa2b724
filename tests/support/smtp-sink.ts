/** A mail server for tests: stores e-mails, or refuses, disconnects or hangs on command. With `password`, senders must authenticate. */
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** `CLOSE_AFTER_DATA`: it has the e-mail, but its response never arrives. */
export type Behaviour = 'TAKE' | 'REFUSE_RECIPIENT' | 'REFUSE_EMAIL' | 'TRY_LATER' | 'CLOSE_AFTER_DATA' | 'SAY_NOTHING';

export type SmtpSink = { url: string; emails: Email[]; behave(how: Behaviour): void; disconnect(): void; close(): Promise<void> };

const refusal = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });

export async function startSmtpSink(password?: string): Promise<SmtpSink> {
	let behaviour: Behaviour = 'TAKE';
	const emails: Email[] = [];
	const sockets = new Set<Socket>();
	const disconnect = () => {
		for (const socket of sockets) socket.destroy();
	};
	const server = new SMTPServer({
		secure: false,
		authOptional: password === undefined,
		allowInsecureAuth: true,
		disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
		onAuth: (given, _session, answer) => {
			if (given.password === password) answer(null, { user: given.username });
			else answer(new Error('wrong password'));
		},
		onRcptTo: (_address, _session, answer) => {
			answer(behaviour === 'REFUSE_RECIPIENT' ? refusal('no such mailbox', 550) : null);
		},
		onData: (stream, _session, answer) => {
			text(stream).then(async (email) => {
				if (behaviour === 'REFUSE_EMAIL') return answer(refusal('looks like spam', 554));
				if (behaviour === 'TRY_LATER') return answer(refusal('greylisted', 451));
				if (behaviour === 'SAY_NOTHING') return;
				emails.push(await PostalMime.parse(email));
				if (behaviour === 'TAKE') return answer(null);
				disconnect();
			}, answer);
		},
	});
	// Broken connections are part of some tests.
	server.on('error', () => undefined);
	server.server.on('connection', (socket: Socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://${password === undefined ? '' : `mishwar:${encodeURIComponent(password)}@`}127.0.0.1:${port}`,
		emails,
		behave: (how) => {
			behaviour = how;
		},
		disconnect,
		close: async () => {
			disconnect();
			await new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}
