/** Form values of the dialog for changing a trip, and the request that they make. */
import type { BookingChange, RequestedHandover } from '#contract/booking-changes.ts';
import type { Booking } from '#contract/bookings.ts';
import { AIRPORT } from '#contract/car-terms.ts';
import type { City } from '#contract/cities.ts';
import { clockTime } from '#contract/pickup-hours.ts';
import { addDays, ammanDate, DAY_MS, parseMoment } from '#contract/time.ts';
import { parsePin } from '#web/features/places/pin.ts';

export type Moment = { day: string; time: string };
export type HandoverChoice = 'AGREED' | 'MEETING_POINT' | 'PLACE' | City;
export type HandoverDraft = {
	choice: HandoverChoice;
	/** Address of a delivery, or description of a place. */
	text: string;
	/** Optional pin of a delivery, as typed. */
	pin: string;
	flight: string;
	/** Local time in Amman, `YYYY-MM-DDTHH:MM`. */
	landing: string;
};
export type TripDraft = { start: Moment; end: Moment; handover: HandoverDraft };
export type Agreed = Pick<Booking, 'id' | 'startAt' | 'endAt'>;

/** How far a pickup can be moved in the dialog. */
const MOVE_DAYS = 60;
const SHORTEST_TEXT = 5;

export const asMoment = (iso: string): Moment => ({ day: ammanDate(new Date(iso)), time: clockTime(new Date(iso)) });

export const draftOf = ({ startAt, endAt }: Agreed): TripDraft => ({
	start: asMoment(startAt),
	end: asMoment(endAt),
	handover: { choice: 'AGREED', text: '', pin: '', flight: '', landing: '' },
});

/** Initial value of the dialog if the agreed return has passed: the next occurrence of the same time of day, or the last one that is possible. */
export function overdueDraftOf(agreed: Agreed, freeUntil: string, now: number): TripDraft {
	const daysLate = Math.floor((now - Date.parse(agreed.endAt)) / DAY_MS) + 1;
	const next = new Date(Date.parse(agreed.endAt) + daysLate * DAY_MS).toISOString();
	return { ...draftOf(agreed), end: asMoment(Date.parse(next) <= Date.parse(freeUntil) ? next : freeUntil) };
}

const textOf = ({ day, time }: Moment): string => `${day}T${time}`;
const isSame = (moment: Moment, iso: string): boolean => parseMoment(textOf(moment))?.getTime() === new Date(iso).getTime();
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Whether pickup and handover stay unchanged. */
export const isReturnAlone = ({ before, after, handover }: Pick<BookingChange, 'before' | 'after' | 'handover'>): boolean =>
	before.startAt === after.startAt && before.zone === after.zone && handover === null;

/** The request for the server; null while nothing is chosen or something is missing. */
export function changeRequestOf({ start, end, handover: draft }: TripDraft, agreed: Agreed) {
	const handover = handoverOf(draft);
	if (handover === null) return null;
	const movesStart = !isSame(start, agreed.startAt);
	if (!movesStart && !handover && isSame(end, agreed.endAt)) return null;
	return { endAt: textOf(end), ...(movesStart && { startAt: textOf(start) }), ...(handover && { handover }) };
}

/** Whether the text is neither empty nor a valid pin. */
export const isPinWrong = (typed: string): boolean => typed.trim() !== '' && parsePin(typed) === null;

/** Undefined if the place stays as agreed; null if a field is missing. */
function handoverOf({ choice, text: typed, pin: typedPin, flight, landing }: HandoverDraft): RequestedHandover | null | undefined {
	const text = typed.trim();
	const isLongEnough = text.length >= SHORTEST_TEXT;
	if (choice === 'AGREED') return undefined;
	if (choice === 'MEETING_POINT') return { kind: choice };
	if (choice === 'PLACE') return isLongEnough ? { kind: choice, text } : null;
	const address = isLongEnough && { address: text };
	if (choice !== AIRPORT) {
		const pin = parsePin(typedPin);
		if (!address || isPinWrong(typedPin)) return null;
		return { kind: 'DELIVERY', delivery: { zone: choice, ...address, ...pin } };
	}
	if (flight.trim() === '' || landing === '') return null;
	return { kind: 'DELIVERY', delivery: { zone: choice, flightNumber: flight, landsAt: `${landing}:00+03:00`, ...address } };
}

/** Another pickup moves the return by as many days, so that the trip stays as long as it was. */
export const withStart = ({ start, end, handover }: TripDraft, moment: Moment): TripDraft => ({
	start: moment,
	end: { ...end, day: addDays(end.day, daysBetween(start.day, moment.day)) },
	handover,
});

export function pickupDays({ startAt }: Agreed, now: string | Date): string[] {
	return daysFrom(ammanDate(new Date(now)), addDays(asMoment(startAt).day, MOVE_DAYS));
}

/** Days to choose from for the return: from today or the pickup on, while the car is free. With a moved pickup the server checks the end. */
export function returnDays(agreed: Agreed, { start, end }: TripDraft, freeUntil: string | null, now: string | Date): string[] {
	const first = [start.day, ammanDate(new Date(now))].toSorted().at(-1) ?? start.day;
	const isMoved = start.day !== asMoment(agreed.startAt).day;
	const last = isMoved ? addDays(end.day, MOVE_DAYS) : asMoment(freeUntil ?? agreed.endAt).day;
	return daysFrom(first, last > end.day ? last : end.day);
}

function daysFrom(first: string, last: string): string[] {
	const days: string[] = [];
	for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
	return days;
}
