import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking } from '#contract/bookings.ts';
import { getOwnerRecord } from '#contract/profiles.ts';
import { listOwnerReviews } from '#contract/reviews.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { completedTrip, reviewBy } from '#tests/support/reviews.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const recordOf = (car: { id: string }) => world.visitor().call(getOwnerRecord, { params: { id: car.id } });
const reviewsOf = (car: { id: string }) => world.visitor().call(listOwnerReviews, { params: { id: car.id }, query: {} as never });

async function ownerWithCar() {
	const owner = await aPerson(world);
	return { owner, car: await aCar(world, owner) };
}

describe('the record of an owner, on the page of their car', () => {
	it('is empty for an owner without bookings', async () => {
		const { car } = await ownerWithCar();
		expect(await recordOf(car)).toEqual({ typicalAnswerMinutes: null, completedTrips: 0, cancellations: 0, tripsOfYear: 0 });
	});

	it('has the median of the answers of ninety days, from three answers on', async () => {
		const { owner, car } = await ownerWithCar();
		const answer = async (startAt: string, hours: number, accepts: boolean) => {
			const { id } = await paidRequest(world, await aPerson(world), car, {
				startAt,
				endAt: `${startAt.slice(0, 8)}${Number(startAt.slice(8)) + 1}`,
			});
			await world.advance(hours * HOUR_MS);
			if (accepts) await owner.browser.call(acceptBooking, { params: { id } });
			else await owner.browser.call(declineBooking, { params: { id }, body: {} });
		};
		await answer('2031-09-10', 1, true);
		await answer('2031-09-12', 5, false);
		expect((await recordOf(car)).typicalAnswerMinutes).toBeNull();
		await answer('2031-09-14', 2, true);
		expect((await recordOf(car)).typicalAnswerMinutes).toBe(120);
		await world.advance(91 * DAY_MS);
		expect((await recordOf(car)).typicalAnswerMinutes).toBeNull();
	});

	it('counts completed trips, and confirmed bookings that the owner cancelled within a year', async () => {
		const { owner, car } = await ownerWithCar();
		const renter = await aPerson(world);
		const { id } = await paidRequest(world, renter, car, { startAt: '2031-04-10', endAt: '2031-04-12' });
		await owner.browser.call(acceptBooking, { params: { id } });
		await owner.browser.call(cancelBooking, { params: { id }, body: { reason: 'The car is in the garage' } as never });
		const other = await paidRequest(world, renter, car, { startAt: '2031-04-20', endAt: '2031-04-22' });
		await owner.browser.call(acceptBooking, { params: { id: other.id } });
		await renter.browser.call(cancelBooking, { params: { id: other.id }, body: {} as never });
		expect(await recordOf(car)).toMatchObject({ completedTrips: 0, cancellations: 1 });
		await completedTrip(world, { owner, car });
		expect(await recordOf(car)).toMatchObject({ completedTrips: 1, cancellations: 1, tripsOfYear: 2 });
		await world.advance(366 * DAY_MS);
		expect(await recordOf(car)).toMatchObject({ completedTrips: 1, cancellations: 0, tripsOfYear: 0 });
	});

	it('has the reviews by renters of the owner’s other cars', async () => {
		const { owner, car } = await ownerWithCar();
		const second = await aCar(world, owner);
		for (const [each, text, from] of [
			[car, 'This very car', '2031-03-10'],
			[second, 'The other car', '2031-03-20'],
		] as const) {
			const trip = await completedTrip(world, { owner, car: each, from });
			await reviewBy(trip, 'renter', 4, text);
			await reviewBy(trip, 'owner');
		}
		expect((await reviewsOf(car)).map(({ text }) => text)).toEqual(['The other car']);
		expect((await reviewsOf(second)).map(({ text }) => text)).toEqual(['This very car']);
	});

	it('is displayed with the car only', async () => {
		const owner = await aPerson(world);
		const hidden = await aCar(world, owner, { isActive: false });
		for (const call of [getOwnerRecord, listOwnerReviews] as const) {
			const refused = await world.visitor().refused(call, { params: { id: hidden.id }, query: {} as never } as never);
			expect(refused).toMatchObject({ status: 404, code: 'CAR_NOT_FOUND' });
		}
		expect((await owner.browser.call(getOwnerRecord, { params: { id: hidden.id } })).completedTrips).toBe(0);
	});
});
