import { beforeEach, describe, expect, it } from 'vitest';
import { changeOwnerCalendar, getTerms, putTerms } from '#contract/calendar.ts';
import { getNotificationChoices, putNotificationChoices } from '#contract/notification-choices.ts';
import { listNotifications } from '#contract/notifications.ts';
import { deleteSavedSearch, endSavedSearch, listSavedSearches, MAX_SAVED_SEARCHES, saveSearch } from '#contract/saved-searches.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { refreshCar } from '#server/capabilities/search/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';
import { checkSavedSearches } from './check-searches.ts';

const world = aWorld();
let owner: Person;
let renter: Person;

beforeEach(async () => {
	[owner, renter] = [await aPerson(world), await aPerson(world, { emailVerified: true })];
	await world.running.platform.pool.query('DELETE FROM saved_searches');
	await world.running.platform.pool.query('DELETE FROM car_search');
});

const save = (query: Record<string, string | string[]>, who = renter) => who.browser.call(saveSearch, { body: { query } });
const aCarIn = (city: string, options: CarOptions = {}) => aCar(world, owner, { city, ...options });

/** What the worker does at eight in the morning. */
async function morning(): Promise<void> {
	await inTransaction(world.running.platform.db, (tx) => enqueue(tx, checkSavedSearches, {}, { runAt: world.clock.now() }));
	await world.runJobs();
}
async function nextMorning(): Promise<void> {
	world.clock.advance(DAY_MS);
	await morning();
}
const alerts = async (who = renter) => (await who.browser.call(listNotifications)).filter(({ type }) => type === 'SAVED_SEARCH_MATCH');
const lettersOf = (who: Person, channel: 'EMAIL' | 'SMS' = 'EMAIL') =>
	world.running.platform.db
		.selectFrom('outbox_messages')
		.selectAll()
		.where('user_id', '=', who.id)
		.where('channel', '=', channel)
		.execute();

async function setPrice(carId: string, fils: bigint): Promise<void> {
	const { db, pool } = world.running.platform;
	await pool.query('UPDATE car_pricing SET daily_rate_fils = $2 WHERE car_id = $1', [carId, fils]);
	await inTransaction(db, (tx) => refreshCar(world.running.platform, tx, { carId }));
}

/** Set as an owner's date price. */
async function setDatePrice(carId: string, date: string, fils: bigint): Promise<void> {
	const { db, pool } = world.running.platform;
	await pool.query('INSERT INTO car_date_prices (car_id, date, daily_rate_fils) VALUES ($1, $2, $3)', [carId, date, fils]);
	await inTransaction(db, (tx) => refreshCar(world.running.platform, tx, { carId }));
}

describe('a saved search', () => {
	it('belongs to one person, is saved once, in one spelling, until it is removed', async () => {
		const other = await aPerson(world);
		const saved = await save({
			city: 'aqaba',
			bodyType: 'all',
			q: ' Kia ',
			features: ['USB Port', 'BLUETOOTH'],
			sortBy: 'price-asc',
			priceMax: '٥٠',
		});
		expect(saved).toMatchObject({ query: 'city=Aqaba&features=BLUETOOTH&features=USB&priceMax=50&q=Kia', isOver: false });
		expect(await save({ q: 'Kia', priceMax: '50', features: ['BLUETOOTH', 'USB'], city: 'العقبة' })).toEqual(saved);
		expect(await renter.browser.call(listSavedSearches)).toEqual([saved]);
		expect(await other.browser.call(listSavedSearches)).toEqual([]);
		expect(await other.browser.refused(deleteSavedSearch, { params: saved })).toMatchObject({ code: 'SAVED_SEARCH_NOT_FOUND' });
		await renter.browser.call(deleteSavedSearch, { params: saved });
		expect(await renter.browser.call(listSavedSearches)).toEqual([]);
	});

	it.each([
		[{ city: 'Ammann' }, 'city'],
		[{ seats: 'many' }, 'seats'],
		[{ from: '2031-03-10' }, 'to'],
		[{ childSeat: '1' }, 'childSeat'],
	])('%j is refused with the name of its field', async (query, field) => {
		const refused = await renter.browser.refused(saveSearch, { body: { query } });
		expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
		expect(Object.keys(refused.fields ?? {})).toContain(field);
	});

	it('may be of a part of the map, and has new cars of it', async () => {
		const saved = await save({ bounds: '35.5,31.5,36.5,32.5' });
		expect(saved).toMatchObject({
			query: 'bounds=35.5%2C31.5%2C36.5%2C32.5',
			description: { en: 'part of the map', ar: 'جزء من الخريطة' },
		});
		await aCarIn('Amman');
		await aCarIn('Aqaba');
		await nextMorning();
		expect((await alerts())[0]?.body.en).toBe('part of the map: Toyota Corolla 2022.');
	});

	it.each([
		[{ from: '2031-04-10', to: '2031-04-12' }, '2031-04-10 – 2031-04-12'],
		[{ from: '2031-04-10T22:00', to: '2031-04-12T10:00' }, '2031-04-10 22:00 – 2031-04-12'],
		[{ from: '2031-04-10T07:00:00Z', to: '2031-04-12T22:30:00Z' }, '2031-04-10 – 2031-04-13 01:30'],
	])('of %j is described with hours other than 10:00', async (dates, description) => {
		expect((await save(dates)).description).toEqual({ en: description, ar: description });
	});

	it('needs dates in order, and a signed-in person', async () => {
		expect(await renter.browser.refused(saveSearch, { body: { query: { from: '2031-03-12', to: '2031-03-12' } } })).toMatchObject({
			code: 'RETURN_BEFORE_PICKUP',
		});
		expect(await world.visitor().refused(saveSearch, { body: { query: {} } })).toMatchObject({ status: 401 });
	});

	it(`is one of at most ${MAX_SAVED_SEARCHES}, also when two are saved at once`, async () => {
		for (let year = 1; year < MAX_SAVED_SEARCHES; year += 1) await save({ year: String(1990 + year) });
		const both = await Promise.all(['Petra', 'Salt'].map((city) => renter.browser.try(saveSearch, { body: { query: { city } } })));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await renter.browser.refused(saveSearch, { body: { query: { city: 'Irbid' } } })).toMatchObject({ code: 'SAVED_SEARCHES_FULL' });
	});
});

describe('an alert', () => {
	it('has the cars that are new since the search, once, and not earlier ones', async () => {
		await aCarIn('Aqaba');
		await save({ city: 'Aqaba' });
		await nextMorning();
		expect(await alerts()).toEqual([]);
		const created = await aCarIn('Aqaba', { make: 'Kia', model: 'Rio', year: 2020 });
		await aCarIn('Irbid');
		await nextMorning();
		expect(await alerts()).toMatchObject([
			{
				title: { en: 'New cars for your saved search', ar: 'سيارات جديدة لبحثك المحفوظ' },
				body: { en: 'Aqaba: Kia Rio 2020.', ar: 'العقبة: \u2068كيا ريو 2020\u2069.' },
				actionUrl: '/search?city=Aqaba',
			},
		]);
		await nextMorning();
		expect(await alerts()).toHaveLength(1);
		expect(created.id).toBeTruthy();
	});

	it('comes once a day at most, also if the job runs repeatedly', async () => {
		await save({ city: 'Aqaba' });
		await aCarIn('Aqaba');
		await nextMorning();
		await aCarIn('Aqaba');
		await morning();
		world.clock.advance(10 * HOUR_MS);
		await morning();
		expect(await alerts()).toHaveLength(1);
		expect(await lettersOf(renter)).toHaveLength(1);
		world.clock.advance(14 * HOUR_MS);
		await morning();
		expect(await alerts()).toHaveLength(2);
	});

	it('of several searches is one message with the results of each, and one click removes these', async () => {
		for (const city of ['Salt', 'Petra', 'Karak', 'Ajloun', 'Irbid', 'Zarqa']) {
			await save({ city });
			world.clock.advance(1000);
		}
		const long = await save({ city: 'Aqaba', q: 'a car with a long description that nobody has' });
		for (const city of ['Salt', 'Petra', 'Petra', 'Karak', 'Irbid']) await aCarIn(city);
		await nextMorning();
		expect(await alerts()).toMatchObject([
			{
				title: { en: 'New cars for your saved searches', ar: 'سيارات جديدة لعمليات البحث التي حفظتها' },
				body: {
					en: 'Irbid: Toyota Corolla 2022. Karak: Toyota Corolla 2022. Petra: Toyota Corolla 2022, Toyota Corolla 2022. More saved searches with news: 1.',
				},
				actionUrl: '/favourites',
			},
		]);
		const [letter, ...others] = await lettersOf(renter);
		expect(others).toEqual([]);
		expect(letter?.subject).toBe('New cars for your saved searches: Irbid; Karak; Petra');
		expect(letter?.text).toContain('Salt: Toyota Corolla 2022, 35.50 JOD a day');
		const oneClick = new URL(letter?.one_click_url ?? '');
		expect((await fetch(world.url + oneClick.pathname + oneClick.search, { redirect: 'manual' })).headers.get('location')).toBe(
			oneClick.pathname.replace('/api', '') + oneClick.search,
		);
		// The signature is for these searches only.
		const forged = new URL(oneClick);
		forged.searchParams.set('also', `${forged.searchParams.get('also')},${long.id}`);
		expect((await fetch(world.url + forged.pathname + forged.search, { method: 'POST' })).status).toBe(404);
		expect((await fetch(world.url + oneClick.pathname + oneClick.search, { method: 'POST' })).status).toBe(200);
		const left = await renter.browser.call(listSavedSearches);
		expect(left.map(({ description }) => description.en.split(',').at(-1)?.trim()).toSorted()).toEqual(['Ajloun', 'Aqaba', 'Zarqa']);
	});

	it('links to its search, also if its address is long; only an SMS links to the list', async () => {
		const person = await aPerson(world, { emailVerified: true, phone: '+962790555001' });
		const choices = await person.browser.call(getNotificationChoices);
		await person.browser.call(putNotificationChoices, { body: { ...choices, REMINDERS: { ...choices.REMINDERS, SMS: true } } });
		const saved = await save(
			{ q: 'Toyota', city: 'Petra', priceMax: '50', priceMin: '5', seats: '4', year: '2015', mileage: '200000' },
			person,
		);
		expect(saved.query.length).toBeGreaterThan(70);
		await aCarIn('Petra');
		await nextMorning();
		expect(await alerts(person)).toMatchObject([{ actionUrl: `/search?${saved.query}` }]);
		expect((await lettersOf(person))[0]?.text).toContain(`/search?${saved.query}`);
		expect((await lettersOf(person, 'SMS'))[0]?.text).toMatch(/\/favourites$/);
	});

	it('names three cars and counts the others', async () => {
		await save({ city: 'Petra' });
		for (let car = 0; car < 5; car += 1) await aCarIn('Petra');
		await nextMorning();
		expect((await alerts())[0]?.body.en).toBe('Petra: Toyota Corolla 2022, Toyota Corolla 2022, Toyota Corolla 2022 and 2 more.');
	});

	it('with dates has a car that is free again, and one that is cheaper', async () => {
		const [blocked, dear] = [await aCarIn('Madaba', { make: 'Kia', model: 'Rio' }), await aCarIn('Madaba')];
		const days = { from: '2031-04-10', to: '2031-04-12' };
		await owner.browser.call(changeOwnerCalendar, { params: blocked, body: { ...days, blocked: true } });
		await save({ city: 'Madaba', ...days });
		await nextMorning();
		expect(await alerts()).toEqual([]);
		await owner.browser.call(changeOwnerCalendar, { params: blocked, body: { ...days, blocked: false } });
		await nextMorning();
		expect((await alerts())[0]?.body.en).toBe('Madaba, 2031-04-10 – 2031-04-12: Kia Rio 2022.');
		await setPrice(dear.id, 30_000n);
		await nextMorning();
		expect((await alerts())[0]).toMatchObject({ title: { en: 'Lower prices for your saved search' } });
		await setPrice(dear.id, 40_000n);
		await nextMorning();
		expect(await alerts()).toHaveLength(2);
	});

	it('with dates compares the price of the stay: a cheaper day of it is new, one outside of it is not', async () => {
		const car = await aCarIn('Petra', { dailyRateFils: 40_000n });
		await save({ city: 'Petra', from: '2031-04-10', to: '2031-04-12' });
		await setDatePrice(car.id, '2031-04-20', 20_000n);
		await nextMorning();
		expect(await alerts()).toEqual([]);
		await setDatePrice(car.id, '2031-04-11', 20_000n);
		await nextMorning();
		expect(await alerts()).toMatchObject([{ title: { en: 'Lower prices for your saved search' } }]);
		expect((await lettersOf(renter))[0]?.text).toContain('60.00 JOD (30.00 JOD a day)');
	});

	it.each([
		['10', 'airport delivery only: +10.00 JOD'],
		['0', 'airport delivery only: free'],
	])('names what delivery costs where the car is only handed over at the airport, for a fee of %s JOD', async (feeJod, said) => {
		const car = await aCarIn('Madaba', { pickupHours: { from: '08:00', until: '22:00' } });
		const params = { id: car.id };
		const terms = await owner.browser.call(getTerms, { params });
		await save({ city: 'Madaba', from: '2031-04-10T23:30', to: '2031-04-12T06:00' });
		const deliveryZones = [{ zone: 'Queen Alia Airport' as const, feeJod }];
		await owner.browser.call(putTerms, { params, body: { ...terms, dailyRateJod: '40', deliveryZones } });
		await nextMorning();
		expect((await lettersOf(renter))[0]?.text).toContain(said);
	});

	it('without dates ignores prices', async () => {
		const car = await aCarIn('Madaba');
		await save({ city: 'Madaba' });
		await setPrice(car.id, 20_000n);
		await nextMorning();
		expect(await alerts()).toEqual([]);
	});

	it('ends when the dates have begun, and the list says so', async () => {
		await save({ city: 'Salt', from: '2031-03-03', to: '2031-03-05' });
		await aCarIn('Salt');
		world.clock.advance(DAY_MS);
		await nextMorning();
		expect(await alerts()).toEqual([]);
		expect(await renter.browser.call(listSavedSearches)).toMatchObject([{ isOver: true }]);
	});

	it('of a search that the filters no longer allow is left out, and others continue', async () => {
		await save({ city: 'Karak' });
		await world.running.platform.pool.query(
			`INSERT INTO saved_searches (id, user_id, query, created_at) VALUES (gen_random_uuid(), $1, 'city=Atlantis', now())`,
			[renter.id],
		);
		await aCarIn('Karak');
		await nextMorning();
		expect(await alerts()).toHaveLength(1);
	});
});

describe('the link in the e-mail', () => {
	async function anAlert(lang: 'en' | 'ar' = 'en') {
		const person = await aPerson(world, { emailVerified: true, lang });
		const saved = await save({ city: 'Jerash' }, person);
		await aCarIn('Jerash');
		await nextMorning();
		const [letter] = await lettersOf(person);
		return { person, saved, letter, oneClick: new URL(letter?.one_click_url ?? 'http://missing') };
	}

	it('removes the search without signing in, by a form as mail programs send it, and again without effect', async () => {
		const { person, saved, letter, oneClick } = await anAlert();
		expect(letter?.text).toContain(oneClick.href.replace('/api/', '/'));
		const post = () =>
			fetch(world.url + oneClick.pathname + oneClick.search, {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.test' },
				body: 'List-Unsubscribe=One-Click',
			});
		expect((await post()).status).toBe(200);
		expect(await person.browser.call(listSavedSearches)).toEqual([]);
		expect((await post()).status).toBe(200);
		expect(saved.query).toBe('city=Jerash');
	});

	it('only displays the page when it is opened, and removes nothing', async () => {
		const { person, oneClick } = await anAlert('ar');
		const opened = await fetch(world.url + oneClick.pathname + oneClick.search, { redirect: 'manual' });
		expect(opened.status).toBe(303);
		expect(opened.headers.get('location')).toBe(oneClick.pathname.replace('/api', '') + oneClick.search);
		expect(await person.browser.call(listSavedSearches)).toHaveLength(1);
	});

	it('needs the signature of this search', async () => {
		const [one, other] = [await anAlert(), await anAlert()];
		const signature = other.oneClick.searchParams.get('signature') ?? '';
		for (const forged of [signature, 'x', ''])
			expect(await world.visitor().refused(endSavedSearch, { params: one.saved, query: { signature: forged } })).toMatchObject({
				code: 'SAVED_SEARCH_NOT_FOUND',
			});
		expect(await one.person.browser.call(listSavedSearches)).toHaveLength(1);
	});
});
