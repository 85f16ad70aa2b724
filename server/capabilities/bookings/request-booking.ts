/** A renter requests dates: held for 30 minutes until paid. Only car, times and extras are trusted from the client. */
import { randomUUID } from 'node:crypto';
import { isInJordan } from '#contract/areas.ts';
import type { Booking, requestBooking as requestBookingCall } from '#contract/bookings.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { pickupAfterLanding } from '#contract/pickup-hours.ts';
import type { BookingExtras } from '#contract/quotes.ts';
import { ammanDate, ammanDateTime, ammanIso, DAY_MS } from '#contract/time.ts';
import { listBookingsWithin, occupyForBooking } from '#server/capabilities/availability/index.ts';
import type { CarRow } from '#server/capabilities/cars/index.ts';
import { bookedOfficeOf, worksFor } from '#server/capabilities/companies/index.ts';
import { usersByIds } from '#server/capabilities/identity/index.ts';
import { canRentUntil, findDriverProblemOf } from '#server/capabilities/kyc/index.ts';
import type { RefusedCode } from '#server/capabilities/promo-codes/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { serializeBookingAgreement } from './booking-agreement.ts';
import { bookingHeld } from './events.ts';
import { reserveExtras } from './extra-reservations.ts';
import { expireHold } from './jobs.ts';
import { isInZone } from './place-rules.ts';
import { presentNewBooking } from './present.ts';
import type { Price } from './price.ts';
import { countCode, findPromo, promoOfQuote, refundCode, refuseCode, usePromo } from './promo.ts';
import {
	type BookableCar,
	blockedInterval,
	computeCarPrice,
	type DatePrices,
	findBookingProblem,
	getBookableCar,
	parseStay,
	presentQuote,
	type Stay,
	stayRequestOf,
} from './quote.ts';
import { toSearchText } from './read-history.ts';
import { HOLD_MS, MAX_UNPAID_HOLDS } from './rules.ts';
import { type BookingRow, countUnpaidHolds, insertBooking, unpaidHoldAmong } from './sql.ts';

type Body = InputOf<typeof requestBookingCall>['body'];

export async function requestBooking(platform: Platform, caller: Caller, body: Body, saveResponse: SaveResponse): Promise<Booking> {
	await platform.limits.count('bookingPerson', caller.userId);
	if (body.promoCode !== undefined) await countCode(platform, caller);
	const now = platform.clock.now();
	const stay = parseStay(body.startAt, body.endAt, now);
	const booked = await inTransaction(platform.db, async (tx) => {
		const { row, around } = await holdDates(platform, tx, caller, { body, stay, now });
		const answer = presentNewBooking(row, around, caller, now);
		await saveResponse(tx, answer);
		return answer;
	});
	if (body.promoCode !== undefined) await refundCode(platform, caller);
	return booked;
}

type Hold = { body: Omit<Body, 'startAt' | 'endAt'>; stay: Stay; now: Date; rebookedFrom?: string; actorId?: string };
type Renter = Pick<Caller, 'userId'>;

/** A new booking with its dates held for 30 minutes, after every check. `rebookedFrom`: the booking that it replaces, locked by the caller. `actorId`: the person who books for the renter. */
export async function holdDates(platform: Platform, tx: Transaction, caller: Renter, { body, stay, now, rebookedFrom, actorId }: Hold) {
	await lockSubject(tx, 'person', caller.userId);
	const { offer, datePrices } = await getBookableCar(tx, body.carId, { stay, requested: stayRequestOf(body.extras), now });
	const { car } = offer;
	const { renter, owner } = await partiesOf(tx, caller, car);
	assertPossibleDelivery(body.extras, stay);
	// A booking that replaces another one has its delivery, also days after the flight.
	if (rebookedFrom === undefined) assertLandsNearPickup(body.extras, stay);
	await assertMayRent(tx, caller, offer, { stay, extras: body.extras, now });
	const { made, promo, refuseUse } = await priceOf(tx, caller, { offer, datePrices, stay, body, now });
	assertSameTotals(body, stay, made);
	assertSamePolicy(body, car);
	const id = randomUUID();
	if (!(await occupyForBooking(tx, id, blockedInterval(car, stay)))) throw await carAlreadyBooked(tx, caller, car, stay);
	const making = { offer, stay, made, extras: body.extras, now };
	const office = await bookedOfficeOf(tx, car.owner_id, ammanDate(now));
	const row = await insertBooking(tx, {
		...newRow(id, caller, making),
		office: office && JSON.stringify(office),
		found_by: toSearchText(id, renter, car),
		...(rebookedFrom ? { rebooked_from: rebookedFrom } : {}),
	});
	await reserveExtras(tx, id, { offered: offer.extras, items: body.extras.items }, blockedInterval(car, stay));
	const promoProblem = promo && (await usePromo(tx, promo, row, made));
	if (promoProblem) throw refuseUse(promoProblem);
	const { owner_id: ownerId } = car;
	await platform.events.publish(platform, tx, bookingHeld, { bookingId: id, carId: car.id, ownerId, renterId: caller.userId });
	await enqueue(tx, expireHold, { bookingId: id }, { runAt: row.hold_expires_at, key: `hold-${id}` });
	await audit(platform, tx, {
		actorId: actorId ?? caller.userId,
		action: 'booking.requested',
		subject: 'booking',
		subjectId: id,
		after: {
			status: row.status,
			totalFils: row.total_fils.toString(),
			...(rebookedFrom && { rebookedFrom }),
			...(promo && { code: promo.code }),
		},
	});
	return { row, around: { car, owner, renter } };
}

type Pricing = { offer: BookableCar; datePrices: DatePrices; stay: Stay; body: Hold['body']; now: Date };

/** With the typed code, if any. `refuseUse`: for a code that others used up meanwhile. */
async function priceOf(tx: Transaction, { userId: renterId }: Renter, { offer, datePrices, stay, body, now }: Pricing) {
	const requested = stayRequestOf(body.extras);
	const without = computeCarPrice(offer, stay, requested, datePrices);
	const { promoCode: text, totalJod } = body;
	const refuseUse = (refused: RefusedCode) => refuseCode({ text: text ?? '', refused, stay, without, totalJod });
	if (text === undefined) return { made: without, promo: null, refuseUse };
	const result = await findPromo(tx, { text, car: offer.car, renterId, now, without });
	if ('refused' in result) throw refuseUse(result.refused);
	return { made: computeCarPrice(offer, stay, { ...requested, promo: result.found }, datePrices), promo: result.found, refuseUse };
}

async function partiesOf(tx: Transaction, caller: Renter, car: CarRow) {
	const people = await usersByIds(tx, [caller.userId, car.owner_id]);
	const [renter, owner] = [caller.userId, car.owner_id].map((id) => people.find((person) => person.id === id));
	// The person may have been suspended after the call was admitted.
	if (!renter || renter.suspended_at) throw refuse('ACCOUNT_SUSPENDED');
	if (!owner) throw new Error(`car ${car.id} has no owner`);
	return { renter, owner };
}

type BookingRequest = { stay: Stay; extras: Body['extras']; now: Date };

async function assertMayRent(tx: Transaction, caller: Renter, offer: BookableCar, { stay, extras, now }: BookingRequest): Promise<void> {
	if (offer.car.owner_id === caller.userId) throw refuse('OWN_CAR');
	if (await worksFor(tx, caller.userId, offer.car.owner_id)) throw refuse('OFFICE_OF_YOUR_OWN');
	const { code, ...detail } = findBookingProblem(offer, stay, stayRequestOf(extras), now) ?? { code: null };
	if (code) throw refuse(code, detail);
	const mayRent = await canRentUntil(tx, caller.userId, ammanDate(stay.end));
	if (mayRent !== 'YES') throw refuse(mayRent);
	await assertMayDrive(tx, caller, offer, stay);
	if ((await countUnpaidHolds(tx, caller.userId)) >= MAX_UNPAID_HOLDS) throw refuse('TOO_MANY_HOLDS');
}

/** Requirements of the car for its driver, and the marketplace's own minimum age. */
async function assertMayDrive(tx: Transaction, { userId }: Renter, { car, settings }: BookableCar, { start }: Stay): Promise<void> {
	const terms = { age: car.driver_age, licenceYears: car.driver_licence_years };
	const { minimumDriverAge: minimumAge } = settings;
	const problem = await findDriverProblemOf(tx, userId, { car: terms, minimumAge }, ammanDate(start));
	if (problem) throw refuse(problem, { age: Math.max(terms.age, minimumAge), years: terms.licenceYears });
}

/** A pin outside of the paid zone, and a flight that lands too late for the pickup; the proposal leaves time for the baggage. */
export function assertPossibleDelivery({ delivery }: BookingExtras, { start }: Pick<Stay, 'start'>): void {
	if (!delivery) return;
	const { zone, latitude, longitude } = delivery;
	if (latitude !== undefined && longitude !== undefined) {
		if (!isInJordan(latitude, longitude)) throw refuse('PIN_OUTSIDE_JORDAN');
		if (!isInZone(zone, { latitude, longitude })) throw refuse('PIN_OUTSIDE_ZONE');
	}
	const landsAt = delivery.landsAt ? new Date(delivery.landsAt) : null;
	if (!landsAt || landsAt <= start) return;
	const proposed = pickupAfterLanding(landsAt);
	throw refuse('LANDING_AFTER_PICKUP', { time: ammanDateTime(proposed), proposedPickup: ammanIso(proposed) });
}

/** For a newly typed flight: a renter who lands days before the pickup does not need it. */
export function assertLandsNearPickup({ delivery }: BookingExtras, { start }: Pick<Stay, 'start'>): void {
	if (delivery?.landsAt && start.getTime() - new Date(delivery.landsAt).getTime() > DAY_MS) throw refuse('LANDING_TOO_EARLY');
}

/** What the client displayed must equal what will be charged; amounts of the client are never used. */
function assertSameTotals(body: Hold['body'], stay: Stay, made: Price): void {
	const compared = [
		[body.totalJod, made.totalFils],
		[body.depositJod, made.depositFils],
		[body.dailyRateJod, made.dailyRateFils],
	] as const;
	if (compared.every(([text, fils]) => text === undefined || sameAmount(text, fils))) return;
	const promo = body.promoCode === undefined ? {} : { promo: promoOfQuote(body.promoCode, null) };
	throw refuse('PRICE_CHANGED', { quote: { ...presentQuote(stay, made, null), ...promo } });
}

/** A stricter policy has no effect until the renter cancels, so the policy is compared like the price. */
function assertSamePolicy({ policySnapshot: shown }: Hold['body'], { cancellation_policy: cancellationPolicy }: CarRow): void {
	if (shown?.cancellationPolicy !== undefined && shown.cancellationPolicy !== cancellationPolicy)
		throw refuse('TERMS_CHANGED', { cancellationPolicy });
}

function sameAmount(text: string, fils: bigint): boolean {
	try {
		return parseFils(text) === fils;
	} catch {
		return text === formatFils(fils);
	}
}

/** If the caller's own unpaid hold blocks these dates, the refusal names it, so that they can continue with it. */
async function carAlreadyBooked(tx: Transaction, caller: Renter, car: CarRow, stay: Stay) {
	const own = await unpaidHoldAmong(tx, caller.userId, await listBookingsWithin(tx, blockedInterval(car, stay)));
	return own ? refuse('OWN_HOLD_OVERLAPS', { bookingId: own }) : refuse('CAR_ALREADY_BOOKED');
}

type BookingDraft = BookingRequest & { offer: BookableCar; made: Price };

function newRow(id: string, caller: Renter, { offer, stay, made, extras, now }: BookingDraft): Parameters<typeof insertBooking>[1] {
	const { car, settings } = offer;
	return {
		id,
		car_id: car.id,
		owner_id: car.owner_id,
		renter_id: caller.userId,
		starts_at: stay.start,
		ends_at: stay.end,
		days: made.days,
		daily_rate_fils: made.dailyRateFils,
		base_fils: made.baseFils,
		discount_fils: made.discountFils,
		fees_fils: made.feesFils,
		total_fils: made.totalFils,
		promo_fils: made.promoFils,
		deposit_fils: made.depositFils,
		platform_fee_fils: made.platformFeeFils,
		// Chosen extras of the car are lines of the agreement.
		extras: JSON.stringify({ delivery: extras.delivery }),
		policy_snapshot: serializeBookingAgreement(id, offer, made),
		driver_age: car.driver_age,
		driver_licence_years: car.driver_licence_years,
		settings_version: settings.version,
		status: 'REQUESTED' satisfies BookingRow['status'],
		payment_status: 'PENDING',
		hold_expires_at: new Date(now.getTime() + HOLD_MS),
		created_at: now,
	};
}
