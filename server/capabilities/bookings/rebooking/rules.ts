/** Which bookings can be replaced by another car, and which cars are proposed. Pure. */
import { areaOf, cityCentre, type Position } from '#contract/areas.ts';
import type { CancelCode } from '#contract/bookings.ts';
import type { CarCard } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { distanceMetres } from '../place-rules.ts';

/** The owner cancelled, declined, or let the request expire. */
const REPLACED: readonly CancelCode[] = ['BY_OWNER', 'DECLINED', 'UNANSWERED'];

/** The pickup must still be ahead: the alternative has the same times. */
export const isReplaceable = (booking: { cancelCode: CancelCode | null; startsAt: Date }, now: Date): boolean =>
	booking.cancelCode !== null && REPLACED.includes(booking.cancelCode) && now < booking.startsAt;

/** A third less and a third more than the rental that was booked, rounded so that both ends are included. */
export const priceBand = (rentalFils: bigint): { fromFils: bigint; toFils: bigint } => ({
	fromFils: (rentalFils * 2n + 2n) / 3n,
	toFils: (rentalFils * 4n) / 3n,
});

/** Where a card's car stands, as far as renters know. */
export const positionOf = ({ area, city }: { area: { id: string } | null; city: City }): Position => areaOf(area?.id) ?? cityCentre(city);

type Candidate = Pick<CarCard, 'instantBook' | 'area' | 'city'>;

/** Cars that are booked without an answer first, then the nearest; among equals the order is unchanged. */
export function ranked<C extends Candidate>(candidates: readonly C[], from: Position): C[] {
	const distance = new Map(candidates.map((car) => [car, distanceMetres(from, positionOf(car))]));
	return candidates.toSorted(
		(one, other) => Number(other.instantBook) - Number(one.instantBook) || (distance.get(one) ?? 0) - (distance.get(other) ?? 0),
	);
}
