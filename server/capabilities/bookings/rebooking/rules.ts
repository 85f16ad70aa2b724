/** Which bookings can be replaced by another car, and which cars are proposed. Pure. */
import { areaOf, cityCentre, type Position } from '#contract/areas.ts';
import type { BookingStatus, CancelCode } from '#contract/bookings.ts';
import type { CarCard } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import { HOUR_MS } from '#contract/time.ts';
import { distanceMetres } from '../place-rules.ts';

const REBOOK_MS = REBOOK_MINUTES * 60_000;

/** The owner cancelled, declined, or let the request expire. */
const REPLACED: readonly CancelCode[] = ['BY_OWNER', 'DECLINED', 'UNANSWERED'];

/** The pickup must still be ahead: the alternative has the same times. */
export const isReplaceable = (booking: { cancelCode: CancelCode | null; startsAt: Date }, now: Date): boolean =>
	booking.cancelCode !== null && REPLACED.includes(booking.cancelCode) && now < booking.startsAt;

/** Cancelled by an admin after a report; only such a booking, or a replaceable one, can be replaced. */
export const endedByReport = (row: { status: BookingStatus; cancel_code: CancelCode | null }): boolean =>
	row.status === 'COMPLETED' || row.cancel_code === 'REFUSED_AT_PICKUP';

/** The money waits for the renter's choice this long, and at most until the pickup. */
export const rebookUntil = (startsAt: Date, now: Date): Date | undefined =>
	now < startsAt ? new Date(Math.min(now.getTime() + REBOOK_MS, startsAt.getTime())) : undefined;

/** If the car is needed within this time, there is no time to wait for an owner's answer. */
const SOON_MS = 12 * HOUR_MS;

export const needsInstantBook = (start: Date, now: Date): boolean => start.getTime() < now.getTime() + SOON_MS;

const HALF_HOUR_MS = HOUR_MS / 2;

/**
 * The part of a trip with another car, up to the agreed return. Without `from` it begins at the first half hour that leaves time to pay and to
 * get there, or at the pickup if that is still ahead. Null if nothing is left, or if `from` is outside of it.
 */
export function restOfTrip(
	{ startsAt, endsAt }: { startsAt: Date; endsAt: Date },
	now: Date,
	from?: Date,
): { start: Date; end: Date } | null {
	const next = new Date(Math.ceil((now.getTime() + HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS);
	const start = from ?? (startsAt > next ? startsAt : next);
	return start > now && start >= startsAt && start < endsAt ? { start, end: endsAt } : null;
}

/** How much of the charge of another car the waiting money pays, and what is left over of each. */
export function splitHeldMoney(heldFils: bigint, chargeFils: bigint): { carriedFils: bigint; toPayFils: bigint; toReturnFils: bigint } {
	const carriedFils = heldFils < chargeFils ? heldFils : chargeFils;
	return { carriedFils, toPayFils: chargeFils - carriedFils, toReturnFils: heldFils - carriedFils };
}

/** The carried amount pays the deposit first, so that a remaining difference is always rental. */
export function carriedSplit(carriedFils: bigint, depositFils: bigint): { rentalFils: bigint; depositFils: bigint } {
	const ofDeposit = carriedFils < depositFils ? carriedFils : depositFils;
	return { rentalFils: carriedFils - ofDeposit, depositFils: ofDeposit };
}

/** A third less and a third more than the booked rental, rounded so that both ends are included. */
export const priceBand = (rentalFils: bigint): { fromFils: bigint; toFils: bigint } => ({
	fromFils: (rentalFils * 2n + 2n) / 3n,
	toFils: (rentalFils * 4n) / 3n,
});

/** Position of a card's car, as far as renters know it. */
export const positionOf = ({ area, city }: { area: { id: string } | null; city: City }): Position => areaOf(area?.id) ?? cityCentre(city);

type Candidate = Pick<CarCard, 'instantBook' | 'area' | 'city'>;

/** Cars with instant book first, then the nearest; among equals the order is unchanged. */
export function ranked<C extends Candidate>(candidates: readonly C[], from: Position): C[] {
	const distance = new Map(candidates.map((car) => [car, distanceMetres(from, positionOf(car))]));
	return candidates.toSorted(
		(one, other) => Number(other.instantBook) - Number(one.instantBook) || (distance.get(one) ?? 0) - (distance.get(other) ?? 0),
	);
}
