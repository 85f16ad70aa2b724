/** Ends a rental before its agreed end: unused days are refunded as decided, the booking's row gets the final terms, and it completes as after every return. */
import { formatFils } from '#contract/money.ts';
import { DAY_MS } from '#contract/time.ts';
import { refundPart } from '#server/capabilities/payments/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { parseBookingAgreement, serializeAgreement } from './booking-agreement.ts';
import { reducePromo } from './promo.ts';
import { type BookingRow, changeBooking } from './sql.ts';
import { transitionBooking } from './transition-booking.ts';

export type EndingEarly = {
	reportId: string;
	actorId: string;
	returnedAt: Date;
	usedDays: number;
	unusedDays: number;
	sharePercent: number;
	refundFils: bigint;
	extrasRefundFils: bigint;
	/** What the platform bears of a promo code from then on, and its fee less that. */
	promoFils: bigint;
	platformFeeFils: bigint;
	/** Until then the refund waits to pay for another car. */
	heldUntil?: Date | undefined;
};

/** The price line of the unused days; undefined if the rental did not end early. */
export const unusedDaysOf = (row: BookingRow) => parseBookingAgreement(row).priceLines.find((line) => line.kind === 'UNUSED_DAYS');

/** `row` must have been read under the booking's lock. */
export async function endEarly(platform: Platform, tx: Transaction, row: BookingRow, end: EndingEarly): Promise<BookingRow> {
	const { reportId, actorId, returnedAt, usedDays, unusedDays, sharePercent, refundFils, extrasRefundFils, heldUntil } = end;
	const agreement = parseBookingAgreement(row);
	const unused = { kind: 'UNUSED_DAYS', days: unusedDays, percent: sharePercent, amountJod: formatFils(-refundFils) } as const;
	if (refundFils > 0n) {
		const eventKey = `rental-reduced:${reportId}` as const;
		await refundPart(platform, tx, row.id, { eventKey, reason: 'ENDED_EARLY', rentalFils: refundFils, depositFils: 0n, heldUntil });
	}
	const reduced = await changeBooking(tx, row.id, {
		days: usedDays,
		discount_fils: row.discount_fils + refundFils - extrasRefundFils,
		fees_fils: row.fees_fils - extrasRefundFils,
		total_fils: row.total_fils - refundFils,
		promo_fils: end.promoFils,
		platform_fee_fils: end.platformFeeFils,
		policy_snapshot: serializeAgreement(row.id, {
			...agreement,
			priceLines: [...agreement.priceLines, ...(unusedDays > 0 ? [unused] : [])],
		}),
		completion_waits: false,
	});
	await reducePromo(tx, row, reduced.total_fils);
	const ended = await transitionBooking(platform, tx, reduced, 'RETURNED', { actorId, returnedAt });
	// After the completion, which frees the car by the end that was agreed before.
	return changeBooking(tx, ended.id, { ends_at: endOf(row, usedDays, returnedAt) });
}

/** The end of the last day that was used, or the return if that was later: a rental that ended early is never late. */
function endOf(row: BookingRow, usedDays: number, returnedAt: Date): Date {
	const lastDay = row.starts_at.getTime() + usedDays * DAY_MS;
	return new Date(Math.min(row.ends_at.getTime(), Math.max(lastDay, returnedAt.getTime())));
}
