/** An owner's rules of season and weekday: the days whose price differs from the daily rate, and their price. */
import * as z from 'zod';
import { dateText, typedWholeNumber } from './calendar.ts';
import { MAX_DAYS_AT_ONCE, termLimits } from './car-terms.ts';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { hasOwnDates, type PriceRuleKind, priceRuleKinds, priceRulePercent } from './price-rule-kinds.ts';
import { addDays, isCalendarDate } from './time.ts';
import { typedJod } from './typed-values.ts';

export const priceRuleRefusals = {
	PRICE_RULE_NOT_FOUND: { status: 404, en: 'This price rule is not there any more.', ar: 'لم تعد قاعدة السعر هذه موجودة.' },
	PRICE_RULE_EXISTS: {
		status: 409,
		en: 'This car has a price for this occasion already. Change that one.',
		ar: 'لهذه السيارة سعر لهذه المناسبة من قبل. عدّل ذلك السعر.',
	},
	PRICE_RULES_OVERLAP: {
		status: 409,
		en: 'Another price with dates of its own has some of these days.',
		ar: 'بعض هذه الأيام تابع لسعر آخر له تواريخ خاصة.',
	},
	TOO_MANY_PRICE_RULES: {
		status: 409,
		en: 'A car takes at most {count} prices with dates of their own.',
		ar: 'الحد الأقصى للأسعار ذات التواريخ الخاصة في السيارة: {count}.',
	},
} as const satisfies Record<string, RefusalText>;

const price = {
	percent: typedWholeNumber(priceRulePercent).optional(),
	/** A fixed price instead of a percentage. */
	dailyRateJod: typedJod(termLimits.dailyRateFils).optional(),
};
/** Half-open: `to` is the first day without the price. */
const dates = { from: dateText.optional(), to: dateText.optional() };

type Typed = { percent?: unknown; dailyRateJod?: unknown; from?: string | undefined; to?: string | undefined };

const isNotBothPrices = ({ percent, dailyRateJod }: Typed) => percent === undefined || dailyRateJod === undefined;
const hasPrice = ({ percent, dailyRateJod }: Typed) => percent !== undefined || dailyRateJod !== undefined;
const hasBothDatesOrNone = ({ from, to }: Typed) => (from === undefined) === (to === undefined);
/** Dates that do not exist are refused by their own field; zod runs this check nevertheless. */
const lastsUpToAYear = ({ from, to }: Typed) =>
	from === undefined ||
	to === undefined ||
	!isCalendarDate(from) ||
	!isCalendarDate(to) ||
	(to > from && to <= addDays(from, MAX_DAYS_AT_ONCE));

const hasDatesIfOwn = ({ kind, from }: Typed & { kind: PriceRuleKind }) => !hasOwnDates(kind) || from !== undefined;
const hasNoDatesUnlessOwn = ({ kind, from, to }: Typed & { kind: PriceRuleKind }) =>
	hasOwnDates(kind) || (from === undefined && to === undefined);

/** For a new rule and for a part of one. */
const consistent = <S extends z.ZodType<Typed>>(schema: S) =>
	schema
		.refine(isNotBothPrices, { error: 'ONE_PRICE', path: ['dailyRateJod'] })
		.refine(hasBothDatesOrNone, { error: 'DATES_BOTH', path: ['to'] })
		.refine(lastsUpToAYear, { error: 'DATES_TOO_MANY', path: ['to'] });
const complete = <S extends z.ZodType<Typed & { kind: PriceRuleKind }>>(schema: S) =>
	consistent(schema)
		.refine(hasPrice, { error: 'REQUIRED', path: ['percent'] })
		.refine(hasDatesIfOwn, { error: 'REQUIRED', path: ['from'] })
		.refine(hasNoDatesUnlessOwn, { error: 'DATES_OF_CALENDAR', path: ['from'] });

const newRule = z.object({ kind: z.enum(priceRuleKinds, { error: 'CHOICE_INVALID' }), ...price, ...dates });

const period = z.object({ from: z.string(), to: z.string() });

/** The effect of a rule in the next 366 days. */
const coverage = {
	/** What a day costs by this rule; null for a percentage of a car without a daily rate. */
	priceJod: jodText.nullable(),
	periods: z.array(period),
	/** All days of the periods, and those of them that have this price and not one set by hand or by a more specific rule. */
	days: z.int(),
	pricedDays: z.int(),
};

const priceRule = z.object({
	id: z.uuid(),
	kind: z.enum(priceRuleKinds),
	/** Exactly one of the two is set. */
	percent: z.int().nullable(),
	dailyRateJod: jodText.nullable(),
	/** Set for kinds with dates of their own; of a summer the next one. */
	from: z.string().nullable(),
	to: z.string().nullable(),
	...coverage,
});
export type PriceRule = z.output<typeof priceRule>;

export const ownerPriceRules = z.object({
	/** Null while the car has no price. */
	dailyRateJod: jodText.nullable(),
	rules: z.array(priceRule),
	/** Occasions of the next months for which the car has no rule, soonest first. No prices are suggested. */
	offers: z.array(period.extend({ kind: z.enum(priceRuleKinds) })),
});
export type OwnerPriceRules = z.output<typeof ownerPriceRules>;

const rulesOfCar = { access: 'signed-in', response: ownerPriceRules } as const;
const carId = z.object({ id: z.uuid() });
const ruleId = z.object({ id: z.uuid(), ruleId: z.uuid() });

export const getPriceRules = endpoint({
	...rulesOfCar,
	method: 'GET',
	path: '/api/owner/cars/{id}/price-rules',
	summary: 'The price rules of the caller’s own car with the days they cover, and the next occasions without a rule.',
	params: carId,
	refusals: ['CAR_NOT_FOUND'],
});

export const previewPriceRule = endpoint({
	method: 'GET',
	path: '/api/owner/cars/{id}/price-rules/preview',
	summary: 'Preview of a rule: the days it would cover, and their prices. `ruleId`: the rule that it replaces.',
	access: 'signed-in',
	params: carId,
	query: complete(newRule.extend({ ruleId: z.uuid().optional() })),
	response: z.object(coverage),
	refusals: ['CAR_NOT_FOUND'],
});
export type PriceRulePreview = z.output<typeof previewPriceRule.response>;

export const addPriceRule = endpoint({
	...rulesOfCar,
	method: 'POST',
	path: '/api/owner/cars/{id}/price-rules',
	summary: 'Set the price of an occasion, of weekends or of a season. Days with a price set by hand keep it, and so do bookings.',
	params: carId,
	body: complete(newRule),
	refusals: ['CAR_NOT_FOUND', 'PRICE_RULE_EXISTS', 'PRICE_RULES_OVERLAP', 'TOO_MANY_PRICE_RULES', 'DATES_IN_PAST'],
});

export const changePriceRule = endpoint({
	...rulesOfCar,
	method: 'PATCH',
	path: '/api/owner/cars/{id}/price-rules/{ruleId}',
	summary: 'Change price or dates of a rule. Omitted values stay unchanged.',
	params: ruleId,
	body: consistent(z.object({ ...price, ...dates })),
	refusals: ['CAR_NOT_FOUND', 'PRICE_RULE_NOT_FOUND', 'PRICE_RULES_OVERLAP', 'DATES_IN_PAST'],
});

export const removePriceRule = endpoint({
	...rulesOfCar,
	method: 'DELETE',
	path: '/api/owner/cars/{id}/price-rules/{ruleId}',
	summary: 'Remove a rule: its days have the daily rate again, or the price of another rule.',
	params: ruleId,
	refusals: ['CAR_NOT_FOUND', 'PRICE_RULE_NOT_FOUND'],
});
