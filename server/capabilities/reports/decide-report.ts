/** An admin decides a report. The sums are previewed, and the decision contains the previewed one. */
import type { InputOf } from '#contract/endpoint.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { ReportDecisionPreview, ReportForAdmin, ReportOutcome } from '#contract/report-shapes.ts';
import type { decideReport as decideCall, previewReportDecision as previewCall } from '#contract/reports.ts';
import {
	type BookingRow,
	bookingById,
	endEarly,
	lockBooking,
	releaseCompletion,
	transitionBooking,
} from '#server/capabilities/bookings/index.ts';
import { isOnOwnerSide } from '#server/capabilities/companies/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { carriedUntil, chosenRest, heldAfterwards, takeAnotherCar } from './another-car.ts';
import { assertOutcome, readForAdmin } from './decision-facts.ts';
import { agreedPrice, type DatedEnd, earlyEndOf, type Subject } from './early-end.ts';
import { toEventPayload } from './event-payload.ts';
import { reportDecided } from './events.ts';
import { canEndRental, earlyEndAmounts, endingWith } from './rules.ts';
import { changeReport, openReportsOf, reportById } from './sql.ts';

type Asked = Pick<InputOf<typeof previewCall>['query'], 'outcome' | 'sharePercent' | 'usedDays'>;
type Decision = InputOf<typeof decideCall>['body'];

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
		// As everywhere, people are locked before bookings.
		if (found && decision.outcome === 'ANOTHER_CAR') await lockRenterOf(tx, found.booking_id);
		const booking = found && (await lockBooking(tx, found.booking_id));
		const row = await reportById(tx, id);
		if (!row || !booking) throw refuse('REPORT_NOT_FOUND');
		const isParty = booking.renter_id === caller.userId || (await isOnOwnerSide(tx, caller.userId, booking.owner_id));
		if (isParty) throw refuse('REPORT_OF_YOUR_OWN');
		if (row.outcome !== null) throw refuse('REPORT_DECIDED');
		const shown = await preview(platform, tx, caller, { row, booking, asked: decision });
		if (parseFils(shown.refundJod) !== parseFils(decision.refundJod)) throw refuse('REPORT_SUM_CHANGED', { preview: shown });
		await apply(platform, tx, caller, { row, booking, decision, shown });
	});
	return readForAdmin(platform, caller, id);
}

async function lockRenterOf(tx: Transaction, bookingId: string): Promise<void> {
	const booking = await bookingById(tx, bookingId);
	if (booking) await lockSubject(tx, 'person', booking.renter_id);
}

async function preview(
	platform: Platform,
	db: Queryable,
	caller: Caller,
	{ row, booking, asked }: Subject & { asked: Asked },
): Promise<ReportDecisionPreview> {
	await assertOutcome(platform, db, asked.outcome, { row, booking });
	const ending = endingWith(asked.outcome, { checkedInAt: booking.checked_in_at });
	const bookingAmounts = { rentalJod: formatFils(booking.total_fils), depositHeldJod: formatFils(booking.deposit_fils) };
	const unchanged = {
		...{ outcome: asked.outcome, ...bookingAmounts, usedDays: null, unusedDays: null },
		...{ refundJod: formatFils(0n), rentalRefundJod: formatFils(0n), depositRefundJod: formatFils(0n) },
		ownerJod: formatFils(booking.total_fils - booking.platform_fee_fils),
		platformJod: formatFils(booking.platform_fee_fils),
	};
	if (ending === 'HELP_AND_GO_ON') return unchanged;
	if (ending === 'REFUSED_AT_PICKUP') {
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

type Applying = Subject & { decision: Decision; shown: ReportDecisionPreview };

async function apply(platform: Platform, tx: Transaction, caller: Caller, { row, booking, decision, shown }: Applying): Promise<void> {
	const { outcome, note } = decision;
	const ending = endingWith(outcome, { checkedInAt: booking.checked_in_at });
	const end = ending === 'END_NOW' ? await earlyEndOf(platform, tx, caller, { row, booking, asked: decision }) : null;
	const rest = outcome === 'ANOTHER_CAR' ? chosenRest(platform, caller, booking, decision.anotherCar) : null;
	const carried = rest ? carriedUntil(platform.clock.now()) : undefined;
	const heldFils = rest ? await heldAfterwards(platform, tx, caller, { row, booking, asked: decision }) : 0n;
	const moved = await moveBooking(platform, tx, caller, { row, booking, ending, note, end, carriedUntil: carried });
	const anotherCar = rest && (await takeAnotherCar(platform, tx, moved, { actorId: caller.personId, rest, heldFils, note }));
	const decided = await changeReport(tx, row.id, {
		outcome,
		note,
		decided_at: platform.clock.now(),
		decided_by: caller.userId,
		refund_fils: parseFils(shown.refundJod),
		replacement_id: anotherCar?.bookingId ?? null,
		...(end && {
			used_days: end.usedDays,
			share_percent: end.sharePercent,
			before: JSON.stringify(amountsOf(booking)),
			after: JSON.stringify(amountsOf(moved)),
		}),
	});
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'report.decided',
		subject: 'report',
		subjectId: row.id,
		before: { outcome: null, ...amountsOf(booking) },
		after: {
			...{ outcome, note, refundJod: shown.refundJod, ...amountsOf(moved) },
			...(end && { usedDays: end.usedDays, sharePercent: end.sharePercent }),
			...(anotherCar && {
				replacementId: anotherCar.bookingId,
				carriedJod: anotherCar.carriedJod,
				toPayJod: anotherCar.toPayJod,
				goodwillJod: decision.anotherCar?.goodwill?.amountJod ?? null,
			}),
		},
	});
	await platform.events.publish(platform, tx, reportDecided, {
		...(await toEventPayload(tx, decided, moved)),
		...{ outcome, note, refundJod: shown.refundJod, anotherCar },
	});
	const stillWaits = (await openReportsOf(tx, booking.id)).some(({ kind }) => canEndRental(kind));
	if (!stillWaits && moved.status === 'CONFIRMED') await releaseCompletion(platform, tx, moved, caller.userId);
}

type Moving = Subject & { ending: ReportOutcome; note: string; end: DatedEnd | null; carriedUntil: Date | undefined };

async function moveBooking(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ row, booking, ending, note, end, carriedUntil: heldUntil }: Moving,
): Promise<BookingRow> {
	const actorId = caller.userId;
	if (ending === 'REFUSED_AT_PICKUP') {
		const by = { actorId, reason: note, ...(heldUntil && { carriedUntil: heldUntil }) };
		return transitionBooking(platform, tx, booking, 'REFUSED_AT_PICKUP', by);
	}
	if (!end) return booking;
	const amounts = earlyEndAmounts(agreedPrice(booking), end);
	return endEarly(platform, tx, booking, { reportId: row.id, actorId, heldUntil, ...end, ...amounts });
}

const amountsOf = (booking: BookingRow) => ({
	endAt: booking.ends_at.toISOString(),
	days: booking.days,
	totalJod: formatFils(booking.total_fils),
	platformFeeJod: formatFils(booking.platform_fee_fils),
});
