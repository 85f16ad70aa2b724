import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeOwnerCalendar } from '#contract/calendar.ts';
import { bodyTypes, fuels, sorts, transmissions } from '#contract/car-attributes.ts';
import type { CarCard } from '#contract/cars.ts';
import { cityNames } from '#contract/cities.ts';
import { featureCodes } from '#contract/features.ts';
import { searchCars } from '#contract/search.ts';
import { writeCursor } from '#server/platform/http/pages.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { hold } from '#tests/support/paying.ts';
import { aWorld } from '#tests/support/world.ts';

describe('search', () => {
	const world = aWorld();
	const CARS = 60;
	type Made = Required<
		Omit<CarOptions, 'isActive' | 'verificationStatus' | 'turnaroundMinutes' | 'instantBook' | 'depositFils' | 'make' | 'model' | 'year'>
	> & {
		id: string;
	};
	const made: Made[] = [];
	let owner: Person;
	let renter: Person;

	const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => list[index % list.length] as T;

	/** Sixty cars whose attributes repeat at different rhythms, so that filters meet in many ways. */
	beforeAll(async () => {
		[owner, renter] = [await aPerson(world), await aPerson(world)];
		for (let index = 0; index < CARS; index += 1) {
			const options = {
				city: pick(cityNames, index % 5),
				bodyType: pick(bodyTypes, index),
				fuel: pick(fuels, Math.floor(index / 3)),
				transmission: pick(transmissions, Math.floor(index / 4)),
				seats: pick([2, 4, 5, 5, 7, 8], index),
				features: featureCodes.filter((_, bit) => (index * 7 + bit * 3) % 4 === 0),
				deliveryAvailable: index % 3 === 0,
				// Some rates repeat: paging must not lose or repeat a car among equals.
				dailyRateFils: BigInt(15_000 + (index % 20) * 11_500),
				createdAt: new Date(world.clock.now().getTime() - Math.floor(index / 2) * 3_600_000),
			};
			made.push({ ...options, id: (await aCar(world, owner, options)).id });
		}
	});

	const find = (query: Record<string, unknown>): Promise<CarCard[]> =>
		world.visitor().call(searchCars, { query: { limit: '100', ...query } as never });

	describe('every filter', () => {
		const filters = fc.record(
			{
				city: fc.constantFrom(...cityNames.slice(0, 6)),
				bodyType: fc.constantFrom(...bodyTypes),
				fuel: fc.constantFrom(...fuels),
				transmission: fc.constantFrom(...transmissions),
				seats: fc.constantFrom('2', '4+', '5', '7'),
				features: fc.uniqueArray(fc.constantFrom(...featureCodes), { maxLength: 3 }),
				deliveryAvailable: fc.constant('true'),
				priceMin: fc.integer({ min: 0, max: 40 }).map((steps) => String(steps * 5)),
				priceMax: fc.integer({ min: 0, max: 40 }).map((steps) => String(steps * 5)),
				sortBy: fc.constantFrom(...sorts),
			},
			{ requiredKeys: [] },
		);

		it('and every combination finds what a plain look at all cars finds, in the order asked for', async () => {
			await fc.assert(
				fc.asyncProperty(filters, async (query) => {
					const found = await find(query);
					const wanted = made.filter((car) => matches(car, query)).map((car) => car.id);
					expect(found.map((car) => car.id).sort()).toEqual(wanted.sort());
					expect(keys(found, query.sortBy)).toEqual(keys(found, query.sortBy).toSorted(compare(query.sortBy)));
				}),
				{ numRuns: 150 },
			);
		});

		function matches(car: Made, query: { [name: string]: string | string[] | undefined }): boolean {
			const price = Number(car.dailyRateFils) / 1000;
			const { priceMin, priceMax, seats, features = [], deliveryAvailable } = query;
			return (
				(['city', 'bodyType', 'fuel', 'transmission'] as const).every((name) => query[name] === undefined || query[name] === car[name]) &&
				(seats === undefined || car.seats >= Number.parseInt(String(seats), 10)) &&
				[...features].every((feature) => car.features.includes(feature)) &&
				(deliveryAvailable === undefined || car.deliveryAvailable) &&
				(priceMin === undefined || price >= Number(priceMin)) &&
				(priceMax === undefined || priceMax === '200' || price <= Number(priceMax))
			);
		}

		const keys = (cars: CarCard[], sort = 'newest') =>
			cars.map((car) => {
				if (sort.startsWith('price')) return car.pricePerDay;
				// Nobody has reviewed these: all of them stand alike, in whatever order. That reviews count is tried with the reviews.
				if (sort === 'top-rated') return car.rating.count;
				return made.find((one) => one.id === car.id)?.createdAt.getTime() ?? 0;
			});
		const compare = (sort = 'newest') =>
			sort === 'oldest' || sort === 'price-asc' ? (a: number, b: number) => a - b : (a: number, b: number) => b - a;
	});

	describe('pages', () => {
		it.each(sorts)('sorted %s show every car once, and the count', async (sortBy) => {
			const seen: string[] = [];
			let path: string | null = `/api/cars?limit=7&sortBy=${sortBy}`;
			while (path) {
				const answer: { body: CarCard[]; headers: Headers } = await world.visitor().send('GET', path);
				expect(answer.headers.get('x-total-count')).toBe(String(CARS));
				seen.push(...answer.body.map((car) => car.id));
				path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
			}
			expect(seen).toHaveLength(CARS);
			expect(new Set(seen).size).toBe(CARS);
		});

		it.each([
			[{ cursor: 'nonsense' }, 'cursor'],
			[{ cursor: writeCursor([12_000, crypto.randomUUID()]), sortBy: 'newest' }, 'cursor'],
			[{ cursor: writeCursor(['2031-01-01T00:00:00Z', crypto.randomUUID()]), sortBy: 'price-asc' }, 'cursor'],
			[{ cursor: writeCursor(['a while ago', crypto.randomUUID()]), sortBy: 'oldest' }, 'cursor'],
			[{ cursor: writeCursor([1e12, crypto.randomUUID()]), sortBy: 'top-rated' }, 'cursor'],
			[{ limit: '101' }, 'limit'],
			[{ limit: '0' }, 'limit'],
			[{ city: 'Atlantis' }, 'city'],
			[{ features: 'JET_ENGINE' }, 'features.0'],
			[{ priceMin: 'cheap' }, 'priceMin'],
			[{ from: '2031-03-10' }, 'to'],
			[{ from: '2031-02-30', to: '2031-03-03' }, 'from'],
		])('refuse %j and name %s', async (query, field) => {
			const refused = await world.visitor().refused(searchCars, { query: query as never });
			expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
			expect(Object.keys(refused.fields ?? {})).toContain(field);
		});

		it('take "all", empty values, labels of the search panel and Arabic digits', async () => {
			expect(await find({ city: 'all', bodyType: 'all', fuel: '', seats: 'all' })).toHaveLength(CARS);
			expect(await find({ features: ['USB Port', 'GPS Navigation'] })).toEqual(await find({ features: ['USB', 'GPS_NAVIGATION'] }));
			expect(await find({ priceMin: '١٠٠' })).toEqual(await find({ priceMin: '100' }));
		});
	});

	describe('with dates', () => {
		it('a car that is taken then is not shown, and is shown again around them', async () => {
			const car = await aCar(world, owner, { city: 'Karak', turnaroundMinutes: 60 });
			await hold(renter, car);
			const shown = async (from: string, to: string) => (await find({ city: 'Karak', from, to })).map((found) => found.id);
			expect(await shown('2031-03-12', '2031-03-20')).toEqual([]);
			expect(await shown('2031-03-01', '2031-03-30')).toEqual([]);
			expect(await shown('2031-03-13T10:30:00+03:00', '2031-03-20')).toEqual([]);
			expect(await shown('2031-03-13T11:00:00+03:00', '2031-03-20')).toEqual([car.id]);
			expect(await shown('2031-03-05', '2031-03-10T09:30:00+03:00')).toEqual([]);
			expect(await shown('2031-03-05', '2031-03-10T09:00:00+03:00')).toEqual([car.id]);
			expect(await world.visitor().refused(searchCars, { query: { from: '2031-03-12', to: '2031-03-12' } as never })).toMatchObject({
				code: 'RETURN_BEFORE_PICKUP',
			});
		});
	});

	describe('while others search', () => {
		it('each search shows what was changed before it was asked for', async () => {
			const car = await aCar(world, owner, { city: 'Jerash' });
			const stay = { from: '2031-04-10', to: '2031-04-12' };
			const search = async () => (await find({ city: 'Jerash', ...stay })).map(({ id }) => id);
			const others: Array<Promise<unknown>> = [];
			for (let round = 0; round < 20; round += 1) {
				const blocked = round % 2 === 0;
				for (let asking = 0; asking < 4; asking += 1) others.push(search());
				await owner.browser.call(changeOwnerCalendar, { params: car, body: { ...stay, blocked } });
				expect(await Promise.all([search(), search(), search()])).toEqual(Array(3).fill(blocked ? [] : [car.id]));
			}
			await Promise.all(others);
		});
	});

	describe('what is not shown', () => {
		it.each<[string, CarOptions]>([
			['not verified', { verificationStatus: 'PENDING' }],
			['rejected', { verificationStatus: 'REJECTED' }],
			['inactive', { isActive: false }],
			['without a price', { dailyRateFils: 0n }],
		])('is a car that is %s', async (_, options) => {
			await aCar(world, owner, { city: 'Ajloun', ...options });
			expect(await find({ city: 'Ajloun' })).toEqual([]);
		});
	});

	describe('words', () => {
		it('find a car by make in both scripts, model and year', async () => {
			const car = await aCar(world, owner, { make: 'Hyundai', model: 'Elantra', year: 2021 });
			for (const q of ['elantra', 'HYUNDAI 2021', 'هيونداي', 'elan 2021', 'hyundai elantra'])
				expect((await find({ q })).map((found) => found.id)).toEqual([car.id]);
			expect(await find({ q: 'elantra 2020' })).toEqual([]);
			expect(await find({ q: '%_\\' })).toHaveLength(await find({}).then((all) => all.length));
		});
	});
});
