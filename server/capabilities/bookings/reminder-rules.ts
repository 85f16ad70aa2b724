/** Which reminders are due, from a booking and the time. Pure. */
import type { BookingReminderKind } from '#contract/booking-life.ts';
import type { BookingStatus } from '#contract/bookings.ts';
import { ammanDate, ammanMidnight, DAY_MS, HOUR_MS } from '#contract/time.ts';

export type Remindable = {
	status: BookingStatus;
	paidAt: Date | null;
	respondBy: Date | null;
	confirmedAt: Date | null;
	startsAt: Date;
	endsAt: Date;
	checkedInAt: Date | null;
	returnedAt: Date | null;
	/** A no-show was reported and has not been decided. */
	hasOpenNoShow: boolean;
};

/** `dueAt`: time of the occasion. */
export type Reminder = { kind: BookingReminderKind; dueAt: Date };

const EVENING_HOUR = 18;
const MORNING_HOUR = 8;
/** Returns before this hour are announced the evening before: a reminder at eight would be too late. */
const EARLY_HOUR = 11;
/** Fractions of the owner's response time: 6 and 20 of the usual 24 hours. */
const FIRST_PART = 1 / 4;
const LAST_PART = 5 / 6;
/** With less time than this the request itself was a recent notice. */
const SHORT_TIME_MS = 4 * HOUR_MS;
/** A booking made this shortly before needs no reminder. */
const JUST_AGREED_MS = 3 * HOUR_MS;

const midnightOf = (moment: Date): number => ammanMidnight(ammanDate(moment)).getTime();
const eveningBefore = (moment: Date): number => midnightOf(moment) - DAY_MS + EVENING_HOUR * HOUR_MS;
const morningOf = (moment: Date): number => midnightOf(moment) + MORNING_HOUR * HOUR_MS;

/** All reminders whose time has come and whose occasion has not passed; the caller removes those already sent. */
export function dueReminders(booking: Remindable, now: Date): Reminder[] {
	if (booking.status === 'REQUESTED') return toAnswer(booking, now.getTime());
	if (booking.status !== 'CONFIRMED' || booking.hasOpenNoShow) return [];
	return [...toPickUp(booking, now.getTime()), ...toReturn(booking, now.getTime())];
}

function toPickUp({ startsAt, checkedInAt, confirmedAt }: Remindable, now: number): Reminder[] {
	const from = eveningBefore(startsAt);
	const justAgreed = confirmedAt === null || confirmedAt.getTime() > from - JUST_AGREED_MS;
	return checkedInAt === null && !justAgreed && now >= from && now < startsAt.getTime() ? [{ kind: 'PICKUP', dueAt: startsAt }] : [];
}

function toReturn({ startsAt, endsAt, returnedAt }: Remindable, now: number): Reminder[] {
	const isEarly = endsAt.getTime() < midnightOf(endsAt) + EARLY_HOUR * HOUR_MS;
	const from = Math.max(isEarly ? eveningBefore(endsAt) : morningOf(endsAt), startsAt.getTime());
	return returnedAt === null && now >= from && now < endsAt.getTime() ? [{ kind: 'RETURN', dueAt: endsAt }] : [];
}

/** After an outage both may be due: only the last one is sent. */
function toAnswer({ paidAt, respondBy }: Remindable, now: number): Reminder[] {
	if (!paidAt || !respondBy || now >= respondBy.getTime()) return [];
	const time = respondBy.getTime() - paidAt.getTime();
	if (time < SHORT_TIME_MS) return [];
	const passed = now - paidAt.getTime();
	if (passed >= time * LAST_PART) return [{ kind: 'ANSWER_LAST', dueAt: respondBy }];
	return passed >= time * FIRST_PART ? [{ kind: 'ANSWER', dueAt: respondBy }] : [];
}
