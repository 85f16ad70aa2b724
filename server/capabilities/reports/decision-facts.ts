/** What a decision depends on: the booking's state, its recorded return, and questions about its money. */
import { formatFils } from '#contract/money.ts';
import { type ReportForAdmin, type ReportOutcome, reportOutcomes } from '#contract/report-shapes.ts';
import { ammanIso } from '#contract/time.ts';
import { type BookingRow, bookingById, restOfTrip } from '#server/capabilities/bookings/index.ts';
import { returnRecordedAt } from '#server/capabilities/handover/index.ts';
import { openDisputeOf } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presented } from './create-report.ts';
import { anotherCarProblem, type DecidedTrip, daysBegun, type OutcomeRefusal, outcomeProblem } from './rules.ts';
import { type ReportRow, reportById } from './sql.ts';

function openNoShowOf({ no_show_code: code, no_show_closed_at: closedAt, ...booking }: BookingRow): ReportForAdmin['noShow'] {
	const isOpen = closedAt === null && booking.checked_in_at === null;
	return code && isOpen ? { code, contestReason: booking.no_show_contest_reason } : null;
}

async function decidedTrip(db: Queryable, booking: BookingRow): Promise<DecidedTrip> {
	return {
		status: booking.status,
		checkedInAt: booking.checked_in_at,
		isReturnRecorded: (await returnRecordedAt(db, booking.id)) !== null,
		isMoneyInQuestion: openNoShowOf(booking) !== null || (await openDisputeOf(db, booking.id)) !== undefined,
	};
}

type Subject = { row: ReportRow; booking: BookingRow };

/** Why this outcome is not possible on this report; null if it is. */
function problemOf(platform: Platform, outcome: ReportOutcome, trip: DecidedTrip, { row, booking }: Subject): OutcomeRefusal | null {
	const problem = outcomeProblem(outcome, trip);
	if (problem || outcome !== 'ANOTHER_CAR') return problem;
	const rest = restOfTrip({ startsAt: booking.starts_at, endsAt: booking.ends_at }, platform.clock.now());
	return anotherCarProblem(row.kind, rest !== null);
}

/** Throws the refusal of an outcome that is not possible. */
export async function assertOutcome(platform: Platform, db: Queryable, outcome: ReportOutcome, subject: Subject): Promise<void> {
	const problem = problemOf(platform, outcome, await decidedTrip(db, subject.booking), subject);
	if (problem) throw refuse(problem);
}

/** `least`: days begun when it was reported; `most`: begun when the car came back, as either side recorded it. */
export async function usedDayBounds(
	platform: Platform,
	db: Queryable,
	row: ReportRow,
	booking: BookingRow,
): Promise<{ least: number; most: number; returnedAt: Date }> {
	const trip = { startsAt: booking.starts_at, days: booking.days };
	const returnedAt = booking.returned_at ?? (await returnRecordedAt(db, booking.id)) ?? platform.clock.now();
	const least = daysBegun(trip, row.created_at < returnedAt ? row.created_at : returnedAt);
	return { least, most: Math.max(least, daysBegun(trip, returnedAt)), returnedAt };
}

export async function readForAdmin(platform: Platform, caller: Caller, id: string): Promise<ReportForAdmin> {
	const row = await reportById(platform.db, id);
	const booking = row && (await bookingById(platform.db, row.booking_id));
	if (!row || !booking) throw refuse('REPORT_NOT_FOUND');
	const trip = await decidedTrip(platform.db, booking);
	const mayDecide = row.outcome === null && booking.owner_id !== caller.userId && booking.renter_id !== caller.userId;
	const { least, most } = await usedDayBounds(platform, platform.db, row, booking);
	return {
		...(await presented(platform, platform.db, row, caller)),
		outcomes: mayDecide ? reportOutcomes.filter((outcome) => problemOf(platform, outcome, trip, { row, booking }) === null) : [],
		endNowProblem: outcomeProblem('END_NOW', trip),
		money: {
			rentalJod: formatFils(booking.total_fils),
			depositJod: formatFils(booking.deposit_fils),
			days: booking.days,
			startAt: ammanIso(booking.starts_at),
			endAt: ammanIso(booking.ends_at),
		},
		usedDays: trip.checkedInAt && booking.status === 'CONFIRMED' ? { least, most } : null,
		noShow: openNoShowOf(booking),
	};
}
