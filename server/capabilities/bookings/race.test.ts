import { describe, expect, it } from 'vitest';
import { requestBooking } from '#contract/bookings.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const PEOPLE = 50;
/** `npm run test:full` sets a hundred. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 10);

describe('fifty people who want the same car on the same dates at once', () => {
	it(`get one booking and 49 ordinary refusals, ${ROUNDS} times over`, async () => {
		const owner = await aPerson(world);
		const people = await Promise.all(Array.from({ length: PEOPLE }, () => aPerson(world)));
		for (let round = 0; round < ROUNDS; round += 1) {
			const car = await aCar(world, owner);
			const body = { carId: car.id, startAt: '2031-03-10', endAt: '2031-03-13' };
			const answers = await Promise.all(people.map(({ browser }) => browser.try(requestBooking, { body })));
			const outcomes = answers.map(({ status, body: answer }) => ('code' in answer ? `${status} ${answer.code}` : String(status))).sort();
			expect(outcomes).toEqual(['201', ...Array.from({ length: PEOPLE - 1 }, () => '409 CAR_ALREADY_BOOKED')]);
			const held = await world.running.platform.db.selectFrom('car_occupancy').select('booking_id').where('car_id', '=', car.id).execute();
			expect(held).toHaveLength(1);
			// The winner's hold would otherwise count against them in later rounds.
			await world.running.platform.pool.query(
				`UPDATE bookings SET status = 'CANCELLED', cancel_code = 'PAYMENT_TIMEOUT' WHERE car_id = $1`,
				[car.id],
			);
		}
	}, 300_000);
});
