/** Search follows the date prices as owners change them, and as the days pass. */
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOwnerCalendar, putTerms } from '#contract/calendar.ts';
import { type CarCard, getCar } from '#contract/cars.ts';
import { addFavourite, listFavourites } from '#contract/favourites.ts';
import { searchCars } from '#contract/search.ts';
import { addDays, ammanDate, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld, START } from '#tests/support/world.ts';
import { refreshOutdated } from './refresh-outdated.ts';

const world = aWorld();
const inDays = (days: number) => addDays(ammanDate(START), days);
let owner: Person;
let car: { id: string; slug: string };

beforeEach(async () => {
	owner = await aPerson(world);
	car = await aCar(world, owner, { dailyRateFils: 40_000n });
});

const setPrice = (from: number, to: number, dailyRateJod: string | null) =>
	owner.browser.call(changeOwnerCalendar, { params: { id: car.id }, body: { from: inDays(from), to: inDays(to), dailyRateJod } });

async function found(query: Record<string, string> = {}): Promise<CarCard | undefined> {
	const cards = await world.visitor().call(searchCars, { query: { limit: '100', ...query } as never });
	return cards.find(({ id }) => id === car.id);
}

describe('without dates', () => {
	it('a car costs "from" the lowest of the next 90 days, on every list and on its page', async () => {
		expect(await found()).toMatchObject({ pricePerDay: 40, priceIsFrom: false, stay: null });
		await setPrice(10, 12, '30');
		await setPrice(20, 22, '90');
		const from = { pricePerDay: 30, priceIsFrom: true, stay: null };
		expect(await found()).toMatchObject(from);
		expect(await world.visitor().call(getCar, { params: { slug: car.slug } })).toMatchObject(from);
		const renter = await aPerson(world);
		await renter.browser.call(addFavourite, { params: { carId: car.id } });
		expect(await renter.browser.call(listFavourites, { query: {} })).toMatchObject([{ car: from }]);
		expect(await found({ priceMin: '35', priceMax: '45' })).toBeUndefined();
		expect(await found({ priceMin: '25', priceMax: '35' })).toBeDefined();
		await setPrice(10, 12, null);
		expect(await found()).toMatchObject({ pricePerDay: 40, priceIsFrom: true });
	});

	it('the considered days advance at midnight', async () => {
		await setPrice(92, 95, '20');
		expect(await found()).toMatchObject({ pricePerDay: 40, priceIsFrom: false });
		for (const [days, pricePerDay] of [
			[2, 40],
			[3, 20],
			[94, 20],
			[95, 40],
		] as const) {
			world.clock.moveTo(new Date(START.getTime() + days * DAY_MS));
			await refreshOutdated(world.running.platform);
			expect(await found()).toMatchObject({ pricePerDay, priceIsFrom: pricePerDay === 20 });
		}
	});
});

describe('with dates', () => {
	it('card and filter follow a date price at once, and a discount only counts if the stay qualifies for it', async () => {
		const stay = { from: inDays(10), to: inDays(13) };
		expect(await found(stay)).toMatchObject({ stay: { days: 3, perDayJod: '40.00', totalJod: '120.00', discountPercent: 0 } });
		expect(await found({ ...stay, priceMax: '70' })).toBeDefined();
		await setPrice(10, 13, '150');
		expect(await found(stay)).toMatchObject({ stay: { days: 3, perDayJod: '150.00', totalJod: '450.00', discountPercent: 0 } });
		expect(await found({ ...stay, priceMax: '70' })).toBeUndefined();
		await owner.browser.call(putTerms, { params: { id: car.id }, body: { ...terms, discounts: [{ days: 3, percent: '5' }] } });
		expect(await found(stay)).toMatchObject({ stay: { perDayJod: '142.50', totalJod: '427.50', discountPercent: 5 } });
		expect(await found({ from: inDays(10), to: inDays(12) })).toMatchObject({ stay: { totalJod: '300.00', discountPercent: 0 } });
	});
});

const terms = {
	dailyRateJod: '40',
	minDays: '1',
	advanceNoticeHours: '0',
	turnaroundHours: '0',
	deliveryZones: [],
	extraKmJod: '0.07',
	fuelEighthJod: '2.5',
	cancellationPolicy: 'MODERATE' as const,
	instantBook: false,
};
