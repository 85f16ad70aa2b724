/** Texts about paying for the renter: a failed or cancelled attempt, and the sent request. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { listNotifications, type Notification } from '#contract/notifications.ts';
import { verifyPayment } from '#contract/payments.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { payloadOf } from '#tests/support/notification-payloads.ts';
import { cards, hold, openPage, pay } from '#tests/support/payments.ts';
import { startSmtpSink } from '#tests/support/smtp-sink.ts';
import { aWorld } from '#tests/support/world.ts';

const sink = await startSmtpSink();
const world = aWorld({ SMTP_URL: sink.url });
afterAll(sink.close);

const aRenter = (lang: 'en' | 'ar' = 'en') => aPerson(world, { emailVerified: true, lang });
const bellOf = (person: Person): Promise<Notification[]> => person.browser.call(listNotifications);
const typesOf = async (person: Person) => (await bellOf(person)).map(({ type }) => type);
const lettersTo = (person: Person) => sink.emails.filter(({ to }) => to?.[0]?.address === person.email);
const aHoldOf = async (renter: Person) => hold(renter, await aCar(world, await aPerson(world)));

async function cancelOnPage(renter: Person, booking: { id: string }): Promise<void> {
	const { paymentId, invoiceId } = await openPage(world, renter, booking);
	await world.gateway.cancel({ invoiceId });
	expect(await renter.browser.call(verifyPayment, { params: { paymentId } })).toMatchObject({
		status: 'FAILED',
		failureCode: 'CANCELLED',
		mayRetry: true,
	});
	await world.runJobs();
}

describe('after paying', () => {
	it.each([
		['en', 'Request sent', 'refund 213.00 JOD', '3 Mar, 10:00'],
		['ar', 'أرسلنا طلبك', '213.00 د.أ كاملة', '3 آذار، 10:00'],
	] as const)(
		'the renter reads in %s what is refunded on a decline and until when the owner replies',
		async (lang, title, amount, until) => {
			const renter = await aRenter(lang);
			const booking = await aHoldOf(renter);
			await pay(world, renter, booking);
			await world.runJobs();
			const [line, ...others] = await bellOf(renter);
			expect(others).toEqual([]);
			expect(line).toMatchObject({ type: 'REQUEST_SENT', actionUrl: `/booking/${booking.id}/receipt` });
			expect(line?.title[lang]).toBe(title);
			expect(line?.body[lang]).toContain(amount);
			expect(line?.body[lang]).toContain(until);
			const [letter] = lettersTo(renter);
			expect(letter?.subject).toContain(title);
			expect(letter?.text).toContain(`/booking/${booking.id}/receipt`);
		},
	);

	it('the letters of both sides lead to the papers in the area of each', async () => {
		const [renter, owner] = [await aRenter(), await aPerson(world, { emailVerified: true })];
		const booking = await hold(renter, await aCar(world, owner));
		await pay(world, renter, booking);
		await world.runJobs();
		const papersIn = (person: Person) =>
			lettersTo(person)[0]
				?.text?.match(/\/\S+\/receipt(?=\s)/g)
				?.map((address) => new URL(address, 'https://mishwar.test').pathname);
		expect([...new Set(papersIn(renter))]).toEqual([`/booking/${booking.id}/receipt`]);
		expect([...new Set(papersIn(owner))]).toEqual([`/owner/bookings/${booking.id}/receipt`]);
	});

	it('an instant booking is announced once, as confirmed', async () => {
		const renter = await aRenter();
		const car = await aCar(world, await aPerson(world), { instantBook: true });
		await pay(world, renter, await hold(renter, car));
		await world.runJobs();
		expect(await typesOf(renter)).toEqual(['BOOKING_CONFIRMED']);
	});
});

describe('a failed attempt', () => {
	it.each([
		['en', 'Finish your booking', /bank/i],
		['ar', 'أكمل حجزك', /البنك/],
	] as const)('is not described as refused by the bank if the renter cancelled it, in %s', async (lang, title, bank) => {
		const renter = await aRenter(lang);
		await cancelOnPage(renter, await aHoldOf(renter));
		const [line] = await bellOf(renter);
		expect(line?.title[lang]).toBe(title);
		expect(line?.body[lang]).not.toMatch(bank);
		const [letter] = lettersTo(renter);
		expect(letter?.subject).toContain(title);
		expect(letter?.text).not.toMatch(bank);
	});

	it('is described as refused if a card was declined', async () => {
		const renter = await aRenter();
		await pay(world, renter, await aHoldOf(renter), cards.declined);
		await world.runJobs();
		expect((await bellOf(renter))[0]?.body.en).toContain('Your bank declined the payment');
		expect(lettersTo(renter)[0]?.text).toMatch(/Where:? /);
	});

	it('is removed from the bell once the booking is paid; others of the renter stay', async () => {
		const renter = await aRenter();
		await payloadOf.PAYMENT_FAILED(world.running.platform, renter.id, randomUUID());
		const booking = await aHoldOf(renter);
		await pay(world, renter, booking, cards.declined);
		await cancelOnPage(renter, booking);
		expect(await typesOf(renter)).toEqual(['PAYMENT_FAILED', 'PAYMENT_FAILED', 'PAYMENT_FAILED']);
		await pay(world, renter, booking);
		await world.runJobs();
		expect((await typesOf(renter)).toSorted()).toEqual(['PAYMENT_FAILED', 'REQUEST_SENT']);
	});

	it('is not announced after the booking is paid, if its job runs late', async () => {
		const renter = await aRenter();
		const id = randomUUID();
		await payloadOf.REQUEST_SENT(world.running.platform, renter.id, id);
		await payloadOf.PAYMENT_FAILED(world.running.platform, renter.id, id);
		expect(await typesOf(renter)).toEqual(['REQUEST_SENT']);
	});
});
