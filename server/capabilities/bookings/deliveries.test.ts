/** Deliveries with address and flight, and renters who arrive later than agreed. */
import { describe, expect, it } from 'vitest';
import { getBookingStory, getCalendarFile, reportNoShow } from '#contract/booking-life.ts';
import { getRentalAgreement } from '#contract/booking-papers.ts';
import { getBooking, requestBooking } from '#contract/bookings.ts';
import { getConversation } from '#contract/messaging.ts';
import { listNotifications } from '#contract/notifications.ts';
import { announceLateness, putBookingPlace } from '#contract/places.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner } from '#tests/support/handovers.ts';
import { pay } from '#tests/support/payments.ts';
import { AFTER_FLIGHT, AIRPORT_PIN, aTripFromAirport, FLIGHT, offerDelivery, SWEIFIEH } from '#tests/support/places.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const read = (person: Person, id: string) => person.browser.call(getBooking, { params: { id } });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ title }) => title.en);
const elsewhere = { textAr: null, directionsEn: null, directionsAr: null };

describe('a delivery to the airport', () => {
	it('names place, hour and flight on both sides, in the calendar file, the agreement and the conversation', async () => {
		const { owner, renter, params, id } = await aTripFromAirport(world);
		const expected = {
			...{ handover: 'DELIVERY', zone: 'Queen Alia Airport', startAt: '2031-03-10T22:30:00+03:00' },
			...{ flightNumber: 'RJ112', landsAt: '2031-03-10T21:40:00+03:00', noShowFrom: '2031-03-10T23:10:00+03:00' },
			// The terminal, as long as no other place was named.
			place: { text: null, pin: { geoUrl: 'geo:31.723,35.985', googleMapsUrl: expect.stringContaining('31.723%2C35.985') } },
		};
		for (const { browser } of [owner, renter]) {
			expect((await browser.call(getBooking, { params })).whereAndWhen).toMatchObject(expected);
			expect((await browser.call(getRentalAgreement, { params })).booking.whereAndWhen).toMatchObject(expected);
			expect((await browser.call(getConversation, { params })).booking?.whereAndWhen).toMatchObject(expected);
			const file = (await browser.send<string>('GET', `/api/bookings/${id}/calendar.ics`)).body.replace(/\r\n /g, '');
			expect(file).toContain('LOCATION:Queen Alia Airport');
			expect(file).toContain('GEO:31.723;35.985');
			expect(file).toContain('RJ112\\, lands 21:40');
			expect(file).toContain('DTSTART:20310310T193000Z');
		}
	});

	it('is agreed for the terminal: the owner moves it nearby without consent, and further away with it', async () => {
		const { owner, renter, params } = await aTripFromAirport(world);
		const move = (textEn: string, pin: { latitude: number; longitude: number }) =>
			owner.browser.call(putBookingPlace, { params, body: { ...elsewhere, textEn, ...pin } });
		expect((await move('Car park 2', AIRPORT_PIN)).whereAndWhen).toMatchObject({ place: { text: { en: 'Car park 2' } }, proposal: null });
		expect((await move('Sweifieh', SWEIFIEH)).whereAndWhen).toMatchObject({ proposal: { text: { en: 'Sweifieh' } }, isOnMap: true });
		await world.runJobs();
		const bodies = (await renter.browser.call(listNotifications)).map(({ body }) => body.en);
		expect(bodies).toContainEqual(expect.stringContaining('It’s more than 5 km from the place you agreed on'));
	});

	it('is in the letters of both, also in those about the handover', async () => {
		const trip = await aTripFromAirport(world);
		const { owner, renter } = trip;
		world.clock.moveTo(new Date(AFTER_FLIGHT.startAt));
		await checkInByOwner({ ...trip, startsAt: world.clock.now(), endsAt: world.clock.now() });
		await world.advance(8 * DAY_MS);
		const messages = await world.running.platform.db.selectFrom('outbox_messages').selectAll().execute();
		for (const person of [owner, renter]) {
			const letters = messages.filter(({ user_id, channel }) => user_id === person.id && channel === 'EMAIL');
			expect(letters.length).toBeGreaterThan(0);
			for (const { text } of letters)
				for (const part of ['Queen Alia Airport', '22:30', 'RJ112, lands 21:40']) expect(text).toContain(part);
		}
	});

	it('is refused with a landing after the pickup, and another pickup is proposed', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		await offerDelivery(owner, car.id);
		const body = { carId: car.id, ...AFTER_FLIGHT, extras: { delivery: { ...FLIGHT, landsAt: '2031-03-10T22:40:00+03:00' } } };
		expect(await renter.browser.refused(requestBooking, { body })).toMatchObject({
			...{ status: 400, code: 'LANDING_AFTER_PICKUP', proposedPickup: '2031-03-10T23:30:00+03:00' },
		});
		const missing = { ...body, extras: { delivery: { zone: FLIGHT.zone, flightNumber: FLIGHT.flightNumber } } };
		expect(await renter.browser.refused(requestBooking, { body: missing })).toMatchObject({
			fields: { 'extras.delivery.landsAt': 'Enter when your flight lands.' },
		});
	});

	it('shows its address only to the two parties, and to the owner only after accepting', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		await offerDelivery(owner, car.id);
		const delivery = { zone: 'Aqaba' as const, address: 'Saraya, villa 12', latitude: 29.53, longitude: 35.0 };
		const body = { carId: car.id, startAt: '2031-03-10', endAt: '2031-03-13', extras: { delivery } };
		const { id } = await renter.browser.call(requestBooking, { body });
		await pay(world, renter, { id });
		expect((await read(renter, id)).extras.delivery).toEqual(delivery);
		const seen = await read(owner, id);
		expect([seen.extras.delivery, seen.whereAndWhen.place]).toEqual([{ zone: 'Aqaba' }, null]);
		await owner.browser.send('PATCH', `/api/owner/bookings/${id}/accept`);
		expect((await read(owner, id)).whereAndWhen).toMatchObject({
			zone: 'Aqaba',
			place: { text: { en: 'Saraya, villa 12' }, pin: { latitude: 29.53 } },
		});
	});
});

describe('a delivery to an address without a pin', () => {
	it('cannot be compared with another place: the renter is asked for consent, with the reason', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		await offerDelivery(owner, car.id);
		const delivery = { zone: 'Aqaba' as const, address: 'Saraya, villa 12' };
		const body = { carId: car.id, startAt: '2031-03-10', endAt: '2031-03-13', extras: { delivery } };
		const { id } = await renter.browser.call(requestBooking, { body });
		await pay(world, renter, { id });
		await owner.browser.send('PATCH', `/api/owner/bookings/${id}/accept`);
		const pin = { latitude: 29.53, longitude: 35.0 };
		const asked = await owner.browser.call(putBookingPlace, { params: { id }, body: { ...elsewhere, textEn: 'The gate', ...pin } });
		expect(asked.whereAndWhen).toMatchObject({ proposal: { text: { en: 'The gate' } }, isOnMap: false });
		await world.runJobs();
		const notification = (await renter.browser.call(listNotifications)).find(({ body }) => body.en.includes('The gate'));
		expect(notification?.body.en).toContain('The place you agreed on isn’t on the map');
		expect(notification?.body.en).not.toContain('5 km');
		expect(notification?.body.ar).toContain('غير محدد على الخريطة');
	});
});

describe('a renter who arrives later', () => {
	const A_DAY_BEFORE = new Date('2031-03-09T22:30:00+03:00');

	it('announces it once, from a day before; the owner is notified, and can report a no-show that much later', async () => {
		const { owner, renter, params, id } = await aTripFromAirport(world);
		const body = { expectedAt: '2031-03-11T00:30:00+03:00' };
		world.clock.moveTo(new Date('2031-03-09T22:29:59+03:00'));
		expect((await read(renter, id)).whereAndWhen.allowedActions).toEqual([]);
		const tooEarly = await renter.browser.refused(announceLateness, { params, body });
		expect(tooEarly).toMatchObject({ status: 409, code: 'LATE_TOO_EARLY', error: expect.stringContaining('from 2031-03-09 22:30') });
		world.clock.moveTo(A_DAY_BEFORE);
		expect((await read(renter, id)).whereAndWhen.allowedActions).toEqual(['SAY_LATE']);
		expect((await read(owner, id)).whereAndWhen.allowedActions).toEqual(['MOVE_PLACE']);
		const late = await renter.browser.call(announceLateness, { params, body });
		expect(late.whereAndWhen).toMatchObject({
			...{ late: { expectedAt: body.expectedAt }, noShowFrom: '2031-03-11T01:10:00+03:00', allowedActions: [] },
		});
		await renter.browser.call(announceLateness, { params, body });
		await world.runJobs();
		expect((await bellOf(owner)).filter((title) => title === 'Your renter will arrive at 00:30 the next day')).toHaveLength(1);
		const again = { expectedAt: '2031-03-11T01:30:00+03:00' };
		expect(await renter.browser.refused(announceLateness, { params, body: again })).toMatchObject({
			status: 409,
			code: 'LATE_ALREADY_SAID',
		});
		world.clock.moveTo(new Date('2031-03-11T01:09:59+03:00'));
		const early = await owner.browser.refused(reportNoShow, { params, body: {} });
		expect(early).toMatchObject({ status: 409, code: 'NO_SHOW_TOO_EARLY', error: 'You can report this from 2031-03-11 01:10.' });
		world.clock.moveTo(new Date('2031-03-11T01:10:00+03:00'));
		await owner.browser.call(reportNoShow, { params, body: {} });
		const { happened } = await owner.browser.call(getBookingStory, { params });
		expect(happened.find(({ kind }) => kind === 'LATE')).toMatchObject({ expectedAt: body.expectedAt });
	});

	it.each([
		['more than six hours', '2031-03-11T04:31:00+03:00', 400, 'LATE_OUT_OF_RANGE'],
		['before the pickup', '2031-03-10T22:00:00+03:00', 400, 'LATE_OUT_OF_RANGE'],
	])('%s is refused', async (_, expectedAt, status, code) => {
		const { renter, params } = await aTripFromAirport(world);
		world.clock.moveTo(A_DAY_BEFORE);
		expect(await renter.browser.refused(announceLateness, { params, body: { expectedAt } })).toMatchObject({ status, code });
	});

	it('is no longer late once the car is handed over', async () => {
		const trip = await aTripFromAirport(world);
		const { renter, params, id } = trip;
		world.clock.moveTo(A_DAY_BEFORE);
		await renter.browser.call(announceLateness, { params, body: { expectedAt: '2031-03-11T00:30:00+03:00' } });
		await world.runJobs();
		expect(await bellOf(trip.owner)).toContain('Your renter will arrive at 00:30 the next day');
		world.clock.moveTo(new Date(AFTER_FLIGHT.startAt));
		await checkInByOwner({ ...trip, startsAt: world.clock.now(), endsAt: world.clock.now() });
		expect((await read(renter, id)).whereAndWhen.late).toBe(null);
	});

	it('causes a newer calendar file', async () => {
		const { renter, params } = await aTripFromAirport(world);
		const version = async () =>
			/SEQUENCE:(\d+)/.exec(String((await renter.browser.send('GET', getCalendarFile.path.replace('{id}', params.id))).body))?.[1];
		expect(await version()).toBe('0');
		world.clock.moveTo(A_DAY_BEFORE);
		await renter.browser.call(announceLateness, { params, body: { expectedAt: '2031-03-10T23:30:00+03:00' } });
		expect(await version()).toBe('1');
		await world.advance(HOUR_MS);
	});
});
