/** A planned booking of the demo: renter, car, dates, and outcome. */
import { addDays, ammanDate, DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { DemoCar } from '../fleet/car.ts';
import type { DemoPerson } from '../people/person.ts';
import { type Random, random } from '../pictures/drawing/random.ts';

/**
 * ACCEPTED: confirmed, and completed by the timer when its time is over. WAITING: paid, not answered yet. HELD: not paid yet.
 * CANCELLED_BY_RENTER and CANCELLED_BY_OWNER: accepted, then cancelled two days before the pickup. ABANDONED: never paid. CARD_DECLINED: declined and given up. DECLINED and UNANSWERED: paid and refunded.
 */
export type Outcome =
	| ('ACCEPTED' | 'WAITING' | 'HELD' | 'DECLINED' | 'UNANSWERED' | 'ABANDONED' | 'CARD_DECLINED')
	| ('CANCELLED_BY_RENTER' | 'CANCELLED_BY_OWNER');

/** A review by one side of a trip. */
export type DemoReview = {
	side: 'RENTER' | 'OWNER';
	rating: number;
	text: string;
	/** Days after the completion. */
	daysAfter: number;
	/** The other side's reply, a day after publication. */
	answer?: string;
	/** Reason with which the other side reports it. */
	reported?: string;
};

export type DemoBooking = {
	/** Keys of a car and of a user. */
	car: string;
	renter: string;
	/** Pickup in days from today; negative is past. */
	from: number;
	days: number;
	/** Hours between now and the hour of pickup and return, negative before now; otherwise one of the usual hours. At night they are counted from the morning or the evening. */
	hoursFromNow?: number;
	/** When it was requested, in days before now. */
	askedDaysAgo: number;
	outcome: Outcome;
	/** Handover records of both sides: OUT at the handover, BACK also at the return. */
	handover?: 'OUT' | 'BACK';
	/** The owner claims some hours after the return, and the renter contests a day later. */
	contested?: true;
	/** In the order of writing. */
	reviews?: readonly DemoReview[];
	/** Reason of a decline or cancellation. */
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
const HALF_HOUR_MS = 30 * MINUTE_MS;
/** Three hours before and after these, cars are handed over. */
const EARLIEST = '11:00';
const LATEST = '19:00';

/** The next half hour to it on that day at which an office is open. */
function byDay(now: Date): Date {
	const [earliest, latest] = [EARLIEST, LATEST].map((hour) => Date.parse(`${ammanDate(now)}T${hour}:00+03:00`));
	const nearest = Math.round(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
	return new Date(Math.min(Math.max(nearest, earliest ?? nearest), latest ?? nearest));
}

/** Times of a booking relative to `now`. Answers come within hours of the payment, which takes minutes. */
export function bookingTimes(booking: DemoBooking, now: Date): BookingTimes {
	const chance = random(booking.days, `${booking.car} ${booking.renter} ${booking.from}`);
	const today = ammanDate(now);
	const hour = chance.pick(['09', '10', '10', '12', '16', '18']);
	const { hoursFromNow } = booking;
	const at = (day: number) =>
		hoursFromNow === undefined
			? new Date(`${addDays(today, day)}T${hour}:00:00+03:00`)
			: new Date(byDay(now).getTime() + hoursFromNow * HOUR_MS + day * DAY_MS);
	const asked = now.getTime() - booking.askedDaysAgo * DAY_MS;
	// Earlier dates may be moved to daytime hours; today's is exact.
	const awake = `${ammanDate(new Date(asked))}T${chance.pick(['09', '11', '14', '17', '20', '21'])}:${Math.floor(chance.between(10, 60))}:00+03:00`;
	const askedAt = booking.askedDaysAgo < 2 ? new Date(asked) : new Date(awake);
	const paidAt = new Date(askedAt.getTime() + Math.round(chance.between(2, 7) * MINUTE_MS));
	const answeredAt = new Date(paidAt.getTime() + Math.round(chance.between(0.4, 9) * HOUR_MS));
	const startAt = at(booking.from);
	// Late enough for the policy to retain something.
	const cancelledAt = new Date(startAt.getTime() - 45 * HOUR_MS);
	const endAt = at(booking.from + booking.days);
	const claimedAt = new Date(endAt.getTime() + 5 * HOUR_MS);
	const contestedAt = new Date(endAt.getTime() + 29 * HOUR_MS);
	return { askedAt, paidAt, answeredAt, cancelledAt, startAt, endAt, claimedAt, contestedAt };
}

/** One day between two rentals of a car, two between two trips of a user. */
export const CAR_PAUSE = 1;
const RENTER_PAUSE = 2;

type Stay = Pick<DemoBooking, 'from' | 'days'>;

/** Dates of cancelled bookings count too, because they were occupied for a while. */
export function isAvailable(all: readonly DemoBooking[], stay: Stay, concerns: (other: DemoBooking) => boolean, pause: number): boolean {
	return !all.some((other) => concerns(other) && other.from < stay.from + stay.days + pause && stay.from < other.from + other.days + pause);
}

/** The first of these people, in turn from a random one, who has no other trip at that time and has not booked the car before, so that no person reviews a car twice. */
export function pickRenter(
	people: readonly DemoPerson[],
	all: readonly DemoBooking[],
	{ car, chance, stay }: { car: DemoCar; chance: Random; stay: Stay },
): DemoPerson | undefined {
	const first = Math.floor(chance.between(0, people.length));
	return [...people.slice(first), ...people.slice(0, first)].find(
		({ key }) =>
			key !== car.owner &&
			isAvailable(all, stay, (other) => other.renter === key, RENTER_PAUSE) &&
			!all.some((other) => other.car === car.key && other.renter === key),
	);
}
