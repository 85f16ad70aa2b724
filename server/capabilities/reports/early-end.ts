/** The early end of a booking as an admin asks for it: which days were used, and what was agreed. */
import { type BookingRow, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { usedDayBounds } from './decision-facts.ts';
import type { AgreedPrice, EarlyEnd } from './rules.ts';
import type { ReportRow } from './sql.ts';

export type Subject = { row: ReportRow; booking: BookingRow };
export type AskedEnd = { sharePercent?: number | undefined; usedDays?: number | undefined };
export type DatedEnd = EarlyEnd & { returnedAt: Date };

/** Without a choice: the days begun when it was reported count as used, and the others are refunded in full. */
export async function earlyEndOf(
	platform: Platform,
	db: Queryable,
	caller: Caller,
	{ row, booking, asked }: Subject & { asked: AskedEnd },
): Promise<DatedEnd> {
	const { least, most, returnedAt } = await usedDayBounds(platform, db, row, booking);
	const usedDays = asked.usedDays ?? least;
	if (usedDays < least || usedDays > most) throw refuseField('usedDays', 'NUMBER_OUT_OF_BOUNDS', caller.lang);
	return { usedDays, sharePercent: asked.sharePercent ?? 100, returnedAt };
}

export function agreedPrice(booking: BookingRow): AgreedPrice {
	const { priceLines, platformFeePercent } = parseBookingAgreement(booking);
	return {
		startsAt: booking.starts_at,
		days: booking.days,
		dailyRateFils: booking.daily_rate_fils,
		baseFils: booking.base_fils,
		discountFils: booking.discount_fils,
		totalFils: booking.total_fils,
		promoFils: booking.promo_fils,
		platformFeePercent,
		priceLines,
	};
}
