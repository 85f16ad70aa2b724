/** One change to several cars of an owner: previewed for each car, applied together, and undoable afterwards (docs/decisions/084). */
import * as z from 'zod';
import { dateText, termsShape, typedWholeNumber } from './calendar.ts';
import { MAX_DAYS_AT_ONCE, termLimits } from './car-terms.ts';
import { typedParagraphs, wordTopics } from './car-words.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { MAX_BULK_CARS } from './import-columns.ts';
import { hasOwnDates, priceRuleKinds } from './price-rule-kinds.ts';
import { addDays, isCalendarDate } from './time.ts';
import { typedJod } from './typed-values.ts';
import { bilingualText } from './where-and-when.ts';

export const bulkRefusals = {
	BULK_NOTHING: { status: 400, en: 'Choose what to change.', ar: 'اختر ما تريد تغييره.' },
	BULK_OUTDATED: {
		status: 409,
		en: 'Your cars have changed. Check the preview again.',
		ar: 'تغيّرت سياراتك. راجع المعاينة مرة أخرى.',
	},
	BULK_CAR_REFUSED: {
		status: 409,
		en: 'Some cars can’t be changed like this, so we didn’t change anything. Leave them out and try again.',
		ar: 'لا يمكن تغيير بعض السيارات هكذا، فلم نغيّر شيئاً. استثنها وحاول مجدداً.',
	},
	BULK_EXTRA_NOT_FOUND: {
		status: 409,
		en: 'Your extras have changed. Please reload the page.',
		ar: 'تغيّرت الإضافات في هذه الأثناء. أعد تحميل الصفحة.',
	},
	BULK_NOT_FOUND: { status: 404, en: 'We can’t find this change.', ar: 'لم نجد هذا التغيير.' },
	BULK_UNDONE: { status: 409, en: 'This change has already been undone.', ar: 'أُلغي هذا التغيير من قبل.' },
} as const satisfies Record<string, RefusalText>;

/** A new amount, or a percentage over or under the daily rate. */
const price = z
	.object({ jod: typedJod(termLimits.dailyRateFils).optional(), percent: typedWholeNumber({ min: -50, max: 300 }).optional() })
	.refine(({ jod, percent }) => (jod === undefined) !== (percent === undefined), { error: 'ONE_PRICE', path: ['jod'] });
export type BulkPrice = z.output<typeof price>;

const days = z
	.object({
		from: dateText,
		to: dateText,
		blocked: z.boolean().optional(),
		/** Null: the days return to the price of the rules or the daily rate. */
		price: price.nullable().optional(),
	})
	.refine(({ from, to }) => !isCalendarDate(from) || !isCalendarDate(to) || (to > from && to <= addDays(from, MAX_DAYS_AT_ONCE)), {
		error: 'DATES_TOO_MANY',
		path: ['to'],
	});

/** A price rule: a weekend, a feast, a summer or dates of the owner's. The other rules and the prices set by hand of each car stay. */
const season = z
	.object({
		kind: z.enum(priceRuleKinds, { error: 'CHOICE_INVALID' }),
		from: dateText.optional(),
		/** Half-open: the first day without the price. */
		to: dateText.optional(),
		/** Null: the rule is removed. */
		price: price.nullable(),
	})
	.refine(({ kind, from, to }) => !hasOwnDates(kind) || (from !== undefined && to !== undefined), { error: 'REQUIRED', path: ['from'] })
	.refine(({ kind, from, to }) => hasOwnDates(kind) || (from === undefined && to === undefined), {
		error: 'DATES_OF_CALENDAR',
		path: ['from'],
	})
	.refine(
		({ from, to }) =>
			from === undefined ||
			to === undefined ||
			!isCalendarDate(from) ||
			!isCalendarDate(to) ||
			(to > from && to <= addDays(from, MAX_DAYS_AT_ONCE)),
		{ error: 'DATES_TOO_MANY', path: ['to'] },
	);

const wordModes = ['APPEND', 'REPLACE'] as const;
/** What cars say about one topic. A language without a text stays unchanged. */
const words = z
	.object({
		topic: z.enum(wordTopics),
		mode: z.enum(wordModes),
		en: typedParagraphs.optional(),
		ar: typedParagraphs.optional(),
	})
	.refine(({ en, ar }) => Boolean(en ?? ar), { error: 'REQUIRED', path: ['en'] });

/** One of the extras that the owner offers with all cars, with these cars or not. */
const extra = z.object({ stockId: z.uuid(), isOffered: z.boolean() });

const { dailyRateJod: _, extras: __, ...terms } = termsShape;
/** Fields that are left out stay unchanged for each car. */
export const bulkChange = z.object({
	dailyRate: price.optional(),
	terms: z.object(terms).partial().optional(),
	days: days.optional(),
	season: season.optional(),
	words: words.optional(),
	extra: extra.optional(),
	/** Null: in no branch. */
	branchId: z.uuid().nullable().optional(),
});
export type BulkChange = z.output<typeof bulkChange>;
export type TypedBulkChange = z.input<typeof bulkChange>;

const carIds = z.array(z.uuid()).min(1).max(MAX_BULK_CARS);

export const bulkFields = [
	...(['dailyRateJod', 'discounts', 'minDays', 'advanceNoticeHours', 'turnaroundHours', 'deliveryZones', 'extraKmJod'] as const),
	...(['fuelEighthJod', 'cancellationPolicy', 'instantBook', 'extendsByItself', 'pickupHours', 'airportHours'] as const),
	...(['dayPrices', 'blockedDays', 'season', 'officeExtra', 'branch'] as const),
	...(['descriptionEn', 'descriptionAr', 'includedEn', 'includedAr', 'pickupEn', 'pickupAr', 'rulesEn', 'rulesAr'] as const),
] as const;
export type BulkField = (typeof bulkFields)[number];

const line = z.object({
	carId: z.uuid(),
	car: z.string(),
	plate: z.string().nullable(),
	/**
	 * Empty: the car has these values already. Values are written as on the wire; prices of days as `from–to`, blocked days as their number, a
	 * season as `20% 36.00` or `45.00`, an extra and a branch by their ids.
	 */
	changes: z.array(z.object({ field: z.enum(bulkFields), from: z.string(), to: z.string() })),
	/** Why this car cannot be changed like this. */
	refused: z.string().nullable(),
});
export type BulkLine = z.output<typeof line>;

const preview = z.object({
	version: z.string(),
	lines: z.array(line),
	/** When the season is, within a year; half-open. */
	periods: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type BulkPreview = z.output<typeof preview>;

export const previewBulkChange = endpoint({
	method: 'POST',
	path: '/api/owner/bulk-changes/preview',
	summary: 'Preview of the change: old and new values of each car. Nothing is written.',
	access: 'signed-in',
	body: z.object({ carIds, change: bulkChange }),
	response: preview,
	refusals: ['CAR_NOT_FOUND', 'BULK_NOTHING', 'BRANCH_NOT_FOUND', 'BULK_EXTRA_NOT_FOUND'],
});

export const makeBulkChange = endpoint({
	method: 'POST',
	path: '/api/owner/bulk-changes',
	summary: 'Change all of these cars or none. `version`: the one of the preview that the caller saw.',
	access: 'signed-in',
	idempotent: true,
	body: z.object({ carIds, change: bulkChange, version: z.string().max(64) }),
	response: preview.extend({ id: z.uuid() }),
	refusals: ['CAR_NOT_FOUND', 'BULK_NOTHING', 'BULK_OUTDATED', 'BULK_CAR_REFUSED', 'BRANCH_NOT_FOUND', 'BULK_EXTRA_NOT_FOUND'],
});

const made = z.object({
	id: z.uuid(),
	madeAt: z.string(),
	undoneAt: z.string().nullable(),
	cars: z.int(),
	fields: z.array(z.enum(bulkFields)),
	/** The member of the office's team who made it; null for the owner. */
	by: bilingualText.nullable(),
});
export type BulkChangeMade = z.output<typeof made>;

export const listBulkChanges = endpoint({
	method: 'GET',
	path: '/api/owner/bulk-changes',
	summary: 'The latest ten changes of the last 30 days, newest first.',
	access: 'signed-in',
	response: z.array(made),
});

export const undoBulkChange = endpoint({
	method: 'POST',
	path: '/api/owner/bulk-changes/{id}/undo',
	summary:
		'Undo the change: each car gets its old values. A car whose value was changed since, or that can no longer have the old one, stays unchanged and is named in the answer.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	response: z.object({ restored: z.int(), left: z.array(z.object({ carId: z.uuid(), car: z.string(), reason: z.string() })) }),
	refusals: ['BULK_NOT_FOUND', 'BULK_UNDONE'],
});
