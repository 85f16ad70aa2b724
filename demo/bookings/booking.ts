/** A booking of the demo world as a plan: who, which car, when, and what becomes of it. */
import { addDays, ammanDate, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { random } from '../pictures/drawing/random.ts';

/**
 * ACCEPTED: confirmed; completed by the timer once its time is over. WAITING: paid, the owner has yet to answer. HELD: not paid yet.
 * CANCELLED_BY_RENTER and CANCELLED_BY_OWNER: accepted, then cancelled two days before the pickup. ABANDONED: never paid. CARD_DECLINED: tried, declined, given up. DECLINED and UNANSWERED: paid, and paid back.
 */
export type Outcome =
	| ('ACCEPTED' | 'WAITING' | 'HELD' | 'DECLINED' | 'UNANSWERED' | 'ABANDONED' | 'CARD_DECLINED')
	| ('CANCELLED_BY_RENTER' | 'CANCELLED_BY_OWNER');

/** What one side of a trip writes of the other. */
export type DemoReview = {
	side: 'RENTER' | 'OWNER';
	rating: number;
	text: string;
	/** Days after the completion. */
	daysAfter: number;
	/** What the other side answers, a day after it can be read. */
	answer?: string;
	/** With what words the other side then asks an admin to look at it. */
	reported?: string;
};

export type DemoBooking = {
	/** Keys of a car and of a person. */
	car: string;
	renter: string;
	/** Pickup in days from today; negative is past. */
	from: number;
	days: number;
	/** When it was asked for, in days before now. */
	askedDaysAgo: number;
	outcome: Outcome;
	/** What both sides recorded: OUT when the car left, BACK also when it came back. */
	handover?: 'OUT' | 'BACK';
	/** The owner claims some hours after the return, and the renter contests a day later. */
	contested?: true;
	/** In the order in which they were written. */
	reviews?: readonly DemoReview[];
	/** Why the owner declined, or one of them cancelled, in their own words. */
	reason?: string;
};

export type BookingTimes = {
	askedAt: Date;
	paidAt: Date;
	answeredAt: Date;
	cancelledAt: Date;
	startAt: Date;
	endAt: Date;
	claimedAt: Date;
	contestedAt: Date;
};

const MINUTE_MS = 60_000;

/** The moments of a booking in a world that is made `now`. An answer comes within some hours, after the payment, which takes some minutes. */
export function bookingTimes(booking: DemoBooking, now: Date): BookingTimes {
	const chance = random(booking.days, `${booking.car} ${booking.renter} ${booking.from}`);
	const today = ammanDate(now);
	const hour = chance.pick(['09', '10', '10', '12', '16', '18']);
	const at = (day: number) => new Date(`${addDays(today, day)}T${hour}:00:00+03:00`);
	const asked = now.getTime() - booking.askedDaysAgo * DAY_MS;
	// An earlier day may be moved to an hour at which people are awake; this day's is exact.
	const awake = `${ammanDate(new Date(asked))}T${chance.pick(['09', '11', '14', '17', '20', '21'])}:${Math.floor(chance.between(10, 60))}:00+03:00`;
	const askedAt = booking.askedDaysAgo < 2 ? new Date(asked) : new Date(awake);
	const paidAt = new Date(askedAt.getTime() + Math.round(chance.between(2, 7) * MINUTE_MS));
	const answeredAt = new Date(paidAt.getTime() + Math.round(chance.between(0.4, 9) * HOUR_MS));
	const startAt = at(booking.from);
	// Late enough for the policy to keep something.
	const cancelledAt = new Date(startAt.getTime() - 45 * HOUR_MS);
	const endAt = at(booking.from + booking.days);
	const claimedAt = new Date(endAt.getTime() + 5 * HOUR_MS);
	const contestedAt = new Date(endAt.getTime() + 29 * HOUR_MS);
	return { askedAt, paidAt, answeredAt, cancelledAt, startAt, endAt, claimedAt, contestedAt };
}
