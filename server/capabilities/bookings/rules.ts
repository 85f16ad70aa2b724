/** Times and state machine of a booking. Pure: everything comes in as arguments. */
import type { AdminBooking } from '#contract/admin.ts';
import type { BookingAction, BookingStatus, CancelCode, NoShowCode } from '#contract/bookings.ts';
import { ANSWER_HOURS, COMPLETE_AFTER_HOURS, CONTEST_HOURS, HOLD_MINUTES, NO_SHOW_AFTER_HOURS } from '#contract/deadlines.ts';
import { HOUR_MS } from '#contract/time.ts';
import { deliveryOf } from './booking-extras.ts';
import type { BookingRow } from './sql.ts';

export const HOLD_MS = HOLD_MINUTES * 60_000;
const ANSWER_MS = ANSWER_HOURS * HOUR_MS;
export const COMPLETE_AFTER_MS = COMPLETE_AFTER_HOURS * HOUR_MS;
export const NO_SHOW_AFTER_MS = NO_SHOW_AFTER_HOURS * HOUR_MS;
/** With a flight a no-show can be reported this long after the landing instead, but not before this time after the pickup. */
const NO_SHOW_AFTER_LANDING_MS = 1.5 * HOUR_MS;
const LEAST_GRACE_MS = 0.5 * HOUR_MS;
export const CONTEST_MS = CONTEST_HOURS * HOUR_MS;
export const MAX_UNPAID_HOLDS = 20;

/** The owner has 24 hours from the payment, but at most until the pickup. */
export function respondBy(paidAt: Date, startsAt: Date): Date {
	return new Date(Math.min(paidAt.getTime() + ANSWER_MS, startsAt.getTime()));
}

/** State machine: allowed transitions by status. Status is changed nowhere else. */
export const bookingTransitions = {
	REQUESTED: {
		PAYMENT_TIMEOUT: 'CANCELLED',
		INSTANT_BOOK: 'CONFIRMED',
		ACCEPT: 'CONFIRMED',
		DECLINE: 'CANCELLED',
		UNANSWERED: 'CANCELLED',
		CANCEL_BY_RENTER: 'CANCELLED',
		CANCEL_BY_ADMIN: 'CANCELLED',
	},
	CONFIRMED: {
		CANCEL_BY_RENTER: 'CANCELLED',
		CANCEL_BY_OWNER: 'CANCELLED',
		CANCEL_BY_ADMIN: 'CANCELLED',
		NO_SHOW_RENTER: 'CANCELLED',
		NO_SHOW_OWNER: 'CANCELLED',
		REFUSED_AT_PICKUP: 'CANCELLED',
		RETURN_PASSED: 'COMPLETED',
		RETURNED: 'COMPLETED',
	},
	COMPLETED: {},
	CANCELLED: {},
} as const satisfies Record<BookingStatus, Partial<Record<string, BookingStatus>>>;

export type BookingTransition = { [S in BookingStatus]: keyof (typeof bookingTransitions)[S] }[BookingStatus];

type Transitions = typeof bookingTransitions;
type CancellingEvent = {
	[S in BookingStatus]: { [E in keyof Transitions[S]]: Transitions[S][E] extends 'CANCELLED' ? E : never }[keyof Transitions[S]];
}[BookingStatus];

/** Whether a transition requires a paid or an unpaid booking; null if it does not matter. */
const needsPaid: Record<BookingTransition, boolean | null> = {
	PAYMENT_TIMEOUT: false,
	INSTANT_BOOK: true,
	ACCEPT: true,
	DECLINE: true,
	UNANSWERED: true,
	CANCEL_BY_RENTER: null,
	CANCEL_BY_OWNER: true,
	CANCEL_BY_ADMIN: null,
	NO_SHOW_RENTER: true,
	NO_SHOW_OWNER: true,
	REFUSED_AT_PICKUP: true,
	RETURN_PASSED: true,
	RETURNED: true,
};

/** The label of a cancelled booking follows from how it was cancelled. */
export const cancelCodeOf = {
	PAYMENT_TIMEOUT: 'PAYMENT_TIMEOUT',
	DECLINE: 'DECLINED',
	UNANSWERED: 'UNANSWERED',
	CANCEL_BY_RENTER: 'BY_RENTER',
	CANCEL_BY_OWNER: 'BY_OWNER',
	CANCEL_BY_ADMIN: 'BY_ADMIN',
	NO_SHOW_RENTER: 'NO_SHOW_RENTER',
	NO_SHOW_OWNER: 'NO_SHOW_OWNER',
	REFUSED_AT_PICKUP: 'REFUSED_AT_PICKUP',
} as const satisfies Record<CancellingEvent, CancelCode>;

/** A no-show report; open until it is closed by time, by a decision, or by a handover. */
export type NoShow = { code: NoShowCode; saidAt: Date; contestBy: Date; contestedAt: Date | null; closedAt: Date | null };

export type BookingLifecycle = {
	status: BookingStatus;
	isPaid: boolean;
	respondBy: Date | null;
	holdExpiresAt: Date;
	startsAt: Date;
	endsAt: Date;
	checkedInAt: Date | null;
	returnedAt: Date | null;
	noShow: NoShow | null;
	/** Landing of the flight that a delivery waits for. */
	landsAt: Date | null;
	/** When the renter announced to arrive instead of at the start. */
	lateUntil: Date | null;
	/** While a report that may end the rental early is open, time alone does not complete it. */
	completionWaits: boolean;
};
export type TransitionResult = { to: BookingStatus } | { refusal: 'BOOKING_NOT_OPEN' | 'BOOKING_NOT_PAID' | 'BOOKING_NOT_CANCELLABLE' };

const isOpen = (noShow: NoShow | null): boolean => noShow !== null && noShow.closedAt === null;

/** The status to which `event` leads, or why it is not allowed. */
export function transition(booking: BookingLifecycle, event: BookingTransition, now: Date): TransitionResult {
	const cancels = event.startsWith('CANCEL_') || event.startsWith('NO_SHOW_') || event === 'REFUSED_AT_PICKUP';
	const closed = { refusal: cancels ? 'BOOKING_NOT_CANCELLABLE' : 'BOOKING_NOT_OPEN' } as const;
	const to = (bookingTransitions[booking.status] as Partial<Record<BookingTransition, BookingStatus>>)[event];
	if (to === undefined) return closed;
	const paid = needsPaid[event];
	if (paid === true && !booking.isPaid) return { refusal: 'BOOKING_NOT_PAID' };
	if (paid === false && booking.isPaid) return closed;
	if (event === 'ACCEPT' && booking.respondBy !== null && now >= booking.respondBy) return closed;
	if (cancels && booking.checkedInAt !== null) return closed;
	const byParty = event === 'CANCEL_BY_RENTER' || event === 'CANCEL_BY_OWNER';
	if (byParty && (isOpen(booking.noShow) || now >= booking.endsAt)) return closed;
	if (event === 'RETURN_PASSED' && booking.completionWaits) return closed;
	if (event === 'RETURN_PASSED' && isOpen(booking.noShow) && booking.checkedInAt === null) return closed;
	return { to };
}

export type Side = 'RENTER' | 'OWNER' | 'NONE';

/** From when a no-show can be reported; an announced delay moves it accordingly. Half an hour after the pickup at the earliest, however early the flight lands. */
export function noShowFrom({ startsAt, landsAt, lateUntil }: Pick<BookingLifecycle, 'startsAt' | 'landsAt' | 'lateUntil'>): Date {
	const start = startsAt.getTime();
	const usual = landsAt ? Math.max(landsAt.getTime() + NO_SHOW_AFTER_LANDING_MS, start + LEAST_GRACE_MS) : start + NO_SHOW_AFTER_MS;
	return new Date(usual + (lateUntil ? lateUntil.getTime() - start : 0));
}

/** Whether this side may report a no-show now; returns the reason if not. */
export function noShowProblem(
	booking: BookingLifecycle,
	side: Side,
	now: Date,
): 'NO_SHOW_TOO_EARLY' | 'NO_SHOW_NOT_POSSIBLE' | 'NO_SHOW_WAITS_FOR_REPORT' | null {
	const possible = booking.status === 'CONFIRMED' && booking.checkedInAt === null && booking.noShow === null && side !== 'NONE';
	if (!possible) return 'NO_SHOW_NOT_POSSIBLE';
	if (booking.completionWaits) return 'NO_SHOW_WAITS_FOR_REPORT';
	return now < noShowFrom(booking) ? 'NO_SHOW_TOO_EARLY' : null;
}

/** Whether time alone may uphold it: not if it was contested, and not while a report on the booking is open. */
export const isUpheldByTime = ({ noShow, completionWaits }: BookingLifecycle): boolean => noShow?.contestedAt === null && !completionWaits;

/** Only the accused party, once, within the contest window, or as long as a report suspends it. */
export function canContestNoShow({ noShow, checkedInAt, completionWaits }: BookingLifecycle, side: Side, now: Date): boolean {
	const accused: Side = noShow?.code === 'NO_SHOW_RENTER' ? 'RENTER' : 'OWNER';
	return (
		noShow !== null &&
		isOpen(noShow) &&
		checkedInAt === null &&
		noShow.contestedAt === null &&
		side === accused &&
		(completionWaits || now < noShow.contestBy)
	);
}

/** The next actions of this person. The web displays these and derives nothing itself. */
export function allowedActions(booking: BookingLifecycle, side: Side, now: Date): BookingAction[] {
	if (side === 'NONE') return [];
	const may = (event: BookingTransition) => 'to' in transition(booking, event, now);
	const cancel: BookingAction[] = may(`CANCEL_BY_${side}`) ? ['CANCEL'] : [];
	if (booking.status === 'REQUESTED') {
		if (side === 'RENTER') return booking.isPaid ? cancel : now < booking.holdExpiresAt ? ['PAY', ...cancel] : [];
		return booking.isPaid ? (['ACCEPT', 'DECLINE'] as const).filter(may) : [];
	}
	return [
		...cancel,
		...(noShowProblem(booking, side, now) === null ? (['NO_SHOW'] as const) : []),
		...(canContestNoShow(booking, side, now) ? (['CONTEST'] as const) : []),
	];
}

/** The next actions of an admin. */
export function adminActions(booking: BookingLifecycle, now: Date): AdminBooking['adminActions'] {
	const decides = booking.status === 'CONFIRMED' && isOpen(booking.noShow) && booking.checkedInAt === null;
	return [
		...('to' in transition(booking, 'CANCEL_BY_ADMIN', now) ? (['CANCEL'] as const) : []),
		...(decides ? (['DECIDE_NO_SHOW'] as const) : []),
	];
}

/** A booking's row as input of the state machine. */
export function toBookingLifecycle(row: BookingRow): BookingLifecycle {
	const { landsAt } = deliveryOf(row) ?? {};
	return {
		status: row.status,
		isPaid: row.paid_at !== null,
		respondBy: row.respond_by,
		holdExpiresAt: row.hold_expires_at,
		startsAt: row.starts_at,
		endsAt: row.ends_at,
		checkedInAt: row.checked_in_at,
		returnedAt: row.returned_at,
		landsAt: landsAt ? new Date(landsAt) : null,
		lateUntil: row.late_until,
		completionWaits: row.completion_waits,
		noShow:
			row.no_show_code && row.no_show_said_at
				? {
						code: row.no_show_code,
						saidAt: row.no_show_said_at,
						contestBy: row.no_show_contest_by ?? new Date(row.no_show_said_at.getTime() + CONTEST_MS),
						contestedAt: row.no_show_contested_at,
						closedAt: row.no_show_closed_at,
					}
				: null,
	};
}

/** A median of fewer answers is not meaningful. */
const FEWEST_ANSWERS = 3;
type AnswerFigures = { answeredAtAll: number; medianMinutes: number | null };

/** The usual time of an owner's answers in minutes; null if there were too few. */
export const typicalAnswerMinutes = ({ answeredAtAll, medianMinutes }: AnswerFigures): number | null =>
	answeredAtAll >= FEWEST_ANSWERS && medianMinutes !== null ? Math.round(medianMinutes) : null;

/** In steps, so that an owner's cars are seldom updated for it. The last one also means any longer time. */
const ANSWER_STEPS = [1, 4, 12, ANSWER_HOURS] as const;

/** Within how many hours an owner usually answers, as the order "recommended" compares it; null if there were too few answers. */
export function answerHours(figures: AnswerFigures): number | null {
	const minutes = typicalAnswerMinutes(figures);
	return minutes === null ? null : (ANSWER_STEPS.find((hours) => minutes <= hours * 60) ?? ANSWER_HOURS);
}
