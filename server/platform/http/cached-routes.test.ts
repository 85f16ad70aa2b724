/** Cached responses are never older than the last change and never belong to one person. Over HTTP; the clock does not advance, so no entry expires by age. */
import { beforeEach, describe, expect, it } from 'vitest';
import { changeSettings, getSettings } from '#contract/admin.ts';
import { bookedDates } from '#contract/availability.ts';
import { acceptBooking, declineBooking } from '#contract/bookings.ts';
import { changeOwnerCalendar, getTerms, putTerms } from '#contract/calendar.ts';
import { getCar } from '#contract/cars.ts';
import { updateMe } from '#contract/identity.ts';
import { arrangeCarPhotos, changeOwnerCar, deleteOwnerCar, getOwnerCar, rejectCar, setCarPricing, verifyCar } from '#contract/listing.ts';
import { reinstateUser, suspendUser } from '#contract/people.ts';
import { getQuote } from '#contract/quotes.ts';
import { answerReview, hideReview, listCarReviews } from '#contract/reviews.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { addPhoto, aJpeg, approveChange, aVerified } from '#tests/support/listed-cars.ts';
import { hold, paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { aPlainWeb } from '#tests/support/plain-web.ts';
import { completedTrip, reviewBy } from '#tests/support/reviews.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';

const web = aPlainWeb();
const world = aWorld({}, { web });
let owner: Person;
let car: { id: string; slug: string };
beforeEach(async () => {
	owner = await aPerson(world);
	car = await aCar(world, owner, { model: 'Yaris' });
	web.rendered.length = 0;
});

const stay = { from: WEEKEND.startAt, to: WEEKEND.endAt };
const text = async (path: string) => (await world.visitor().fetch(path)).text();
const page = () => text(`/car/${car.slug}`);
const list = (query = '') => text(`/api/cars?limit=100${query}`);
const free = () => list(`&from=${stay.from}&to=${stay.to}`);
const taken = () => world.visitor().call(bookedDates, { params: car });
const quote = () => world.visitor().call(getQuote, { params: car, query: stay });
const seen = async () => (await world.visitor().try(getCar, { params: car })).status === 200;
const admin = () => aPerson(world, { role: 'SUPER_ADMIN' });
const photosIn = (answer: string) => [...new Set(answer.match(/\/objects\/photos\/[\w-]+/g))];
/** Requests everything once, so that all responses are cached. */
const lookAround = () => Promise.all([page(), list(), free(), taken(), quote(), world.visitor().call(listCarReviews, { params: car })]);

describe('immediately after a change a visitor reads', () => {
	it('the owner’s new texts of the car', async () => {
		await lookAround();
		await owner.browser.call(changeOwnerCar, { params: car, body: { features: ['SUNROOF'], title: 'A name of its own' } });
		for (const read of [page, list, free]) expect(await read()).toContain('SUNROOF');
		for (const read of [page, list, free]) expect(await read()).not.toContain('A name of its own');
		await approveChange(world, owner, car.id);
		for (const read of [page, list, free]) expect(await read()).toContain('A name of its own');
	});

	it('its photos: added, reordered, replaced, removed', async () => {
		car = await aVerified(world, owner);
		await addPhoto(owner, car.id, 1);
		await approveChange(world, owner, car.id);
		/** The photo addresses on the page, in order; cards show only the first. */
		const shown = async () => {
			const shown = photosIn(await page());
			for (const read of [list, free]) expect(photosIn(await read())).toEqual(shown.slice(0, 1));
			const { photos } = await world.visitor().call(getCar, { params: car });
			expect(photos.map(({ url }) => url)).toEqual(shown);
			return shown;
		};
		const arrange = async (...photos: string[]) =>
			(await owner.browser.call(arrangeCarPhotos, { params: car, body: { photos } })).map(({ url }) => url);
		const approved = () => approveChange(world, owner, car.id);
		const before = await shown();
		expect(before).toHaveLength(2);
		const added = await addPhoto(owner, car.id, 2);
		expect(await shown()).toEqual([...before, added.url]);
		const { photos } = await owner.browser.call(getOwnerCar, { params: car });
		const [first = '', second = '', third = ''] = photos.map(({ id }) => id);
		const moved = await arrange(third, first, second);
		expect(await shown()).toEqual(moved);
		const replaced = await arrange(await upload(owner, await aJpeg()), second);
		expect(await shown()).toEqual(moved);
		await approved();
		expect(await shown()).toEqual(replaced);
		const left = await arrange(second);
		expect(await shown()).toEqual(left);
		expect([moved[0], moved.includes(replaced[0] ?? ''), left]).toEqual([added.url, false, [replaced[1]]]);
	});

	it('its price', async () => {
		await lookAround();
		await owner.browser.call(setCarPricing, { params: car, body: { type: 'BASE', dailyRateJod: '77.50' } });
		for (const read of [page, list, free]) expect(await read()).toContain('"pricePerDay":77.5');
		expect((await quote()).dailyRateJod).toBe('77.50');
		await owner.browser.call(changeOwnerCalendar, { params: car, body: { ...stay, dailyRateJod: '90' } });
		expect((await quote()).totalJod).toBe('270.00');
	});

	it('its terms', async () => {
		await lookAround();
		const terms = await owner.browser.call(getTerms, { params: car });
		const body = { ...terms, dailyRateJod: terms.dailyRateJod ?? '', discounts: [{ days: 3 as const, percent: 10 }], instantBook: true };
		await owner.browser.call(putTerms, { params: car, body });
		expect(await page()).toContain('"discounts":[{"days":3,"percent":10}]');
		expect(await page()).toContain('"instantBook":true');
		expect((await quote()).discountJod).not.toBe('0.00');
	});

	it('that it is verified, rejected, hidden, deleted', async () => {
		car = await aCar(world, owner, { verificationStatus: 'PENDING' });
		const by = await admin();
		const states = [await seen()];
		const look = async () => states.push((await seen()) && (await list()).includes(car.id) && (await page()).includes(car.id));
		await by.browser.call(verifyCar, { params: car, body: {} });
		await look();
		await by.browser.call(rejectCar, { params: car, body: { notes: 'No' } });
		await look();
		const other = await aCar(world, owner);
		car = other;
		await look();
		await owner.browser.call(changeOwnerCar, { params: car, body: { isActive: false } });
		await look();
		await owner.browser.call(changeOwnerCar, { params: car, body: { isActive: true } });
		await look();
		await owner.browser.call(deleteOwnerCar, { params: car });
		await look();
		expect(states).toEqual([false, true, false, true, false, true, false]);
	});

	it('days that its owner blocks and opens', async () => {
		await lookAround();
		const days = async () => [(await taken()).length, (await free()).includes(car.id), (await quote()).available];
		expect(await days()).toEqual([0, true, true]);
		await owner.browser.call(changeOwnerCalendar, { params: car, body: { ...stay, blocked: true } });
		expect(await days()).toEqual([1, false, false]);
		await owner.browser.call(changeOwnerCalendar, { params: car, body: { ...stay, blocked: false } });
		expect(await days()).toEqual([0, true, true]);
	});

	it('days of bookings: held, expired, requested, declined', async () => {
		const days = async () => [(await taken()).length, (await free()).includes(car.id), (await quote()).available];
		const renter = await aPerson(world);
		expect(await days()).toEqual([0, true, true]);
		await hold(renter, car);
		expect(await days()).toEqual([1, false, false]);
		// The hold expires by its timer, without a request.
		await world.advance(31 * 60_000);
		expect(await days()).toEqual([0, true, true]);
		const { id } = await paidRequest(world, renter, car, WEEKEND);
		expect(await days()).toEqual([1, false, false]);
		await owner.browser.call(declineBooking, { params: { id }, body: {} });
		expect(await days()).toEqual([0, true, true]);
		const next = await paidRequest(world, renter, car, WEEKEND);
		await owner.browser.call(acceptBooking, { params: { id: next.id } });
		expect(await days()).toEqual([1, false, false]);
	});

	it('reviews, answers to them, and hidden reviews', async () => {
		const trip = await completedTrip(world, { owner, car });
		const reviews = () => world.visitor().call(listCarReviews, { params: car });
		expect(await reviews()).toEqual([]);
		await lookAround();
		await reviewBy(trip, 'owner', 5, 'Fine');
		await reviewBy(trip, 'renter', 4, 'A good car');
		expect(await reviews()).toMatchObject([{ text: 'A good car', answer: null }]);
		for (const read of [page, list]) expect(await read()).toContain('"rating":{"average":4,"count":1}');
		const [{ id } = { id: '' }] = await reviews();
		await owner.browser.call(answerReview, { params: { id }, body: { text: 'Come again' } });
		expect(await reviews()).toMatchObject([{ answer: { text: 'Come again' } }]);
		await trip.renter.browser.call(updateMe, { body: { firstName: 'Renamed' } });
		expect((await reviews())[0]?.author.displayName).toContain('Renamed');
		await (await admin()).browser.call(hideReview, { params: { id }, body: { reason: 'Rude' } });
		expect(await reviews()).toEqual([]);
		for (const read of [page, list]) expect(await read()).not.toContain('"rating":{"average":4,"count":1}');
	});

	it('the owner’s new name, suspension and reinstatement', async () => {
		await lookAround();
		await owner.browser.call(updateMe, { body: { firstName: 'Rania' } });
		expect(await page()).toContain('Rania');
		const by = await admin();
		await by.browser.call(suspendUser, { params: owner, body: {} });
		expect([await seen(), (await list()).includes(car.id)]).toEqual([false, false]);
		await by.browser.call(reinstateUser, { params: owner });
		expect([await seen(), (await list()).includes(car.id)]).toEqual([true, true]);
	});

	it('new settings of the marketplace', async () => {
		await lookAround();
		const by = await admin();
		const { version, ...before } = await by.browser.call(getSettings);
		await by.browser.call(changeSettings, { body: { version, platformFeePercent: 31, minRentalDays: 9 } });
		expect(await page()).toContain('"platformFeePercent":31');
		expect([(await quote()).available, (await free()).includes(car.id)]).toEqual([false, false]);
		await by.browser.call(changeSettings, {
			body: { platformFeePercent: before.platformFeePercent, minRentalDays: before.minRentalDays },
		});
		expect([(await quote()).available, (await free()).includes(car.id)]).toEqual([true, true]);
	});
});

describe('a cached page', () => {
	it('is rendered once for many visitors, with any additional parameters in any order', async () => {
		const crowd = ['?city=Amman&seats=5', '?seats=5&city=Amman', '?seats=5&utm_source=x&city=Amman', '?city=Amman&seats=5&fbclid=12'];
		const pages = await Promise.all(crowd.flatMap((query) => [query, query, query]).map((query) => text(`/search${query}`)));
		expect(new Set(pages).size).toBe(1);
		expect(web.rendered).toEqual(['/search?city=Amman&seats=5']);
		await text('/search?city=Amman&seats=4');
		expect(web.rendered).toHaveLength(2);
	});

	it('is a separate entry for each language and theme', async () => {
		const as = async (cookie: string) => (await world.visitor().fetch('/search', { headers: { cookie } })).text();
		expect(await as('lang=ar; theme=dark')).toContain('<html lang="ar" data-theme="dark">');
		expect(await as('lang=en; theme=dark')).toContain('<html lang="en" data-theme="dark">');
		expect(await as('lang=ar')).toContain('<html lang="ar" data-theme="null">');
		expect(await as('lang=ar; theme=dark')).toContain('<html lang="ar" data-theme="dark">');
		expect(web.rendered).toHaveLength(3);
	});

	it('also expires by age', async () => {
		await page();
		world.clock.advance(4999);
		await page();
		expect(web.rendered).toHaveLength(1);
		world.clock.advance(1);
		await page();
		expect(web.rendered).toHaveLength(2);
	});

	it('never has a cookie: `?lang` is set only for the visitor who sent it', async () => {
		const first = await world.visitor().fetch('/search?lang=ar');
		expect(first.headers.getSetCookie()).toEqual([expect.stringContaining('lang=ar')]);
		expect((await world.visitor().fetch('/search', { headers: { cookie: 'lang=ar' } })).headers.getSetCookie()).toEqual([]);
	});

	it('is never a 404 or a redirect', async () => {
		for (let times = 0; times < 2; times += 1) expect((await world.visitor().fetch('/car/no-such-car')).status).toBe(404);
		expect(web.rendered).toHaveLength(2);
	});
});

describe('a response for one person', () => {
	const bodyOf = async (person: { browser: Person['browser'] }, path: string) => (await person.browser.fetch(path)).text();

	it('is no page for others, and no page of others is returned to that person', async () => {
		const renter = await aPerson(world);
		for (const path of [`/car/${car.slug}`, '/search']) {
			expect(await bodyOf(renter, path)).toContain('Hello');
			expect(await text(path)).toContain('Sign in');
			expect(await bodyOf(renter, path)).toContain('Hello');
			expect(await text(path)).toContain('Sign in');
		}
	});

	it('is not returned to others: a hidden car and the actions on a review', async () => {
		const trip = await completedTrip(world, { owner, car });
		await reviewBy(trip, 'owner');
		await reviewBy(trip, 'renter', 5, 'Good');
		const path = `/api/cars/${car.id}/reviews`;
		for (let times = 0; times < 2; times += 1) {
			expect(await bodyOf(owner, path)).toContain('"mayAnswer":true');
			expect(await text(path)).toContain('"mayAnswer":false');
		}
		await owner.browser.call(changeOwnerCar, { params: car, body: { isActive: false } });
		for (let times = 0; times < 2; times += 1) {
			expect(await bodyOf(owner, `/api/cars/${car.slug}`)).toContain(car.id);
			expect(await seen()).toBe(false);
		}
	});

	it('may be the shared one if its handler did not ask for the caller', async () => {
		const path = `/api/cars/${car.slug}`;
		const { figures } = world.running.cache;
		await text(path);
		const before = figures.hits;
		expect(await bodyOf(owner, path)).toBe(await text(path));
		expect(figures.hits).toBe(before + 2);
	});
});

describe('a response', () => {
	const head = async (path: string, headers: Record<string, string> = {}) => {
		const response = await world.visitor().fetch(path, { headers });
		const { etag, vary, 'content-encoding': encoding, 'cache-control': kept } = Object.fromEntries(response.headers);
		return { status: response.status, etag, vary, encoding, kept, body: await response.text() };
	};

	it('of a list, a car and a page is not sent again to a client that has it', async () => {
		for (const [index, path] of [`/api/cars`, `/api/cars/${car.slug}`, `/car/${car.slug}`].entries()) {
			const first = await head(path);
			expect(first).toMatchObject({ status: 200, kept: 'private, no-cache', vary: expect.stringMatching(/accept-encoding.*cookie/) });
			expect(await head(path, { 'if-none-match': `"other", ${first.etag}` })).toMatchObject({ status: 304, etag: first.etag, body: '' });
			await owner.browser.call(changeOwnerCar, { params: car, body: { depositJod: String(150 + index) } });
			const second = await head(path, { 'if-none-match': first.etag ?? '' });
			expect(second.status).toBe(200);
			expect(second.etag).not.toBe(first.etag);
		}
	});

	it('is compressed with an encoding that the client accepts, and not if it is tiny', async () => {
		await aCar(world, owner);
		const plain = await head('/api/cars', { 'accept-encoding': 'identity' });
		for (const [accepted, encoding] of [
			['gzip, deflate, br', 'br'],
			['gzip', 'gzip'],
			['br;q=0, gzip', 'gzip'],
			['identity', undefined],
		] as const)
			expect(await head('/api/cars', { 'accept-encoding': accepted })).toMatchObject({ encoding, body: plain.body, etag: plain.etag });
		expect((await head(`/api/cars/${car.id}/booked-dates`, { 'accept-encoding': 'br' })).encoding).toBeUndefined();
		const own = await owner.browser.fetch('/api/owner/cars', { headers: { 'accept-encoding': 'br' } });
		expect(Object.fromEntries(own.headers)).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
		expect(own.headers.get('etag')).toBeNull();
	});
});
