/** An admin decides a report. The sums are previewed, and the decision carries the one that was shown. */
import type { Received } from '#contract/endpoint.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { ReportDecisionPreview, ReportForAdmin } from '#contract/report-shapes.ts';
import type { decideReport as decideCall, previewReportDecision as previewCall } from '#contract/reports.ts';
import {
	type BookingRow,
	bookingById,
	endEarly,
	lockBooking,
	parseBookingAgreement,
	releaseCompletion,
	transitionBooking,
} from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { decidedTrip, readForAdmin, usedDayBounds } from './decision-facts.ts';
import { toEventPayload } from './event-payload.ts';
import { reportDecided } from './events.ts';
import { type AgreedPrice, type EarlyEnd, earlyEndAmounts, mayEndRental, outcomeProblem } from './rules.ts';
import { changeReport, openReportsOf, type ReportRow, reportById } from './sql.ts';

type Asked = Pick<Received<typeof previewCall>['query'], 'outcome' | 'sharePercent' | 'usedDays'>;
type Decision = Received<typeof decideCall>['body'];

export async function previewDecision(platform: Platform, caller: Caller, id: string, asked: Asked): Promise<ReportDecisionPreview> {
	const row = await reportById(platform.db, id);
	const booking = row && (await bookingById(platform.db, row.booking_id));
	if (!row || !booking) throw refuse('REPORT_NOT_FOUND');
	if (row.outcome !== null) throw refuse('REPORT_DECIDED');
	return preview(platform, platform.db, caller, { row, booking, asked });
}

export async function decideReport(platform: Platform, caller: Caller, id: string, decision: Decision): Promise<ReportForAdmin> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	await inTransaction(platform.db, async (tx) => {
		const found = await reportById(tx, id);
		const booking = found && (await lockBooking(tx, found.booking_id));
		const row = await reportById(tx, id);
		if (!row || !booking) throw refuse('REPORT_NOT_FOUND');
		if (booking.owner_id === caller.userId || booking.renter_id === caller.userId) throw refuse('REPORT_OF_YOUR_OWN');
		if (row.outcome !== null) throw refuse('REPORT_DECIDED');
		const shown = await preview(platform, tx, caller, { row, booking, asked: decision });
		if (parseFils(shown.refundJod) !== parseFils(decision.refundJod)) throw refuse('REPORT_SUM_CHANGED', { preview: shown });
		await apply(platform, tx, caller, { row, booking, decision, shown });
	});
	return readForAdmin(platform, caller, id);
}

type Subject = { row: ReportRow; booking: BookingRow };

async function preview(
	platform: Platform,
	db: Queryable,
	caller: Caller,
	{ row, booking, asked }: Subject & { asked: Asked },
): Promise<ReportDecisionPreview> {
	const problem = outcomeProblem(asked.outcome, await decidedTrip(db, booking));
	if (problem) throw refuse(problem);
	const whole = { rentalJod: formatFils(booking.total_fils), depositHeldJod: formatFils(booking.deposit_fils) };
	const unchanged = {
		...{ outcome: asked.outcome, ...whole, usedDays: null, unusedDays: null },
		...{ refundJod: formatFils(0n), rentalRefundJod: formatFils(0n), depositRefundJod: formatFils(0n) },
		ownerJod: formatFils(booking.total_fils - booking.platform_fee_fils),
		platformJod: formatFils(booking.platform_fee_fils),
	};
	if (asked.outcome === 'HELP_AND_GO_ON') return unchanged;
	if (asked.outcome === 'REFUSED_AT_PICKUP') {
		const nothing = { rentalJod: formatFils(0n), ownerJod: formatFils(0n), platformJod: formatFils(0n), depositHeldJod: formatFils(0n) };
		return {
			...{ ...unchanged, ...nothing },
			refundJod: formatFils(booking.total_fils + booking.deposit_fils),
			rentalRefundJod: formatFils(booking.total_fils),
			depositRefundJod: formatFils(booking.deposit_fils),
		};
	}
	const end = await earlyEndOf(platform, db, caller, { row, booking, asked });
	const amounts = earlyEndAmounts(agreedPrice(booking), end);
	return {
		...unchanged,
		refundJod: formatFils(amounts.refundFils),
		rentalRefundJod: formatFils(amounts.refundFils),
		rentalJod: formatFils(amounts.totalFils),
		ownerJod: formatFils(amounts.totalFils - amounts.platformFeeFils),
		platformJod: formatFils(amounts.platformFeeFils),
		usedDays: end.usedDays,
		unusedDays: amounts.unusedDays,
	};
}

/** Without a choice: the days begun when it was reported are used, and the others go back in full. */
async function earlyEndOf(
	platform: Platform,
	db: Queryable,
	caller: Caller,
	{ row, booking, asked }: Subject & { asked: Asked },
): Promise<EarlyEnd & { returnedAt: Date }> {
	const { least, most, returnedAt } = await usedDayBounds(platform, db, row, booking);
	const usedDays = asked.usedDays ?? least;
	if (usedDays < least || usedDays > most) throw refuseField('usedDays', 'NUMBER_OUT_OF_BOUNDS', caller.lang);
	return { usedDays, sharePercent: asked.sharePercent ?? 100, returnedAt };
}

function agreedPrice(booking: BookingRow): AgreedPrice {
	const { priceLines, platformFeePercent } = parseBookingAgreement(booking);
	return {
		startsAt: booking.starts_at,
		days: booking.days,
		dailyRateFils: booking.daily_rate_fils,
		baseFils: booking.base_fils,
		discountFils: booking.discount_fils,
		totalFils: booking.total_fils,
		platformFeePercent,
		priceLines,
	};
}

type Applying = Subject & { decision: Decision; shown: ReportDecisionPreview };

async function apply(platform: Platform, tx: Transaction, caller: Caller, { row, booking, decision, shown }: Applying): Promise<void> {
	const { outcome, note } = decision;
	const end = outcome === 'END_NOW' ? await earlyEndOf(platform, tx, caller, { row, booking, asked: decision }) : null;
	const moved = await moveBooking(platform, tx, caller, { row, booking, decision, end });
	const decided = await changeReport(tx, row.id, {
		outcome,
		note,
		decided_at: platform.clock.now(),
		decided_by: caller.userId,
		refund_fils: parseFils(shown.refundJod),
		...(end && {
			used_days: end.usedDays,
			share_percent: end.sharePercent,
			before: JSON.stringify(amountsOf(booking)),
			after: JSON.stringify(amountsOf(moved)),
		}),
	});
	await audit(platform, tx, {
		actorId: caller.userId,
		action: 'report.decided',
		subject: 'report',
		subjectId: row.id,
		before: { outcome: null, ...amountsOf(booking) },
		after: {
			...{ outcome, note, refundJod: shown.refundJod, ...amountsOf(moved) },
			...(end && { usedDays: end.usedDays, sharePercent: end.sharePercent }),
		},
	});
	await platform.events.publish(platform, tx, reportDecided, {
		...(await toEventPayload(tx, decided, moved)),
		...{ outcome, note, refundJod: shown.refundJod },
	});
	const stillWaits = (await openReportsOf(tx, booking.id)).some(({ kind }) => mayEndRental(kind));
	if (!stillWaits && moved.status === 'CONFIRMED') await releaseCompletion(platform, tx, moved, caller.userId);
}

type Moving = Subject & { decision: Decision; end: (EarlyEnd & { returnedAt: Date }) | null };

async function moveBooking(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ row, booking, decision: { outcome, note }, end }: Moving,
): Promise<BookingRow> {
	const actorId = caller.userId;
	if (outcome === 'REFUSED_AT_PICKUP') return transitionBooking(platform, tx, booking, 'REFUSED_AT_PICKUP', { actorId, reason: note });
	if (!end) return booking;
	const amounts = earlyEndAmounts(agreedPrice(booking), end);
	return endEarly(platform, tx, booking, { reportId: row.id, actorId, ...end, ...amounts });
}

const amountsOf = (booking: BookingRow) => ({
	endAt: booking.ends_at.toISOString(),
	days: booking.days,
	totalJod: formatFils(booking.total_fils),
	platformFeeJod: formatFils(booking.platform_fee_fils),
});
