/** The planned bookings cover every status, have a possible order, and never overlap for a car. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { busyWorld, smallWorld, wholeWorld } from '../worlds.ts';
import { bookingTimes, type DemoBooking } from './booking.ts';
import { reviewsOfBusyOwner } from './of-busy-owner.ts';

/** Morning, late evening, and a minute after midnight in Amman. */
const moments = ['2026-06-01T07:00:00Z', '2026-12-31T20:40:00Z', '2026-10-09T21:01:00Z'].map((text) => new Date(text));
const carOf = ({ car }: DemoBooking) => wholeWorld.cars.find(({ key }) => key === car);
const ending = (bookings: readonly DemoBooking[], outcome: DemoBooking['outcome']) =>
	bookings.filter((booking) => booking.outcome === outcome);

describe.each([
	['whole', wholeWorld],
	['small', smallWorld],
	['busy', busyWorld],
])('the %s world', (_, world) => {
	const { bookings, people, cars } = world;

	it('names existing cars and people, and no one books their own car or without papers', () => {
		for (const booking of bookings) {
			expect(cars.find(({ key }) => key === booking.car)?.state).toBe('LISTED');
			expect(people.find(({ key }) => key === booking.renter)?.identity).toBe('APPROVED');
			expect(carOf(booking)?.owner).not.toBe(booking.renter);
		}
	});

	it('never rents a car, or a renter, out twice at a time', () => {
		for (const [index, one] of bookings.entries()) {
			for (const other of bookings.slice(index + 1)) {
				const overlap = one.from < other.from + other.days && other.from < one.from + one.days;
				expect(overlap && (one.car === other.car || one.renter === other.renter), `${one.car} and ${other.car} on ${one.from}`).toBe(false);
			}
		}
	});

	it('has no person review a car twice', () => {
		for (const { key } of cars) {
			const reviewers = bookings
				.filter(({ car, reviews = [] }) => car === key && reviews.some(({ side }) => side === 'RENTER'))
				.map(({ renter }) => renter);
			expect(new Set(reviewers).size, key).toBe(reviewers.length);
		}
	});

	it.each(moments)('is possible in its order when it is made at %s', (now) => {
		for (const booking of bookings) {
			const { askedAt, paidAt, answeredAt, startAt, endAt } = bookingTimes(booking, now);
			const listed = carOf(booking)?.listedDaysAgo ?? 0;
			// A car is listed up to ten hours earlier than its day says, and verified up to twenty hours later.
			expect(askedAt.getTime(), `${booking.car} is listed`).toBeGreaterThan(now.getTime() - listed * DAY_MS + 20 * HOUR_MS);
			expect(askedAt.getTime()).toBeLessThanOrEqual(now.getTime());
			expect(startAt.getTime()).toBeGreaterThan(askedAt.getTime());
			expect(endAt.getTime() - startAt.getTime()).toBe(booking.days * DAY_MS);
			if (booking.outcome === 'HELD') continue;
			expect(paidAt.getTime()).toBeLessThan(Math.min(now.getTime(), startAt.getTime()));
			if (booking.outcome === 'WAITING') {
				expect(now.getTime() - paidAt.getTime()).toBeLessThan(12 * HOUR_MS);
			} else {
				expect(answeredAt.getTime()).toBeLessThan(Math.min(now.getTime(), startAt.getTime()));
			}
		}
	});

	it('has decisions of an owner only for cars without instant booking', () => {
		for (const booking of bookings) {
			if (carOf(booking)?.instantBook) expect(['ACCEPTED', 'HELD', 'ABANDONED', 'CARD_DECLINED']).toContain(booking.outcome);
		}
	});

	it('gives renter@ something in every tab, and owner@ three requests of three people', () => {
		const trips = bookings.filter(({ renter }) => renter === 'lina');
		const accepted = ending(trips, 'ACCEPTED');
		expect(accepted.some(({ from, days }) => from + days <= -3)).toBe(true);
		expect(accepted.some(({ from, days }) => from < 0 && from + days > 0)).toBe(true);
		expect(accepted.some(({ from }) => from > 0)).toBe(true);
		expect(ending(trips, 'WAITING')).toHaveLength(1);
		expect(ending(trips, 'HELD')).toHaveLength(1);
		expect(ending(trips, 'DECLINED').length).toBeGreaterThan(0);
		const asked = ending(bookings, 'WAITING').filter((booking) => carOf(booking)?.owner === 'khaled');
		expect(new Set(asked.map(({ renter }) => renter)).size).toBe(3);
	});
});

describe('the whole world', () => {
	const { bookings, cars } = wholeWorld;
	const published = (car: string) =>
		bookings.filter(({ car: its, from, days, reviews = [] }) => {
			const isPublished = reviews.length === 2 || from + days < -14;
			return its === car && isPublished && reviews.some(({ side }) => side === 'RENTER');
		}).length;

	it('has the reviews of owner@ that it promises: 24 of one car, 156 in total', () => {
		expect(published('toyota-camry-2021')).toBe(24);
		expect(Object.keys(reviewsOfBusyOwner).reduce((sum, car) => sum + published(car), 0)).toBe(156);
	});

	it('has more than sixty bookings, past, present and future, with every outcome', () => {
		expect(bookings.length).toBeGreaterThanOrEqual(60);
		const outcomes = ['ACCEPTED', 'WAITING', 'HELD', 'DECLINED', 'UNANSWERED', 'ABANDONED', 'CARD_DECLINED'] as const;
		for (const outcome of outcomes) expect(ending(bookings, outcome).length, outcome).toBeGreaterThan(0);
		const accepted = ending(bookings, 'ACCEPTED');
		expect(accepted.filter(({ from, days }) => from + days <= -3).length).toBeGreaterThan(accepted.length / 2);
		expect(accepted.filter(({ from, days }) => from < 0 && from + days > 0).length).toBeGreaterThanOrEqual(5);
		expect(accepted.filter(({ from }) => from > 0).length).toBeGreaterThanOrEqual(10);
	});

	it('leaves no accepted booking in the day between its end and its completion, unless its return is recorded or it is of an office’s day', () => {
		for (const { from, days, handover, hoursFromNow } of ending(bookings, 'ACCEPTED'))
			expect(from + days <= -3 || from + days > 0 || handover === 'BACK' || hoursFromNow !== undefined).toBe(true);
	});

	it('leaves most cars free this week, and all of the newest', () => {
		const occupied = new Set(bookings.filter(({ from, days }) => from <= 7 && from + days >= 0).map(({ car }) => car));
		expect(occupied.size).toBeLessThan(cars.length / 2);
		const newest = cars.filter(({ state }) => state === 'LISTED').toSorted((a, b) => a.listedDaysAgo - b.listedDaysAgo);
		for (const { key } of newest.slice(0, 8)) expect(occupied).not.toContain(key);
		// Search begins with the newest: most of them have been reviewed.
		const reviewed = newest.slice(0, 8).filter(({ key }) => published(key) > 0);
		expect(reviewed.length).toBeGreaterThanOrEqual(6);
	});
});
