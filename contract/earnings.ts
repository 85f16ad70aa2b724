/**
 * An owner's earnings. One definition everywhere: what the ledger credited for a booking, regardless of payouts,
 * from the moment at which the rental was completed, or cancelled with a retained part.
 */
import * as z from 'zod';
import { arabicNames } from './car-shapes.ts';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging } from './paging.ts';
import { isCalendarDate, parseMoment } from './time.ts';

export const earningsRefusals = {
	EARNINGS_RANGE_EMPTY: { status: 400, en: 'The last day is before the first.', ar: 'اليوم الأخير يسبق اليوم الأول.' },
} as const satisfies Record<string, RefusalText>;

export const earningSources = ['RENTAL', 'CANCELLATION', 'GOODWILL'] as const;

export const earning = z.object({
	/** The booking id: each booking is earned once. */
	id: z.uuid(),
	/** When the rental was completed or cancelled; before that, the time of the goodwill. */
	settledAt: z.string(),
	carMake: z.string(),
	carModel: z.string(),
	carMakeAr: z.string(),
	carModelAr: z.string(),
	carYear: z.int(),
	bookingId: z.uuid(),
	source: z.enum(earningSources),
	/** The rental, or its retained part. */
	grossAmount: jodText,
	platformFee: jodText,
	/** Zero for the owner, because the platform bears the gateway fee. */
	gatewayFee: jodText,
	/** Compensation for damage, fines and the like, from the deposit or paid in addition, less the amount that a renter's claim refunded; may be negative. */
	refunds: jodText,
	/** Goodwill of the platform. */
	goodwill: jodText,
	/** Gross minus both fees, plus the deductions and the goodwill. */
	netAmount: jodText,
});
export type Earning = z.output<typeof earning>;

const dayOrMoment = z.string().refine((text) => isCalendarDate(text) || parseMoment(text) !== null, 'DATE_INVALID');
/** Dates include the last day; times are exact. */
const range = { from: dayOrMoment.optional(), to: dayOrMoment.optional(), carId: z.uuid().optional() };

export const ownerEarnings = endpoint({
	method: 'GET',
	path: '/api/owner/earnings',
	summary: 'The caller’s earnings, newest first; X-Total-Count counts them. `format=csv` returns all of them as a file for Excel.',
	access: 'signed-in',
	team: 'finances',
	query: z.object({ ...range, format: z.enum(['json', 'csv']).default('json'), ...paging }),
	response: z.array(earning),
	refusals: ['EARNINGS_RANGE_EMPTY'],
});

const sums = {
	count: z.int(),
	grossAmount: jodText,
	platformFee: jodText,
	gatewayFee: jodText,
	refunds: jodText,
	goodwill: jodText,
	netAmount: jodText,
};

export const earningsTotals = endpoint({
	method: 'GET',
	path: '/api/owner/earnings/totals',
	summary: 'The sums of the caller’s earnings in a range, and of each of the last twelve months.',
	access: 'signed-in',
	team: 'finances',
	query: z.object(range),
	response: z.object({
		total: z.object(sums),
		/** Oldest first, the current month last; months without earnings are included with zeros. */
		months: z.array(z.object({ month: z.string(), ...sums })),
		/** Cars with earnings in any period. */
		cars: z.array(z.object({ id: z.uuid(), make: z.string(), model: z.string(), ...arabicNames, year: z.int() })),
	}),
	refusals: ['EARNINGS_RANGE_EMPTY'],
});
