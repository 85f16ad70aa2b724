/**
 * Each e-mail about a trip that changes, goes wrong or ends early, and about what follows, as it arrives at a mail server and an SMS service in
 * both languages: recipient, link, and contents.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { notificationTopics, putNotificationChoices } from '#contract/notification-choices.ts';
import * as changeSubscribers from '#server/capabilities/notifications/subscribers/changes.ts';
import * as fineSubscribers from '#server/capabilities/notifications/subscribers/fines.ts';
import * as goodwillSubscribers from '#server/capabilities/notifications/subscribers/goodwill.ts';
import * as pauseSubscribers from '#server/capabilities/notifications/subscribers/instant-book.ts';
import * as renterClaimSubscribers from '#server/capabilities/notifications/subscribers/renter-claims.ts';
import * as reportSubscribers from '#server/capabilities/notifications/subscribers/reports.ts';
import * as ticketSubscribers from '#server/capabilities/notifications/subscribers/tickets.ts';
import { sendAnswerEmail, sendProofEmail } from '#server/capabilities/tickets/guest-emails.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { startSmsSink } from '#tests/support/sms-sink.ts';
import { startSmtpSink } from '#tests/support/smtp-sink.ts';
import { aWorld } from '#tests/support/world.ts';
import { loadArea, screenAt } from '#web/routes/screens.ts';
import { bookings } from './bookings.ts';
import { changes } from './changes.ts';
import { claims, renterClaims } from './claims.ts';
import { fines } from './fines.ts';
import { goodwill } from './goodwill.ts';
import { reports } from './reports.ts';
import { tickets } from './tickets.ts';
import { CAR, type Ids, NAMES, NOTE, OTHER_CAR, type TripEmail } from './trip-email.ts';

const tripEmails: readonly TripEmail[] = [
	...[...changes, ...reports, ...fines, ...goodwill, ...renterClaims, ...claims],
	...[...bookings, ...tickets],
];

const mail = await startSmtpSink();
const phones = await startSmsSink();
const PUBLIC_URL = 'https://mishwar.test';
const world = aWorld({ SMTP_URL: mail.url, PUBLIC_URL, ...phones.settings });
afterEach(() => {
	mail.emails.length = 0;
	phones.messages.length = 0;
});
afterAll(async () => {
	await mail.close();
	await phones.close();
});

type Reader = Person & { phone: string };
let numbers = 0;
async function aReader(lang: 'en' | 'ar', role: 'RENTER' | 'ADMIN'): Promise<Reader> {
	numbers += 1;
	const phone = `+9627902${String(numbers).padStart(5, '0')}`;
	const person = await aPerson(world, { emailVerified: true, phone, lang, role });
	const everything = Object.fromEntries(notificationTopics.map((topic) => [topic, { BELL: true, PUSH: true, EMAIL: true, SMS: true }]));
	await person.browser.call(putNotificationChoices, { body: everything as never });
	return { ...person, phone };
}

const FAULTS = /undefined|null|NaN|\[object|Invalid|\$\{|\{\w+\}/;
/** A key of the contract or of the texts that was not translated. */
const RAW_KEY = /\b[A-Z]{2,}_[A-Z_]+\b|\b[a-z]+(?:\.[a-z]+[A-Z]\w*)+/;
const ARABIC = /[\u0600-\u06ff]/;
/** Names, titles and typed text are isolated in Arabic; what then remains in Latin letters was not translated. */
const untranslated = (text: string): string[] =>
	text
		.replaceAll(/\u2068[^\u2069]*\u2069/g, '')
		.replaceAll(/https:\/\/\S+/g, '')
		.replaceAll(NOTE, '')
		.replaceAll(new RegExp(`${CAR}|${OTHER_CAR}|MW-\\d+`, 'g'), '')
		.match(/[A-Za-z]{2,}/g) ?? [];

describe.each(['en', 'ar'] as const)('in %s', (lang) => {
	it.each(tripEmails.map((email) => [email.name, email] as const))('%s', async (_, { send, to }) => {
		const readers = { owner: await aReader(lang, 'RENTER'), renter: await aReader(lang, 'RENTER'), admin: await aReader(lang, 'ADMIN') };
		const ids: Ids = {
			...{ owner: readers.owner.id, renter: readers.renter.id, admin: readers.admin.id },
			...{ subject: randomUUID(), booking: randomUUID(), another: randomUUID() },
		};
		await send(world.running.platform, ids);
		await world.runJobs();

		for (const side of ['owner', 'renter', 'admin'] as const) {
			const expected = to[side];
			const emails = mail.emails.filter(({ to: recipients }) => recipients?.[0]?.address === readers[side].email);
			const messages = phones.messages.filter((each) => each.to === readers[side].phone);
			if (!expected) {
				expect([emails, messages], side).toEqual([[], []]);
				continue;
			}
			expect([emails.length, messages.length], side).toEqual([1, 1]);
			const [heading = '', ...sentences] = expected.says[lang];
			const path = expected.path(ids);
			const [email, sms = ''] = [emails[0], messages[0]?.text];
			const [title, text, html] = [email?.subject ?? '', email?.text ?? '', email?.html ?? ''];
			expect(html).toContain(`>${heading}</h1>`);
			for (const sentence of sentences) for (const part of [text, html]) expect(part).toContain(sentence);
			for (const part of [title, text, sms]) {
				expect(part).not.toMatch(FAULTS);
				expect(part.replaceAll(/https:\/\/\S+/g, '')).not.toMatch(RAW_KEY);
				if (lang === 'en') expect(part).not.toMatch(ARABIC);
				else expect([part, untranslated(part)]).toEqual([expect.stringMatching(ARABIC), []]);
			}
			expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
			expect(html).toContain(`<a href="${PUBLIC_URL}${path}" class="on-primary"`);
			expect(text).toContain(`:\n${PUBLIC_URL}${path}\n`);
			expect(sms.endsWith(` ${PUBLIC_URL}${path.replace(/#.*/, '')}`), sms).toBe(true);
			expect(sms).toContain(heading.replaceAll(/[\u2068\u2069]/g, '').replaceAll('’', "'"));
			const address = path.replace(/#.*/, '');
			await loadArea(address);
			const { screen } = screenAt(address);
			expect([screen.path, screen.access], address).toEqual([expect.not.stringMatching(/^\*$/), side === 'admin' ? 'admin' : 'signed-in']);
		}
	});
});

describe.each(['en', 'ar'] as const)('to a visitor, in %s', (lang) => {
	const to = `visitor-${lang}@mishwar.test`;
	const says = {
		en: { proof: ['Send your question to Mishwar', '24 hours'], answer: ['Mishwar replied to your request MW-000123', NOTE] },
		ar: { proof: ['أرسل سؤالك إلى مشوار', '24 ساعة'], answer: ['رد من مشوار على طلبك MW-000123', NOTE] },
	}[lang];
	const letter = { to, name: NAMES.renter[lang], language: lang, token: 'proof-of-address', number: 'MW-000123', text: NOTE };
	it.each([
		['the link that proves the address', sendProofEmail, says.proof],
		['the answer', sendAnswerEmail, says.answer],
	] as const)('%s', async (_, send, [subject = '', ...sentences]) => {
		await inTransaction(world.running.platform.db, (tx) => send(world.running.platform, tx, letter));
		await world.runJobs();
		const [arrived, ...others] = mail.emails.filter(({ to: recipients }) => recipients?.[0]?.address === to);
		expect(others).toEqual([]);
		expect(arrived?.subject).toBe(subject);
		for (const sentence of sentences) expect(arrived?.text).toContain(sentence);
		expect(arrived?.text).toContain(`${PUBLIC_URL}/support/letter#proof-of-address`);
		for (const part of [arrived?.subject ?? '', arrived?.text ?? '']) {
			expect(part).not.toMatch(FAULTS);
			if (lang === 'en') expect(part).not.toMatch(ARABIC);
			else expect([part, untranslated(part.replaceAll(/\S+@\S+/g, ''))]).toEqual([expect.stringMatching(ARABIC), []]);
		}
		await loadArea('/support/letter');
		expect(screenAt('/support/letter').screen).toMatchObject({ path: '/support/letter', access: 'anyone' });
	});
});

it('each subscriber of these subjects writes an e-mail above', () => {
	const all = [
		changeSubscribers,
		fineSubscribers,
		goodwillSubscribers,
		pauseSubscribers,
		renterClaimSubscribers,
		reportSubscribers,
		ticketSubscribers,
	];
	const named = new Set<string>(tripEmails.map(({ by }) => by));
	// Reading an answer only marks notifications as read; no e-mail is sent.
	named.add('onTicketRead');
	expect(all.flatMap((each) => Object.keys(each)).filter((name) => !named.has(name))).toEqual([]);
});
