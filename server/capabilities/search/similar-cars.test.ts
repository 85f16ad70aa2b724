import { describe, expect, it } from 'vitest';
import { changeOwnerCalendar } from '#contract/calendar.ts';
import { getCar } from '#contract/cars.ts';
import { getQuote } from '#contract/quotes.ts';
import { similarCars } from '#contract/search.ts';
import { ammanDate } from '#contract/time.ts';
import { aCar, aPerson, type CarOptions } from '#tests/support/factories.ts';
import { hold, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const stay = { from: WEEKEND.startAt, to: WEEKEND.endAt };
const similarTo = (id: string, query: object = {}) => world.visitor().call(similarCars, { params: { id }, query: query as never });

/** Each test uses a different city, so that others' cars are not similar. */
async function cars(city: string, options: Record<string, CarOptions>) {
	const owner = await aPerson(world);
	const made = await Promise.all(
		Object.entries(options).map(async ([name, each]) => [name, await aCar(world, owner, { city, ...each })] as const),
	);
	return Object.fromEntries(made) as Record<string, { id: string; slug: string }>;
}

describe('similar cars', () => {
	it('are of the same city and alike in body or price, never the car itself', async () => {
		const made = await cars('Aqaba', {
			own: { bodyType: 'SUV', dailyRateFils: 50_000n },
			both: { bodyType: 'SUV', dailyRateFils: 60_000n },
			body: { bodyType: 'SUV', dailyRateFils: 120_000n },
			price: { bodyType: 'Sedan', dailyRateFils: 36_000n },
			neither: { bodyType: 'Sedan', dailyRateFils: 20_000n },
			dearer: { bodyType: 'Sedan', dailyRateFils: 65_500n },
		});
		await cars('Irbid', { elsewhere: { bodyType: 'SUV', dailyRateFils: 50_000n } });
		const found = (await similarTo(made.own?.id ?? '')).map(({ id }) => id);
		expect(found).toEqual([made.both?.id, made.body?.id, made.price?.id]);
	});

	it('are free and can be booked on the dates', async () => {
		const made = await cars('Petra', {
			own: {},
			free: {},
			booked: {},
			paused: { isActive: false },
			waiting: { verificationStatus: 'PENDING' },
		});
		await hold(await aPerson(world), made.booked as { id: string });
		const found = await similarTo(made.own?.id ?? '', stay);
		expect(found.map(({ id }) => id)).toEqual([made.free?.id]);
		for (const { id } of found)
			expect(await world.visitor().call(getQuote, { params: { id }, query: stay })).toMatchObject({ available: true });
		const without = (await similarTo(made.own?.id ?? '')).map(({ id }) => id);
		expect(without.toSorted()).toEqual([made.free?.id, made.booked?.id].toSorted());
	});

	it('are offered for a car that is occupied on the dates', async () => {
		const made = await cars('Jerash', { own: {}, free: {} });
		await hold(await aPerson(world), made.own as { id: string });
		expect((await similarTo(made.own?.id ?? '', stay)).map(({ id }) => id)).toEqual([made.free?.id]);
	});

	it('have a similar price on the dates, also if a feast costs more', async () => {
		const owner = await aPerson(world);
		const city = 'Madaba';
		const own = await aCar(world, owner, { city, bodyType: 'SUV', dailyRateFils: 60_000n });
		const alike = await aCar(world, owner, { city, bodyType: 'Sedan', dailyRateFils: 140_000n });
		const cheaper = await aCar(world, owner, { city, bodyType: 'Sedan', dailyRateFils: 60_000n });
		const [from, to] = [ammanDate(new Date(stay.from)), ammanDate(new Date(stay.to))];
		await owner.browser.call(changeOwnerCalendar, { params: { id: own.id }, body: { from, to, dailyRateJod: '150' } });
		expect((await similarTo(own.id, stay)).map(({ id }) => id)).toEqual([alike.id]);
		expect((await similarTo(own.id)).map(({ id }) => id)).toEqual([cheaper.id]);
	});

	it('are six at most', async () => {
		const made = await cars('Salt', Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`car${index}`, {}])));
		expect(await similarTo(made.car0?.id ?? '')).toHaveLength(6);
	});

	it('are not returned for a car that is not visible, and need both dates in order', async () => {
		const made = await cars('Karak', { own: {}, hidden: { isActive: false } });
		const refused = (id: string, query: object) => world.visitor().refused(similarCars, { params: { id }, query: query as never });
		expect((await world.visitor().refused(getCar, { params: { slug: made.hidden?.slug ?? '' } })).code).toBe('CAR_NOT_FOUND');
		expect((await refused(made.hidden?.id ?? '', {})).code).toBe('CAR_NOT_FOUND');
		expect((await refused(made.own?.id ?? '', { from: stay.from })).code).toBe('INVALID_INPUT');
		expect((await refused(made.own?.id ?? '', { from: stay.to, to: stay.from })).code).toBe('RETURN_BEFORE_PICKUP');
		expect((await refused(made.own?.id ?? '', { from: 'soon', to: stay.to })).code).toBe('INVALID_INPUT');
	});
});
