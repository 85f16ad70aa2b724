/** Which trips are near, and which of their pages are stored in advance. */
import type { Booking } from '#contract/bookings.ts';

const HOUR_MS = 3_600_000;
const AHEAD_MS = 48 * HOUR_MS;
/** Maximum number of trips, to limit the storage on the device. */
const MOST_TRIPS = 3;

type Trip = Pick<Booking, 'id' | 'status' | 'startAt'>;

/** The list of trips, and the pages of each trip that is under way or begins soon. None if no trip is near. */
export function pagesToStore(trips: readonly Trip[], now: number): string[] {
	const nearTrips = trips
		.filter(({ status, startAt }) => status === 'CONFIRMED' && Date.parse(startAt) <= now + AHEAD_MS)
		.toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
		.slice(0, MOST_TRIPS);
	if (nearTrips.length === 0) return [];
	return ['/trips', ...nearTrips.flatMap(({ id }) => ['', '/agreement', '/handover'].map((page) => `/booking/${id}${page}`))];
}

/** Files of the build that a page names: its styles and scripts. */
export const filesNamedIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w./-]+/g))];

/** Whether a stored page may stay: young enough, and in the present language. */
export const isStillGood = (html: string, storedAt: string | null, language: string, now: number): boolean =>
	html.slice(0, 200).includes(`<html lang="${language}"`) && now - Date.parse(storedAt ?? '') < HOUR_MS;
