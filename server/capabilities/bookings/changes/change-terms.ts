/** What a booking's row says of the trip, before and after a change: the one place where these columns are written and read. */
import * as z from 'zod';
import { bookingAgreement } from '#contract/booking-agreement.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { parseBookingAgreement } from '../booking-agreement.ts';
import type { Price } from '../price.ts';
import { toPriceLine } from '../quote.ts';
import type { BookingRow } from '../sql.ts';
import type { ChangeRow } from './changes-sql.ts';

const fils = z.string().regex(/^\d+$/).transform(BigInt);

const tripTerms = z.strictObject({
	endsAt: z.iso.datetime().transform((text) => new Date(text)),
	days: z.int().positive(),
	baseFils: fils,
	discountFils: fils,
	feesFils: fils,
	totalFils: fils,
	depositFils: fils,
	platformFeeFils: fils,
	agreement: bookingAgreement,
});
export type TripTerms = z.output<typeof tripTerms>;

export function termsOfBooking(row: BookingRow): TripTerms {
	return {
		endsAt: row.ends_at,
		days: row.days,
		baseFils: row.base_fils,
		discountFils: row.discount_fils,
		feesFils: row.fees_fils,
		totalFils: row.total_fils,
		depositFils: row.deposit_fils,
		platformFeeFils: row.platform_fee_fils,
		agreement: parseBookingAgreement(row),
	};
}

/** The terms with another return and its price. */
export function termsAfter(row: BookingRow, endsAt: Date, price: Price): TripTerms {
	const discount = price.lines.find((line) => line.kind === 'DISCOUNT');
	return {
		endsAt,
		days: price.days,
		baseFils: price.baseFils,
		discountFils: price.discountFils,
		feesFils: price.feesFils,
		totalFils: price.totalFils,
		depositFils: price.depositFils,
		platformFeeFils: price.platformFeeFils,
		agreement: {
			...parseBookingAgreement(row),
			discount: discount ? { days: discount.tierDays, percent: discount.percent } : null,
			priceLines: price.lines.map(toPriceLine),
		},
	};
}

export const serializeTerms = (terms: TripTerms): string =>
	JSON.stringify(terms, (_key, value) => (typeof value === 'bigint' ? value.toString() : value));

export const parseTerms = (stored: ChangeRow['before']): TripTerms => tripTerms.parse(stored);

/** Whether the booking's row still says this. */
export const isStill = (row: BookingRow, terms: TripTerms): boolean =>
	row.ends_at.getTime() === terms.endsAt.getTime() && row.total_fils === terms.totalFils && row.deposit_fils === terms.depositFils;

/** The columns of the booking's row. */
export const columnsOf = (terms: TripTerms) => ({
	ends_at: terms.endsAt,
	days: terms.days,
	base_fils: terms.baseFils,
	discount_fils: terms.discountFils,
	fees_fils: terms.feesFils,
	total_fils: terms.totalFils,
	deposit_fils: terms.depositFils,
	platform_fee_fils: terms.platformFeeFils,
	policy_snapshot: JSON.stringify(terms.agreement),
});

export const presentTerms = (terms: TripTerms) => ({
	endAt: ammanIso(terms.endsAt),
	days: terms.days,
	totalJod: formatFils(terms.totalFils),
	depositJod: formatFils(terms.depositFils),
});
