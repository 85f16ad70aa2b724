/** Input of the cancellation rules from a booking's row: amounts, times, and the agreed terms. */
import { parseFils } from '#contract/money.ts';
import { parseBookingAgreement } from './booking-agreement.ts';
import type { CancellationInput } from './cancellation-rules.ts';
import type { BookingRow } from './sql.ts';

/** Throws BookingAgreementError. */
export function toCancellationInput(row: BookingRow): CancellationInput {
	const { cancellationPolicy, platformFeePercent, priceLines } = parseBookingAgreement(row);
	return {
		policy: cancellationPolicy,
		isPaid: row.paid_at !== null,
		confirmedAt: row.confirmed_at,
		startsAt: row.starts_at,
		...(row.notice_from && { noticeFrom: row.notice_from }),
		days: row.days,
		baseFils: row.base_fils,
		discountFils: row.discount_fils,
		totalFils: row.total_fils,
		givenUpFils: priceLines.reduce((sum, line) => (line.kind === 'GIVEN_UP' ? sum + parseFils(line.amountJod) : sum), 0n),
		depositFils: row.deposit_fils,
		promoFils: row.promo_fils,
		platformFeePercent,
	};
}
