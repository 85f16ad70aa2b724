/** Cars that can replace the car of a booking: found by search itself, so that its conditions are not repeated here, and quoted like any stay. */

import type { CarCard } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import { type AlternativeCar, MAX_ALTERNATIVES } from '#contract/rebooking.ts';
import { ammanDate, ammanIso, rentalDays } from '#contract/time.ts';
import { attributesOf, type CarRow, carById, carsByIds } from '#server/capabilities/cars/index.ts';
import { findDriverProblemOf } from '#server/capabilities/kyc/index.ts';
import { findBestRated } from '#server/capabilities/search/index.ts';
import { Refusal } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings, type MarketSettings } from '#server/platform/context/settings.ts';
import { deliveryOf } from '../booking-extras.ts';
import { rentWithoutPromo } from '../promo.ts';
import { quoteStay, type Stay } from '../quote.ts';
import { type BookingRow, bookingById } from '../sql.ts';
import { positionOf, priceBand, ranked, splitHeldMoney } from './rules.ts';

/** This many are examined; most of them are free, and few belong to the same owner. */
const MOST_CANDIDATES = 30;

/** The stay that is to be replaced. */
type Sought = {
	stay: Stay;
	/** Rental without delivery, extras and promo code; cars within a third of it are offered. */
	rentalFils: bigint;
	/** Where the car should be brought. */
	zone: City | undefined;
	/** The waiting amount that pays for it. */
	heldFils: bigint;
	accepts(car: CarCard, ownerId: string): boolean;
};

/** At most three cars of other owners, free at the times of the booking. `heldFils`: the waiting amount. Reads committed data, outside of transactions. */
export async function findAlternatives(platform: Platform, row: BookingRow, heldFils: bigint): Promise<AlternativeCar[]> {
	return findCars(platform, row, {
		stay: { start: row.starts_at, end: row.ends_at },
		rentalFils: rentWithoutPromo(row),
		zone: deliveryOf(row)?.zone,
		heldFils,
		accepts: (_, ownerId) => ownerId !== row.owner_id,
	});
}

/** At most three cars like that of the booking, which its renter may drive. */
export async function findCars(platform: Platform, row: BookingRow, sought: Sought): Promise<AlternativeCar[]> {
	const candidates = await findCandidates(platform, row, sought);
	const found: AlternativeCar[] = [];
	const { minimumDriverAge: minimumAge } = await getCachedSettings(platform);
	for (const candidate of candidates) {
		const { driverAge: age, driverLicenceYears: licenceYears } = candidate.card;
		const asked = { car: { age, licenceYears }, minimumAge };
		if (await findDriverProblemOf(platform.db, row.renter_id, asked, ammanDate(sought.stay.start))) continue;
		const alternative = await quoteAlternative(platform, candidate, sought);
		if (alternative) found.push(alternative);
		if (found.length === MAX_ALTERNATIVES) break;
	}
	return found;
}

/** For an owner who is about to cancel or decline, or for a request that expires. Empty for other callers, and for a booking that has ended. */
export async function findAlternativesFor(platform: Platform, bookingId: string, ownerId?: string): Promise<AlternativeCar[]> {
	const row = await bookingById(platform.db, bookingId);
	const ends = row && row.paid_at !== null && (row.status === 'REQUESTED' || row.status === 'CONFIRMED');
	return ends && (ownerId === undefined || row.owner_id === ownerId) ? findAlternatives(platform, row, 0n) : [];
}

type Candidate = { card: CarCard; car: CarRow };

async function findCandidates(platform: Platform, row: BookingRow, { stay, rentalFils, accepts }: Sought): Promise<Candidate[]> {
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
	const cars = await carsByIds(
		platform.db,
		cards.map(({ id }) => id),
	);
	const isOffered = (card: CarCard, car: CarRow) => {
		const total = parseFils(card.stay?.totalJod ?? '0');
		if (car.owner_id === row.renter_id || car.id === row.car_id) return false;
		return accepts(card, car.owner_id) && fromFils <= total && total <= toFils;
	};
	const best = ranked(cards, positionOf({ city, area: booked.area === null ? null : { id: booked.area } }));
	return best.flatMap((card) => {
		const car = cars.find(({ id }) => id === card.id);
		return car && isOffered(card, car) ? [{ card, car }] : [];
	});
}

/** With the delivery of the booking if this car is brought there at these times, and to be collected otherwise; null if it is not available. */
async function quoteAlternative(
	platform: Platform,
	{ card, car }: Candidate,
	{ stay, zone, heldFils }: Sought,
): Promise<AlternativeCar | null> {
	const brought = zone ? await quoteOf(platform, stay, car.id, zone) : null;
	const quote = brought ?? (await quoteOf(platform, stay, car.id));
	if (!quote) return null;
	const delivery = zone === undefined ? 'NONE' : quote === brought ? 'DELIVERED' : 'COLLECTED';
	const fineHold = fineHoldIn(await getCachedSettings(platform), parseFils(quote.depositJod));
	return { car: card, ...amountsOf(quote, heldFils), delivery, cancellationPolicy: car.cancellation_policy, fineHold };
}

/** Null if it cannot be booked, also if it was booked meanwhile: that must not prevent the cancellation for which this is computed. */
async function quoteOf(platform: Platform, stay: Stay, carId: string, zone?: City): Promise<Quote | null> {
	try {
		const quote = await quoteStay(platform, carId, { from: ammanIso(stay.start), to: ammanIso(stay.end), zone });
		return quote.available ? quote : null;
	} catch (error) {
		if (error instanceof Refusal) return null;
		throw error;
	}
}

/** No more than the deposit is held. */
function fineHoldIn({ fineHoldJod, fineHoldDays }: MarketSettings, depositFils: bigint): AlternativeCar['fineHold'] {
	const fils = parseFils(String(fineHoldJod));
	const heldFils = fils < depositFils ? fils : depositFils;
	return heldFils > 0n ? { amountJod: formatFils(heldFils), days: fineHoldDays } : null;
}

function amountsOf({ totalJod, depositJod, chargeJod }: Quote, heldFils: bigint) {
	const { toPayFils, toReturnFils } = splitHeldMoney(heldFils, parseFils(chargeJod));
	return { totalJod, depositJod, chargeJod, toPayJod: formatFils(toPayFils), toReturnJod: formatFils(toReturnFils) };
}
