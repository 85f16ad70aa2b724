/** Times and the life of a booking. Pure: everything comes in as arguments. */
import type { BookingAction, BookingStatus, CancelCode } from '#contract/bookings.ts';
import { HOUR_MS, rentalDays } from '#contract/time.ts';

export const HOLD_MS = 30 * 60_000;
const ANSWER_MS = 24 * HOUR_MS;
/** A rental whose return nobody recorded counts as over this long after its end. */
export const COMPLETE_AFTER_MS = 24 * HOUR_MS;
export const MAX_UNPAID_HOLDS = 20;

/** Of the market, and of the car: the stricter one counts. */
export type StayRules = { minRentalDays: number; maxRentalDays: number; noticeHours: number };
export type StayProblem =
	| { code: 'RETURN_BEFORE_PICKUP' | 'PICKUP_IN_PAST' }
	| { code: 'RENTAL_TOO_SHORT' | 'RENTAL_TOO_LONG'; days: number }
	| { code: 'NOTICE_TOO_SHORT'; hours: number };

/** What is wrong with these times, before anybody looks whether the car is free; null when nothing is. */
export function stayProblem(stay: { start: Date; end: Date }, now: Date, rules: StayRules): StayProblem | null {
	const days = rentalDays(stay.start, stay.end);
	if (days <= 0) return { code: 'RETURN_BEFORE_PICKUP' };
	if (stay.start < now) return { code: 'PICKUP_IN_PAST' };
	if (stay.start.getTime() < now.getTime() + rules.noticeHours * HOUR_MS) return { code: 'NOTICE_TOO_SHORT', hours: rules.noticeHours };
	if (days < rules.minRentalDays) return { code: 'RENTAL_TOO_SHORT', days: rules.minRentalDays };
	if (days > rules.maxRentalDays) return { code: 'RENTAL_TOO_LONG', days: rules.maxRentalDays };
	return null;
}

/** The owner has 24 hours from the payment, and never longer than until the pickup. */
export function respondBy(paidAt: Date, startsAt: Date): Date {
	return new Date(Math.min(paidAt.getTime() + ANSWER_MS, startsAt.getTime()));
}

/** Where a booking can go from where it stands, and by what. Nothing else moves it. */
export const bookingTransitions = {
	REQUESTED: {
		PAYMENT_TIMEOUT: 'CANCELLED',
		INSTANT_BOOK: 'CONFIRMED',
		ACCEPT: 'CONFIRMED',
		DECLINE: 'CANCELLED',
		UNANSWERED: 'CANCELLED',
	},
	CONFIRMED: { RETURN_PASSED: 'COMPLETED', RETURNED: 'COMPLETED' },
	COMPLETED: {},
	CANCELLED: {},
} as const satisfies Record<BookingStatus, Partial<Record<string, BookingStatus>>>;

export type BookingEvent = { [S in BookingStatus]: keyof (typeof bookingTransitions)[S] }[BookingStatus];

/** What an event needs besides the status. */
const needsPaid: Record<BookingEvent, boolean | null> = {
	PAYMENT_TIMEOUT: false,
	INSTANT_BOOK: true,
	ACCEPT: true,
	DECLINE: true,
	UNANSWERED: true,
	RETURN_PASSED: true,
	RETURNED: true,
};

export type Standing = { status: BookingStatus; isPaid: boolean; respondBy: Date | null; holdExpiresAt: Date };
export type Step = { to: BookingStatus } | { refusal: 'BOOKING_NOT_OPEN' | 'BOOKING_NOT_PAID' };

/** Where `event` leads from here, or why it leads nowhere. */
export function step(booking: Standing, event: BookingEvent, now: Date): Step {
	const to = (bookingTransitions[booking.status] as Partial<Record<BookingEvent, BookingStatus>>)[event];
	if (to === undefined) return { refusal: 'BOOKING_NOT_OPEN' };
	const paid = needsPaid[event];
	if (paid === true && !booking.isPaid) return { refusal: 'BOOKING_NOT_PAID' };
	if (paid === false && booking.isPaid) return { refusal: 'BOOKING_NOT_OPEN' };
	if (event === 'ACCEPT' && booking.respondBy !== null && now >= booking.respondBy) return { refusal: 'BOOKING_NOT_OPEN' };
	return { to };
}

/** The label of a cancelled booking follows from how it was cancelled. */
export const cancelCodeOf = {
	PAYMENT_TIMEOUT: 'PAYMENT_TIMEOUT',
	DECLINE: 'DECLINED',
	UNANSWERED: 'UNANSWERED',
} as const satisfies Partial<Record<BookingEvent, CancelCode>>;

/** What this person may do next. The web shows these and works nothing out. */
export function allowedActions(booking: Standing, role: 'RENTER' | 'OWNER' | 'NONE', now: Date): BookingAction[] {
	if (booking.status !== 'REQUESTED') return [];
	if (role === 'RENTER') return !booking.isPaid && now < booking.holdExpiresAt ? ['PAY'] : [];
	if (role !== 'OWNER' || !booking.isPaid) return [];
	return (['ACCEPT', 'DECLINE'] as const).filter((action) => 'to' in step(booking, action, now));
}
