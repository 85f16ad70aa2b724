import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { writeReview } from '#contract/reviews.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, job } from '#server/platform/jobs/jobs.ts';
import { Browser } from '#tests/support/browser.ts';
import { aCar, aPerson, aSession, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, type Trip } from '#tests/support/handovers.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

/** Runs both reminder jobs, as the worker does by the clock. */
async function sweep(times = 1): Promise<void> {
	for (let count = 0; count < times; count += 1) {
		await inTransaction(world.running.platform.db, async (tx) => {
			await enqueue(tx, job('bookings.remind', z.object({})), {});
			await enqueue(tx, job('reviews.remind', z.object({})), {});
		});
		await world.runJobs();
	}
}

/** Newest first. */
async function remindersOf(person: Person): Promise<string[]> {
	const rows = await world.running.platform.db
		.selectFrom('notifications')
		.select('title')
		.where('user_id', '=', person.id)
		.where('type', '=', 'BOOKING_REMINDER')
		.orderBy('created_at', 'desc')
		.execute();
	return rows.map(({ title }) => (title as { en: string }).en);
}

const goTo = (moment: string) => {
	world.clock.moveTo(new Date(`${moment}:00+03:00`));
	return world.runJobs();
};
/** The earlier session would have expired by idle time. */
const signedIn = async (person: Person): Promise<Person> => ({
	...person,
	browser: new Browser(world.url, { mishwar_session: await aSession(world, person.id) }),
});
const hereAnew = async (trip: Trip): Promise<Trip> => ({ ...trip, owner: await signedIn(trip.owner), renter: await signedIn(trip.renter) });

describe('a reminder of the pickup', () => {
	it('goes to both the evening before, once', async () => {
		const trip = await confirmedTrip(world);
		await goTo('2031-03-09T17:50');
		await sweep();
		expect([await remindersOf(trip.owner), await remindersOf(trip.renter)]).toEqual([[], []]);
		await goTo('2031-03-09T18:10');
		await sweep(3);
		expect(await remindersOf(trip.owner)).toEqual(['Pickup tomorrow at 10:00']);
		expect(await remindersOf(trip.renter)).toEqual(['Pickup tomorrow at 10:00']);
	});

	it('is not sent again to a person who deleted it from the bell', async () => {
		const { renter } = await confirmedTrip(world);
		await goTo('2031-03-09T18:10');
		await sweep();
		await world.running.platform.db.deleteFrom('notifications').where('user_id', '=', renter.id).execute();
		await goTo('2031-03-09T20:10');
		await sweep();
		expect(await remindersOf(renter)).toEqual([]);
	});

	it('goes to both on the day itself if the job did not run at night', async () => {
		const trip = await confirmedTrip(world);
		await goTo('2031-03-10T07:30');
		await sweep();
		expect(await remindersOf(trip.renter)).toEqual(['Pickup today at 10:00']);
	});

	it('is not sent for a cancelled booking', async () => {
		const trip = await confirmedTrip(world);
		await trip.renter.browser.call(cancelBooking, { params: trip.params, body: { reason: 'Plans changed' } });
		await goTo('2031-03-09T18:10');
		await sweep();
		expect([await remindersOf(trip.owner), await remindersOf(trip.renter)]).toEqual([[], []]);
	});
});

describe('a reminder of the return and of the reviews', () => {
	it('of the return goes to both, and that of the review to those who have not written one', async () => {
		const booked = await confirmedTrip(world);
		await goTo('2031-03-10T10:00');
		await checkInByOwner(await hereAnew(booked));
		await goTo('2031-03-12T19:00');
		await sweep(2);
		// A return at ten is announced the evening before.
		expect((await remindersOf(booked.renter))[0]).toBe('Return tomorrow at 10:00');
		expect((await remindersOf(booked.owner))[0]).toBe('Return tomorrow at 10:00');
		await goTo('2031-03-13T10:00');
		const trip = await hereAnew(booked);
		await checkOutBy('owner', trip);
		await world.runJobs();
		await trip.renter.browser.call(writeReview, { params: trip.params, body: { rating: 5, text: 'A good car, and on time.' } });
		await goTo('2031-03-14T09:50');
		await sweep();
		expect(await remindersOf(trip.owner)).not.toContain('How was your trip?');
		await goTo('2031-03-14T10:10');
		await sweep(3);
		expect((await remindersOf(trip.owner)).filter((title) => title === 'How was your trip?')).toHaveLength(1);
		expect(await remindersOf(trip.renter)).not.toContain('How was your trip?');
	});

	it('is not sent after an early return', async () => {
		const booked = await confirmedTrip(world);
		await goTo('2031-03-10T10:00');
		await checkInByOwner(await hereAnew(booked));
		await goTo('2031-03-11T18:00');
		await checkOutBy('owner', await hereAnew(booked));
		await goTo('2031-03-13T09:00');
		await sweep();
		expect((await remindersOf(booked.renter)).filter((title) => title.startsWith('Return'))).toEqual([]);
	});

	it('of reviews is not sent when the time to write is nearly over', async () => {
		const trip = await confirmedTrip(world);
		await goTo('2031-03-14T10:00');
		await world.advance(14 * DAY_MS);
		await sweep();
		expect(await remindersOf(trip.renter)).toEqual([]);
	});
});

describe('a reminder to answer', () => {
	async function aRequest() {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const { id } = await paidRequest(world, renter, await aCar(world, owner));
		await world.runJobs();
		return { owner, renter, params: { id } };
	}

	it('goes to the owner after six hours and after twenty, and never to the renter', async () => {
		const { owner, renter } = await aRequest();
		await world.advance(5 * HOUR_MS);
		await sweep(2);
		expect(await remindersOf(owner)).toEqual([]);
		await world.advance(HOUR_MS);
		await sweep(2);
		expect(await remindersOf(owner)).toEqual(['A booking request is waiting for your reply']);
		await world.advance(14 * HOUR_MS);
		await sweep(2);
		expect(await remindersOf(owner)).toEqual(['Last reminder: reply to the request', 'A booking request is waiting for your reply']);
		expect(await remindersOf(renter)).toEqual([]);
		const [last] = await owner.browser.call(listNotifications, {});
		expect(last?.body.en).toContain('Reply by 10:00 today');
	});

	it('is not sent after an answer', async () => {
		const { owner, params } = await aRequest();
		await owner.browser.call(acceptBooking, { params });
		await world.advance(7 * HOUR_MS);
		await sweep();
		expect(await remindersOf(owner)).toEqual([]);
	});

	it('is sent once, the last one, if the job did not run for a day', async () => {
		const { owner } = await aRequest();
		await world.advance(21 * HOUR_MS);
		await sweep(2);
		expect(await remindersOf(owner)).toEqual(['Last reminder: reply to the request']);
	});
});
