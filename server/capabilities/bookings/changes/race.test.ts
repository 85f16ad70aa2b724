import { describe, expect, it } from 'vitest';
import { proposeBookingChange } from '#contract/booking-changes.ts';
import { requestBooking } from '#contract/bookings.ts';
import { returnAfter } from '#tests/support/booking-changes.ts';
import { aPerson } from '#tests/support/factories.ts';
import { confirmedTrip } from '#tests/support/handovers.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
/** `npm run test:full` sets a hundred. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6);

describe('a renter who extends while another renter books the days after', () => {
	it(`is one winner and one ordinary refusal, ${ROUNDS} times over`, async () => {
		for (let round = 0; round < ROUNDS; round += 1) {
			const trip = await confirmedTrip(world, { instantBook: true });
			const other = await aPerson(world);
			const extend = trip.renter.browser.try(proposeBookingChange, { params: trip.params, body: { endAt: returnAfter(trip, 2) } });
			const body = { carId: trip.car.id, startAt: returnAfter(trip, 1), endAt: returnAfter(trip, 3) };
			const answers = await Promise.all([extend, other.browser.try(requestBooking, { body })]);
			const outcomes = answers.map(({ status, body: answer }) => ('code' in answer ? `${status} ${answer.code}` : String(status)));
			expect(outcomes.toSorted()).toEqual(['201', '409 CAR_ALREADY_BOOKED']);
			const rows = await world.running.platform.db.selectFrom('car_occupancy').select('id').where('car_id', '=', trip.car.id).execute();
			expect(rows).toHaveLength(2);
		}
	}, 300_000);
});
