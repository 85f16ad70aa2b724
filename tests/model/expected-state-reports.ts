/** Expected state of reports and of what an admin decides about them. From decision 063. */
import type { ReportKind, ReportOutcome } from '#contract/report-shapes.ts';
import { type ExpectedState, hasOpenDispute, type Report, reduce, share, sum, type Terms } from './expected-state.ts';
import { promise } from './expected-state-goodwill.ts';
import { cancel, complete, isLongOver } from './expected-state-life.ts';
import { bookOther, heldFils, termsOfOther } from './expected-state-rebooking.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const atPickup: readonly ReportKind[] = ['DOES_NOT_START', 'NOT_AS_DESCRIBED', 'UNSAFE_OR_DIRTY', 'LATE', 'OTHER'];
const afterReturn: readonly ReportKind[] = ['ACCIDENT', 'LOST_KEY', 'OTHER'];

function mayReport(story: ExpectedState, kind: ReportKind): boolean {
	const { status, now, terms } = story;
	const endedAt = story.returnedAt ?? story.completedAt;
	if ((status === 'CONFIRMED' || status === 'COMPLETED') && endedAt !== null) return now < endedAt + 7 * DAY && afterReturn.includes(kind);
	if (status !== 'CONFIRMED') return false;
	if (story.checkedIn || kind === 'OTHER') return true;
	return now >= terms.startsAt - 2 * HOUR && atPickup.includes(kind);
}

const openReports = ({ reports }: ExpectedState): Report[] => reports.filter(({ outcome }) => outcome === null);

/** Being late is no reason to end a rental. */
const holds = ({ kind }: Report): boolean => kind !== 'LATE';

export function createReport(story: ExpectedState, kind: ReportKind): boolean {
	if (!mayReport(story, kind) || openReports(story).some((report) => report.kind === kind)) return false;
	const report: Report = { kind, createdAt: story.now, outcome: null, refundFils: 0n };
	story.reports.push(report);
	if (story.status === 'CONFIRMED' && holds(report)) story.completionWaits = true;
	return true;
}

export type Decision = { outcome: ReportOutcome; sharePercent?: bigint | undefined; used?: 'LEAST' | 'MOST' | undefined };
type Ending = Omit<Decision, 'outcome'> & { heldUntil?: number | null };

/** Of the oldest open report. */
export function decideReport(story: ExpectedState, decision: Decision): boolean {
	const [report] = openReports(story);
	if (!report || !mayDecide(story, decision.outcome)) return false;
	if (decision.outcome === 'REFUSED_AT_PICKUP') {
		report.refundFils = story.terms.rentalFils + story.terms.depositFils;
		cancel(story, 0n);
	}
	if (decision.outcome === 'END_NOW') report.refundFils = endNow(story, report, decision);
	report.outcome = decision.outcome;
	if (story.status === 'CONFIRMED' && story.completionWaits && !openReports(story).some(holds)) {
		story.completionWaits = false;
		if (story.returnedAt !== null || isLongOver(story)) complete(story);
	}
	return true;
}

const HALF_HOUR = HOUR / 2;
const aboutCar: readonly ReportKind[] = ['DOES_NOT_START', 'ACCIDENT', 'NOT_AS_DESCRIBED', 'UNSAFE_OR_DIRTY'];

/**
 * Another car for the rest of the trip: from the pickup, or from the first half hour that leaves an hour. The booking ends as without it, and what goes back
 * waits half an hour to pay for the other one. Returns the new booking, or null if it is not allowed. From decisions 072 and 075.
 */
export function takeAnotherCar(
	story: ExpectedState,
	{ sharePercent, used, paysDifference }: Omit<Decision, 'outcome'> & { paysDifference: boolean },
): ExpectedState | null {
	const [report] = openReports(story);
	const { now, terms, checkedIn } = story;
	const next = Math.ceil((now + HOUR) / HALF_HOUR) * HALF_HOUR;
	const startsAt = Math.max(terms.startsAt, next);
	const rest = termsOfOther(story, startsAt);
	if (!report || !rest || !aboutCar.includes(report.kind) || startsAt >= terms.endsAt) return null;
	if (!mayDecide(story, checkedIn ? 'END_NOW' : 'REFUSED_AT_PICKUP')) return null;
	const heldUntil = now + HALF_HOUR;
	report.outcome = 'ANOTHER_CAR';
	if (checkedIn) report.refundFils = endNow(story, report, { sharePercent, used, heldUntil });
	else {
		report.refundFils = terms.rentalFils + terms.depositFils;
		cancel(story, 0n, heldUntil);
	}
	const dearerFils = dearerBy(story, rest);
	const made = bookOther(story, rest);
	if (paysDifference && dearerFils > 0n) promise(made, dearerFils);
	return made;
}

/** By how much the rental is dearer than what comes free, without the deposit. */
function dearerBy(story: ExpectedState, rest: Terms): bigint {
	const waiting = heldFils(story);
	const depositFils = story.checkedIn ? 0n : story.terms.depositFils;
	const dearerFils = rest.rentalFils - (waiting > depositFils ? waiting - depositFils : 0n);
	const toPayFils = rest.rentalFils + rest.depositFils - waiting;
	return dearerFils < toPayFils ? dearerFils : toPayFils;
}

function mayDecide(story: ExpectedState, outcome: ReportOutcome): boolean {
	if (outcome === 'HELP_AND_GO_ON') return true;
	if (story.status !== 'CONFIRMED' || hasOpenDispute(story)) return false;
	return outcome === 'REFUSED_AT_PICKUP' ? !story.checkedIn : story.checkedIn && story.recordedAt !== null;
}

/** Days used: at least those begun when it was reported, at most those begun by the return. */
function usedDaysOf(story: ExpectedState, report: Report, used: Decision['used']): number {
	const returnedAt = story.returnedAt ?? story.recordedAt ?? story.now;
	const begun = (at: number) => Math.min(story.terms.rates.length, Math.max(1, Math.ceil((at - story.terms.startsAt) / DAY)));
	const least = begun(Math.min(report.createdAt, returnedAt));
	return used === 'MOST' ? Math.max(least, begun(returnedAt)) : least;
}

/** Days that were not used go back less their part of the discount, and their extras, by the share, each rounded up to 10 fils; at least 10 fils remain. */
function endNow(story: ExpectedState, report: Report, { sharePercent = 100n, used, heldUntil = null }: Ending): bigint {
	const { terms } = story;
	const usedDays = usedDaysOf(story, report, used);
	const baseFils = sum(terms.rates);
	const part = sum(terms.rates.slice(usedDays)) * (baseFils - terms.discountFils - terms.promoFils) * sharePercent;
	const steps = (part + baseFils * 1000n - 1n) / (baseFils * 1000n);
	const most = terms.rentalFils - 10n;
	const seats = (terms.seatFils * BigInt(terms.rates.length - usedDays) * sharePercent + 999n) / 1000n;
	const due = (steps + seats) * 10n;
	const refundFils = due < most ? due : most;
	reduce(story, refundFils, 0n, heldUntil);
	const rentalFils = terms.rentalFils - refundFils;
	const borneFils = (terms.borneFils * rentalFils) / terms.rentalFils;
	const returnedAt = story.returnedAt ?? story.recordedAt ?? story.now;
	story.returnedAt = returnedAt;
	story.terms = {
		...terms,
		rates: terms.rates.slice(0, usedDays),
		rentalFils,
		borneFils,
		feeFils: share(rentalFils + borneFils, 12n, 100n),
		endsAt: Math.min(terms.endsAt, Math.max(terms.startsAt + usedDays * DAY, returnedAt)),
	};
	complete(story);
	return refundFils;
}
