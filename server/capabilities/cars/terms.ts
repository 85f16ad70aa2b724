/** An owner's rental terms. Bookings keep the terms they were made under, so changes affect only new ones. */
import { randomUUID } from 'node:crypto';
import type { OwnerTerms, putTerms as putTermsCall } from '#contract/calendar.ts';
import type { CarExtra } from '#contract/car-extras.ts';
import { discountTiers } from '#contract/car-terms.ts';
import type { CarTerms } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { type PickupHours, timeOf } from '#contract/pickup-hours.ts';
import { hoursFor, type StayRules } from '#contract/stay-rules.ts';
import { ammanIso } from '#contract/time.ts';
import { assertNoContacts } from '#server/platform/contacts/mask-contacts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { MarketSettings } from '#server/platform/context/settings.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { carChanged } from './events.ts';
import { extrasOf, type OfferedExtra, replaceExtras } from './extras-sql.ts';
import { getOwnCar, lockOwnCarForUpdate, submitIfComplete } from './own-car.ts';
import { applyPriceRules } from './price-rules/apply.ts';
import { booksInstantly } from './rules.ts';
import { type CarRow, upsertBaseRate } from './sql.ts';
import { changeTermsOf, type Days, type Discount, putDatePrices, removeDatePrices, replaceZones, type Zone, zonesOf } from './terms-sql.ts';

/** `deliveryAvailable`: false where zones stay while delivery is switched off; otherwise it follows from the zones. */
export type Terms = InputOf<typeof putTermsCall>['body'] & { deliveryAvailable?: boolean };

export async function readTerms(platform: Platform, caller: Caller, carId: string): Promise<OwnerTerms> {
	return presentOwnTerms(platform.db, await getOwnCar(platform.db, caller, carId));
}

export async function changeTerms(platform: Platform, caller: Caller, carId: string, terms: Terms): Promise<OwnerTerms> {
	assertNoContacts(Object.fromEntries(terms.extras?.map(({ name }, index) => [`extras.${index}.name`, name]) ?? []), caller.lang);
	return inTransaction(platform.db, async (tx) =>
		changeLockedTerms(platform, tx, caller, await lockOwnCarForUpdate(tx, caller, carId), terms),
	);
}

/** The same for a car whose row the caller has locked; names of extras were checked for contacts. */
export async function changeLockedTerms(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	car: CarRow,
	terms: Terms,
): Promise<OwnerTerms> {
	const carId = car.id;
	const before = await presentOwnTerms(tx, car);
	await upsertBaseRate(tx, carId, terms.dailyRateJod, terms.minDays);
	await applyPriceRules(platform, tx, carId);
	await replaceZones(
		tx,
		carId,
		terms.deliveryZones.map(({ zone, feeJod }) => ({ zone, feeFils: feeJod })),
	);
	if (terms.extras) await replaceExtras(tx, carId, toExtras(terms.extras, before.extras));
	await changeTermsOf(
		tx,
		carId,
		{
			discounts: terms.discounts,
			advanceNoticeHours: terms.advanceNoticeHours,
			turnaroundMinutes: terms.turnaroundHours * 60,
			cancellationPolicy: terms.cancellationPolicy,
			instantBook: terms.instantBook,
			extendsByItself: terms.extendsByItself,
			// Used by the search filter: delivery is available if there is a zone.
			deliveryAvailable: terms.deliveryAvailable ?? terms.deliveryZones.length > 0,
			extraKmFils: terms.extraKmJod,
			fuelEighthFils: terms.fuelEighthJod,
			pickupHours: terms.pickupHours ?? before.pickupHours,
			airportHours: terms.airportHours ?? before.airportHours,
		},
		platform.clock.now(),
	);
	await submitIfComplete(platform, tx, caller, carId);
	const after = await presentOwnTerms(tx, await getOwnCar(tx, caller, carId));
	const [was, is] = [before, after].map(toAuditEntry);
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'car.terms_changed',
		subject: 'car',
		subjectId: carId,
		before: was,
		after: is,
	});
	await platform.events.publish(platform, tx, carChanged, { carId });
	return after;
}

/** All terms as the call takes them, so that what is not changed stays. Extras and `extendsByItself` stay by being left out. */
export async function currentTerms(db: Queryable, car: CarRow) {
	const { extras: _, extendsByItself: __, instantBookPausedUntil: ___, ...terms } = await presentOwnTerms(db, car);
	return {
		...terms,
		extraKmJod: parseFils(terms.extraKmJod),
		fuelEighthJod: parseFils(terms.fuelEighthJod),
		deliveryZones: terms.deliveryZones.map(({ zone, feeJod }) => ({ zone, feeJod: parseFils(feeJod) })),
		dailyRateJod: terms.dailyRateJod === null ? null : parseFils(terms.dailyRateJod),
	};
}

type TypedExtra = NonNullable<Terms['extras']>[number];

/** An extra keeps its id only if it was one of this car's before. */
export function toExtras(typed: readonly TypedExtra[], before: readonly CarExtra[]): OfferedExtra[] {
	return typed.map(({ id, kind, name, period, priceJod, maxQuantity }) => ({
		...{ kind, period, maxQuantity, priceFils: priceJod, stock: null },
		id: id && before.some((extra) => extra.id === id) ? id : randomUUID(),
		name: kind === 'OTHER' ? (name ?? null) : null,
	}));
}

/** Hours and extras as one value each, because the log names a value by the last part of its path. Without the pause, which the owner does not set. */
function toAuditEntry({ pickupHours, airportHours, extras, instantBookPausedUntil: _, ...terms }: OwnerTerms) {
	const asText = ({ from, until }: PickupHours) => `${from}–${until}`;
	const listed = extras.map(({ kind, name, period, priceJod, maxQuantity }) => `${name ?? kind} ${priceJod}/${period} ×${maxQuantity}`);
	return { ...terms, pickupHours: asText(pickupHours), airportHours: asText(airportHours), extras: listed.join(', ') };
}

type DatePrice = { days: Days; rateFils: bigint | null };

/** Sets the price of these days by hand; null removes it, so that the price rules apply again. The caller holds the lock on the car. */
export async function setDatePrices(platform: Platform, tx: Transaction, carId: string, { days, rateFils }: DatePrice): Promise<void> {
	if (rateFils === null) {
		await removeDatePrices(tx, carId, days);
		await applyPriceRules(platform, tx, carId);
	} else await putDatePrices(tx, carId, days, rateFils);
	await platform.events.publish(platform, tx, carChanged, { carId });
}

export function discountsOf(car: CarRow): Discount[] {
	return discountTiers.map((days) => ({ days, percent: car[`discount_percent_${days}_days`] })).filter(({ percent }) => percent > 0);
}

/** The hours at which this car changes hands, also for a delivery to the airport. */
function hoursOf(car: CarRow): { pickup: PickupHours; airport: PickupHours } {
	return {
		pickup: { from: timeOf(car.pickup_from_minute), until: timeOf(car.pickup_until_minute) },
		airport: { from: timeOf(car.airport_from_minute), until: timeOf(car.airport_until_minute) },
	};
}

/** Notice and duration limits of this car (the stricter of the owner's and the marketplace's), and its hours, with delivery to `zone` if there is one. */
export function stayRulesOf(car: CarRow, settings: MarketSettings, zone?: City): StayRules {
	return {
		minRentalDays: Math.max(settings.minRentalDays, car.min_days ?? 1),
		maxRentalDays: settings.maxRentalDays,
		noticeHours: car.advance_notice_hours,
		hours: hoursFor(zone, hoursOf(car)),
	};
}

/** The public part of the terms. */
export function publicTerms(car: CarRow, zones: readonly Zone[], extras: readonly OfferedExtra[]): CarTerms {
	const hours = hoursOf(car);
	return {
		minDays: car.min_days ?? 1,
		advanceNoticeHours: car.advance_notice_hours,
		discounts: discountsOf(car),
		deliveryZones: zones.map(({ zone, feeFils }) => ({ zone, feeJod: formatFils(feeFils) })),
		extraKmJod: formatFils(BigInt(car.extra_km_fils)),
		fuelEighthJod: formatFils(BigInt(car.fuel_eighth_fils)),
		cancellationPolicy: car.cancellation_policy,
		pickupHours: hours.pickup,
		airportHours: hours.airport,
		extras: extras.map(({ priceFils, stock: _, ...extra }) => ({ ...extra, priceJod: formatFils(priceFils) })),
	};
}

/** Follows instant book, until the owner chooses otherwise. */
export const extendsByItself = (car: Pick<CarRow, 'extends_by_itself' | 'instant_book' | 'instant_book_paused_until'>): boolean =>
	car.extends_by_itself ?? booksInstantly(car);

/** For a car that was checked to be the caller’s. */
export async function presentOwnTerms(db: Queryable, car: CarRow): Promise<OwnerTerms> {
	return {
		...publicTerms(car, await zonesOf(db, car.id), await extrasOf(db, car.id)),
		dailyRateJod: car.daily_rate_fils === null ? null : formatFils(car.daily_rate_fils),
		turnaroundHours: car.turnaround_minutes / 60,
		instantBook: car.instant_book,
		instantBookPausedUntil: car.instant_book_paused_until && ammanIso(car.instant_book_paused_until),
		// The owner's choice, not the present state while instant book is hidden, because the form sends it back.
		extendsByItself: car.extends_by_itself ?? car.instant_book,
	};
}
