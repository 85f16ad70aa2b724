/** Cars that can take the place of a booking: found by the search itself, so that its conditions have no second version, and quoted like any stay. */

import type { CarCard } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { BookingExtras, Quote } from '#contract/quotes.ts';
import { type AlternativeCar, MOST_ALTERNATIVES } from '#contract/rebooking.ts';
import { ammanDate, ammanIso, rentalDays } from '#contract/time.ts';
import { attributesOf, carById, carsByIds } from '#server/capabilities/cars/index.ts';
import { findDriverProblemOf } from '#server/capabilities/kyc/index.ts';
import { findBestRated } from '#server/capabilities/search/index.ts';
import { Refusal } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings } from '#server/platform/context/settings.ts';
import { quoteStay, type Stay, zoneOf } from '../quote.ts';
import { type BookingRow, bookingById } from '../sql.ts';
import { positionOf, priceBand, ranked, settle } from './rules.ts';

/** So many are looked at; most of them are free, and few are the same owner's. */
const MOST_CANDIDATES = 30;

/** What takes the place of a booking. */
type Sought = {
	stay: Stay;
	/** Without delivery; cars within a third of it are offered. */
	rentalFils: bigint;
	/** Where it should be brought. */
	zone: City | undefined;
	/** What waits to pay for it. */
	heldFils: bigint;
	accepts(car: CarCard, ownerId: string): boolean;
};

/** At most three cars of other owners, free at the times of the booking. `heldFils`: what waits to pay for one. Reads outside of transactions, from what is committed. */
export async function findAlternatives(platform: Platform, row: BookingRow, heldFils: bigint): Promise<AlternativeCar[]> {
	return findCars(platform, row, {
		stay: { start: row.starts_at, end: row.ends_at },
		rentalFils: row.total_fils - row.fees_fils,
		zone: zoneOf(row.extras as BookingExtras),
		heldFils,
		accepts: (_, ownerId) => ownerId !== row.owner_id,
	});
}

/** At most three cars like that of the booking, which its renter may drive. */
export async function findCars(platform: Platform, row: BookingRow, sought: Sought): Promise<AlternativeCar[]> {
	const candidates = await findCandidates(platform, row, sought);
	const found: AlternativeCar[] = [];
	const { minimumDriverAge: minimumAge } = await getCachedSettings(platform);
	for (const car of candidates) {
		const asked = { car: { age: car.driverAge, licenceYears: car.driverLicenceYears }, minimumAge };
		if (await findDriverProblemOf(platform.db, row.renter_id, asked, ammanDate(sought.stay.start))) continue;
		const alternative = await offerOf(platform, car, sought);
		if (alternative) found.push(alternative);
		if (found.length === MOST_ALTERNATIVES) break;
	}
	return found;
}

/** For an owner who is about to cancel or decline, or for a request that expires: none for anybody else, and none for a booking that has ended. */
export async function findAlternativesFor(platform: Platform, bookingId: string, ownerId?: string): Promise<AlternativeCar[]> {
	const row = await bookingById(platform.db, bookingId);
	const ends = row && row.paid_at !== null && (row.status === 'REQUESTED' || row.status === 'CONFIRMED');
	return ends && (ownerId === undefined || row.owner_id === ownerId) ? findAlternatives(platform, row, 0n) : [];
}

async function findCandidates(platform: Platform, row: BookingRow, { stay, rentalFils, accepts }: Sought): Promise<CarCard[]> {
	const booked = await carById(platform.db, row.car_id);
	if (!booked || stay.start <= platform.clock.now()) return [];
	const { city, bodyType } = attributesOf(booked);
	const { fromFils, toFils } = priceBand(rentalFils);
	const perDay = (fils: bigint) => String(Number(fils) / rentalDays(stay.start, stay.end) / 1000);
	const cards = await findBestRated(
		platform,
		{
			...{ city, bodyType, from: ammanIso(stay.start), to: ammanIso(stay.end) },
			...{ priceMin: perDay(fromFils), priceMax: perDay(toFils) },
		},
		MOST_CANDIDATES,
	);
	const cars = new Map(
		(
			await carsByIds(
				platform.db,
				cards.map(({ id }) => id),
			)
		).map((car) => [car.id, car]),
	);
	const others = cards.filter((card) => {
		const ownerId = cars.get(card.id)?.owner_id;
		const total = parseFils(card.stay?.totalJod ?? '0');
		if (ownerId === undefined || ownerId === row.renter_id || card.id === row.car_id) return false;
		return accepts(card, ownerId) && fromFils <= total && total <= toFils;
	});
	return ranked(others, positionOf({ city, area: booked.area === null ? null : { id: booked.area } }));
}

/** With the delivery of the booking if this car is brought there at these times, and to be collected otherwise; null if it cannot be had. */
async function offerOf(platform: Platform, car: CarCard, { stay, zone, heldFils }: Sought): Promise<AlternativeCar | null> {
	const brought = zone ? await quoteOf(platform, stay, car.id, zone) : null;
	const quote = brought ?? (await quoteOf(platform, stay, car.id));
	const offered = await carById(platform.db, car.id);
	if (!quote || !offered) return null;
	const delivery = zone === undefined ? 'NONE' : quote === brought ? 'DELIVERED' : 'COLLECTED';
	return { car, ...amountsOf(quote, heldFils), delivery, cancellationPolicy: offered.cancellation_policy };
}

/** Null if it cannot be booked: also if the car has just gone, which must not stop the cancellation that asks. */
async function quoteOf(platform: Platform, stay: Stay, carId: string, zone?: City): Promise<Quote | null> {
	try {
		const quote = await quoteStay(platform, carId, { from: ammanIso(stay.start), to: ammanIso(stay.end), zone });
		return quote.available ? quote : null;
	} catch (error) {
		if (error instanceof Refusal) return null;
		throw error;
	}
}

function amountsOf({ totalJod, depositJod, chargeJod }: Quote, heldFils: bigint) {
	const { toPayFils, toReturnFils } = settle(heldFils, parseFils(chargeJod));
	return { totalJod, depositJod, chargeJod, toPayJod: formatFils(toPayFils), toReturnJod: formatFils(toReturnFils) };
}
