import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { PermanentDeliveryError } from '../delivery.ts';
import { createSmtp } from './smtp.ts';

const emails: string[] = [];
const logins: string[] = [];
let refuse = false;
const server = new SMTPServer({
	secure: false,
	disabledCommands: ['STARTTLS'],
	onAuth: ({ username, password }, _session, answer) => {
		logins.push(`${username}:${password}`);
		answer(null, { user: username });
	},
	onData: (stream, _session, answer) => {
		text(stream).then((email) => {
			emails.push(email);
			answer(refuse ? Object.assign(new Error('mailbox full'), { responseCode: 452 }) : null);
		}, answer);
	},
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.server.address() as AddressInfo;
const sender = createSmtp(`smtp://mishwar:secret@127.0.0.1:${port}`, 'Mishwar <no-reply@mishwar.test>');

afterEach(() => {
	refuse = false;
	emails.length = 0;
});
afterAll(async () => {
	await sender.close();
	await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('delivers an e-mail in Arabic unchanged', async () => {
	await sender.send({
		id: 'one',
		to: 'lina@mishwar.test',
		subject: 'تم تأكيد حجزك',
		text: 'رحلة موفقة',
		html: '<p dir="rtl">رحلة موفقة</p>',
	});
	const email = await PostalMime.parse(emails[0] ?? '');
	expect(logins).toContain('mishwar:secret');
	expect(email.from).toMatchObject({ name: 'Mishwar', address: 'no-reply@mishwar.test' });
	expect(email.to?.map(({ address }) => address)).toEqual(['lina@mishwar.test']);
	expect(email.subject).toBe('تم تأكيد حجزك');
	expect(email.text?.trim()).toBe('رحلة موفقة');
	expect(email.html).toContain('<p dir="rtl">رحلة موفقة</p>');
});

test('adds no header that a subject contains', async () => {
	await sender.send({ id: 'one', to: 'lina@mishwar.test', subject: 'Hello\r\nBcc: thief@evil.test', text: 'x' });
	expect((await PostalMime.parse(emails[0] ?? '')).bcc).toBeUndefined();
});

test('throws if the e-mail was not accepted, so that the job retries', async () => {
	refuse = true;
	await expect(sender.send({ id: 'one', to: 'lina@mishwar.test', subject: 'Hello', text: 'x' })).rejects.toThrow('mailbox full');
});

test('identifies an e-mail by its id, marks it as automatic, and names how to unsubscribe', async () => {
	await sender.send({ id: 'c0ffee', to: 'lina@mishwar.test', subject: 'Hello', text: 'x', unsubscribeUrl: 'https://mishwar.test/profile' });
	const email = await PostalMime.parse(emails[0] ?? '');
	expect(email.messageId).toBe('<c0ffee@mishwar.test>');
	const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
	expect(header('auto-submitted')).toBe('auto-generated');
	expect(header('list-unsubscribe')).toBe('<https://mishwar.test/profile>');
});

test.each([
	['RCPT TO', 550, true],
	['RCPT TO', 450, false],
	['DATA', 554, true],
	['DATA', 451, false],
	['MAIL FROM', 550, false],
] as const)('a %s that is answered with %d is a permanent refusal: %s', async (command, responseCode, forGood) => {
	const refuses = (named: string) => (named === command ? Object.assign(new Error('no'), { responseCode }) : null);
	const sink = new SMTPServer({
		secure: false,
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		onMailFrom: (_address, _session, answer) => answer(refuses('MAIL FROM')),
		onRcptTo: (_address, _session, answer) => answer(refuses('RCPT TO')),
		onData: (stream, _session, answer) => void text(stream).then(() => answer(refuses('DATA'))),
	});
	await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
	const smtp = createSmtp(`smtp://127.0.0.1:${(sink.server.address() as AddressInfo).port}`, 'no-reply@mishwar.test');
	const problem: unknown = await smtp
		.send({ id: 'one', to: 'lina@mishwar.test', subject: 'Hello', text: 'x' })
		.catch((error: unknown) => error);
	expect(problem).toBeInstanceOf(Error);
	expect(problem instanceof PermanentDeliveryError).toBe(forGood);
	await smtp.close();
	await new Promise<void>((resolve) => sink.close(() => resolve()));
});

test.each(['says nothing at all', 'says nothing to the e-mail', 'never finishes its greeting'] as const)(
	'gives up on a server that %s',
	async (how) => {
		const silent =
			how === 'says nothing to the e-mail'
				? new SMTPServer({
						secure: false,
						authOptional: true,
						disabledCommands: ['STARTTLS', 'AUTH'],
						onData: (stream) => void text(stream),
					}).server
				: createServer((socket) => {
						socket.on('error', () => undefined);
						const dripping = how === 'never finishes its greeting' && setInterval(() => socket.write('2'), 20);
						socket.on('close', () => dripping && clearInterval(dripping));
					});
		await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
		const { port: silentPort } = silent.address() as AddressInfo;
		const smtp = createSmtp(`smtp://127.0.0.1:${silentPort}`, 'no-reply@mishwar.test', { connectMs: 200, silenceMs: 200, totalMs: 600 });
		const problem: unknown = await smtp
			.send({ id: 'one', to: 'lina@mishwar.test', subject: 'Hello', text: 'x' })
			.catch((error: unknown) => error);
		expect(problem).toBeInstanceOf(Error);
		expect(problem).not.toBeInstanceOf(PermanentDeliveryError);
		await smtp.close();
		silent.close();
	},
);
