import { describe, expect, it } from 'vitest';
import { formatFils, parseFils } from '#contract/money.ts';
import { reportKinds } from '#contract/report-shapes.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import {
	type AgreedPrice,
	type DecidedTrip,
	daysBegun,
	earlyEndAmounts,
	outcomeProblem,
	possibleKinds,
	priceDifference,
	type ReportedTrip,
} from './rules.ts';

const startsAt = new Date('2031-03-10T10:00:00+03:00');
const after = (ms: number) => new Date(startsAt.getTime() + ms);

describe('what can be reported', () => {
	const trip: ReportedTrip = {
		...{ status: 'CONFIRMED', opensAt: after(-2 * HOUR_MS), endsAt: after(7 * DAY_MS) },
		...{ checkedInAt: null, returnedAt: null, completedAt: null },
	};
	const out = { ...trip, checkedInAt: startsAt };
	const back = { ...out, status: 'COMPLETED', returnedAt: after(7 * DAY_MS), completedAt: after(7 * DAY_MS) } as const;

	it.each([
		['days before the pickup', trip, -DAY_MS, ['OTHER']],
		['at the pickup', trip, 0, ['DOES_NOT_START', 'NOT_AS_DESCRIBED', 'UNSAFE_OR_DIRTY', 'LATE', 'OTHER']],
		['on the way', out, DAY_MS, [...reportKinds]],
		['after the return', back, 8 * DAY_MS, ['ACCIDENT', 'LOST_KEY', 'OTHER']],
		[
			'after the return, while a decision is awaited',
			{ ...back, status: 'CONFIRMED', completedAt: null },
			8 * DAY_MS,
			['ACCIDENT', 'LOST_KEY', 'OTHER'],
		],
		['more than a week after the return', back, 14 * DAY_MS, []],
		['on a request', { ...trip, status: 'REQUESTED' }, 0, []],
		['on a cancelled booking', { ...trip, status: 'CANCELLED' }, 0, []],
	] as const)('%s', (_, booking, ms, kinds) => {
		expect(possibleKinds(booking as ReportedTrip, after(ms))).toEqual(kinds);
	});
});

describe('an outcome', () => {
	const out: DecidedTrip = { status: 'CONFIRMED', checkedInAt: startsAt, isReturnRecorded: true, isMoneyInQuestion: false };

	it.each([
		['END_NOW', out, null],
		['END_NOW', { ...out, checkedInAt: null, isReturnRecorded: false }, 'REPORT_CANCEL_INSTEAD'],
		['END_NOW', { ...out, isReturnRecorded: false }, 'REPORT_RETURN_MISSING'],
		['END_NOW', { ...out, isMoneyInQuestion: true }, 'REPORT_MONEY_IN_QUESTION'],
		['END_NOW', { ...out, status: 'COMPLETED' }, 'REPORT_BOOKING_OVER'],
		['REFUSED_AT_PICKUP', { ...out, checkedInAt: null }, null],
		['REFUSED_AT_PICKUP', out, 'REPORT_AFTER_CHECK_IN'],
		['REFUSED_AT_PICKUP', { ...out, checkedInAt: null, isMoneyInQuestion: true }, 'REPORT_MONEY_IN_QUESTION'],
		['REFUSED_AT_PICKUP', { ...out, status: 'CANCELLED' }, 'REPORT_BOOKING_OVER'],
		['HELP_AND_GO_ON', { ...out, status: 'COMPLETED', isMoneyInQuestion: true }, null],
	] as const)('%s of %j is refused with %s', (outcome, trip, problem) => {
		expect(outcomeProblem(outcome, trip)).toBe(problem);
	});
});

it.each([
	[-HOUR_MS, 1],
	[0, 1],
	[HOUR_MS, 1],
	[DAY_MS, 1],
	[DAY_MS + 1, 2],
	[9 * DAY_MS, 7],
])('%i ms after the pickup of seven days, %i have begun', (ms, begun) => {
	expect(daysBegun({ startsAt, days: 7 }, after(ms))).toBe(begun);
});

/** Seven days at 30 JOD, with the other columns of the row. */
function priced({
	lines,
	base = '210',
	discount = '0',
	fees = '0',
	promo = '0',
}: {
	lines?: AgreedPrice['priceLines'];
	base?: string;
	discount?: string;
	fees?: string;
	/** Borne by the platform. */
	promo?: string;
} = {}): AgreedPrice {
	return {
		...{ startsAt, days: 7, dailyRateFils: 30_000n, platformFeePercent: 12, promoFils: parseFils(promo) },
		...{ baseFils: parseFils(base), discountFils: parseFils(discount), totalFils: parseFils(base) - parseFils(discount) + parseFils(fees) },
		priceLines: lines ?? [{ kind: 'BASE', rateJod: '30.00', days: 7, dates: null, amountJod: '210.00' }],
	};
}

/** The fourth day has another price. */
const withDates: AgreedPrice['priceLines'] = [
	{ kind: 'BASE', rateJod: '30.00', days: 5, dates: null, amountJod: '150.00' },
	{ kind: 'BASE', rateJod: '50.00', days: 2, dates: ['2031-03-13', '2031-03-14'], amountJod: '100.00' },
];

/** A seat for 3 JOD a day and a cool box for 10 JOD: 31 JOD in seven days. */
const withExtras: AgreedPrice['priceLines'] = [
	{ kind: 'BASE', rateJod: '30.00', days: 7, dates: null, amountJod: '210.00' },
	{ kind: 'EXTRA', extra: 'CHILD_SEAT', name: { en: 'Seat', ar: 'كرسي' }, quantity: 2, days: 7, priceJod: '1.50', amountJod: '21.00' },
	{
		kind: 'EXTRA',
		extra: 'COOL_BOX',
		name: { en: 'Cool box', ar: 'صندوق' },
		quantity: 1,
		days: null,
		priceJod: '10.00',
		amountJod: '10.00',
	},
];

describe('a rental that ends early', () => {
	it.each([
		[100, '165.00', '15.00'],
		[40, '66.00', '6.00'],
		[0, '0.00', '0.00'],
	])('refunds extras charged by the day with the unused days: %d %%', (sharePercent, refund, extras) => {
		const amounts = earlyEndAmounts(priced({ lines: withExtras, fees: '31' }), { usedDays: 2, sharePercent });
		expect([formatFils(amounts.refundFils), formatFils(amounts.extrasRefundFils)]).toEqual([refund, extras]);
		expect(amounts.totalFils).toBe(241_000n - amounts.refundFils);
	});

	it.each([
		['on day 2 of 7, the car failed', priced(), 2, 100, { unusedDays: 5, refund: '150.00', total: '60.00', fee: '7.20' }],
		['on day 2 of 7, 40 % by agreement', priced(), 2, 40, { unusedDays: 5, refund: '60.00', total: '150.00', fee: '18.00' }],
		['on day 2 of 7, nothing', priced(), 2, 0, { unusedDays: 5, refund: '0.00', total: '210.00', fee: '25.20' }],
		['on the last day', priced(), 7, 100, { unusedDays: 0, refund: '0.00', total: '210.00', fee: '25.20' }],
		['with a discount of a tenth', priced({ discount: '21' }), 2, 100, { unusedDays: 5, refund: '135.00', total: '54.00', fee: '6.48' }],
		['with delivery, which took place', priced({ fees: '15' }), 2, 100, { unusedDays: 5, refund: '150.00', total: '75.00', fee: '9.00' }],
		[
			'over days with their own price',
			priced({ lines: withDates, base: '250' }),
			3,
			100,
			{ unusedDays: 4, refund: '160.00', total: '90.00', fee: '10.80' },
		],
		[
			'rounded up to the steps of cards',
			priced({ discount: '0.01' }),
			2,
			33,
			{ unusedDays: 5, refund: '49.50', total: '160.49', fee: '19.259' },
		],
	] as const)('%s', (_what, price, usedDays, sharePercent, { unusedDays, refund, total, fee }) => {
		const { promoFils: _, ...amounts } = earlyEndAmounts(price, { usedDays, sharePercent });
		expect({
			...amounts,
			refundFils: formatFils(amounts.refundFils),
			totalFils: formatFils(amounts.totalFils),
			platformFeeFils: formatFils(amounts.platformFeeFils),
		}).toEqual({
			...{ unusedDays, refundFils: refund, extrasRefundFils: 0n, totalFils: total, platformFeeFils: fee },
		});
	});
});

it.each([
	// The platform's code is a fifth of 210: 168 were paid, and what it bears follows the remaining rental.
	[100, { refund: '120.00', total: '48.00', borne: '12.00', fee: '-4.80' }],
	[40, { refund: '48.00', total: '120.00', borne: '30.00', fee: '-12.00' }],
	[0, { refund: '0.00', total: '168.00', borne: '42.00', fee: '-16.80' }],
])('with a promo code of the platform, %d %% of five unused days are refunded', (sharePercent, { refund, total, borne, fee }) => {
	const amounts = earlyEndAmounts(priced({ discount: '42', promo: '42' }), { usedDays: 2, sharePercent });
	const { refundFils, totalFils, promoFils, platformFeeFils } = amounts;
	expect([refundFils, totalFils, promoFils, platformFeeFils].map(formatFils)).toEqual([refund, total, borne, fee]);
	// For each day the owner gets the same as without the code.
	expect(totalFils - platformFeeFils).toBe(((totalFils + promoFils) * 88n) / 100n);
});

it.each([
	// Before the handover rental and deposit are available: 106.5 each, for a car of 126 with a deposit of 126.
	['before the handover', { totalFils: 126_000n, toPayFils: 39_000n, heldFils: 213_000n, depositFreeFils: 106_500n }, 19_500n],
	// After it two unused days of three are available, and the deposit is paid again.
	['after the handover', { totalFils: 90_000n, toPayFils: 109_000n, heldFils: 71_000n, depositFreeFils: 0n }, 19_000n],
	['a cheaper car with a new deposit', { totalFils: 45_000n, toPayFils: 19_000n, heldFils: 71_000n, depositFreeFils: 0n }, 0n],
	['never more than is left to pay', { totalFils: 130_000n, toPayFils: 5_000n, heldFils: 213_000n, depositFreeFils: 106_500n }, 5_000n],
	['goodwill used the deposit already', { totalFils: 50_000n, toPayFils: 60_000n, heldFils: 40_000n, depositFreeFils: 100_000n }, 50_000n],
])('the difference that Mishwar can pay for a dearer car, %s', (_, sums, fils) => expect(priceDifference(sums)).toBe(fils));
