import { describe, expect, it } from 'vitest';
import { cancelBooking, getCalendarFile, ownerHistory } from '#contract/booking-life.ts';
import { getReceipt, getRentalAgreement } from '#contract/booking-papers.ts';
import { acceptBooking, declineBooking } from '#contract/bookings.ts';
import { DAY_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { hold, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

async function aRequest() {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner);
	const { id } = await paidRequest(world, renter, car);
	return { owner, renter, car, id, params: { id } };
}

async function aConfirmed() {
	const made = await aRequest();
	await made.owner.browser.call(acceptBooking, { params: made.params });
	return made;
}

describe('the papers of a booking', () => {
	it('are available to its two parties and to admins only', async () => {
		const { owner, renter, params } = await aConfirmed();
		for (const { browser } of [owner, renter, await aPerson(world, { role: 'ADMIN' })]) {
			expect((await browser.call(getRentalAgreement, { params })).booking.id).toBe(params.id);
			expect((await browser.call(getReceipt, { params })).booking.id).toBe(params.id);
			expect((await browser.send('GET', `/api/bookings/${params.id}/calendar.ics`)).status).toBe(200);
		}
		const stranger = await aPerson(world);
		for (const call of [getRentalAgreement, getReceipt, getCalendarFile]) {
			expect(await stranger.browser.refused(call, { params })).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' });
		}
	});

	it('exist once the booking has reached their state', async () => {
		const renter = await aPerson(world);
		const unpaid = { id: (await hold(renter, await aCar(world, await aPerson(world)))).id };
		for (const call of [getRentalAgreement, getReceipt, getCalendarFile]) {
			expect(await renter.browser.refused(call, { params: unpaid })).toMatchObject({ status: 409, code: 'PAPER_NOT_READY' });
		}
		const asked = await aRequest();
		expect(await asked.renter.browser.refused(getRentalAgreement, { params: asked.params })).toMatchObject({ code: 'PAPER_NOT_READY' });
		expect((await asked.renter.browser.call(getReceipt, { params: asked.params })).refunds).toEqual([]);
	});

	it('contain what was agreed, paid and refunded, and a link to the booking', async () => {
		const { renter, id, params } = await aConfirmed();
		const agreement = await renter.browser.call(getRentalAgreement, { params });
		expect(agreement).toMatchObject({
			policy: 'MODERATE',
			kilometresPerDay: 200,
			extraKmJod: '0.05',
			fuelEighthJod: '3.00',
			claimWindowHours: 48,
			confirmedAt: '2031-03-02T10:00:00+03:00',
			address: `${world.running.platform.publicUrl}/booking/${id}`,
		});
		expect(agreement.qr.size).toBeGreaterThanOrEqual(21);
		expect(agreement.qr.path).toMatch(/^M0 0h7v1h-7z/);
		await world.advance(7 * DAY_MS);
		await renter.browser.call(cancelBooking, { params, body: {} });
		await world.runJobs();
		await world.advance(120_000);
		expect(await renter.browser.call(getReceipt, { params })).toMatchObject({
			reference: expect.stringMatching(/^MW-/),
			refunds: [{ amountJod: '159.75', arrived: true }],
		});
	});

	it('add the trip to a calendar, and remove it again', async () => {
		const { renter, params } = await aConfirmed();
		const read = async () => (await renter.browser.send<string>('GET', `/api/bookings/${params.id}/calendar.ics`)).body;
		const trip = await read();
		expect(trip).toContain('DTSTART:20310310T070000Z');
		expect(trip).toContain('DTEND:20310313T070000Z');
		expect(trip).toContain(`UID:${params.id}@mishwar`);
		expect(trip).toContain('STATUS:CONFIRMED');
		await renter.browser.call(cancelBooking, { params, body: {} });
		expect(await read()).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
	});
});

describe('an owner’s history', () => {
	const search = (owner: Person, query: Record<string, string>) => owner.browser.call(ownerHistory, { query });

	it('has past bookings, found by renter in either script, by car and by number', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		await world.running.platform.db
			.updateTable('users')
			.set({ first_name: 'Ahmad', last_name: 'Haddad', display_name_ar: 'أحمد حدّاد' })
			.where('id', '=', renter.id)
			.execute();
		const camry = await aCar(world, owner, { make: 'Toyota', model: 'Camry' });
		const kia = await aCar(world, owner, { make: 'Kia', model: 'Picanto' });
		const first = await paidRequest(world, renter, camry);
		const second = await paidRequest(world, await aPerson(world), kia, { startAt: '2031-04-10', endAt: '2031-04-12' });
		const open = await paidRequest(world, await aPerson(world), camry, { startAt: '2031-05-10', endAt: '2031-05-12' });
		for (const { id } of [first, second]) await owner.browser.call(declineBooking, { params: { id }, body: {} });
		const found = async (query: Record<string, string>) => (await search(owner, query)).map(({ id }) => id);
		expect(await found({})).toEqual([second.id, first.id]);
		expect(await found({ q: 'احمد' })).toEqual([first.id]);
		expect(await found({ q: 'haddad camry' })).toEqual([first.id]);
		expect(await found({ q: 'تويوتا' })).toEqual([first.id]);
		expect(await found({ q: `#${second.id.slice(0, 8)}` })).toEqual([second.id]);
		expect(await found({ q: '%' })).toEqual([second.id, first.id]);
		expect(await found({ q: 'nobody' })).toEqual([]);
		expect(await found({ carId: kia.id })).toEqual([second.id]);
		expect(await found({ status: 'COMPLETED' })).toEqual([]);
		expect(await found({ from: '2031-04-10', to: '2031-04-10' })).toEqual([second.id]);
		expect(await found({ to: '2031-04-09' })).toEqual([first.id]);
		expect(open.id).toBeTruthy();
		expect(await search(await aPerson(world), {})).toEqual([]);
	});

	it('is paginated, with its count', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner);
		const renter = await aPerson(world);
		for (const day of ['10', '14', '18']) {
			const { id } = await paidRequest(world, renter, car, { startAt: `2031-03-${day}`, endAt: `2031-03-${Number(day) + 2}` });
			await owner.browser.call(declineBooking, { params: { id }, body: {} });
		}
		const page = await owner.browser.try(ownerHistory, { query: { limit: 2 } });
		expect([page.headers.get('x-total-count'), (page.body as unknown[]).length]).toEqual(['3', 2]);
		const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
		expect((await owner.browser.send<Array<{ startAt: string }>>('GET', next)).body.map(({ startAt }) => startAt.slice(0, 10))).toEqual([
			'2031-03-10',
		]);
	});
});
