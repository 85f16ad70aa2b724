/** What a request for another trip means now: whether it is possible, what it costs, and who has to agree. */
import type { ChangePreview, ChangeSide, RequestedHandover } from '#contract/booking-changes.ts';
import { addDays, ammanDate, ammanIso, parseMoment, rentalDays } from '#contract/time.ts';
import { isAvailable, occupancyOf } from '#server/capabilities/availability/index.ts';
import {
	type CarRow,
	carById,
	carForStay,
	carState,
	discountsOf,
	documentsValidUntil,
	isBookable,
	offeredZones,
	stayRulesOf,
} from '#server/capabilities/cars/index.ts';
import { canRentUntil } from '#server/capabilities/kyc/index.ts';
import { openDisputeOf } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { toCancellationInput } from '../cancellation-input.ts';
import { assertLandsNearPickup, assertPossibleDelivery } from '../request-booking.ts';
import { toBookingLifecycle } from '../rules.ts';
import type { BookingRow } from '../sql.ts';
import { isWholeMove, type PricesToday, priceOfChange } from './change-price.ts';
import {
	addedTime,
	answerBy,
	changeRefusal,
	isOverdue,
	papersProblem,
	stepAfterProposal,
	type TripProblem,
	tripProblem,
} from './change-rules.ts';
import { type TripTerms, termsAfter, termsOfBooking } from './change-terms.ts';
import { openChangeOf } from './changes-sql.ts';
import { occupiedBy } from './move-change.ts';
import { presentDifference } from './present-change.ts';
import { deliveryAfter, isOtherHandover, presentHandover } from './requested-handover.ts';

/** Moments as text of the request; parts that are left out stay unchanged. */
export type ChangeRequest = { startAt?: string | undefined; endAt: string; handover?: RequestedHandover | undefined };

export type Draft = {
	before: TripTerms;
	after: TripTerms;
	handover: RequestedHandover | null;
	retainedFils: bigint;
	next: ChangePreview['next'];
	respondBy: Date | null;
};

export const presentDraft = ({ before, after, handover, retainedFils, next, respondBy }: Draft): ChangePreview => ({
	...presentDifference(before, after, retainedFils),
	handover: presentHandover(handover),
	next,
	respondBy: respondBy && ammanIso(respondBy),
});

type By = { side: ChangeSide; now: Date };

/** Throws the refusal of a change that is not possible. */
export async function draftChange(db: Queryable, row: BookingRow, requested: ChangeRequest, by: By): Promise<Draft> {
	const endsAt = parseMoment(requested.endAt);
	const startsAt = requested.startAt === undefined ? row.starts_at : parseMoment(requested.startAt);
	if (!startsAt || !endsAt) throw refuse('RETURN_BEFORE_PICKUP');
	await assertChangeable(db, row, by.now);
	const handover = requested.handover && isOtherHandover(row, requested.handover) ? requested.handover : null;
	const delivery = deliveryAfter(row, handover) ?? undefined;
	const zone = delivery?.zone ?? null;
	const { car, today } = await carToday(db, row, { startsAt, endsAt });
	const times = { startsAt: row.starts_at, endsAt: row.ends_at, checkedInAt: row.checked_in_at };
	const rules = stayRulesOf(car, await currentSettings(db), zone ?? undefined);
	const next = { startsAt, endsAt, elsewhere: handover !== null };
	const problem = tripProblem(times, next, { now: by.now, rules, papersUntil: documentsValidUntil(carState(car)) });
	if (problem) throw refuseTrip(problem);
	const movesStart = startsAt.getTime() !== row.starts_at.getTime();
	if (handover || movesStart) assertPossibleDelivery({ delivery }, { start: startsAt });
	if (handover) assertLandsNearPickup({ delivery }, { start: startsAt });
	const before = termsOfBooking(row);
	const trip = { ...toCancellationInput(row), dailyRateFils: row.daily_rate_fils, agreement: before.agreement };
	const changed = { startsAt, days: rentalDays(startsAt, endsAt), zone };
	const isWhole = isWholeMove(trip, changed);
	const isOffered = zone === null || today.zones.some((offered) => offered.zone === zone);
	if (!isOffered && (isWhole || zone !== before.zone)) throw refuse('DELIVERY_NOT_OFFERED');
	const price = priceOfChange(trip, changed, today, by);
	const noticeFrom = noticeAfter(before, startsAt, { isWhole, side: by.side });
	const after = termsAfter(row, { startsAt, endsAt, zone, noticeFrom }, price);
	await assertFree(db, { row, car }, after, by);
	const step = stepAfterProposal(by.side, {
		extends: endsAt > row.ends_at,
		overdue: isOverdue(times, by.now),
		moves: movesStart || (handover !== null && handover.kind !== 'PLACE'),
		place: handover?.kind === 'PLACE',
		instantBook: before.agreement.instantBook,
		extendsByItself: before.agreement.extendsByItself,
		mustPay: after.totalFils + after.depositFils > before.totalFils + before.depositFils,
	});
	const respondBy = step === 'ANSWER' ? answerBy(by.now, times, next) : null;
	return { before, after, handover, retainedFils: price.retainedFils, next: step, respondBy };
}

function refuseTrip({ code, ...detail }: TripProblem): Error {
	return refuse(code, detail);
}

async function assertChangeable(db: Queryable, row: BookingRow, now: Date): Promise<void> {
	const refusal = changeRefusal(toBookingLifecycle(row), (await openDisputeOf(db, row.id)) !== undefined, now);
	if (refusal) throw refuse(refusal);
	if (await openChangeOf(db, row.id)) throw refuse('CHANGE_ALREADY_OPEN');
}

async function carToday(db: Queryable, row: BookingRow, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
	const from = ammanDate(startsAt);
	const stay = await carForStay(db, row.car_id, { from, to: addDays(from, Math.max(0, rentalDays(startsAt, endsAt))) });
	if (!stay) throw refuse('CAR_NOT_BOOKABLE');
	const { car, datePrices } = stay;
	if (car.daily_rate_fils === null) throw refuse('PRICE_NOT_AVAILABLE');
	const zones = await offeredZones(db, car);
	const today: PricesToday = { dailyRateFils: car.daily_rate_fils, datePrices, discounts: discountsOf(car), zones };
	return { car, today };
}

/** A renter gains no notice by a later pickup, unless the whole trip was replaced. If the owner moves it, notice is measured from the new pickup. */
function noticeAfter({ startsAt, noticeFrom }: TripTerms, next: Date, { isWhole, side }: { isWhole: boolean; side: ChangeSide }): Date {
	if (next.getTime() === startsAt.getTime()) return noticeFrom;
	return isWhole || side === 'OWNER' || next < noticeFrom ? next : noticeFrom;
}

/** The added time must be free, in a car that can be booked, and the renter must be allowed to drive until the end. */
async function assertFree(db: Queryable, { row, car }: { row: BookingRow; car: CarRow }, after: TripTerms, by: By): Promise<void> {
	const added = await addedTimeOf(db, row, after);
	if (added.length === 0) return;
	await assertCarAndRenter(db, { row, car }, after, by);
	for (const span of added) if (!(await isAvailable(db, { carId: row.car_id, ...span }))) throw refuse('CAR_ALREADY_BOOKED');
}

async function addedTimeOf(db: Queryable, row: BookingRow, after: TripTerms) {
	const own = await occupancyOf(db, row.id);
	return own ? addedTime(own, occupiedBy(after)) : [];
}

async function assertCarAndRenter(
	db: Queryable,
	{ row, car }: { row: BookingRow; car: CarRow },
	after: TripTerms,
	{ side, now }: By,
): Promise<void> {
	if (!isBookable(carState(car), ammanDate(now))) throw refuse('CAR_NOT_BOOKABLE');
	const mayRent = await canRentUntil(db, row.renter_id, ammanDate(after.endsAt));
	if (mayRent !== 'YES') throw refuse(side === 'OWNER' ? 'RENTER_PAPERS_END' : mayRent);
}

/** Hours after the proposal, when it is accepted, approvals and papers may have ended. `side`: who accepts. */
export async function assertStillCovered(db: Queryable, row: BookingRow, after: TripTerms, by: By): Promise<void> {
	if ((await addedTimeOf(db, row, after)).length === 0) return;
	const car = await carById(db, row.car_id);
	if (!car) throw refuse('CAR_NOT_BOOKABLE');
	await assertCarAndRenter(db, { row, car }, after, by);
	const problem = papersProblem({ endsAt: row.ends_at }, after, documentsValidUntil(carState(car)));
	if (problem) throw refuseTrip(problem);
}
