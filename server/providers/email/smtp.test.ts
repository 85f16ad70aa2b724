import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createSmtp } from './smtp.ts';

const letters: string[] = [];
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
		text(stream).then((letter) => {
			letters.push(letter);
			answer(refuse ? Object.assign(new Error('mailbox full'), { responseCode: 452 }) : null);
		}, answer);
	},
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.server.address() as AddressInfo;
const sender = createSmtp(`smtp://mishwar:secret@127.0.0.1:${port}`, 'Mishwar <no-reply@mishwar.test>');

afterEach(() => {
	refuse = false;
	letters.length = 0;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test('delivers a letter in Arabic as it was written', async () => {
	await sender.send({
		id: 'one',
		to: 'lina@mishwar.test',
		subject: 'تم تأكيد حجزك',
		text: 'رحلة موفقة',
		html: '<p dir="rtl">رحلة موفقة</p>',
	});
	const letter = await PostalMime.parse(letters[0] ?? '');
	expect(logins).toContain('mishwar:secret');
	expect(letter.from).toMatchObject({ name: 'Mishwar', address: 'no-reply@mishwar.test' });
	expect(letter.to?.map(({ address }) => address)).toEqual(['lina@mishwar.test']);
	expect(letter.subject).toBe('تم تأكيد حجزك');
	expect(letter.text?.trim()).toBe('رحلة موفقة');
	expect(letter.html).toContain('<p dir="rtl">رحلة موفقة</p>');
});

test('adds no header that a subject brings along', async () => {
	await sender.send({ id: 'one', to: 'lina@mishwar.test', subject: 'Hello\r\nBcc: thief@evil.test', text: 'x' });
	expect((await PostalMime.parse(letters[0] ?? '')).bcc).toBeUndefined();
});

test('throws where the letter was not accepted, so that the job tries again', async () => {
	refuse = true;
	await expect(sender.send({ id: 'one', to: 'lina@mishwar.test', subject: 'Hello', text: 'x' })).rejects.toThrow('mailbox full');
});
