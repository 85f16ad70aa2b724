import { beforeEach, describe, expect, it } from 'vitest';
import { getBooking, requestBooking } from '#contract/bookings.ts';
import { getTerms, type OwnerTerms, putTerms } from '#contract/calendar.ts';
import type { CarExtra } from '#contract/car-extras.ts';
import { getCar } from '#contract/cars.ts';
import { extraNames } from '#contract/extra-names.ts';
import { type ExtraKind, extrasToText } from '#contract/extras.ts';
import { fieldTexts } from '#contract/field-texts.ts';
import { getQuote } from '#contract/quotes.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const STAY = { from: '2031-03-10', to: '2031-03-13' };
let owner: Person;
let renter: Person;
let car: { id: string; slug: string };

beforeEach(async () => {
	[owner, renter] = [await aPerson(world), await aPerson(world)];
	car = await aCar(world, owner, { attributes: { mileageLimitPerDay: 200 } });
});

const termsOfCar = (): Promise<OwnerTerms> => owner.browser.call(getTerms, { params: { id: car.id } });
const bodyWith = async (extras: readonly object[]) => {
	const { instantBookPausedUntil: _, dailyRateJod, ...terms } = await termsOfCar();
	const texts = { minDays: terms.minDays, advanceNoticeHours: terms.advanceNoticeHours, turnaroundHours: terms.turnaroundHours };
	const typed = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value)]));
	const discounts = terms.discounts.map(({ days, percent }) => ({ days, percent: String(percent) }));
	return { ...terms, ...typed, discounts, dailyRateJod: dailyRateJod ?? '35.5', extras } as never;
};
const offer = async (...extras: object[]): Promise<CarExtra[]> =>
	(await owner.browser.call(putTerms, { params: { id: car.id }, body: await bodyWith(extras) })).extras;

const seat = { kind: 'CHILD_SEAT', period: 'DAY', priceJod: '٢٫٥', maxQuantity: '2' };
const holder = { kind: 'OTHER', name: 'Phone holder', period: 'TRIP', priceJod: '1.5', maxQuantity: '1' };
const single = (kind: ExtraKind, priceJod: string) => ({ kind, period: 'TRIP', priceJod, maxQuantity: '1' });

describe('extras that an owner offers', () => {
	it('are on the car’s page in the owner’s order, and keep their ids when others are added or removed', async () => {
		const [first, second] = await offer(seat, holder);
		const shown = await world.visitor().call(getCar, { params: { slug: car.slug } });
		expect(shown.terms.extras).toEqual([
			{ id: first?.id, kind: 'CHILD_SEAT', name: null, period: 'DAY', priceJod: '2.50', maxQuantity: 2 },
			{ id: second?.id, kind: 'OTHER', name: 'Phone holder', period: 'TRIP', priceJod: '1.50', maxQuantity: 1 },
		]);
		const changed = await offer({ ...holder, id: second?.id, priceJod: '3' }, single('WIFI', '4'));
		expect(changed.map(({ id, priceJod }) => [id === second?.id, priceJod])).toEqual([
			[true, '3.00'],
			[false, '4.00'],
		]);
	});

	it('stay unchanged if the call leaves them out', async () => {
		const before = await offer(seat);
		const { extras: _, ...body } = (await bodyWith([])) as OwnerTerms;
		await owner.browser.call(putTerms, { params: { id: car.id }, body: body as never });
		expect((await termsOfCar()).extras).toEqual(before);
	});

	it('never get the id of another car’s extra', async () => {
		const [other] = await offer(seat);
		const second = await aCar(world, owner);
		const saved = await owner.browser.call(putTerms, {
			params: { id: second.id },
			body: await bodyWith([{ ...holder, id: other?.id }]),
		});
		expect(saved.extras[0]?.id).not.toBe(other?.id);
		expect((await termsOfCar()).extras.map(({ id }) => id)).toEqual([other?.id]);
	});

	it.each([
		['an amount that is none', [{ ...seat, priceJod: 'two' }], 'extras.0.priceJod', 'AMOUNT_INVALID'],
		['steps that cards do not have', [{ ...seat, priceJod: '2.505' }], 'extras.0.priceJod', 'AMOUNT_STEP'],
		['too much', [{ ...seat, priceJod: '501' }], 'extras.0.priceJod', 'AMOUNT_OUT_OF_BOUNDS'],
		['ten of them', [{ ...seat, maxQuantity: '10' }], 'extras.0.maxQuantity', 'NUMBER_OUT_OF_BOUNDS'],
		['two of what the car has once', [{ ...single('WIFI', '1'), maxQuantity: '2' }], 'extras.0.maxQuantity', 'NUMBER_OUT_OF_BOUNDS'],
		['a tank for each day', [{ ...single('PREPAID_FUEL', '20'), period: 'DAY' }], 'extras.0.period', 'CHOICE_INVALID'],
		['own words without a name', [seat, { ...holder, name: ' ' }], 'extras.1.name', 'REQUIRED'],
		['a name that is a phone number', [{ ...holder, name: 'Call 0791234567' }], 'extras.0.name', 'CONTACTS_REFUSED'],
		['a kind that nobody knows', [{ ...seat, kind: 'HELICOPTER' }], 'extras.0.kind', 'CHOICE_INVALID'],
		['the same twice', [seat, seat], 'extras', 'TWICE'],
	] as const)('are refused with %s', async (_what, extras, field, key) => {
		const refused = await owner.browser.refused(putTerms, { params: { id: car.id }, body: await bodyWith(extras) });
		expect(refused).toMatchObject({ status: 400, fields: { [field]: fieldTexts[key].en } });
		expect((await termsOfCar()).extras).toEqual([]);
	});
});

describe('extras that a renter chooses', () => {
	const quote = (items: Array<{ id: string; quantity: number }>) =>
		world.visitor().call(getQuote, { params: { id: car.id }, query: { ...STAY, extras: extrasToText(items) as never } });
	const book = (items: readonly object[], totalJod?: string) => ({
		carId: car.id,
		...{ startAt: STAY.from, endAt: STAY.to },
		extras: { items } as never,
		...(totalJod && { totalJod }),
	});
	const chosen = (extra: CarExtra | undefined, quantity = 1) => ({ id: extra?.id ?? '', quantity });

	it('are lines of the quote, of the booking and of its deposit, and stay as agreed', async () => {
		const [aSeat, aHolder] = await offer(seat, holder);
		const items = [chosen(aSeat, 2), chosen(aHolder)];
		const lines = [
			{ kind: 'BASE', rateJod: '35.50', days: 3, dates: null, amountJod: '106.50' },
			{ kind: 'EXTRA', extra: 'CHILD_SEAT', name: extraNames.CHILD_SEAT, quantity: 2, days: 3, priceJod: '2.50', amountJod: '15.00' },
			{
				kind: 'EXTRA',
				extra: 'OTHER',
				name: { en: 'Phone holder', ar: 'Phone holder' },
				quantity: 1,
				days: null,
				priceJod: '1.50',
				amountJod: '1.50',
			},
		];
		expect(await quote(items)).toMatchObject({ available: true, lines, feesJod: '16.50', totalJod: '123.00', chargeJod: '246.00' });
		const { id } = await renter.browser.call(requestBooking, { body: book(items, '123.00') });
		await offer();
		const agreed = await renter.browser.call(getBooking, { params: { id } });
		expect(agreed).toMatchObject({ lines, totalJod: '123.00', depositJod: '123.00', extras: {} });
	});

	it('of unlimited kilometres and prepaid fuel exclude later charges for them', async () => {
		const extras = await offer(single('UNLIMITED_KM', '20'), single('PREPAID_FUEL', '25'));
		const { id } = await renter.browser.call(requestBooking, { body: book(extras.map((extra) => chosen(extra))) });
		const { policySnapshot } = await renter.browser.call(getBooking, { params: { id } });
		expect(policySnapshot).toMatchObject({ mileageLimitPerDay: 0, fuelEighthFils: 0 });
	});

	it('of unlimited kilometres are not offered with a car without a limit', async () => {
		const free = await aCar(world, owner, { attributes: { mileageLimitPerDay: 0 } });
		await owner.browser.call(putTerms, { params: { id: free.id }, body: await bodyWith([single('UNLIMITED_KM', '20'), seat]) });
		const shown = await world.visitor().call(getCar, { params: { slug: free.slug } });
		expect(shown.terms.extras.map(({ kind }) => kind)).toEqual(['CHILD_SEAT']);
	});

	it('are refused if the owner has no such extra, has fewer, or changed the price meanwhile', async () => {
		const [aSeat] = await offer(seat);
		const tooMany = [chosen(aSeat, 3)];
		const unknown = [{ id: crypto.randomUUID(), quantity: 1 }];
		for (const items of [tooMany, unknown]) {
			expect(await quote(items)).toMatchObject({ available: false, reason: 'EXTRA_NOT_OFFERED' });
			expect(await renter.browser.refused(requestBooking, { body: book(items) })).toMatchObject({ code: 'EXTRA_NOT_OFFERED', status: 409 });
		}
		await offer({ ...seat, id: aSeat?.id, priceJod: '4' });
		const dearer = await renter.browser.refused(requestBooking, { body: book([chosen(aSeat)], '114.00') });
		expect(dearer).toMatchObject({ code: 'PRICE_CHANGED', quote: { totalJod: '118.50' } });
	});

	it.each([
		['none of it', [{ id: crypto.randomUUID(), quantity: 0 }]],
		['half of it', [{ id: crypto.randomUUID(), quantity: 1.5 }]],
		['an id that is none', [{ id: 'seat', quantity: 1 }]],
		['an own price', [{ id: crypto.randomUUID(), quantity: 1, priceJod: '0.00' }]],
	])('are invalid input: %s', async (_what, items) => {
		expect(await renter.browser.refused(requestBooking, { body: book(items) })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
	});
});
