/** Expected state of reports and of what an admin decides about them. From decision 063. */
import type { ReportKind, ReportOutcome } from '#contract/report-shapes.ts';
import { type ExpectedState, hasOpenDispute, type Report, reduce, share, sum, type Terms } from './expected-state.ts';
import { promise } from './expected-state-goodwill.ts';
import { cancel, complete, isLongOver } from './expected-state-life.ts';
import { bookOther, heldFils, isLast, termsOfOther } from './expected-state-rebooking.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const atPickup: readonly ReportKind[] = ['DOES_NOT_START', 'NOT_AS_DESCRIBED', 'UNSAFE_OR_DIRTY', 'LATE', 'OTHER'];
const afterReturn: readonly ReportKind[] = ['ACCIDENT', 'LOST_KEY', 'OTHER'];

function mayReport(expected: ExpectedState, kind: ReportKind): boolean {
	const { status, now, terms } = expected;
	const endedAt = expected.returnedAt ?? expected.completedAt;
	if ((status === 'CONFIRMED' || status === 'COMPLETED') && endedAt !== null) return now < endedAt + 7 * DAY && afterReturn.includes(kind);
	if (status !== 'CONFIRMED') return false;
	if (expected.checkedIn || kind === 'OTHER') return true;
	return now >= terms.startsAt - 2 * HOUR && atPickup.includes(kind);
}

const openReports = ({ reports }: ExpectedState): Report[] => reports.filter(({ outcome }) => outcome === null);

/** Being late is no reason to end a rental. */
const holds = ({ kind }: Report): boolean => kind !== 'LATE';

export function createReport(expected: ExpectedState, kind: ReportKind): boolean {
	if (!mayReport(expected, kind) || openReports(expected).some((report) => report.kind === kind)) return false;
	const report: Report = { kind, createdAt: expected.now, outcome: null, refundFils: 0n };
	expected.reports.push(report);
	if (expected.status === 'CONFIRMED' && holds(report)) expected.completionWaits = true;
	return true;
}

export type Decision = { outcome: ReportOutcome; sharePercent?: bigint | undefined; used?: 'LEAST' | 'MOST' | undefined };
type Ending = Omit<Decision, 'outcome'> & { heldUntil?: number | null };

/** A decision on the oldest open report. */
export function decideReport(expected: ExpectedState, decision: Decision): boolean {
	const [report] = openReports(expected);
	if (!report || !mayDecide(expected, decision.outcome)) return false;
	if (decision.outcome === 'REFUSED_AT_PICKUP') {
		report.refundFils = expected.terms.rentalFils + expected.terms.depositFils;
		cancel(expected, 0n);
	}
	if (decision.outcome === 'END_NOW') report.refundFils = endNow(expected, report, decision);
	report.outcome = decision.outcome;
	if (expected.status === 'CONFIRMED' && expected.completionWaits && !openReports(expected).some(holds)) {
		expected.completionWaits = false;
		if (expected.returnedAt !== null || isLongOver(expected)) complete(expected);
	}
	return true;
}

const HALF_HOUR = HOUR / 2;
const aboutCar: readonly ReportKind[] = ['DOES_NOT_START', 'ACCIDENT', 'NOT_AS_DESCRIBED', 'UNSAFE_OR_DIRTY'];

/**
 * Another car for the rest of the trip: from the pickup, or from the first half hour that is at least an hour away. The booking ends as it would without
 * another car, and the refund waits half an hour to pay for the new booking. Returns that booking, or null if it is not allowed. From decisions 072 and 075.
 */
export function takeAnotherCar(
	expected: ExpectedState,
	{ sharePercent, used, paysDifference }: Omit<Decision, 'outcome'> & { paysDifference: boolean },
): ExpectedState | null {
	const [report] = openReports(expected);
	const { now, terms, checkedIn } = expected;
	const next = Math.ceil((now + HOUR) / HALF_HOUR) * HALF_HOUR;
	const startsAt = Math.max(terms.startsAt, next);
	const rest = termsOfOther(expected, startsAt);
	if (!report || !rest || isLast(expected) || !aboutCar.includes(report.kind) || startsAt >= terms.endsAt) return null;
	if (!mayDecide(expected, checkedIn ? 'END_NOW' : 'REFUSED_AT_PICKUP')) return null;
	const heldUntil = now + HALF_HOUR;
	report.outcome = 'ANOTHER_CAR';
	if (checkedIn) report.refundFils = endNow(expected, report, { sharePercent, used, heldUntil });
	else {
		report.refundFils = terms.rentalFils + terms.depositFils;
		cancel(expected, 0n, heldUntil);
	}
	const dearerFils = dearerBy(expected, rest);
	const made = bookOther(expected, rest);
	if (paysDifference && dearerFils > 0n) promise(made, dearerFils);
	return made;
}

/** Amount by which the rental of the other car exceeds the freed money, without the deposit. */
function dearerBy(expected: ExpectedState, rest: Terms): bigint {
	const waiting = heldFils(expected);
	const depositFils = expected.checkedIn ? 0n : expected.terms.depositFils;
	const dearerFils = rest.rentalFils - (waiting > depositFils ? waiting - depositFils : 0n);
	const toPayFils = rest.rentalFils + rest.depositFils - waiting;
	return dearerFils < toPayFils ? dearerFils : toPayFils;
}

function mayDecide(expected: ExpectedState, outcome: ReportOutcome): boolean {
	if (outcome === 'HELP_AND_GO_ON') return true;
	if (expected.status !== 'CONFIRMED' || hasOpenDispute(expected)) return false;
	return outcome === 'REFUSED_AT_PICKUP' ? !expected.checkedIn : expected.checkedIn && expected.recordedAt !== null;
}

/** Days used: at least those begun when it was reported, at most those begun by the return. */
function usedDaysOf(expected: ExpectedState, report: Report, used: Decision['used']): number {
	const returnedAt = expected.returnedAt ?? expected.recordedAt ?? expected.now;
	const begun = (at: number) => Math.min(expected.terms.rates.length, Math.max(1, Math.ceil((at - expected.terms.startsAt) / DAY)));
	const least = begun(Math.min(report.createdAt, returnedAt));
	return used === 'MOST' ? Math.max(least, begun(returnedAt)) : least;
}

/** Refund for unused days: their price less their part of the discount, and their extras, each times the share and rounded up to 10 fils; at least 10 fils remain. */
function endNow(expected: ExpectedState, report: Report, { sharePercent = 100n, used, heldUntil = null }: Ending): bigint {
	const { terms } = expected;
	const usedDays = usedDaysOf(expected, report, used);
	const baseFils = sum(terms.rates);
	const part = sum(terms.rates.slice(usedDays)) * (baseFils - terms.discountFils - terms.promoFils) * sharePercent;
	const steps = (part + baseFils * 1000n - 1n) / (baseFils * 1000n);
	const most = terms.rentalFils - 10n;
	const seats = (terms.seatFils * BigInt(terms.rates.length - usedDays) * sharePercent + 999n) / 1000n;
	const due = (steps + seats) * 10n;
	const refundFils = due < most ? due : most;
	reduce(expected, refundFils, 0n, heldUntil);
	const rentalFils = terms.rentalFils - refundFils;
	const borneFils = (terms.borneFils * rentalFils) / terms.rentalFils;
	const returnedAt = expected.returnedAt ?? expected.recordedAt ?? expected.now;
	expected.returnedAt = returnedAt;
	expected.terms = {
		...terms,
		rates: terms.rates.slice(0, usedDays),
		rentalFils,
		borneFils,
		feeFils: share(rentalFils + borneFils, 12n, 100n),
		endsAt: Math.min(terms.endsAt, Math.max(terms.startsAt + usedDays * DAY, returnedAt)),
	};
	complete(expected);
	return refundFils;
}
