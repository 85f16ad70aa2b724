/** Places of handover: the car's meeting point, and an owner who moves the place of a booking. */
import { describe, expect, it } from 'vitest';
import { cancelBooking, getBookingStory } from '#contract/booking-life.ts';
import { getBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { acceptBookingPlace, declineBookingPlace, deleteMeetingPoint, putBookingPlace, putMeetingPoint } from '#contract/places.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner } from '#tests/support/handovers.ts';
import { AIRPORT_PIN, aRequestWithPlace, aTripWithPlace, gate, SWEIFIEH } from '#tests/support/places.ts';
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

	it('changed later is not changed in a confirmed booking', async () => {
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

describe('an owner who moves the place', () => {
	it('nearby informs the renter; both places stay in the history', async () => {
		const { owner, renter, id, params } = await aTripWithPlace(world);
		const body = { ...another, ...SWEIFIEH };
		const moved = await owner.browser.call(putBookingPlace, { params, body });
		expect(moved.whereAndWhen).toMatchObject({ place: { text: { en: 'Seventh Circle', ar: 'Seventh Circle' } }, proposal: null });
		await owner.browser.call(putBookingPlace, { params, body });
		await world.runJobs();
		expect((await bellOf(renter)).filter((title) => title === 'Your pickup location has changed')).toHaveLength(1);
		const { happened } = await renter.browser.call(getBookingStory, { params });
		expect(happened.filter(({ kind }) => kind.startsWith('PLACE'))).toMatchObject([
			{ kind: 'PLACE_MOVED', from: { en: gate.textEn }, to: { en: 'Seventh Circle' } },
		]);
		expect((await read(renter, id)).whereAndWhen.place?.text?.en).toBe('Seventh Circle');
	});

	it('further than five kilometres needs the renter’s consent', async () => {
		const { owner, renter, id, params } = await aTripWithPlace(world);
		const body = { ...another, ...AIRPORT_PIN };
		const asked = await owner.browser.call(putBookingPlace, { params, body });
		expect(asked.whereAndWhen).toMatchObject({ place: { text: { en: gate.textEn } }, proposal: { text: { en: 'Seventh Circle' } } });
		await world.runJobs();
		expect(await bellOf(renter)).toContain('A different pickup location?');
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
		expect((await bellOf(owner)).slice(0, 2)).toEqual(['The renter accepted the new location', 'The renter declined the new location']);
		const { happened } = await owner.browser.call(getBookingStory, { params });
		expect(happened.map(({ kind }) => kind).filter((kind) => kind.startsWith('PLACE'))).toEqual([
			...['PLACE_PROPOSED', 'PLACE_DECLINED', 'PLACE_PROPOSED', 'PLACE_MOVED'],
		]);
	});

	it('in several short steps needs it as well: the distance is measured from the place to which both agreed', async () => {
		const { owner, renter, id, params } = await aTripWithPlace(world);
		const move = async (textEn: string, pin: { latitude: number; longitude: number }) => {
			await world.advance(60_000);
			return (await owner.browser.call(putBookingPlace, { params, body: { ...another, textEn, ...pin } })).whereAndWhen;
		};
		expect(await move('Sweifieh', SWEIFIEH)).toMatchObject({ proposal: null, isOnMap: true });
		// 4.2 km further in the same direction, and 6.6 km from the agreed place.
		expect(await move('Kursi', { latitude: 31.965, longitude: 35.82 })).toMatchObject({
			...{ place: { text: { en: 'Sweifieh' } }, proposal: { text: { en: 'Kursi' } } },
		});
		await world.runJobs();
		const bodies = (await renter.browser.call(listNotifications)).map(({ body }) => body.en);
		expect(bodies).toContainEqual(expect.stringContaining('It’s more than 5 km from the place you agreed on'));
		await renter.browser.call(acceptBookingPlace, { params, body: {} });
		expect(await move('Dabouq', { latitude: 31.99, longitude: 35.813 })).toMatchObject({
			place: { text: { en: 'Dabouq' } },
			proposal: null,
		});
		expect(await move('Abdoun', { latitude: 31.945, longitude: 35.886 })).toMatchObject({ proposal: { text: { en: 'Abdoun' } } });
		expect((await read(renter, id)).whereAndWhen.place?.text?.en).toBe('Dabouq');
	});

	it('replaces an unanswered proposal, and can no longer do so once the car is handed over', async () => {
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
