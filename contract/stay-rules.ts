/** When a car may be booked regardless of other bookings: the calendar disables what these rules refuse, and the server enforces them. Pure. */
import { AIRPORT } from './car-terms.ts';
import type { City } from './cities.ts';
import { ALL_DAY, halfHoursWithin, isWithinHours, type PickupHours } from './pickup-hours.ts';
import { DAY_MS, HOUR_MS, parseMoment, rentalDays } from './time.ts';

/** The stricter of the marketplace's and the car's rules. */
export type StayRules = { minRentalDays: number; maxRentalDays: number; noticeHours: number; hours: PickupHours };
export type StayProblem =
	| { code: 'RETURN_BEFORE_PICKUP' | 'PICKUP_IN_PAST' }
	| { code: 'RENTAL_TOO_SHORT' | 'RENTAL_TOO_LONG'; days: number }
	| { code: 'NOTICE_TOO_SHORT'; hours: number }
	| ({ code: 'OUTSIDE_HOURS' } & PickupHours);

/** Only the past is refused: for dates that are chosen before a car is. */
export const rulesOfNoCar: StayRules = { minRentalDays: 1, maxRentalDays: Number.POSITIVE_INFINITY, noticeHours: 0, hours: ALL_DAY };

/** The hours that apply: a car that is brought to the airport has hours of its own there. */
export function hoursFor(zone: City | null | undefined, hours: { pickup: PickupHours; airport: PickupHours }): PickupHours {
	return zone === AIRPORT ? hours.airport : hours.pickup;
}

/** Why these times are not allowed, regardless of occupancy; null if they are. */
export function stayProblem(stay: { start: Date; end: Date }, now: Date, rules: StayRules): StayProblem | null {
	const days = rentalDays(stay.start, stay.end);
	if (days <= 0) return { code: 'RETURN_BEFORE_PICKUP' };
	if (stay.start < now) return { code: 'PICKUP_IN_PAST' };
	if (stay.start.getTime() < now.getTime() + rules.noticeHours * HOUR_MS) return { code: 'NOTICE_TOO_SHORT', hours: rules.noticeHours };
	if (days < rules.minRentalDays) return { code: 'RENTAL_TOO_SHORT', days: rules.minRentalDays };
	if (days > rules.maxRentalDays) return { code: 'RENTAL_TOO_LONG', days: rules.maxRentalDays };
	if (!isWithinHours(stay.start, rules.hours) || !isWithinHours(stay.end, rules.hours)) return { code: 'OUTSIDE_HOURS', ...rules.hours };
	return null;
}

/** Whether a stay of the shortest duration may begin at this moment. */
export function canStartAt(start: Date, now: Date, rules: StayRules): boolean {
	return stayProblem({ start, end: new Date(start.getTime() + rules.minRentalDays * DAY_MS) }, now, rules) === null;
}

/** The half-hours of a calendar date at which a car changes hands, regardless of everything else. */
export function handoverTimes(date: string, { hours }: StayRules): Array<{ time: string; moment: Date }> {
	return halfHoursWithin(hours).flatMap((time) => {
		const moment = parseMoment(`${date}T${time}`);
		return moment ? [{ time, moment }] : [];
	});
}

/** Whether no stay may start on this calendar date. */
export function pickupForbidden(date: string, now: Date, rules: StayRules): boolean {
	return !handoverTimes(date, rules).some(({ moment }) => canStartAt(moment, now, rules));
}
