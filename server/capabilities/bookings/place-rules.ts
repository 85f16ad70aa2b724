/** Who sees the exact place of a booking, when a new place needs the renter's consent, and the effect of a delay. Pure. */
import { areas } from '#contract/areas.ts';
import type { BookingStatus } from '#contract/bookings.ts';
import type { City } from '#contract/cities.ts';
import { FREE_MOVE_KILOMETRES, MAX_DELAY_HOURS, PLACE_SHARED_DAYS } from '#contract/deadlines.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { PlaceRow } from './places-sql.ts';
import type { BookingLifecycle } from './rules.ts';

const SHARED_AFTER_MS = PLACE_SHARED_DAYS * DAY_MS;
const FREE_MOVE_METRES = FREE_MOVE_KILOMETRES * 1000;
/** A delay can be announced from this long before the pickup; earlier, a change of the trip is proposed instead. */
const LATE_BEFORE_MS = DAY_MS;
const MAX_LATE_MS = MAX_DELAY_HOURS * HOUR_MS;

/** The parties and admins see the place from the confirmation until 30 days after the end; before and after that only the area. */
export const sharesPlace = ({ status, endsAt }: { status: BookingStatus; endsAt: Date }, now: Date): boolean =>
	(status === 'CONFIRMED' || status === 'COMPLETED') && now.getTime() < endsAt.getTime() + SHARED_AFTER_MS;

export type Coordinates = { latitude: number; longitude: number };

const EARTH_RADIUS_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine formula). */
export function distanceMetres(one: Coordinates, other: Coordinates): number {
	const [lat, lon] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
	const chord = Math.sin(lat / 2) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(lon / 2) ** 2;
	return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord));
}

/** How far around the areas of a city its zone reaches. */
const ZONE_METRES = 25_000;

/** Whether a place belongs to a zone of delivery. */
export const isInZone = (zone: City, place: Coordinates): boolean =>
	areas.some((area) => area.city === zone && distanceMetres(area, place) <= ZONE_METRES);

type Placed = Pick<PlaceRow, 'origin' | 'status' | 'created_at' | 'decided_at'>;

/**
 * From all places of a booking, oldest first: the last one to which both agreed, by the agreement, a change of the handover or a proposal that
 * was accepted; and the first valid one. `since`: time of the last change of the handover, which replaces earlier agreements.
 */
export function agreedOf<Place extends Placed>(places: readonly Place[], since: Date | null): { agreed?: Place; first?: Place } {
	const counted = places.filter(
		({ status, created_at }) => (status === 'CURRENT' || status === 'REPLACED') && (since === null || created_at >= since),
	);
	// Only a proposal has the time of an answer.
	const agreed = counted.findLast(({ origin, decided_at }) => origin !== 'OWNER' || decided_at !== null);
	const [first] = counted;
	return { ...(agreed && { agreed }), ...(first && { first }) };
}

/** `agreed`: null if no place was agreed at all; without coordinates the distance is unknown, and the renter decides. */
export function needsConsent(agreed: { pin: Coordinates | null } | null, proposed: Coordinates): boolean {
	if (agreed === null) return false;
	return agreed.pin === null || distanceMetres(agreed.pin, proposed) > FREE_MOVE_METRES;
}

/** The place may be changed until the car is handed over. */
export const canMovePlace = ({ status, checkedInAt, endsAt }: BookingLifecycle, now: Date): boolean =>
	status === 'CONFIRMED' && checkedInAt === null && now < endsAt;

export const latestArrival = (startsAt: Date): Date => new Date(startsAt.getTime() + MAX_LATE_MS);

export const lateFrom = (startsAt: Date): Date => new Date(startsAt.getTime() - LATE_BEFORE_MS);

/** Whether the renter may announce a delay now: near the pickup, and while a later arrival is still possible. */
export const canAnnounceLateness = (booking: BookingLifecycle, now: Date): boolean =>
	booking.status === 'CONFIRMED' &&
	booking.checkedInAt === null &&
	booking.noShow === null &&
	booking.lateUntil === null &&
	now >= lateFrom(booking.startsAt) &&
	now < latestArrival(booking.startsAt);

/** Only the time prevents it. */
const isTooEarly = (booking: BookingLifecycle, now: Date): boolean => {
	const from = lateFrom(booking.startsAt);
	return now < from && canAnnounceLateness(booking, from);
};

/** Why the renter cannot announce this arrival; null if they can. */
export function lateProblem(
	booking: BookingLifecycle,
	expectedAt: Date,
	now: Date,
): 'LATE_NOT_POSSIBLE' | 'LATE_TOO_EARLY' | 'LATE_ALREADY_SAID' | 'LATE_OUT_OF_RANGE' | null {
	if (booking.lateUntil !== null) return 'LATE_ALREADY_SAID';
	if (!canAnnounceLateness(booking, now)) return isTooEarly(booking, now) ? 'LATE_TOO_EARLY' : 'LATE_NOT_POSSIBLE';
	const isPossible = expectedAt > booking.startsAt && expectedAt > now && expectedAt <= latestArrival(booking.startsAt);
	return isPossible ? null : 'LATE_OUT_OF_RANGE';
}
