/** Promo codes through the calls of the API: their discount, who may use them, races over the last use, and the end of a use. */
import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking, getBooking, requestBooking } from '#contract/bookings.ts';
import {
	createOwnerPromoCode,
	createPromoCode,
	endPromoCode,
	listOwnerPromoCodes,
	listPromoCodes,
	quoteWithCode,
} from '#contract/promo-codes.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, type Trip } from '#tests/support/handovers.ts';
import { accountBalances, pay } from '#tests/support/payments.ts';
import { aPromoCode } from '#tests/support/promo-codes.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
/** With the real limits. */
const strict = aWorld({}, { limitScale: 1 });
const stay = { from: '2031-03-10', to: '2031-03-13' };
const dates = { startAt: stay.from, endAt: stay.to };

/** 30.000 JOD a day: three days are 90.000, and as much deposit. */
async function aCarAt(owner?: Person, instantBook = false) {
	const by = owner ?? (await aPerson(world));
	return { owner: by, car: await aCar(world, by, { dailyRateFils: 30_000n, instantBook }) };
}

const quoted = (renter: Person, car: { id: string }, promoCode: string) =>
	renter.browser.call(quoteWithCode, { params: { id: car.id }, body: { ...stay, promoCode } });

const book = (renter: Person, car: { id: string }, promoCode: string, more: object = {}) =>
	renter.browser.call(requestBooking, { body: { carId: car.id, ...dates, promoCode, ...more } });

async function usesOf(code: string): Promise<number | undefined> {
	const admin = await aPerson(world, { role: 'ADMIN' });
	return (await admin.browser.call(listPromoCodes)).find((each) => each.code === code)?.uses;
}

describe('a code of the platform', () => {
	it('is a line of quote and booking, and the owner gets the full share', async () => {
		const { owner, car } = await aCarAt();
		const renter = await aPerson(world);
		const code = await aPromoCode(world, { percent: 20 }, owner);
		const quote = await quoted(renter, car, ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `);
		expect(quote).toMatchObject({ available: true, totalJod: '72.00', depositJod: '90.00', chargeJod: '162.00', platformFeeJod: '10.80' });
		expect(quote.promo).toEqual({ code, problem: null, params: {} });
		const booking = await book(renter, car, code, { totalJod: quote.totalJod, depositJod: quote.depositJod });
		expect(booking.lines).toEqual(quote.lines);
		expect(booking).toMatchObject({ totalJod: '72.00', discountJod: '18.00', promoBorneJod: '18.00', ownerEarningsJod: '79.20' });
		expect(booking.lines.at(-1)).toMatchObject({ kind: 'PROMO', code, by: 'PLATFORM', percent: 20, amountJod: '-18.00' });
		expect(await usesOf(code)).toBe(1);
	});

	it('is refused with a reason, and as a changed price if a total with it was displayed', async () => {
		const { owner, car } = await aCarAt();
		const renter = await aPerson(world);
		const admin = await aPerson(world, { role: 'ADMIN' });
		const code = await aPromoCode(world, { percent: 20 }, owner);
		const own = (await admin.browser.call(listPromoCodes)).find((each) => each.code === code);
		await admin.browser.call(endPromoCode, { params: { id: own?.id ?? '' } });
		expect((await quoted(renter, car, code)).promo?.problem).toBe('PROMO_CODE_EXPIRED');
		await expect(book(renter, car, code)).rejects.toThrow('PROMO_CODE_EXPIRED');
		const refused = await renter.browser.refused(requestBooking, { body: { carId: car.id, ...dates, promoCode: code, totalJod: '72.00' } });
		expect(refused).toMatchObject({ code: 'PRICE_CHANGED', quote: { totalJod: '90.00', promo: { code, problem: 'PROMO_CODE_EXPIRED' } } });
		await expect(book(renter, car, 'NOSUCHCODE', { totalJod: '90.00' })).rejects.toThrow('PROMO_CODE_UNKNOWN');
	});

	it('may be for chosen cars and for a first booking', async () => {
		const { owner, car } = await aCarAt();
		const other = await aCarAt();
		const renter = await aPerson(world);
		const code = await aPromoCode(world, { cars: [`https://mishwar.jo/cars/${car.slug}?x=1`], firstBookingOnly: true }, owner);
		expect((await quoted(renter, other.car, code)).promo?.problem).toBe('PROMO_CODE_NOT_FOR_THIS_CAR');
		expect((await quoted(renter, car, code)).promo?.problem).toBeNull();
		await renter.browser.call(requestBooking, { body: { carId: other.car.id, ...dates } });
		expect((await quoted(renter, car, code)).promo?.problem).toBe('PROMO_CODE_FIRST_BOOKING_ONLY');
	});
});

describe('a code of an owner', () => {
	it('is known on their own cars only, and reduces their own rental', async () => {
		const { owner, car } = await aCarAt();
		const other = await aCarAt();
		const renter = await aPerson(world);
		const code = await aPromoCode(world, { by: 'OWNER', amountJod: '18' }, owner);
		expect((await quoted(renter, other.car, code)).promo?.problem).toBe('PROMO_CODE_UNKNOWN');
		const booking = await book(renter, car, code);
		expect(booking).toMatchObject({ totalJod: '72.00', promoBorneJod: '0.00', platformFeeJod: '8.64', ownerEarningsJod: '63.36' });
		expect(await owner.browser.call(listOwnerPromoCodes)).toMatchObject([{ code, uses: 1, costJod: '18.00', state: 'ACTIVE' }]);
		expect(await other.owner.browser.call(listOwnerPromoCodes)).toEqual([]);
	});

	it('cannot name another owner’s cars, and two codes cannot have the same word', async () => {
		const [{ owner, car }, other] = [await aCarAt(), await aCarAt()];
		const body = { code: 'EID2031', percent: 10, validFrom: '2031-03-01', validUntil: '2031-04-01' };
		await expect(owner.browser.call(createOwnerPromoCode, { body: { ...body, cars: [other.car.slug] } })).rejects.toThrow(
			'PROMO_CODE_CARS_UNKNOWN',
		);
		await owner.browser.call(createOwnerPromoCode, { body: { ...body, cars: [car.slug] } });
		await expect(owner.browser.call(createOwnerPromoCode, { body })).rejects.toThrow('PROMO_CODE_TAKEN');
		await other.owner.browser.call(createOwnerPromoCode, { body });
	});
});

describe('the last use of a code', () => {
	it('has one winner, and the others are informed', async () => {
		const { owner } = await aCarAt();
		const code = await aPromoCode(world, { maxUses: 1 }, owner);
		const cars = await Promise.all([1, 2, 3, 4].map(() => aCarAt()));
		const renters = await Promise.all(cars.map(() => aPerson(world)));
		const results = await Promise.allSettled(renters.map((renter, index) => book(renter, cars[index]?.car ?? { id: '' }, code)));
		const lost = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
		expect(lost).toHaveLength(3);
		for (const reason of lost) expect(reason).toContain('PROMO_CODE_USED_UP');
		expect(await usesOf(code)).toBe(1);
	});

	it('by one person counts once, also if two are requested at once', async () => {
		const { owner } = await aCarAt();
		const renter = await aPerson(world);
		const code = await aPromoCode(world, { maxUsesPerPerson: 1 }, owner);
		const cars = await Promise.all([1, 2].map(() => aCarAt()));
		const results = await Promise.allSettled(cars.map(({ car }) => book(renter, car, code)));
		expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(String(results.find((result) => result.status === 'rejected')?.reason)).toContain('PROMO_CODE_USED_BY_YOU');
	});
});

describe('a use of a code', () => {
	it('is free again after the hold, a refusal and a cancellation without costs', async () => {
		const { owner, car } = await aCarAt();
		const renter = await aPerson(world);
		const code = await aPromoCode(world, { maxUses: 1, maxUsesPerPerson: 1 }, owner);
		await book(renter, car, code);
		await world.advance(31 * 60_000);
		expect(await usesOf(code)).toBe(0);
		const declined = await book(renter, car, code);
		await pay(world, renter, declined);
		await owner.browser.call(declineBooking, { params: { id: declined.id }, body: {} });
		expect(await usesOf(code)).toBe(0);
		const cancelled = await book(renter, car, code);
		await pay(world, renter, cancelled);
		await renter.browser.call(cancelBooking, { params: { id: cancelled.id }, body: {} });
		expect(await usesOf(code)).toBe(0);
		await world.runJobs();
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);
	});
});

/** 90.000 of days. R: what is paid; S: what the platform bears. The gateway's fee is separate. */
describe('at the end of a rental', () => {
	async function aTrip(draft: Parameters<typeof aPromoCode>[1]): Promise<Trip> {
		const { owner, car } = await aCarAt();
		const renter = await aPerson(world);
		const { id, startAt, endAt } = await book(renter, car, await aPromoCode(world, draft, owner));
		await pay(world, renter, { id });
		await owner.browser.call(acceptBooking, { params: { id } });
		await world.runJobs();
		return { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
	}

	async function expectBooks({ id }: Trip, { owner, platform, borne }: { owner: bigint; platform: bigint; borne: bigint }) {
		const { GATEWAY_CLEARING: _, GATEWAY_FEES: __, REFUNDS_PAYABLE: ___, DEPOSITS_HELD: ____, ...books } = await accountBalances(world, id);
		expect(books).toEqual({ OWNER_PAYABLE: -owner, PLATFORM_REVENUE: -platform, ...(borne > 0n && { PROMO_CODES: borne }) });
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);
	}

	it.each([
		['a fifth, borne by Mishwar', { percent: 20 }, { owner: 79_200n, platform: 10_800n, borne: 18_000n }],
		['a fifth, borne by the owner', { percent: 20, by: 'OWNER' }, { owner: 63_360n, platform: 8_640n, borne: 0n }],
		['nearly everything, borne by Mishwar', { amountJod: '100' }, { owner: 79_200n, platform: 10_800n, borne: 89_000n }],
	] as const)(
		'%s',
		async (_, draft, books) => {
			world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
			const trip = await aTrip(draft);
			world.clock.moveTo(trip.startsAt);
			await checkInByOwner(trip);
			world.clock.moveTo(trip.endsAt);
			await checkOutBy('owner', trip);
			await world.runJobs();
			await expectBooks(trip, books);
			const booking = await trip.owner.browser.call(getBooking, { params: trip.params });
			expect(booking.ownerEarningsJod).toBe((Number(books.owner) / 1000).toFixed(2));
		},
		60_000,
	);

	it.each([
		[
			'borne by Mishwar: K is half of 72.000, and half of 18.000 is added',
			{ percent: 20 },
			{ owner: 39_600n, platform: 5_400n, borne: 9_000n },
		],
		['borne by the owner: K is half of 72.000', { percent: 20, by: 'OWNER' }, { owner: 31_680n, platform: 4_320n, borne: 0n }],
	] as const)(
		'cancelled a day before, %s',
		async (_, draft, books) => {
			world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
			const trip = await aTrip(draft);
			world.clock.moveTo(new Date(trip.startsAt.getTime() - DAY_MS + HOUR_MS));
			const cancelled = await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
			expect(cancelled).toMatchObject({ refundedJod: '126.00', ownerKeptJod: (Number(books.owner) / 1000).toFixed(2) });
			await world.runJobs();
			await expectBooks(trip, books);
		},
		60_000,
	);
});

it('a person who guesses codes is slowed down, and one who types a valid one is not', async () => {
	const [owner, renter] = [await aPerson(strict), await aPerson(strict)];
	const car = await aCar(strict, owner);
	const code = await aPromoCode(strict, {}, owner);
	for (let times = 0; times < 12; times += 1) expect((await quoted(renter, car, code)).promo?.problem).toBeNull();
	for (let times = 0; times < 10; times += 1) await quoted(renter, car, `GUESS${times}`);
	await expect(quoted(renter, car, code)).rejects.toThrow('TOO_MANY_REQUESTS');
	await expect(book(renter, car, code)).rejects.toThrow('TOO_MANY_REQUESTS');
});

it('codes of the platform are created by admins only', async () => {
	const { owner } = await aCarAt();
	const body = { code: 'MINE2031', percent: 10, validFrom: '2031-03-01', validUntil: '2031-04-01' };
	await expect(owner.browser.call(createPromoCode, { body })).rejects.toThrow('NOT_ALLOWED');
});
