/** What can be reported when, until when an admin should decide, and the money of an early end. Pure; amounts in fils. */
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import type { BookingStatus } from '#contract/bookings.ts';
import { REPORT_AFTER_RETURN_DAYS } from '#contract/deadlines.ts';
import { parseFils } from '#contract/money.ts';
import type { ReportKind, ReportOutcome } from '#contract/report-shapes.ts';
import type { reportRefusals } from '#contract/reports.ts';
import { addDays, ammanDate, DAY_MS } from '#contract/time.ts';
import { type BookingRow, feeOf, handoverOpensAt } from '#server/capabilities/bookings/index.ts';
import { partThatStays } from '#server/capabilities/promo-codes/index.ts';

const MINUTE_MS = 60_000;
const AFTER_RETURN_MS = REPORT_AFTER_RETURN_DAYS * DAY_MS;
/** Cards are refunded in steps of 10 fils. */
const CARD_STEP_FILS = 10n;

export type ReportedTrip = {
	status: BookingStatus;
	/** From when the handover is open. */
	opensAt: Date;
	endsAt: Date;
	checkedInAt: Date | null;
	returnedAt: Date | null;
	completedAt: Date | null;
};

export const toReportedTrip = (row: BookingRow): ReportedTrip => ({
	status: row.status,
	opensAt: handoverOpensAt(row.starts_at),
	endsAt: row.ends_at,
	checkedInAt: row.checked_in_at,
	returnedAt: row.returned_at,
	completedAt: row.completed_at,
});

export type TripPhase = 'COMING' | 'PICKUP' | 'TRIP' | 'AFTER' | 'OVER';

export function phaseOf({ status, opensAt, checkedInAt, returnedAt, completedAt }: ReportedTrip, now: Date): TripPhase {
	const endedAt = returnedAt ?? completedAt;
	if (status === 'COMPLETED' || (status === 'CONFIRMED' && endedAt)) {
		return endedAt && now.getTime() < endedAt.getTime() + AFTER_RETURN_MS ? 'AFTER' : 'OVER';
	}
	if (status !== 'CONFIRMED') return 'OVER';
	if (checkedInAt) return 'TRIP';
	return now >= opensAt ? 'PICKUP' : 'COMING';
}

const kindsIn: Record<TripPhase, readonly ReportKind[]> = {
	COMING: ['OTHER'],
	PICKUP: ['DOES_NOT_START', 'NOT_AS_DESCRIBED', 'UNSAFE_OR_DIRTY', 'LATE', 'OTHER'],
	TRIP: ['DOES_NOT_START', 'ACCIDENT', 'NOT_AS_DESCRIBED', 'UNSAFE_OR_DIRTY', 'LATE', 'LOST_KEY', 'OTHER'],
	AFTER: ['ACCIDENT', 'LOST_KEY', 'OTHER'],
	OVER: [],
};

export const possibleKinds = (trip: ReportedTrip, now: Date): readonly ReportKind[] => kindsIn[phaseOf(trip, now)];

type ReportedAccident = { kind: ReportKind; outcome: ReportOutcome | null; policeReportNumber: string | null };

/** Added or corrected until the decision. It may also be added after that, as long as accidents can be reported: the police writes it some days later. */
export const canAddPoliceNumber = ({ kind, outcome, policeReportNumber }: ReportedAccident, trip: ReportedTrip, now: Date): boolean =>
	kind === 'ACCIDENT' && (outcome === null || (policeReportNumber === null && possibleKinds(trip, now).includes(kind)));

/** Minutes in which an admin should decide. */
const dueMinutes: Record<ReportKind, number> = {
	DOES_NOT_START: 30,
	ACCIDENT: 30,
	UNSAFE_OR_DIRTY: 60,
	NOT_AS_DESCRIBED: 60,
	LATE: 60,
	LOST_KEY: 60,
	OTHER: 240,
};

export const dueAt = (kind: ReportKind, now: Date): Date => new Date(now.getTime() + dueMinutes[kind] * MINUTE_MS);

/** Kinds after which the rental may end early: while one is open, a recorded return does not complete the booking. */
export const canEndRental = (kind: ReportKind): boolean => kind !== 'LATE';

export type DecidedTrip = Pick<ReportedTrip, 'status' | 'checkedInAt'> & {
	isReturnRecorded: boolean;
	/** An open no-show report, or a dispute of the renter's bank. */
	isMoneyInQuestion: boolean;
};

export type OutcomeRefusal = keyof typeof reportRefusals;

/** How the present booking ends when another car takes over. */
export const endingWith = (outcome: ReportOutcome, { checkedInAt }: Pick<ReportedTrip, 'checkedInAt'>): ReportOutcome => {
	if (outcome !== 'ANOTHER_CAR') return outcome;
	return checkedInAt ? 'END_NOW' : 'REFUSED_AT_PICKUP';
};

const ABOUT_CAR: readonly ReportKind[] = ['DOES_NOT_START', 'ACCIDENT', 'NOT_AS_DESCRIBED', 'UNSAFE_OR_DIRTY'];

/** Why no other car is possible; null if one is. `isTimeLeft`: a part of the trip is still ahead. */
export function anotherCarProblem(kind: ReportKind, isTimeLeft: boolean): OutcomeRefusal | null {
	if (!ABOUT_CAR.includes(kind)) return 'REPORT_NOT_ABOUT_CAR';
	return isTimeLeft ? null : 'REPORT_REST_NOT_POSSIBLE';
}

/** Why this outcome is not possible; null if it is. */
export function outcomeProblem(decided: ReportOutcome, trip: DecidedTrip): OutcomeRefusal | null {
	const outcome = endingWith(decided, trip);
	if (outcome === 'HELP_AND_GO_ON') return null;
	if (trip.status !== 'CONFIRMED') return 'REPORT_BOOKING_OVER';
	if (outcome === 'REFUSED_AT_PICKUP' && trip.checkedInAt) return 'REPORT_AFTER_CHECK_IN';
	if (outcome === 'END_NOW' && !trip.checkedInAt) return 'REPORT_CANCEL_INSTEAD';
	if (trip.isMoneyInQuestion) return 'REPORT_MONEY_IN_QUESTION';
	return outcome === 'END_NOW' && !trip.isReturnRecorded ? 'REPORT_RETURN_MISSING' : null;
}

/** Days of the rental that have begun at a moment: at least one, at most all. */
export function daysBegun({ startsAt, days }: { startsAt: Date; days: number }, at: Date): number {
	return Math.min(days, Math.max(1, Math.ceil((at.getTime() - startsAt.getTime()) / DAY_MS)));
}

export type AgreedPrice = {
	startsAt: Date;
	days: number;
	dailyRateFils: bigint;
	baseFils: bigint;
	discountFils: bigint;
	totalFils: bigint;
	/** What the platform bears of a promo code. */
	promoFils: bigint;
	platformFeePercent: number;
	priceLines: BookingAgreement['priceLines'];
};

export type EarlyEnd = { usedDays: number; sharePercent: number };
/** `extrasRefundFils`: the part of the refund that is for extras by the day. */
export type EarlyEndAmounts = {
	unusedDays: number;
	refundFils: bigint;
	extrasRefundFils: bigint;
	totalFils: bigint;
	promoFils: bigint;
	platformFeeFils: bigint;
};

/** The days after the used ones are refunded at their own price less the discount, with their extras, by the decided share. Rounded in the renter's favour. */
export function earlyEndAmounts(price: AgreedPrice, { usedDays, sharePercent }: EarlyEnd): EarlyEndAmounts {
	const first = ammanDate(price.startsAt);
	const unused = Array.from({ length: price.days - usedDays }, (_, index) => addDays(first, usedDays + index));
	const unusedFils = unused.reduce((sum, date) => sum + rateOn(price, date), 0n);
	const hundredths = unusedFils * (price.baseFils - price.discountFils) * BigInt(sharePercent);
	const extrasFils = extrasOfADay(price) * BigInt(unused.length * sharePercent);
	const most = price.totalFils - CARD_STEP_FILS;
	const refundFils = atMost(roundUp(hundredths, price.baseFils * 100n) + roundUp(extrasFils, 100n), most);
	const extrasRefundFils = atMost(roundUp(extrasFils, 100n), refundFils);
	const totalFils = price.totalFils - refundFils;
	const promoFils = partThatStays(price.promoFils, { fils: totalFils, ofFils: price.totalFils });
	const platformFeeFils = feeOf({ totalFils, promoFils }, price.platformFeePercent);
	return { unusedDays: unused.length, refundFils, extrasRefundFils, totalFils, promoFils, platformFeeFils };
}

/** Of the extras that are charged for each day. */
function extrasOfADay({ priceLines }: AgreedPrice): bigint {
	return priceLines.reduce(
		(sum, line) => (line.kind === 'EXTRA' && line.days !== null ? sum + parseFils(line.priceJod) * BigInt(line.quantity) : sum),
		0n,
	);
}

function rateOn({ priceLines, dailyRateFils }: AgreedPrice, date: string): bigint {
	const own = priceLines.find((line) => line.kind === 'BASE' && line.dates?.includes(date));
	return own?.kind === 'BASE' ? parseFils(own.rateJod) : dailyRateFils;
}

/** A fraction, rounded up to the steps of cards. */
const roundUp = (numerator: bigint, denominator: bigint): bigint =>
	((numerator + denominator * CARD_STEP_FILS - 1n) / (denominator * CARD_STEP_FILS)) * CARD_STEP_FILS;

const atMost = (fils: bigint, most: bigint): bigint => (fils < most ? fils : most);

/** How much dearer another car is than the unused part of the rental: what Mishwar can pay of it. The renter pays a deposit in any case. */
export function priceDifference(of: { totalFils: bigint; toPayFils: bigint; heldFils: bigint; depositFreeFils: bigint }): bigint {
	const rentalFreeFils = of.heldFils > of.depositFreeFils ? of.heldFils - of.depositFreeFils : 0n;
	const dearerFils = of.totalFils - rentalFreeFils;
	const fils = dearerFils < of.toPayFils ? dearerFils : of.toPayFils;
	return fils > 0n ? fils : 0n;
}
