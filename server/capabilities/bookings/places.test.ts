import { describe, expect, it } from 'vitest';
import { cancelBooking, getBookingStory, getCalendarFile, reportNoShow } from '#contract/booking-life.ts';
import { getRentalAgreement } from '#contract/booking-papers.ts';
import { acceptBooking, getBooking, requestBooking } from '#contract/bookings.ts';
import { getConversation } from '#contract/messaging.ts';
import { listNotifications } from '#contract/notifications.ts';
import {
	acceptBookingPlace,
	announceLateness,
	declineBookingPlace,
	deleteMeetingPoint,
	putBookingPlace,
	putMeetingPoint,
} from '#contract/places.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { carPersonalData } from '#server/capabilities/cars/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aPicture, checkInByOwner, uploadPhoto } from '#tests/support/handovers.ts';
import { pay } from '#tests/support/payments.ts';
import {
	AFTER_FLIGHT,
	AIRPORT_PIN,
	aRequestWithPlace,
	aTripFromAirport,
	aTripWithPlace,
	FLIGHT,
	gate,
	offerDelivery,
	SWEIFIEH,
} from '#tests/support/places.ts';
import { aWorld } from '#tests/support/world.ts';
import { bookingPersonalData } from './personal-data.ts';

const world = aWorld();
const read = (person: Person, id: string) => person.browser.call(getBooking, { params: { id } });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ title }) => title.en);
const another = { textEn: 'Seventh Circle', textAr: null, directionsEn: null, directionsAr: null };

describe('the meeting point of a car', () => {
	it('is hidden from the renter until the owner has accepted, and 30 days after the end', async () => {
		const { renter, owner, params, id } = await aRequestWithPlace(world, { attributes: {} });
		const before = await read(renter, id);
		expect(before.whereAndWhen).toMatchObject({ handover: 'MEETING_POINT', zone: 'Amman', place: null, contact: null, allowedActions: [] });
		expect(JSON.stringify(before)).not.toContain('Taj Mall');
		await owner.browser.send('PATCH', `/api/owner/bookings/${id}/accept`);
		const { whereAndWhen } = await read(renter, id);
		expect(whereAndWhen).toMatchObject({
			place: {
				text: { en: gate.textEn, ar: gate.textAr },
				directions: { en: gate.directionsEn, ar: gate.directionsAr },
				pin: { latitude: gate.latitude, longitude: gate.longitude, geoUrl: 'geo:31.945,35.886' },
			},
			contact: { phone: expect.stringMatching(/^\+962/) },
			allowedActions: [],
		});
		expect((await read(owner, id)).whereAndWhen).toMatchObject({ place: whereAndWhen.place, allowedActions: ['MOVE_PLACE'] });
		expect((await read(await aPerson(world, { role: 'ADMIN' }), id)).whereAndWhen).toMatchObject({
			place: whereAndWhen.place,
			contact: null,
		});
		// 13 March, and 30 days more.
		world.clock.moveTo(new Date('2031-04-12T09:59:00+03:00'));
		expect((await read(renter, id)).whereAndWhen.place).not.toBeNull();
		world.clock.moveTo(new Date('2031-04-12T10:00:00+03:00'));
		for (const person of [renter, owner]) expect((await read(person, id)).whereAndWhen).toMatchObject({ place: null, contact: null });
		expect(params.id).toBe(id);
	});

	it('is hidden again once the booking is cancelled', async () => {
		const { renter, id, params } = await aTripWithPlace(world);
		await renter.browser.call(cancelBooking, { params, body: {} });
		expect((await read(renter, id)).whereAndWhen).toMatchObject({ place: null, contact: null });
	});

	it('is exported to both parties and erased with either', async () => {
		const { renter, owner, id } = await aTripWithPlace(world);
		const { platform } = world.running;
		for (const person of [renter, owner]) {
			const { data } = (await bookingPersonalData.export?.(platform, person.id)) ?? {};
			expect(data).toMatchObject([{ places: [{ text_en: gate.textEn }] }]);
		}
		await inTransaction(platform.db, async (tx) => bookingPersonalData.erase?.(platform, tx, renter.id));
		expect((await read(owner, id)).whereAndWhen.place).toBeNull();
	});

	it('that changes later is not that of a confirmed booking', async () => {
		const { owner, renter, id, car } = await aTripWithPlace(world);
		await owner.browser.call(putMeetingPoint, { params: { id: car.id }, body: { ...another, ...SWEIFIEH } });
		await owner.browser.call(deleteMeetingPoint, { params: { id: car.id } });
		expect((await read(renter, id)).whereAndWhen.place?.text?.en).toBe(gate.textEn);
	});

	it.each([
		[{ ...gate, latitude: 31.78, longitude: 35.22 }, 'PIN_OUTSIDE_JORDAN'],
		[{ ...gate, longitude: null }, 'INVALID_INPUT'],
		[{ ...gate, textEn: ' ', textAr: null }, 'INVALID_INPUT'],
		[{ ...gate, textEn: 'x'.repeat(301) }, 'INVALID_INPUT'],
		[{ ...gate, doorCode: '1234' }, 'INVALID_INPUT'],
	])('is refused: %j', async (body, code) => {
		const owner = await aPerson(world);
		const { id } = await aCar(world, owner);
		expect(await owner.browser.refused(putMeetingPoint, { params: { id }, body: body as never })).toMatchObject({ status: 400, code });
	});
});

describe('the photo of a meeting point', () => {
	async function aTripWithPhoto() {
		const trip = await aRequestWithPlace(world);
		const { owner, car, params } = trip;
		const photo = await uploadPhoto(owner, await aPicture());
		const { meetingPoint } = await owner.browser.call(putMeetingPoint, { params: { id: car.id }, body: { ...gate, photo } });
		const url = meetingPoint?.photoUrl ?? '';
		const accept = async () => {
			await owner.browser.call(acceptBooking, { params });
			await world.runJobs();
		};
		return { ...trip, url, accept };
	}
	const statusFor = async ({ browser }: Pick<Person, 'browser'>, url: string) => (await browser.fetch(`${url}?w=400`)).status;

	it('is seen by the renter from the confirmation until 30 days after the end, by nobody else but the owner and admins', async () => {
		const { renter, owner, id, url, accept } = await aTripWithPhoto();
		const stranger = await aPerson(world);
		const admin = await aPerson(world, { role: 'ADMIN' });
		expect(await statusFor(renter, url)).toBe(404);
		expect((await read(renter, id)).whereAndWhen.place).toBeNull();
		await accept();
		for (const person of [renter, owner]) {
			expect((await read(person, id)).whereAndWhen.place?.photoUrl).toBe(url);
			expect(await statusFor(person, url)).toBe(200);
		}
		expect(await statusFor(admin, url)).toBe(200);
		expect(await statusFor(stranger, url)).toBe(404);
		expect(await statusFor({ browser: world.visitor() }, url)).toBe(401);
		world.clock.moveTo(new Date('2031-04-12T09:59:00+03:00'));
		expect(await statusFor(renter, url)).toBe(200);
		world.clock.moveTo(new Date('2031-04-12T10:00:00+03:00'));
		expect(await statusFor(renter, url)).toBe(404);
	});

	it('ends with the booking for the renter who cancels', async () => {
		const { renter, params, url, accept } = await aTripWithPhoto();
		await accept();
		await renter.browser.call(cancelBooking, { params, body: {} });
		expect(await statusFor(renter, url)).toBe(404);
	});

	it('stays with the words, and with a confirmed booking when the car has another or none; then its files are deleted', async () => {
		const { renter, owner, car, url, accept } = await aTripWithPhoto();
		const params = { id: car.id };
		const { meetingPoint } = await owner.browser.call(putMeetingPoint, { params, body: { ...another, ...SWEIFIEH } });
		expect(meetingPoint?.photoUrl).toBe(url);
		await accept();
		const photo = await uploadPhoto(owner, await aPicture());
		const changed = await owner.browser.call(putMeetingPoint, { params, body: { ...gate, photo } });
		const second = changed.meetingPoint?.photoUrl ?? '';
		expect(second).not.toBe(url);
		expect([await statusFor(renter, url), await statusFor(renter, second)]).toEqual([200, 404]);
		await owner.browser.call(putMeetingPoint, { params, body: { ...gate, photo: null } });
		await world.runJobs();
		expect(await filesOf(second)).toBe(0);
		expect(await statusFor(renter, url)).toBe(200);
		await owner.browser.call(deleteMeetingPoint, { params });
		await world.runJobs();
		expect([await statusFor(renter, url), await filesOf(url)]).toEqual([200, 1]);
		await inTransaction(world.running.platform.db, async (tx) => bookingPersonalData.erase?.(world.running.platform, tx, renter.id));
		await world.runJobs();
		expect([await statusFor(owner, url), await filesOf(url)]).toEqual([404, 0]);
	});

	it('is exported to the owner and erased with their account, whichever of car and booking comes first', async () => {
		const { renter, owner, url, accept } = await aTripWithPhoto();
		await accept();
		const { platform } = world.running;
		const key = `private/${url.split('/').at(-1)}/master.jpg`;
		for (const source of [carPersonalData, bookingPersonalData])
			expect((await source.export(platform, owner.id)).files?.map((file) => file.key)).toContain(key);
		expect((await bookingPersonalData.export(platform, renter.id)).files).toEqual([]);
		await inTransaction(platform.db, async (tx) => {
			await carPersonalData.erase?.(platform, tx, owner.id);
			await bookingPersonalData.erase?.(platform, tx, owner.id);
		});
		await world.runJobs();
		expect([await statusFor(renter, url), await filesOf(url)]).toEqual([404, 0]);
	});

	it('has to be an own upload', async () => {
		const [owner, other] = [await aPerson(world), await aPerson(world)];
		const { id } = await aCar(world, owner);
		for (const photo of [await uploadPhoto(other, await aPicture()), 'https://example.com/photo.jpg'])
			expect(await owner.browser.refused(putMeetingPoint, { params: { id }, body: { ...gate, photo } })).toMatchObject({
				...{ status: 400, code: 'INVALID_INPUT' },
				fields: { photo: expect.any(String) },
			});
	});

	async function filesOf(url: string): Promise<number> {
		const bytes = await world.running.platform.store.get(`private/${url.split('/').at(-1)}/master.jpg`);
		return bytes ? 1 : 0;
	}
});

describe('an owner who moves the place', () => {
	it('nearby tells the renter; both places stay in the story', async () => {
		const { owner, renter, id, params } = await aTripWithPlace(world);
		const body = { ...another, ...SWEIFIEH };
		const moved = await owner.browser.call(putBookingPlace, { params, body });
		expect(moved.whereAndWhen).toMatchObject({ place: { text: { en: 'Seventh Circle', ar: 'Seventh Circle' } }, proposal: null });
		await owner.browser.call(putBookingPlace, { params, body });
		await world.runJobs();
		expect((await bellOf(renter)).filter((title) => title === 'The place of your pickup has changed')).toHaveLength(1);
		const { happened } = await renter.browser.call(getBookingStory, { params });
		expect(happened.filter(({ kind }) => kind.startsWith('PLACE'))).toMatchObject([
			{ kind: 'PLACE_MOVED', from: { en: gate.textEn }, to: { en: 'Seventh Circle' } },
		]);
		expect((await read(renter, id)).whereAndWhen.place?.text?.en).toBe('Seventh Circle');
	});

	it('further than five kilometres needs the renter’s yes', async () => {
		const { owner, renter, id, params } = await aTripWithPlace(world);
		const body = { ...another, ...AIRPORT_PIN };
		const asked = await owner.browser.call(putBookingPlace, { params, body });
		expect(asked.whereAndWhen).toMatchObject({ place: { text: { en: gate.textEn } }, proposal: { text: { en: 'Seventh Circle' } } });
		await world.runJobs();
		expect(await bellOf(renter)).toContain('Another place for your pickup?');
		expect((await read(renter, id)).whereAndWhen.allowedActions).toEqual(['ANSWER_PLACE']);
		const declined = await renter.browser.call(declineBookingPlace, { params, body: {} });
		expect(declined.whereAndWhen).toMatchObject({ place: { text: { en: gate.textEn } }, proposal: null });
		expect(await renter.browser.refused(acceptBookingPlace, { params, body: {} })).toMatchObject({
			status: 409,
			code: 'PLACE_NOT_PROPOSED',
		});
		await world.advance(60_000);
		await owner.browser.call(putBookingPlace, { params, body });
		await world.advance(60_000);
		const accepted = await renter.browser.call(acceptBookingPlace, { params, body: {} });
		expect(accepted.whereAndWhen).toMatchObject({ place: { text: { en: 'Seventh Circle' } }, proposal: null });
		await world.runJobs();
		expect((await bellOf(owner)).slice(0, 2)).toEqual(['The new place is agreed', 'The new place was declined']);
		const { happened } = await owner.browser.call(getBookingStory, { params });
		expect(happened.map(({ kind }) => kind).filter((kind) => kind.startsWith('PLACE'))).toEqual([
			...['PLACE_PROPOSED', 'PLACE_DECLINED', 'PLACE_PROPOSED', 'PLACE_MOVED'],
		]);
	});

	it('replaces a proposal that was not answered, and can no longer do so with the car handed over', async () => {
		const { owner, renter, params, id, car } = await aTripWithPlace(world);
		await owner.browser.call(putBookingPlace, { params, body: { ...another, ...AIRPORT_PIN } });
		await owner.browser.call(putBookingPlace, { params, body: { ...another, textEn: 'Departures', ...AIRPORT_PIN } });
		expect((await read(renter, id)).whereAndWhen.proposal?.text?.en).toBe('Departures');
		world.clock.moveTo(new Date('2031-03-10T10:00:00+03:00'));
		await checkInByOwner({ id, params, owner, renter, car, startsAt: world.clock.now(), endsAt: world.clock.now() });
		for (const body of [{ ...another, ...SWEIFIEH }])
			expect(await owner.browser.refused(putBookingPlace, { params, body })).toMatchObject({ status: 409, code: 'PLACE_NOT_MOVABLE' });
		expect(await renter.browser.refused(acceptBookingPlace, { params, body: {} })).toMatchObject({ code: 'PLACE_NOT_PROPOSED' });
	});
});

describe('a delivery to the airport', () => {
	it('names place, hour and flight on both sides, in the calendar file, the agreement and the conversation', async () => {
		const { owner, renter, params, id } = await aTripFromAirport(world);
		const expected = {
			...{ handover: 'DELIVERY', zone: 'Queen Alia Airport', startAt: '2031-03-10T22:30:00+03:00' },
			...{ flightNumber: 'RJ112', landsAt: '2031-03-10T21:40:00+03:00', noShowFrom: '2031-03-10T23:10:00+03:00' },
		};
		for (const { browser } of [owner, renter]) {
			expect((await browser.call(getBooking, { params })).whereAndWhen).toMatchObject(expected);
			expect((await browser.call(getRentalAgreement, { params })).booking.whereAndWhen).toMatchObject(expected);
			expect((await browser.call(getConversation, { params })).booking?.whereAndWhen).toMatchObject(expected);
			const file = (await browser.send<string>('GET', `/api/bookings/${id}/calendar.ics`)).body.replace(/\r\n /g, '');
			expect(file).toContain('LOCATION:Queen Alia Airport');
			expect(file).toContain('RJ112\\, lands 21:40');
			expect(file).toContain('DTSTART:20310310T193000Z');
		}
	});

	it('stands in the letters and SMS of both', async () => {
		const { owner, renter } = await aTripFromAirport(world);
		await world.advance(8 * DAY_MS);
		const messages = await world.running.platform.db.selectFrom('outbox_messages').selectAll().execute();
		for (const person of [owner, renter]) {
			const letters = messages.filter(({ user_id, channel }) => user_id === person.id && channel === 'EMAIL');
			expect(letters.length).toBeGreaterThan(0);
			for (const { text } of letters)
				for (const part of ['Queen Alia Airport', '22:30', 'RJ112, lands 21:40']) expect(text).toContain(part);
		}
	});

	it('is refused with a landing after the pickup, and a proposal is made', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		await offerDelivery(owner, car.id);
		const body = { carId: car.id, ...AFTER_FLIGHT, extras: { delivery: { ...FLIGHT, landsAt: '2031-03-10T22:40:00+03:00' } } };
		expect(await renter.browser.refused(requestBooking, { body })).toMatchObject({
			...{ status: 400, code: 'LANDING_AFTER_PICKUP', proposedPickup: '2031-03-10T23:30:00+03:00' },
		});
		const missing = { ...body, extras: { delivery: { zone: FLIGHT.zone, flightNumber: FLIGHT.flightNumber } } };
		expect(await renter.browser.refused(requestBooking, { body: missing })).toMatchObject({
			fields: { 'extras.delivery.landsAt': 'Please enter when your flight lands.' },
		});
	});

	it('keeps a delivery address between the two, and from the owner until they have accepted', async () => {
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

describe('a renter who comes later', () => {
	const A_DAY_BEFORE = new Date('2031-03-09T22:30:00+03:00');

	it('says so once, from a day before; the owner is told, and can report a no-show that much later', async () => {
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
		expect((await bellOf(owner)).filter((title) => title === 'Your renter arrives at 00:30')).toHaveLength(1);
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

	it('leads to a newer calendar file', async () => {
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
