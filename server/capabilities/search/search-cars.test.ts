import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { cityCentre } from '#contract/areas.ts';
import { type Bounds, writeBounds } from '#contract/bounds.ts';
import { changeOwnerCalendar } from '#contract/calendar.ts';
import { attribute, type CardKey, type FilterKey, filterKeys, sorts } from '#contract/car-attributes.ts';
import { carPosition } from '#contract/car-position.ts';
import type { CarCard } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { featureCodes } from '#contract/features.ts';
import { searchCars } from '#contract/search.ts';
import type { CarValues } from '#server/capabilities/cars/columns.ts';
import { addToCarRating } from '#server/capabilities/cars/index.ts';
import { refreshCar } from '#server/capabilities/search/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { writeCursor } from '#server/platform/http/pages.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { hold } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

type Attributes = Pick<CarValues, FilterKey>;
type Query = { [name: string]: string | string[] | undefined };

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const middleOf = ({ min, max }: { min: number; max: number }) => min + Math.ceil((max - min) * 0.6);

/** Every attribute that can be filtered by, each repeating with its own period. Only the first cities: other tests use the rest. */
function attributesNumber(index: number): Attributes {
	const valueAt = (key: FilterKey, rhythm: number) => {
		const of = attribute(key);
		if (of.kind === 'choice') return key === 'city' ? pick(of.values, index % 5) : pick(of.values, Math.floor(index / rhythm));
		if (of.kind === 'integer' && !of.filter?.choices) return pick([of.min, middleOf(of), of.max], Math.floor(index / rhythm));
		if (of.kind === 'integer') return pick([of.min, ...(of.filter?.choices ?? []), of.max - 1], Math.floor(index / rhythm));
		if (of.kind === 'year') return pick([of.min, ...(of.filter?.choices ?? []), 2026], Math.floor(index / rhythm));
		if (of.kind === 'features') return featureCodes.filter((_, bit) => (index * 7 + bit * 3) % 4 === 0);
		return Math.floor(index / rhythm) % 3 === 0;
	};
	return Object.fromEntries(filterKeys.map((key, place) => [key, valueAt(key, 1 + (place % 4))])) as Attributes;
}

/** Possible filter values of an attribute. */
function wantedOf(key: FilterKey): fc.Arbitrary<string | string[]> {
	const of = attribute(key);
	if (of.kind === 'choice') return fc.constantFrom(...of.values.slice(0, 7));
	if (of.kind === 'integer' && !of.filter?.choices) return fc.constantFrom(String(middleOf(of)), String(of.max - 1));
	if (of.kind === 'integer' || of.kind === 'year')
		return fc.constantFrom(...(of.filter?.choices ?? []).slice(1).flatMap((count) => [String(count), `${count}+`]));
	return of.kind === 'features' ? fc.uniqueArray(fc.constantFrom(...featureCodes), { minLength: 1, maxLength: 3 }) : fc.constant('true');
}

describe('search', () => {
	const world = aWorld();
	const CARS = 60;
	type CreatedCar = { id: string; attributes: Attributes; dailyRateFils: bigint; createdAt: Date };
	const made: CreatedCar[] = [];
	let owner: Person;
	let renter: Person;

	/** Sixty cars whose attributes repeat with different periods, so that filters combine in many ways. */
	beforeAll(async () => {
		[owner, renter] = [await aPerson(world), await aPerson(world)];
		for (let index = 0; index < CARS; index += 1) {
			const options = {
				attributes: attributesNumber(index),
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
				...Object.fromEntries(filterKeys.map((key) => [key, wantedOf(key)])),
				priceMin: fc.integer({ min: 0, max: 40 }).map((steps) => String(steps * 5)),
				priceMax: fc.integer({ min: 0, max: 40 }).map((steps) => String(steps * 5)),
				sortBy: fc.constantFrom(...sorts),
			},
			{ requiredKeys: [] },
		);

		it('and every combination finds what a scan of all cars finds, in the requested order', async () => {
			await fc.assert(
				fc.asyncProperty(filters, async (query) => {
					const found = await find(query);
					const expected = made.filter((car) => matches(car, query)).map((car) => car.id);
					expect(found.map((car) => car.id).sort()).toEqual(expected.sort());
					expect(keys(found, query.sortBy)).toEqual(keys(found, query.sortBy).toSorted(compare(query.sortBy)));
				}),
				{ numRuns: 150 },
			);
		});

		it.each(filterKeys)('by %s excludes some cars, and includes some', async (key) => {
			const [query] = fc.sample(wantedOf(key), { numRuns: 1, seed: 1 });
			const found = await find({ [key]: query });
			expect(found.map((car) => car.id).sort()).toEqual(
				made
					.filter((car) => fits(key, car, query))
					.map((car) => car.id)
					.sort(),
			);
			expect(found.length).toBeLessThan(CARS);
		});

		it('by the age of a driver below that of the marketplace finds nothing, and by its own the cars that require no more', async () => {
			const superAdmin = await aPerson(world, { role: 'SUPER_ADMIN' });
			await superAdmin.browser.call(changeSettings, { body: { minimumDriverAge: 21 } });
			expect((await find({ driverAge: '20' })).length).toBe(0);
			await superAdmin.browser.call(changeSettings, { body: { minimumDriverAge: 18 } });
			const found = await find({ driverAge: '٢١', driverLicenceYears: '0' });
			expect(found.length).toBeGreaterThan(0);
			for (const card of found) expect(card).toMatchObject({ driverAge: 0, driverLicenceYears: 0 });
		});

		it('by instant book and by rating finds those cars only', async () => {
			const { platform } = world.running;
			const [plain, instant, good, best] = await Promise.all(
				[{}, { instantBook: true }, {}, { instantBook: true }].map((options) => aCar(world, owner, { ...options, city: 'Salt' })),
			);
			// 4.44 is displayed as 4.4, and 4.46 as 4.5.
			for (const [car, sum, count] of [
				[good, 111, 25],
				[best, 223, 50],
			] as const)
				await inTransaction(platform.db, async (tx) => {
					if (car) await addToCarRating(tx, car.id, { sum, count });
					if (car) await refreshCar(platform, tx, { carId: car.id });
				});
			const ids = async (query: Record<string, string>) => (await find({ city: 'Salt', ...query })).map(({ id }) => id).sort();
			const sorted = (...cars: Array<typeof plain>) => cars.map((car) => car?.id).sort();
			expect(await ids({})).toEqual(sorted(plain, instant, good, best));
			expect(await ids({ instantBook: 'true' })).toEqual(sorted(instant, best));
			expect(await ids({ instantBook: 'false' })).toEqual(sorted(plain, instant, good, best));
			expect(await ids({ rating: '4' })).toEqual(sorted(good, best));
			expect(await ids({ rating: '٤٫٥' })).toEqual(sorted(best));
			expect(await ids({ rating: '4.5', instantBook: 'true' })).toEqual(sorted(best));
			await platform.pool.query(`UPDATE cars SET is_active = false WHERE city = 'Salt'`);
			for (const car of [plain, instant, good, best])
				await inTransaction(platform.db, (tx) => refreshCar(platform, tx, { carId: car?.id ?? '' }));
		});

		it('by a part of the map finds the cars whose pins are within it and no others, also with a city chosen', async () => {
			const ids = (cars: ReadonlyArray<{ id: string }>) => cars.map(({ id }) => id).sort();
			const placed = made.map(({ id, attributes: { city } }) => ({ id, city, ...carPosition({ id, city: city as City, area: null }) }));
			const within = ({ west, south, east, north }: Bounds) =>
				placed.filter(({ longitude, latitude }) => west <= longitude && longitude <= east && south <= latitude && latitude <= north);
			const half = { west: 35.7, south: 31.7, east: cityCentre('Amman').longitude, north: 32.3 };
			expect(ids(await find({ bounds: writeBounds(half) }))).toEqual(ids(within(half)));
			expect(within(half).length).toBeGreaterThan(0);
			expect(within(half).length).toBeLessThan(placed.filter(({ city }) => city === 'Amman').length);
			for (const pin of placed) {
				const [longitude, latitude] = [pin.longitude, pin.latitude];
				const around = { west: longitude - 1e-5, south: latitude - 1e-5, east: longitude + 1e-5, north: latitude + 1e-5 };
				expect(ids(await find({ bounds: writeBounds(around) }))).toContain(pin.id);
			}
			expect(await find({ bounds: '37.5,31.7,38,32.3' })).toEqual([]);
			expect(await find({ bounds: writeBounds(half), city: 'Aqaba' })).toEqual([]);
			expect(await find({ bounds: 'all', city: 'Amman' })).toHaveLength(placed.filter(({ city }) => city === 'Amman').length);
			await expect(find({ bounds: '36,32,35,31' })).rejects.toThrow(/400 .*west,south,east,north/);
		});

		it('displays the car’s attributes on each card', async () => {
			const onCard = filterKeys.filter((key): key is FilterKey & CardKey => attribute(key).card !== undefined);
			for (const card of await find({})) {
				const car = made.find(({ id }) => id === card.id);
				for (const key of onCard) expect(card[key]).toEqual(car?.attributes[key]);
			}
		});

		function matches(car: CreatedCar, query: Query): boolean {
			const price = Number(car.dailyRateFils) / 1000;
			const { priceMin, priceMax } = query;
			return (
				filterKeys.every((key) => query[key] === undefined || fits(key, car, query[key])) &&
				(priceMin === undefined || price >= Number(priceMin)) &&
				(priceMax === undefined || priceMax === '200' || price <= Number(priceMax))
			);
		}

		/** The expected comparison, by the kind of the attribute. */
		function fits(key: FilterKey, car: CreatedCar, query: Query[string]): boolean {
			const value = car.attributes[key];
			if (Array.isArray(value)) return [...(query ?? [])].every((one) => value.some((each) => each === one));
			if (typeof value !== 'number') return String(value) === query;
			const of = attribute(key);
			const bound = Number.parseInt(String(query), 10);
			return (of.kind === 'integer' || of.kind === 'year') && of.filter?.operator === 'max' ? value <= bound : value >= bound;
		}

		const keys = (cars: CarCard[], sort = 'newest') =>
			cars.map((car) => {
				if (sort.startsWith('price')) return car.pricePerDay;
				// None of these has reviews, so their order is arbitrary. The effect of reviews is tested with reviews.
				if (sort === 'top-rated') return car.rating.count;
				return made.find((one) => one.id === car.id)?.createdAt.getTime() ?? 0;
			});
		const compare = (sort = 'newest') =>
			sort === 'oldest' || sort === 'price-asc' ? (a: number, b: number) => a - b : (a: number, b: number) => b - a;
	});

	describe('pages of results', () => {
		it.each(sorts)('sorted %s contain every car once, and the count', async (sortBy) => {
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
			[{ year: 'new' }, 'year'],
			[{ mileage: '-1' }, 'mileage'],
			[{ rating: '6' }, 'rating'],
			[{ driverAge: '17' }, 'driverAge'],
			[{ driverLicenceYears: '-1' }, 'driverLicenceYears'],
			[{ instantBook: 'maybe' }, 'instantBook'],
			[{ from: '2031-03-10' }, 'to'],
			[{ from: '2031-02-30', to: '2031-03-03' }, 'from'],
		])('refuse %j and name %s', async (query, field) => {
			const refused = await world.visitor().refused(searchCars, { query: query as never });
			expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
			expect(Object.keys(refused.fields ?? {})).toContain(field);
		});

		it('accept "all", empty values, labels of the search panel and Arabic digits', async () => {
			expect(await find({ city: 'all', bodyType: 'all', fuel: '', seats: 'all' })).toHaveLength(CARS);
			expect(await find({ features: ['USB Port', 'GPS Navigation'] })).toEqual(await find({ features: ['USB', 'GPS_NAVIGATION'] }));
			expect(await find({ priceMin: '١٠٠' })).toEqual(await find({ priceMin: '100' }));
		});
	});

	describe('with dates', () => {
		it('a car that is occupied then is not found, and is found again around these dates', async () => {
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
		it('each search finds what was changed before its request', async () => {
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

	describe('cars that are not found', () => {
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
