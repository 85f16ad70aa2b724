/** Cars that can take the place of a booking: found by the search itself, so that its conditions have no second version, and quoted like any stay. */

import type { CarCard } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { BookingExtras, Quote } from '#contract/quotes.ts';
import { type AlternativeCar, MOST_ALTERNATIVES } from '#contract/rebooking.ts';
import { ammanIso } from '#contract/time.ts';
import { attributesOf, carById, carsByIds } from '#server/capabilities/cars/index.ts';
import { findBestRated } from '#server/capabilities/search/index.ts';
import { Refusal } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { quoteStay, zoneOf } from '../quote.ts';
import { type BookingRow, bookingById } from '../sql.ts';
import { positionOf, priceBand, ranked, settle } from './rules.ts';

/** So many are looked at; most of them are free, and few are the same owner's. */
const MOST_CANDIDATES = 30;

/** At most three cars of other owners, free at the times of the booking. `heldFils`: what waits to pay for one. Reads outside of transactions, from what is committed. */
export async function findAlternatives(platform: Platform, row: BookingRow, heldFils: bigint): Promise<AlternativeCar[]> {
	const candidates = await findCandidates(platform, row);
	const found: AlternativeCar[] = [];
	for (const car of candidates) {
		const alternative = await offerOf(platform, row, car, heldFils);
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

async function findCandidates(platform: Platform, row: BookingRow): Promise<CarCard[]> {
	const booked = await carById(platform.db, row.car_id);
	if (!booked || row.starts_at <= platform.clock.now()) return [];
	const { city, bodyType } = attributesOf(booked);
	const { fromFils, toFils } = priceBand(row.total_fils - row.fees_fils);
	const perDay = (fils: bigint) => String(Number(fils) / row.days / 1000);
	const cards = await findBestRated(
		platform,
		{
			...{ city, bodyType, from: ammanIso(row.starts_at), to: ammanIso(row.ends_at) },
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
		return ownerId !== undefined && ownerId !== row.owner_id && ownerId !== row.renter_id && fromFils <= total && total <= toFils;
	});
	return ranked(others, positionOf({ city, area: booked.area === null ? null : { id: booked.area } }));
}

/** With the delivery of the booking if this car is brought there at these times, and to be collected otherwise; null if it cannot be had. */
async function offerOf(platform: Platform, row: BookingRow, car: CarCard, heldFils: bigint): Promise<AlternativeCar | null> {
	const zone = zoneOf(row.extras as BookingExtras);
	const brought = zone ? await quoteOf(platform, row, car.id, zone) : null;
	const quote = brought ?? (await quoteOf(platform, row, car.id));
	const offered = await carById(platform.db, car.id);
	if (!quote || !offered) return null;
	const delivery = zone === undefined ? 'NONE' : quote === brought ? 'DELIVERED' : 'COLLECTED';
	return { car, ...amountsOf(quote, heldFils), delivery, cancellationPolicy: offered.cancellation_policy };
}

/** Null if it cannot be booked: also if the car has just gone, which must not stop the cancellation that asks. */
async function quoteOf(platform: Platform, row: BookingRow, carId: string, zone?: City): Promise<Quote | null> {
	try {
		const quote = await quoteStay(platform, carId, { from: ammanIso(row.starts_at), to: ammanIso(row.ends_at), zone });
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
