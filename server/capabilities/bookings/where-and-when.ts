/** The value that describes where and when a booking begins and ends, made from its row for one reader. */
import { areaOf, cityCentre } from '#contract/areas.ts';
import { AIRPORT } from '#contract/car-terms.ts';
import { type City, cityNames } from '#contract/cities.ts';
import { ammanIso } from '#contract/time.ts';
import type { BilingualText, BookingPlaceView, Pin, WhereAndWhen } from '#contract/where-and-when.ts';
import { type CarRow, carById, placePhotoUrl } from '#server/capabilities/cars/index.ts';
import { nameOf, type UserRow, usersByIds } from '#server/capabilities/identity/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { parseBookingAgreement } from './booking-agreement.ts';
import { type Delivery, deliveryOf } from './booking-extras.ts';
import { type DepartureActor, type DepartureInput, departureProblem, nextPhase, turnBackProblem } from './departure-rules.ts';
import { type Departure, openDeparturesOf } from './departures.ts';
import { type Coordinates, canAnnounceLateness, canMovePlace, sharesPlace } from './place-rules.ts';
import { openPlacesOf, type PlaceRow } from './places-sql.ts';
import { noShowFrom, type Side, toBookingLifecycle } from './rules.ts';
import type { BookingRow } from './sql.ts';

/** The columns of a place, in a row or in an owner's input. */
export type PlaceWords = Pick<PlaceRow, 'text_en' | 'text_ar' | 'directions_en' | 'directions_ar' | 'latitude' | 'longitude' | 'photo_id'>;

export type PlacedBooking = {
	row: BookingRow;
	car: Pick<CarRow, 'city' | 'area'>;
	owner: NonNullable<UserRow>;
	renter: NonNullable<UserRow>;
	/** Its current and its proposed place. */
	places: readonly PlaceRow[];
	departures: readonly Departure[];
};

/** `side`: of the reader; admins have none. `actor`: null if the reader has no actions, as in a letter. */
type Reader = { side: Side; actor: DepartureActor | null };

export const toDepartureActor = ({ userId, personId, office }: Caller): DepartureActor => ({
	personId,
	isManager: userId === personId || office?.role === 'MANAGER',
});

export const toDepartureInput = (row: BookingRow): DepartureInput => ({
	...toBookingLifecycle(row),
	isDelivered: deliveryOf(row) !== null,
});

export function toWhereAndWhen(booking: PlacedBooking, { side, actor }: Reader, now: Date): WhereAndWhen {
	const { row, car, owner, renter, places, departures } = booking;
	const delivery = deliveryOf(row);
	const isShared = sharesPlace({ status: row.status, endsAt: row.ends_at }, now);
	const withStatus = (status: PlaceRow['status']) => (isShared ? places.find((place) => place.status === status) : undefined);
	const [current, proposed] = [withStatus('CURRENT'), withStatus('PROPOSED')];
	const area = delivery ? null : areaOf(car.area);
	const lifecycle = toBookingLifecycle(row);
	const other = side === 'OWNER' ? renter : side === 'RENTER' ? owner : null;
	const isOpen = canMovePlace(lifecycle, now);
	const departed = departures.find(({ phase }) => phase === nextPhase(toDepartureInput(row)));
	const isPickupAhead = row.status === 'CONFIRMED' && row.checked_in_at === null;
	return {
		handover: delivery ? 'DELIVERY' : 'MEETING_POINT',
		zone: delivery?.zone ?? cityOf(car),
		area: area && { en: area.en, ar: area.ar },
		place: current ? presentPlace(current) : isShared ? placeOfZone(delivery) : null,
		proposal: proposed && isOpen ? { ...presentPlace(proposed), proposedAt: ammanIso(proposed.created_at) } : null,
		startAt: ammanIso(row.starts_at),
		endAt: ammanIso(row.ends_at),
		flightNumber: delivery?.flightNumber ?? null,
		landsAt: delivery?.landsAt ?? null,
		extras: parseBookingAgreement(row).priceLines.flatMap((line) =>
			line.kind === 'EXTRA' ? [{ name: line.name, quantity: line.quantity }] : [],
		),
		contact: isShared && other ? { name: nameOf(other), phone: other.phone } : null,
		late:
			isPickupAhead && row.late_until && row.late_said_at
				? { expectedAt: ammanIso(row.late_until), saidAt: ammanIso(row.late_said_at) }
				: null,
		onTheWay: departed
			? { phase: departed.phase, name: departed.names[side === 'RENTER' ? 'renter' : 'owner'], since: ammanIso(departed.setOutAt) }
			: null,
		noShowFrom: ammanIso(noShowFrom(lifecycle)),
		isOnMap: !isShared || (!current && !delivery) || pinOfAgreed(current, delivery) !== null,
		allowedActions: [
			...(side === 'RENTER' && canAnnounceLateness(lifecycle, now) ? (['SAY_LATE'] as const) : []),
			...(side === 'OWNER' && isOpen ? (['MOVE_PLACE'] as const) : []),
			...(side === 'RENTER' && isOpen && proposed ? (['ANSWER_PLACE'] as const) : []),
			...(side === 'OWNER' && actor ? departureActions(toDepartureInput(row), departed, actor, now) : []),
		],
	};
}

function departureActions(
	input: DepartureInput,
	departed: Departure | undefined,
	actor: DepartureActor,
	now: Date,
): WhereAndWhen['allowedActions'] {
	if (departed) return turnBackProblem(departed, input, actor) === null ? ['TURN_BACK'] : [];
	const phase = nextPhase(input);
	if (phase === null || departureProblem(phase, input, now) !== null) return [];
	return [phase === 'CHECK_IN' ? 'SET_OUT_FOR_PICKUP' : 'SET_OUT_FOR_RETURN'];
}

/** A city that is no longer served is displayed as the first one, because the booking must remain readable. */
const cityOf = ({ city }: Pick<CarRow, 'city'>): City => cityNames.find((name) => name === city) ?? cityNames[0];

export function presentPlace(place: PlaceWords): BookingPlaceView {
	return {
		text: inBothLanguages(place.text_en, place.text_ar),
		directions: inBothLanguages(place.directions_en, place.directions_ar),
		pin: presentPin(pinOf(place)),
		photoUrl: place.photo_id && placePhotoUrl(place.photo_id),
	};
}

export const pinOf = ({ latitude, longitude }: Pick<PlaceWords, 'latitude' | 'longitude'>): Coordinates | null =>
	latitude === null || longitude === null ? null : { latitude, longitude };

/** The terminal for a delivery to the airport, which needs no address. */
const pinOfZone = (delivery: Delivery | null): Coordinates | null => {
	if (delivery?.zone !== AIRPORT) return null;
	const { latitude, longitude } = cityCentre(AIRPORT);
	return { latitude, longitude };
};

/** Null if the agreed place is not on the map. */
export const pinOfAgreed = (place: PlaceWords | undefined, delivery: Delivery | null): Coordinates | null =>
	(place && pinOf(place)) ?? pinOfZone(delivery);

/** Where a car is brought as long as no place was named. */
function placeOfZone(delivery: Delivery | null): BookingPlaceView | null {
	const pin = presentPin(pinOfZone(delivery));
	return pin && { text: null, directions: null, pin, photoUrl: null };
}

/** The other language repeats a text that was written in one only. */
export function inBothLanguages(en: string | null, ar: string | null): BilingualText | null {
	const either = en ?? ar;
	return either === null ? null : { en: en ?? either, ar: ar ?? either };
}

function presentPin(pin: Coordinates | null): Pin | null {
	if (!pin) return null;
	const { latitude, longitude } = pin;
	return {
		...pin,
		geoUrl: `geo:${latitude},${longitude}`,
		openStreetMapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
		googleMapsUrl: `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
	};
}

/** For one booking and a party or an admin, with all queries; null if a part is missing. */
export async function getWhereAndWhen(db: Queryable, row: BookingRow, userId: string, now: Date): Promise<WhereAndWhen | null> {
	const car = await carById(db, row.car_id);
	const people = await usersByIds(db, [row.owner_id, row.renter_id]);
	const [owner, renter] = [row.owner_id, row.renter_id].map((id) => people.find((person) => person.id === id));
	if (!car || !owner || !renter) return null;
	const side = userId === row.renter_id ? 'RENTER' : userId === row.owner_id ? 'OWNER' : 'NONE';
	const departures = (await openDeparturesOf(db, [row])).get(row.id) ?? [];
	return toWhereAndWhen({ row, car, owner, renter, places: await openPlacesOf(db, [row.id]), departures }, { side, actor: null }, now);
}
