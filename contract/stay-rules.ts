/** When a car may be booked regardless of other bookings: the calendar disables what these rules refuse, and the server enforces them. Pure. */
import { addDays, HOUR_MS, parseMoment, parsePickup, rentalDays } from './time.ts';

/** The stricter of the marketplace's and the car's rules. */
export type StayRules = { minRentalDays: number; maxRentalDays: number; noticeHours: number };
export type StayProblem =
	| { code: 'RETURN_BEFORE_PICKUP' | 'PICKUP_IN_PAST' }
	| { code: 'RENTAL_TOO_SHORT' | 'RENTAL_TOO_LONG'; days: number }
	| { code: 'NOTICE_TOO_SHORT'; hours: number };

/** Why these times are not allowed, regardless of occupancy; null if they are. */
export function stayProblem(stay: { start: Date; end: Date }, now: Date, rules: StayRules): StayProblem | null {
	const days = rentalDays(stay.start, stay.end);
	if (days <= 0) return { code: 'RETURN_BEFORE_PICKUP' };
	if (stay.start < now) return { code: 'PICKUP_IN_PAST' };
	if (stay.start.getTime() < now.getTime() + rules.noticeHours * HOUR_MS) return { code: 'NOTICE_TOO_SHORT', hours: rules.noticeHours };
	if (days < rules.minRentalDays) return { code: 'RENTAL_TOO_SHORT', days: rules.minRentalDays };
	if (days > rules.maxRentalDays) return { code: 'RENTAL_TOO_LONG', days: rules.maxRentalDays };
	return null;
}

/** Whether a stay between two calendar dates violates the rules. */
export function staysForbidden(pickup: string, back: string, now: Date, rules: StayRules): boolean {
	const [start, end] = [parsePickup(pickup, now), parseMoment(back)];
	return !start || !end || stayProblem({ start, end }, now, rules) !== null;
}

/** Whether no stay may start on this calendar date. */
export function pickupForbidden(date: string, now: Date, rules: StayRules): boolean {
	return staysForbidden(date, addDays(date, rules.minRentalDays), now, rules);
}
