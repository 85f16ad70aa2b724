/** The trip in a booking's row, before and after a change: the only place where these columns are written and read. */
import * as z from 'zod';
import { bookingAgreement } from '#contract/booking-agreement.ts';
import { cityNames } from '#contract/cities.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { parseBookingAgreement, serializeAgreement } from '../booking-agreement.ts';
import { deliveryOf } from '../booking-extras.ts';
import type { Price } from '../price.ts';
import { toPriceLine } from '../quote.ts';
import type { BookingRow } from '../sql.ts';
import type { ChangeRow } from './changes-sql.ts';

const fils = z.string().regex(/^\d+$/).transform(BigInt);

const moment = z.iso.datetime().transform((text) => new Date(text));

const tripTerms = z.strictObject({
	startsAt: moment,
	endsAt: moment,
	/** The pickup from which the notice of a cancellation is measured. */
	noticeFrom: moment,
	/** To where the car is brought; its address is not part of the terms, so that it can be erased. */
	zone: z.enum(cityNames).nullable(),
	days: z.int().positive(),
	baseFils: fils,
	discountFils: fils,
	feesFils: fils,
	totalFils: fils,
	depositFils: fils,
	/** Changes stored by the former release have none. */
	promoFils: fils.default(0n),
	platformFeeFils: z
		.string()
		.regex(/^-?\d+$/)
		.transform(BigInt),
	agreement: bookingAgreement,
});
export type TripTerms = z.output<typeof tripTerms>;

export function termsOfBooking(row: BookingRow): TripTerms {
	return {
		startsAt: row.starts_at,
		endsAt: row.ends_at,
		noticeFrom: row.notice_from ?? row.starts_at,
		zone: deliveryOf(row)?.zone ?? null,
		days: row.days,
		baseFils: row.base_fils,
		discountFils: row.discount_fils,
		feesFils: row.fees_fils,
		totalFils: row.total_fils,
		depositFils: row.deposit_fils,
		promoFils: row.promo_fils,
		platformFeeFils: row.platform_fee_fils,
		agreement: parseBookingAgreement(row),
	};
}

/** The terms of the changed trip with its price. */
export function termsAfter(row: BookingRow, next: Pick<TripTerms, 'startsAt' | 'endsAt' | 'noticeFrom' | 'zone'>, price: Price): TripTerms {
	const discount = price.lines.find((line) => line.kind === 'DISCOUNT');
	return {
		...next,
		days: price.days,
		baseFils: price.baseFils,
		discountFils: price.discountFils,
		feesFils: price.feesFils,
		totalFils: price.totalFils,
		depositFils: price.depositFils,
		promoFils: price.promoFils,
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

/** Whether the booking's row still has these values. */
export const isStill = (row: BookingRow, terms: TripTerms): boolean =>
	row.starts_at.getTime() === terms.startsAt.getTime() &&
	row.ends_at.getTime() === terms.endsAt.getTime() &&
	row.total_fils === terms.totalFils &&
	row.deposit_fils === terms.depositFils;

/** The columns of the booking's row. */
export const columnsOf = (bookingId: string, terms: TripTerms) => ({
	starts_at: terms.startsAt,
	ends_at: terms.endsAt,
	notice_from: terms.noticeFrom < terms.startsAt ? terms.noticeFrom : null,
	days: terms.days,
	base_fils: terms.baseFils,
	discount_fils: terms.discountFils,
	fees_fils: terms.feesFils,
	total_fils: terms.totalFils,
	deposit_fils: terms.depositFils,
	promo_fils: terms.promoFils,
	platform_fee_fils: terms.platformFeeFils,
	policy_snapshot: serializeAgreement(bookingId, terms.agreement),
});

/** Whether more than the return changes. */
export const movesTrip = ({ before, after, handover }: Pick<ChangeRow, 'before' | 'after' | 'handover'>): boolean =>
	handover !== null || movesPickup({ before, after }) || parseTerms(before).zone !== parseTerms(after).zone;

/** A recorded pickup can no longer be moved, although its move was agreed before. */
export const isPickupOver = ({ checked_in_at }: Pick<BookingRow, 'checked_in_at'>, change: Parameters<typeof movesTrip>[0]): boolean =>
	checked_in_at !== null && movesTrip(change);

export const movesPickup = ({ before, after }: Pick<ChangeRow, 'before' | 'after'>): boolean =>
	parseTerms(before).startsAt.getTime() !== parseTerms(after).startsAt.getTime();

export const presentTerms = (terms: TripTerms) => ({
	startAt: ammanIso(terms.startsAt),
	endAt: ammanIso(terms.endsAt),
	zone: terms.zone,
	days: terms.days,
	totalJod: formatFils(terms.totalFils),
	depositJod: formatFils(terms.depositFils),
});
