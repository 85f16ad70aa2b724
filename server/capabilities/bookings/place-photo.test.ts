/** The photo of a meeting point: who sees it, for how long, and when its files are deleted. */
import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, getBooking } from '#contract/bookings.ts';
import { deleteMeetingPoint, putMeetingPoint } from '#contract/places.ts';
import { carPersonalData } from '#server/capabilities/cars/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aPicture, uploadPhoto } from '#tests/support/handovers.ts';
import { aRequestWithPlace, gate, SWEIFIEH } from '#tests/support/places.ts';
import { aWorld } from '#tests/support/world.ts';
import { bookingPersonalData } from './personal-data.ts';

const world = aWorld();
const read = (person: Person, id: string) => person.browser.call(getBooking, { params: { id } });
const another = { textEn: 'Seventh Circle', textAr: null, directionsEn: null, directionsAr: null };

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

	it('is visible to the renter from the confirmation until 30 days after the end, and otherwise only to the owner and admins', async () => {
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

	it('is no longer visible to a renter who cancels', async () => {
		const { renter, params, url, accept } = await aTripWithPhoto();
		await accept();
		await renter.browser.call(cancelBooking, { params, body: {} });
		expect(await statusFor(renter, url)).toBe(404);
	});

	it('stays with the text, and with a confirmed booking when the car has another or none; then its files are deleted', async () => {
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

	it('is exported to the owner and erased with their account, in either order of car and booking', async () => {
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

	it('must be an upload of the owner', async () => {
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
