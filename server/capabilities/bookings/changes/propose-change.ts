/** A proposal for another return: checked, priced, and where nobody has to agree carried out at once. */
import { randomUUID } from 'node:crypto';
import type { BookingChange, ChangePreview, ChangeSide } from '#contract/booking-changes.ts';
import { parseFils } from '#contract/money.ts';
import { ammanDate, ammanIso, parseMoment, rentalDays } from '#contract/time.ts';
import { isAvailable } from '#server/capabilities/availability/index.ts';
import {
	type CarRow,
	carForStay,
	carState,
	discountsOf,
	documentsValidUntil,
	isBookable,
	stayRulesOf,
} from '#server/capabilities/cars/index.ts';
import { canRentUntil } from '#server/capabilities/kyc/index.ts';
import { openDisputeOf } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { parseBookingAgreement } from '../booking-agreement.ts';
import { toCancellationInput } from '../cancellation-input.ts';
import { expireChange } from '../jobs.ts';
import { toBookingLifecycle } from '../lifecycle.ts';
import { zoneOf } from '../quote.ts';
import { type BookingRow, bookingById, lockBooking } from '../sql.ts';
import { deliveryOf } from '../where-and-when.ts';
import { priceOfChange } from './change-price.ts';
import { answerBy, canChangeTrip, endProblem, stepAfterProposal } from './change-rules.ts';
import { serializeTerms, type TripTerms, termsAfter, termsOfBooking } from './change-terms.ts';
import { insertChange, openChangeOf } from './changes-sql.ts';
import { announceChange, auditChange, moveChange } from './move-change.ts';
import { presentChange, presentDifference } from './present-change.ts';

/** Throws BOOKING_NOT_FOUND for callers who are not a party; an owner sees a booking once it is paid. */
export function sideOf(row: BookingRow | undefined, caller: Caller): { row: BookingRow; side: ChangeSide } {
	if (row?.renter_id === caller.userId) return { row, side: 'RENTER' };
	if (row?.owner_id === caller.userId && row.paid_at !== null) return { row, side: 'OWNER' };
	throw refuse('BOOKING_NOT_FOUND');
}

type Draft = {
	before: TripTerms;
	after: TripTerms;
	retainedFils: bigint;
	next: ChangePreview['next'];
	respondBy: Date | null;
};

export async function previewChange(platform: Platform, caller: Caller, id: string, endAt: string): Promise<ChangePreview> {
	const { row, side } = sideOf(await bookingById(platform.db, id), caller);
	return presentDraft(await draft(platform.db, row, { side, endAt, now: platform.clock.now() }));
}

const presentDraft = ({ before, after, retainedFils, next, respondBy }: Draft): ChangePreview => ({
	...presentDifference(before, after, retainedFils),
	next,
	respondBy: respondBy && ammanIso(respondBy),
});

export async function proposeChange(
	platform: Platform,
	caller: Caller,
	id: string,
	asked: { endAt: string; differenceJod?: string | undefined; saveResponse: SaveResponse },
): Promise<BookingChange> {
	return inTransaction(platform.db, async (tx) => {
		const { row, side } = sideOf(await lockBooking(tx, id), caller);
		const now = platform.clock.now();
		const made = await draft(tx, row, { side, endAt: asked.endAt, now });
		const fresh = presentDraft(made);
		if (asked.differenceJod !== undefined && !isSameAmount(asked.differenceJod, fresh.differenceJod))
			throw refuse('PRICE_CHANGED', { change: fresh });
		const { before, after, next, respondBy } = made;
		const change = await insertChange(tx, {
			...{ id: randomUUID(), booking_id: id, proposed_by: caller.userId, side, state: 'PROPOSED', created_at: now },
			...{ before: serializeTerms(before), after: serializeTerms(after) },
			rental_difference_fils: after.totalFils - before.totalFils,
			deposit_difference_fils: after.depositFils - before.depositFils,
			retained_fils: made.retainedFils,
			respond_by: respondBy ?? now,
		});
		const event = { NOW: 'APPLY', PAY: 'ACCEPT_TO_PAY', ANSWER: null } as const;
		const step = event[next];
		const moved = step ? await moveChange(platform, tx, { row, change }, step, caller.userId) : change;
		if (!step) {
			await enqueue(tx, expireChange, { changeId: change.id }, { runAt: change.respond_by ?? now, key: `change-${change.id}` });
			await auditChange(platform, tx, { row, change }, caller.userId);
			await announceChange(platform, tx, { row, change });
		}
		const answer = presentChange(moved, side, now);
		await asked.saveResponse(tx, answer);
		return answer;
	});
}

function isSameAmount(text: string, fresh: string): boolean {
	try {
		return parseFils(text.replace(/^-/, '')) === parseFils(fresh.replace(/^-/, '')) && text.startsWith('-') === fresh.startsWith('-');
	} catch {
		return false;
	}
}

type Wish = { side: ChangeSide; endAt: string; now: Date };

/** Throws the refusal of a change that is not possible. */
async function draft(db: Queryable, row: BookingRow, { side, endAt, now }: Wish): Promise<Draft> {
	const endsAt = parseMoment(endAt);
	if (!endsAt) throw refuse('RETURN_BEFORE_PICKUP');
	if (!canChangeTrip(toBookingLifecycle(row), (await openDisputeOf(db, row.id)) !== undefined, now)) throw refuse('CHANGE_NOT_POSSIBLE');
	if (await openChangeOf(db, row.id)) throw refuse('CHANGE_ALREADY_OPEN');
	const days = rentalDays(row.starts_at, endsAt);
	const stay = await carForStay(db, row.car_id, { from: ammanDate(row.starts_at), to: ammanDate(endsAt) });
	if (!stay) throw refuse('CAR_NOT_BOOKABLE');
	const { car, datePrices } = stay;
	const rules = stayRulesOf(car, await currentSettings(db), zoneOf({ delivery: deliveryOf(row) ?? undefined }));
	const problem = endProblem({ startsAt: row.starts_at, endsAt: row.ends_at }, endsAt, {
		...{ now, rules },
		papersUntil: documentsValidUntil(carState(car)),
	});
	if (problem) {
		const { code, ...detail } = problem;
		throw refuse(code, detail);
	}
	const isLonger = endsAt > row.ends_at;
	if (isLonger) await assertExtendable(db, row, car, { endsAt, now });
	if (car.daily_rate_fils === null) throw refuse('PRICE_NOT_AVAILABLE');
	const before = termsOfBooking(row);
	const today = { dailyRateFils: car.daily_rate_fils, datePrices, discounts: discountsOf(car) };
	const trip = { ...toCancellationInput(row), dailyRateFils: row.daily_rate_fils, agreement: before.agreement };
	const price = priceOfChange(trip, days, today, { side, now });
	const after = termsAfter(row, endsAt, price);
	const mustPay = after.totalFils + after.depositFils > before.totalFils + before.depositFils;
	const next = stepAfterProposal(side, { extends: isLonger, instantBook: before.agreement.instantBook, mustPay });
	const times = { startsAt: row.starts_at, endsAt: row.ends_at, checkedInAt: row.checked_in_at };
	const respondBy = next === 'ANSWER' ? answerBy(now, times, endsAt) : null;
	return { before, after, retainedFils: price.retainedFils, next, respondBy };
}

async function assertExtendable(db: Queryable, row: BookingRow, car: CarRow, { endsAt, now }: { endsAt: Date; now: Date }): Promise<void> {
	if (!isBookable(carState(car), ammanDate(now))) throw refuse('CAR_NOT_BOOKABLE');
	const mayRent = await canRentUntil(db, row.renter_id, ammanDate(endsAt));
	if (mayRent !== 'YES') throw refuse(mayRent);
	const turnaroundMs = parseBookingAgreement(row).turnaroundMinutes * 60_000;
	const added = {
		carId: row.car_id,
		startsAt: new Date(row.ends_at.getTime() + turnaroundMs),
		endsAt: new Date(endsAt.getTime() + turnaroundMs),
	};
	if (!(await isAvailable(db, added))) throw refuse('CAR_ALREADY_BOOKED');
}
