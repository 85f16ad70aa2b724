import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type channels, type NotificationChoices, notificationTopics, putNotificationChoices } from '#contract/notification-choices.ts';
import { listNotifications, type NotificationType, notificationTypes } from '#contract/notifications.ts';
import { countSegments } from '#server/platform/context/sms-segments.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { RoadStop } from '#server/platform/email/layout.ts';
import { renderEmail } from '#server/platform/email/render-email.ts';
import { aPerson, type Person, type PersonOptions } from '#tests/support/factories.ts';
import { furtherPayloads, ODD_CAR, ODD_NAME, payloadOf } from '#tests/support/notification-payloads.ts';
import { startSmtpSink } from '#tests/support/smtp-sink.ts';
import { aWorld } from '#tests/support/world.ts';
import { loadArea, screenAt } from '#web/routes/screens.ts';
import { messageToRecipient } from './message-texts.ts';
import { renderNotificationSms } from './render-notification.ts';
import { dayOf } from './texts.ts';

const sink = await startSmtpSink();
const world = aWorld({ SMTP_URL: sink.url, PUBLIC_URL: 'https://mishwar.test' });
afterEach(() => {
	sink.emails.length = 0;
});
afterAll(sink.close);

let numbers = 0;
const aPhone = () => {
	numbers += 1;
	return `+9627901${String(numbers).padStart(5, '0')}`;
};
const aReader = (options: PersonOptions = {}) => aPerson(world, { emailVerified: true, phone: aPhone(), ...options });

const chosen = (channelChoices: Partial<Record<(typeof channels)[number], boolean>>): NotificationChoices =>
	Object.fromEntries(
		notificationTopics.map((topic) => [topic, { BELL: true, PUSH: true, EMAIL: true, SMS: true, ...channelChoices }]),
	) as unknown as NotificationChoices;

const choose = (person: Person, channelChoices: Parameters<typeof chosen>[0]) =>
	person.browser.call(putNotificationChoices, { body: chosen(channelChoices) });

async function notifyOnce(person: Person, type: NotificationType, id: string = randomUUID(), notify = payloadOf[type]): Promise<object> {
	const payload = await notify(world.running.platform, person.id, id);
	await world.runJobs();
	return payload;
}

const everyLetter = [...notificationTypes.map((type) => ({ type, name: type, notify: payloadOf[type] })), ...furtherPayloads];

const messagesOf = (person: Person) =>
	world.running.platform.db.selectFrom('outbox_messages').selectAll().where('user_id', '=', person.id).execute();

const lettersTo = (person: Person) => sink.emails.filter(({ to }) => to?.[0]?.address === person.email);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe.each(['en', 'ar'] as const)('in %s', (lang) => {
	it.each(everyLetter)('$name arrives by e-mail and SMS', async ({ type, notify }) => {
		const person = await aReader({ lang });
		await choose(person, {});
		await notifyOnce(person, type, randomUUID(), notify);
		expect((await person.browser.call(listNotifications, {})).map((shown) => shown.type)).toContain(type);

		const letter = lettersTo(person)[0];
		const html = letter?.html ?? '';
		const text = letter?.text ?? '';
		expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
		expect(html).toMatch(/<a href="https:\/\/mishwar\.test\/[^"]+" class="on-primary"/);
		expect(html).toContain('href="https://mishwar.test/profile#choices"');
		expect(text).toMatch(/:\nhttps:\/\/mishwar\.test\/\S+\n\n/);
		const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value;
		if (type === 'SAVED_SEARCH_MATCH') {
			expect(header('list-unsubscribe')).toMatch(/^<https:\/\/mishwar\.test\/api\/saved-searches\/[^/]+\/end\?signature=signed>$/);
			expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
			for (const part of [html, text]) expect(part).toMatch(/https:\/\/mishwar\.test\/saved-searches\/[^/]+\/end\?signature=signed/);
		} else {
			expect(header('list-unsubscribe')).toBe('<https://mishwar.test/profile#choices>');
			expect(header('list-unsubscribe-post')).toBeUndefined();
		}
		const arabic = /[\u0600-\u06ff]/;
		if (lang === 'ar') for (const part of [letter?.subject, html, text]) expect(part).toMatch(arabic);
		else for (const part of [letter?.subject, html, text]) expect(part).not.toMatch(arabic);
		// Typed text is escaped: unchanged in the text part, without markup in the HTML part.
		expect(html).not.toMatch(/<script|<b>|<licence>/);
		for (const odd of [ODD_NAME, ODD_CAR, 'The <licence> is cut off.']) if (text.includes(odd)) expect(html).toContain(escaped(odd));
		for (const part of [letter?.subject ?? '', html, text]) expect(part).not.toMatch(/undefined|NaN|\[object|Invalid/);

		const sms = (await messagesOf(person)).find(({ channel }) => channel === 'SMS')?.text ?? '';
		expect(sms).toMatch(lang === 'ar' ? /^مشوار: / : /^Mishwar: /);
		expect(sms).toMatch(/https:\/\/mishwar\.test\/\S+$/);
		expect(countSegments(sms)).toEqual({ encoding: lang === 'ar' ? 'UCS-2' : 'GSM-7', segments: expect.any(Number) });
		// A third one is only for texts that name an hour.
		expect(countSegments(sms).segments).toBeLessThanOrEqual(/\d:\d\d/.test(sms) ? 3 : 2);
	});
});

const MOMENTS = [
	'answerBy',
	'contestBy',
	'payBy',
	'respondBy',
	'until',
	'dueAt',
	'expectedAt',
	'endsOn',
	'newEndAt',
	'startAt',
	'offenceAt',
];
const REASONS = ['reason', 'notes', 'note'];
/** The sentence expresses a reason that comes from a list. */
const CODE = /^[A-Z_]+$/;
/** Letters that leave out a moment of their payload, and why. */
const withoutMoment: Partial<Record<NotificationType, string>> = {
	PAYOUT_PAID: 'it was due before it was paid',
	PAYOUT_FAILED: 'it is sent again once the details are fixed',
	CLAIM_ANSWERED: 'the response was due before',
	CLAIM_RESOLVED: 'the response was due before',
	CLAIM_PAYMENT: 'the response was due before',
	RENTER_CLAIM_ANSWERED: 'the response was due before',
	RENTER_CLAIM_DECIDED: 'the response was due before',
};
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

describe.each(['en', 'ar'] as const)('letters contain all facts of the payload, in %s:', (lang) => {
	it.each(everyLetter)('$name', async ({ type, notify }) => {
		const person = await aReader({ lang });
		await choose(person, {});
		const payload = (await notifyOnce(person, type, randomUUID(), notify)) as Record<string, unknown>;
		const [letter] = lettersTo(person);
		const [subject, text] = [plain(letter?.subject ?? ''), plain(letter?.text ?? '')];
		const valuesOf = (keys: readonly string[]) =>
			keys.flatMap((key) => (typeof payload[key] === 'string' && payload[key] !== '' ? [String(payload[key])] : []));

		const amounts = valuesOf(Object.keys(payload).filter((key) => key.endsWith('Jod'))).filter((jod) => Number(jod) !== 0);
		expect(amounts.length === 0 || amounts.some((jod) => text.includes(jod)), `one of ${amounts.join(', ')} in ${text}`).toBe(true);

		const moments = valuesOf(MOMENTS).map((iso) => plain(dayOf(iso, lang)));
		const isSaid = moments.length === 0 || moments.some((day) => text.includes(day));
		expect(isSaid || withoutMoment[type] !== undefined, `one of ${moments.join(', ')} in ${text}`).toBe(true);

		// On a separate row, as it was written.
		for (const reason of valuesOf(REASONS).filter((value) => !CODE.test(value)))
			expect(
				text.split('\n').filter((line) => line.endsWith(`: ${reason}`)),
				text,
			).toHaveLength(1);

		// The subject already names the person or the thing.
		if (typeof payload.carTitle === 'string' && type !== 'FINE_HOLD') expect(subject).toContain(payload.carTitle);

		const [, address = ''] = /:\nhttps:\/\/mishwar\.test(\/\S+)\n\n/.exec(letter?.text ?? '') ?? [];
		const path = address.replace(/[#?].*/, '');
		await loadArea(path);
		expect(screenAt(path).screen.path, address).not.toMatch(/^\*$|^\/$/);
	});
});

it.each([
	['en', 2],
	['ar', 3],
] as const)('an SMS in %s about a trip names place, hour and flight, in %i segments', (lang, segments) => {
	const where = { en: 'Queen Alia Airport, 22:30, RJ112 21:40', ar: 'مطار الملكة علياء، 22:30، RJ112 21:40' };
	const what = { en: 'Toyota Corolla 2022, 29 Apr - 1 May', ar: 'تويوتا كورولا 2022، 29 نيسان - 1 أيار' };
	const title = { en: 'Instant booking from Lina Haddad', ar: 'حجز فوري من لينا حداد' };
	const text = { ...messageToRecipient({ senderName: title, carTitle: 'Corolla' }), title };
	const forms = [{ en: `${what.en}. ${where.en}`, ar: `${what.ar}. ${where.ar}` }, where];
	const address = `/owner/bookings/${randomUUID()}`;
	const sms = renderNotificationSms({ ...text, short: what, shortForms: forms, actionUrl: address }, lang, 'https://mishwar.test');
	expect(sms).toContain(where[lang]);
	expect(sms.endsWith(`https://mishwar.test${address}`)).toBe(true);
	expect(countSegments(sms).segments).toBe(segments);
});

it.each([
	['en', 'New message from'],
	['ar', 'رسالة جديدة من'],
] as const)('an SMS in %s with a long name stays within two segments', (lang, title) => {
	const name = 'عبد الرحمن '.repeat(40).trim();
	const text = messageToRecipient({ senderName: { en: name, ar: name }, carTitle: ODD_CAR });
	const sms = renderNotificationSms({ ...text, actionUrl: `/messages/${randomUUID()}` }, lang, 'https://mishwar.test');
	expect(countSegments(sms).segments).toBe(2);
	expect(sms).toContain(title);
	expect(sms).toMatch(/\.\.\. https:\/\/mishwar\.test\/messages\/\S+$/);
});

it.each([
	['en', '→'],
	['ar', '←'],
] as const)('in the text in %s the arrow of the current step of a trip has the direction of reading', (lang, arrow) => {
	const stops: RoadStop[] = (['PAST', 'CURRENT', 'FUTURE'] as const).map((state) => ({ label: state, state }));
	const email = { subject: 'Subject', preheader: '', paragraphs: ['Text'], why: '', road: { title: 'Trip', stops } };
	const { text } = renderEmail(email, lang, 'https://mishwar.test');
	expect(text).toContain(`Trip:\n✓ PAST\n${arrow} CURRENT\n· FUTURE`);
});

describe('the choices of a person', () => {
	it('are respected, each channel separately', async () => {
		const person = await aReader();
		await choose(person, { BELL: false, SMS: false });
		await notifyOnce(person, 'BOOKING_CONFIRMED');
		expect((await messagesOf(person)).map(({ channel }) => channel)).toEqual(['EMAIL']);
		expect(await person.browser.call(listNotifications, {})).toEqual([]);
		await choose(person, { EMAIL: false });
		await notifyOnce(person, 'BOOKING_CONFIRMED');
		expect((await messagesOf(person)).map(({ channel }) => channel).sort()).toEqual(['EMAIL', 'SMS']);
		expect(await person.browser.call(listNotifications, {})).toHaveLength(1);
	});

	it('by default are e-mail for bookings, none for messages, and no SMS', async () => {
		const person = await aReader();
		await notifyOnce(person, 'BOOKING_CONFIRMED');
		await notifyOnce(person, 'NEW_MESSAGE');
		expect((await messagesOf(person)).map(({ channel, event_key }) => `${channel} ${event_key?.split(':')[0]}`)).toEqual([
			'EMAIL booking-confirmed',
		]);
	});

	it('do not lead to messages to unverified addresses', async () => {
		const person = await aPerson(world);
		await notifyOnce(person, 'BOOKING_CONFIRMED');
		expect(await messagesOf(person)).toEqual([]);
		expect(await person.browser.call(listNotifications, {})).toHaveLength(1);
	});

	it('send an event once, also if the job runs repeatedly', async () => {
		const person = await aReader();
		await choose(person, {});
		const id = randomUUID();
		await Promise.all([notifyOnce(person, 'CAR_VERIFIED', id), notifyOnce(person, 'CAR_VERIFIED', id)]);
		await notifyOnce(person, 'CAR_VERIFIED', id);
		expect((await messagesOf(person)).map(({ channel }) => channel).sort()).toEqual(['EMAIL', 'SMS']);
		expect(lettersTo(person)).toHaveLength(1);
		expect(await person.browser.call(listNotifications, {})).toHaveLength(1);
	});

	it('announce messages once until they are read, and again afterwards', async () => {
		const person = await aReader();
		await choose(person, { SMS: false });
		const conversation = { conversationId: randomUUID(), recipientId: person.id, senderName: { en: 'Lina', ar: 'لينا' }, carTitle: 'Kia' };
		const { onMessageUnread } = await import('./index.ts');
		for (const [position, recipientReadPosition] of [
			[3, 2],
			[4, 2],
			[5, 2],
			[6, 5],
		] as const)
			await inTransaction(world.running.platform.db, (tx) =>
				onMessageUnread(world.running.platform, tx, { ...conversation, messageId: randomUUID(), position, recipientReadPosition }),
			);
		expect(await person.browser.call(listNotifications, {})).toHaveLength(2);
		expect(await messagesOf(person)).toHaveLength(2);
	});
});

describe('at night', () => {
	it('letters wait for the morning, and the bell does not wait', async () => {
		world.clock.moveTo(new Date('2031-03-02T23:30:00+03:00'));
		const person = await aReader();
		await notifyOnce(person, 'PAYOUT_PAID');
		expect(await person.browser.call(listNotifications, {})).toHaveLength(1);
		expect(lettersTo(person)).toEqual([]);
		await world.advance(8 * 3_600_000);
		expect(lettersTo(person)).toEqual([]);
		await world.advance(30 * 60_000);
		expect(lettersTo(person)).toHaveLength(1);
	});

	it('urgent letters do not wait', async () => {
		world.clock.moveTo(new Date('2031-03-02T23:30:00+03:00'));
		const person = await aReader();
		await notifyOnce(person, 'PAYMENT_FAILED');
		expect(lettersTo(person)).toHaveLength(1);
	});
});
