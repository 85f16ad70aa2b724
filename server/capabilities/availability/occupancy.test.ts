import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bookedDates } from '#contract/availability.ts';
import { getQuote } from '#contract/quotes.ts';
import { violatedConstraint } from '#server/platform/database/transaction.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { hold } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

async function refusedBy(statement: string, values: unknown[] = []): Promise<string> {
	try {
		await world.running.platform.pool.query(statement, values);
		return 'written';
	} catch (error) {
		return violatedConstraint(error) ?? String(error);
	}
}

async function aHeldCar() {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner);
	return { car, booking: await hold(renter, car) };
}

const BLOCK = `INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at) VALUES ($1, $2, 'BLOCK', $3, $4)`;

describe('the occupied dates of a car', () => {
	it.each([
		['inside', '2031-03-11T07:00Z', '2031-03-12T07:00Z', 'car_occupancy_never_overlaps'],
		['around', '2031-03-09T07:00Z', '2031-03-20T07:00Z', 'car_occupancy_never_overlaps'],
		['over the start', '2031-03-09T07:00Z', '2031-03-10T07:00:01Z', 'car_occupancy_never_overlaps'],
		['over the end', '2031-03-13T06:59:59Z', '2031-03-15T07:00Z', 'car_occupancy_never_overlaps'],
		['up to the start', '2031-03-09T07:00Z', '2031-03-10T07:00Z', 'written'],
		['from the end', '2031-03-13T07:00Z', '2031-03-15T07:00Z', 'written'],
		['backwards', '2031-04-13T07:00Z', '2031-04-12T07:00Z', 'car_occupancy_ends_after_it_starts'],
	])('a block %s of a booking: %s–%s: %s', async (_, from, to, result) => {
		const { car } = await aHeldCar();
		expect(await refusedBy(BLOCK, [randomUUID(), car.id, from, to])).toBe(result);
	});

	it('cannot be removed from an open booking', async () => {
		const { booking } = await aHeldCar();
		expect(await refusedBy('DELETE FROM car_occupancy WHERE booking_id = $1', [booking.id])).toBe('bookings_live_ones_occupy_their_car');
		expect(await refusedBy(`UPDATE car_occupancy SET ends_at = ends_at - interval '1 day' WHERE booking_id = $1`, [booking.id])).toBe(
			'bookings_live_ones_occupy_their_car',
		);
		expect(await refusedBy(`UPDATE bookings SET ends_at = ends_at + interval '1 day' WHERE id = $1`, [booking.id])).toBe(
			'bookings_live_ones_occupy_their_car',
		);
	});

	it('and a booking cannot be confirmed unpaid, or have a total that differs from the sum of its parts', async () => {
		const { booking } = await aHeldCar();
		expect(await refusedBy(`UPDATE bookings SET status = 'CONFIRMED' WHERE id = $1`, [booking.id])).toBe(
			'bookings_are_paid_before_they_are_confirmed',
		);
		expect(await refusedBy('UPDATE bookings SET total_fils = total_fils + 10 WHERE id = $1', [booking.id])).toBe(
			'bookings_total_is_base_less_discount_plus_fees',
		);
	});
});

describe('the calendar of the car’s page', () => {
	it('has the ranges from now on, in order', async () => {
		const { car } = await aHeldCar();
		await hold(await aPerson(world), car, { startAt: '2031-03-05', endAt: '2031-03-07' });
		await refusedBy(BLOCK, [randomUUID(), car.id, '2031-02-01T07:00Z', '2031-02-05T07:00Z']);
		expect(await world.visitor().call(bookedDates, { params: { id: car.id } })).toEqual([
			{ startDate: '2031-03-05T10:00:00+03:00', endDate: '2031-03-07T10:00:00+03:00' },
			{ startDate: '2031-03-10T10:00:00+03:00', endDate: '2031-03-13T10:00:00+03:00' },
		]);
		expect(await world.visitor().refused(bookedDates, { params: { id: randomUUID() } })).toMatchObject({ code: 'CAR_NOT_FOUND' });
	});

	it.each([
		[
			'free days',
			'2031-03-20',
			'2031-03-23',
			{ available: true, reason: null, days: 3, totalJod: '106.50', depositJod: '106.50', chargeJod: '213.00' },
		],
		['taken days', '2031-03-12', '2031-03-14', { available: false, reason: 'CAR_ALREADY_BOOKED', days: 2, totalJod: '71.00' }],
		['days that are over', '2031-03-01', '2031-03-03', { available: false, reason: 'PICKUP_IN_PAST' }],
		['too many days', '2031-04-01', '2031-05-10', { available: false, reason: 'RENTAL_TOO_LONG' }],
		['today, with the next full hour', '2031-03-02', '2031-03-03', { available: true, startAt: '2031-03-02T11:00:00+03:00', days: 1 }],
	])('has a quote for %s', async (_, from, to, expected) => {
		const { car } = await aHeldCar();
		expect(await world.visitor().call(getQuote, { params: { id: car.id }, query: { from, to } })).toMatchObject(expected);
	});

	it('has no quote for a return before the pickup, or for an invalid date', async () => {
		const { car } = await aHeldCar();
		const ask = (from: string, to: string) => world.visitor().refused(getQuote, { params: { id: car.id }, query: { from, to } });
		expect(await ask('2031-03-23', '2031-03-20')).toMatchObject({ status: 400, error: 'Return date must be after pickup date' });
		expect(await ask('2031-02-30', '2031-03-20')).toMatchObject({
			code: 'INVALID_INPUT',
			fields: { from: 'Enter a date, for example 2026-12-01.' },
		});
	});
});
