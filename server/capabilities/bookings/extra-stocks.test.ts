/** Extras that an owner offers with all cars. Counted extras are limited over all cars at a time, and free again when a booking ends. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { acceptBookingChange } from '#contract/booking-changes.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, requestBooking } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import { getExtraStocks, putExtraStocks } from '#contract/extra-stocks.ts';
import { getQuote } from '#contract/quotes.ts';
import { violatedConstraint } from '#server/platform/database/transaction.ts';
import { propose } from '#tests/support/booking-changes.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, type Trip } from '#tests/support/handovers.ts';
import { pay } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const dates = { startAt: '2031-03-10', endAt: '2031-03-13' };
const seat = { kind: 'CHILD_SEAT', period: 'DAY', priceJod: '2', quantity: 2 } as const;

/** Two cars, and a stock of two seats for both. */
async function anOffice(quantity = 2) {
	const owner = await aPerson(world);
	const cars = [await aCar(world, owner, { instantBook: false }), await aCar(world, owner, { instantBook: false })] as const;
	const [stock] = await owner.browser.call(putExtraStocks, { body: { stocks: [{ ...seat, quantity }] } });
	return { owner, cars, id: stock?.id ?? '' };
}

const book = (
	renter: Person,
	car: { id: string },
	id: string,
	{ quantity = 1, stay = dates }: { quantity?: number; stay?: typeof dates } = {},
) => renter.browser.call(requestBooking, { body: { carId: car.id, ...stay, extras: { items: [{ id, quantity }] } } });

const reasonFor = async (car: { id: string }, id: string, quantity: number) =>
	(
		await (
			await aPerson(world)
		).browser.call(getQuote, {
			params: { id: car.id },
			query: { from: dates.startAt, to: dates.endAt, extras: `${id}:${quantity}` },
		})
	).reason;

describe('extras of all cars', () => {
	it('can be terms of a booking, which are never used up', async () => {
		const owner = await aPerson(world);
		const cars = [await aCar(world, owner), await aCar(world, owner)] as const;
		const kilometres = { kind: 'UNLIMITED_KM', period: 'DAY', priceJod: '6', quantity: 1 } as const;
		const fuel = { kind: 'PREPAID_FUEL', period: 'TRIP', priceJod: '30', quantity: 1 } as const;
		const drivers = { kind: 'ADDITIONAL_DRIVER', period: 'TRIP', priceJod: '10', quantity: 3 } as const;
		const stocks = await owner.browser.call(putExtraStocks, { body: { stocks: [kilometres, fuel, drivers] } });
		expect(stocks.map(({ kind, quantity }) => ({ kind, quantity }))).toEqual(
			[kilometres, fuel, drivers].map(({ kind, quantity }) => ({ kind, quantity })),
		);
		const items = stocks.map(({ id, quantity }) => ({ id, quantity }));
		for (const { id } of cars) {
			const renter = await aPerson(world);
			const booking = await renter.browser.call(requestBooking, { body: { carId: id, ...dates, extras: { items } } });
			expect(booking.lines.filter(({ kind }) => kind === 'EXTRA').map(({ amountJod }) => amountJod)).toEqual(['18.00', '30.00', '30.00']);
			expect(booking.policySnapshot).toMatchObject({ mileageLimitPerDay: 0, fuelEighthFils: 0 });
		}
	});

	it.each([
		['a second tank', { kind: 'PREPAID_FUEL', period: 'TRIP', quantity: 2 }, 'stocks.0.quantity'],
		['a tank for each day', { kind: 'PREPAID_FUEL', period: 'DAY', quantity: 1 }, 'stocks.0.period'],
		['a fifth driver', { kind: 'ADDITIONAL_DRIVER', period: 'TRIP', quantity: 5 }, 'stocks.0.quantity'],
		['a hundredth seat', { kind: 'CHILD_SEAT', period: 'DAY', quantity: 100 }, 'stocks.0.quantity'],
	] as const)('are refused with %s', async (_, extra, field) => {
		const owner = await aPerson(world);
		const { fields } = await owner.browser.refused(putExtraStocks, { body: { stocks: [{ priceJod: '5', ...extra }] } });
		expect(Object.keys(fields ?? {})).toEqual([field]);
	});
});

describe('a stock of extras', () => {
	it('is offered with every car that has no own extra of the kind, and keeps its id', async () => {
		const { owner, cars, id } = await anOffice();
		const renter = await aPerson(world);
		for (const { slug } of cars) {
			const { terms } = await renter.browser.call(getCar, { params: { slug } });
			expect(terms.extras).toEqual([{ id, kind: 'CHILD_SEAT', name: null, period: 'DAY', priceJod: '2.00', maxQuantity: 2 }]);
		}
		const again = await owner.browser.call(putExtraStocks, { body: { stocks: [{ ...seat, id, quantity: 3 }] } });
		expect(again).toEqual([{ id, kind: 'CHILD_SEAT', name: null, period: 'DAY', priceJod: '2.00', quantity: 3, stoppedCars: 0 }]);
		expect(await renter.browser.call(getExtraStocks)).toEqual([]);
		await owner.browser.call(putExtraStocks, { body: { stocks: [] } });
		expect((await renter.browser.call(getCar, { params: { slug: cars[0].slug } })).terms.extras).toEqual([]);
	});

	it('accepts two entries with the same id, and the first of them has that id', async () => {
		const { owner, id } = await anOffice();
		const box = { kind: 'COOL_BOX', period: 'TRIP', priceJod: '5', quantity: 1 } as const;
		const stocks = await owner.browser.call(putExtraStocks, {
			body: {
				stocks: [
					{ ...seat, id },
					{ ...box, id },
				],
			},
		});
		expect(stocks.map(({ kind }) => kind)).toEqual(['CHILD_SEAT', 'COOL_BOX']);
		expect(stocks.map((stock) => stock.id === id)).toEqual([true, false]);
	});

	it('counts over overlapping bookings of all cars, and is free at other times', async () => {
		const { cars, id } = await anOffice();
		const renter = await aPerson(world);
		const booking = await book(renter, cars[0], id, { quantity: 2 });
		expect(booking.lines.at(-1)).toMatchObject({ kind: 'EXTRA', extra: 'CHILD_SEAT', quantity: 2, amountJod: '12.00' });
		expect(await reasonFor(cars[1], id, 1)).toBe('EXTRA_NOT_OFFERED');
		await expect(book(renter, cars[1], id)).rejects.toThrow('EXTRA_NOT_OFFERED');
		await book(renter, cars[1], id, { quantity: 2, stay: { startAt: '2031-03-20', endAt: '2031-03-22' } });
	});

	it('has one winner for the last of it', async () => {
		const { cars, id } = await anOffice(1);
		const renters = await Promise.all(cars.map(() => aPerson(world)));
		const results = await Promise.allSettled(renters.map((renter, index) => book(renter, cars[index] ?? { id: '' }, id)));
		expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(String(results.find((result) => result.status === 'rejected')?.reason)).toContain('EXTRA_NOT_OFFERED');
	});

	it('is protected by the database as well', async () => {
		const { cars, id } = await anOffice(1);
		const [renter, other] = [await aPerson(world), await aPerson(world)];
		await book(renter, cars[0], id);
		const plain = await other.browser.call(requestBooking, { body: { carId: cars[1].id, ...dates } });
		const insert = sql`INSERT INTO extra_reservations VALUES (${plain.id}, ${id}, 1, ${dates.startAt}::timestamptz, ${dates.endAt}::timestamptz)`;
		const error = await insert.execute(world.running.platform.db).catch((caught: unknown) => caught);
		expect(violatedConstraint(error)).toBe('extra_stocks_are_not_exceeded');
	});

	it('is free again after the hold, a cancellation and an early return', async () => {
		const { owner, cars, id } = await anOffice(1);
		const renter = await aPerson(world);
		await book(renter, cars[0], id);
		await world.advance(31 * 60_000);
		const cancelled = await book(renter, cars[0], id);
		await pay(world, renter, cancelled);
		await renter.browser.call(cancelBooking, { params: { id: cancelled.id }, body: {} });
		const booking = await book(renter, cars[0], id);
		await pay(world, renter, booking);
		await owner.browser.call(acceptBooking, { params: { id: booking.id } });
		await world.runJobs();
		const [startsAt, endsAt] = [new Date(booking.startAt), new Date(booking.endAt)];
		const trip: Trip = { id: booking.id, params: { id: booking.id }, owner, renter, car: cars[0], startsAt, endsAt };
		world.clock.moveTo(startsAt);
		await checkInByOwner(trip);
		await world.advance(24 * 3_600_000);
		await checkOutBy('owner', trip);
		await world.runJobs();
		await book(renter, cars[1], id, { stay: { startAt: '2031-03-12', endAt: '2031-03-13' } });
	}, 60_000);

	it('is held for a longer trip until that is paid or given up, and refused if other bookings reserve it', async () => {
		const { owner, cars, id } = await anOffice(1);
		const renter = await aPerson(world);
		const { id: bookingId, startAt, endAt } = await book(renter, cars[0], id);
		await pay(world, renter, { id: bookingId });
		await owner.browser.call(acceptBooking, { params: { id: bookingId } });
		await world.runJobs();
		const trip: Trip = {
			...{ id: bookingId, params: { id: bookingId }, owner, renter, car: cars[0] },
			...{ startsAt: new Date(startAt), endsAt: new Date(endAt) },
		};
		const agree = async () => {
			const change = await propose(renter, trip, 2);
			return owner.browser.call(acceptBookingChange, { params: { id: bookingId, changeId: change.id } });
		};
		const after = { stay: { startAt: '2031-03-14', endAt: '2031-03-16' } };
		expect(await agree()).toMatchObject({ state: 'AWAITING_PAYMENT' });
		const other = await aPerson(world);
		await expect(book(other, cars[1], id, after)).rejects.toThrow('EXTRA_NOT_OFFERED');
		await world.advance(31 * 60_000);
		await book(other, cars[1], id, after);
		await expect(agree()).rejects.toThrow('EXTRA_NOT_OFFERED');
	}, 60_000);
});
