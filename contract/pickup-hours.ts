/** The hours of a day within which a car changes hands: `HH:MM` in steps of half an hour on the wire, minutes after midnight in the database. Pure. */
import { ammanIso, HOUR_MS } from './time.ts';

/** Both ends are included; `24:00` is the end of the day. */
export type PickupHours = { from: string; until: string };

const STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

/** `1320` → `22:00` */
export function timeOf(minute: number): string {
	const pad = (value: number) => String(value).padStart(2, '0');
	return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

/** `22:00` → `1320` */
export function minuteOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `00:00`, `00:30`, … `23:30` */
export const halfHours: readonly string[] = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, step) => timeOf(step * STEP_MINUTES));

/** The same with `24:00`, at which hours may end. */
export const hourEnds: readonly string[] = [...halfHours.slice(1), timeOf(DAY_MINUTES)];

export const ALL_DAY: PickupHours = { from: '00:00', until: timeOf(DAY_MINUTES) };

/** Time of day in Amman, `HH:MM`. */
export function clockTime(moment: Date): string {
	return ammanIso(moment).slice(11, 16);
}

/** Minutes after midnight in Amman; seconds count as a fraction. */
export function minuteOfDay(moment: Date): number {
	return minuteOf(clockTime(moment)) + (moment.getTime() % 60_000) / 60_000;
}

export function isWithinHours(moment: Date, { from, until }: PickupHours): boolean {
	const minute = minuteOfDay(moment);
	return minute >= minuteOf(from) && minute <= minuteOf(until);
}

/** The half-hours at which a car changes hands. */
export function halfHoursWithin({ from, until }: PickupHours): string[] {
	return halfHours.filter((time) => time >= from && time <= until);
}

/** From landing to the car: passport, baggage, customs. */
const LANDING_TO_PICKUP_MS = 0.75 * HOUR_MS;
const STEP_MS = HOUR_MS / 2;

/** The pickup that a landing proposes, for the booking card and the server's refusal: 45 minutes later, at the next full or half hour. */
export const pickupAfterLanding = (landsAt: Date): Date =>
	new Date(Math.ceil((landsAt.getTime() + LANDING_TO_PICKUP_MS) / STEP_MS) * STEP_MS);
