/** What an owner types about a car: one set of rules for the form in the browser and for the calls. Numbers may be typed in Arabic-Indic digits. */
import * as z from 'zod';
import { bodyTypes, fuels, transmissions } from './car-attributes.ts';
import { cityNames } from './cities.ts';
import { foldDigits } from './digits.ts';
import { featureFrom } from './features.ts';
import type { FieldTextKey } from './field-texts.ts';
import { parseFils } from './money.ts';
import { ammanDate, isCalendarDate } from './time.ts';

export const MAX_CAR_PHOTOS = 10;
export const OLDEST_YEAR = 1990;

/** PRIVATE: white. RENTAL: green, code 70, which a rental permit asks for. OTHER: public transport, diplomatic, and what else there is. */
export const plateClasses = ['PRIVATE', 'RENTAL', 'OTHER'] as const;

/** What a new listing begins with, and what the call fills in where it says nothing. */
export const listingDefaults = {
	transmission: 'Automatic',
	fuel: 'Petrol',
	bodyType: 'Sedan',
	seats: 5,
	doors: 4,
	mileage: 0,
	mileageLimitPerDay: 200,
	city: 'Amman',
	deliveryAvailable: false,
} as const;

/** The name of a sentence in `fieldTexts`. */
const says = (key: FieldTextKey): string => key;

const words = (shortest: number, longest: number, key: FieldTextKey) =>
	z
		.string({ error: says(key) })
		.trim()
		.min(shortest, says(key))
		.max(longest, says('TEXT_TOO_LONG'));

const oneOf = <const T extends readonly [string, ...string[]]>(choices: T, key: FieldTextKey = 'CHOICE_INVALID') =>
	z.enum(choices, { error: says(key) });

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** As typed: digits of either script, `45,000` and `٤٥٬٠٠٠` included; what is no number stays as it is, to be refused. */
function typedWhole(value: unknown): unknown {
	if (typeof value !== 'string') return value;
	const text = foldDigits(value)
		.trim()
		.replace(/[,٬](?=\d{3}(?:\D|$))/g, '');
	return PLAIN_NUMBER.test(text) ? Number(text) : text === '' ? undefined : value;
}

const whole = (from: number, to: number, key: FieldTextKey) =>
	z.preprocess(
		typedWhole,
		z
			.int({ error: says(key) })
			.min(from, says(key))
			.max(to, says(key)),
	);

const year = z.preprocess(
	typedWhole,
	z
		.int({ error: says('YEAR_RANGE') })
		.min(OLDEST_YEAR, says('YEAR_RANGE'))
		.refine((value) => value <= Number(ammanDate(new Date()).slice(0, 4)) + 1, { error: says('YEAR_RANGE') }),
);

/** An amount in JOD, kept as the decimal text that it is: `"٣٥٫٥"` → `"35.5"`. */
const amount = (key: FieldTextKey, least: bigint, most: bigint) =>
	z.preprocess(
		(value) => (typeof value === 'string' || typeof value === 'number' ? foldDigits(String(value)).trim() : value),
		z
			.string({ error: says(key) })
			.regex(/^\d+(?:\.\d+)?$/, { error: says(key), abort: true })
			.regex(/^\d{1,9}(?:\.\d{1,3})?$/, { error: says('AMOUNT_INVALID'), abort: true })
			.refine((text) => parseFils(text) >= least, { error: says(key) })
			.refine((text) => parseFils(text) <= most, { error: says('AMOUNT_TOO_HIGH') }),
	);

const dailyRate = amount('DAILY_RATE_REQUIRED', 1000n, 10_000_000n).refine((text) => parseFils(text) % 10n === 0n, {
	error: says('RATE_TWO_DECIMALS'),
});

const feature = z.string().transform((text, context) => {
	const code = featureFrom(text);
	if (code) return code;
	context.addIssue({ code: 'custom', message: says('FEATURE_UNKNOWN'), input: text });
	return z.NEVER;
});

/** Left empty in a form is the same as not there. */
const unlessEmpty = <S extends z.ZodType>(schema: S) =>
	z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable());

const paperDate = unlessEmpty(
	z
		.string()
		.transform((text) => foldDigits(text).trim())
		.refine(isCalendarDate, { error: says('DATE_INVALID') }),
);
const plate = unlessEmpty(
	z
		.string()
		.transform((text) => foldDigits(text).trim().toUpperCase())
		.refine((text) => /^[\p{Letter}\d][\p{Letter}\d -]{1,14}$/u.test(text), { error: says('PLATE_INVALID') }),
);

export const carFields = z.object({
	title: words(3, 120, 'TITLE_REQUIRED'),
	make: words(2, 60, 'MAKE_REQUIRED'),
	model: words(1, 60, 'MODEL_REQUIRED'),
	year,
	transmission: oneOf(transmissions),
	fuel: oneOf(fuels),
	bodyType: oneOf(bodyTypes),
	seats: whole(2, 9, 'SEATS_RANGE'),
	doors: whole(2, 5, 'DOORS_RANGE'),
	color: words(1, 40, 'COLOR_REQUIRED'),
	/** Kilometres on the clock; 0 if empty. */
	mileage: z.preprocess((value) => (value === '' ? 0 : value), whole(0, 2_000_000, 'MILEAGE_INVALID')),
	features: z.array(feature).max(40),
	city: oneOf(cityNames, 'CITY_UNKNOWN'),
	depositJod: amount('DEPOSIT_REQUIRED', 0n, 100_000_000n),
	mileageLimitPerDay: whole(0, 10_000, 'LIMIT_INVALID'),
	deliveryAvailable: z.boolean(),
});

export const paperFields = z.object({
	plateNumber: plate,
	plateClass: unlessEmpty(oneOf(plateClasses)),
	permitNumber: unlessEmpty(z.string().trim().max(40, says('TEXT_TOO_LONG'))),
	permitExpiresOn: paperDate,
	registrationExpiresOn: paperDate,
	insuranceExpiresOn: paperDate,
});

export const dailyRateJod = dailyRate;

/** The whole form, as the browser checks it before it makes the calls that the server checks again. */
export const listingForm = z.object({
	...carFields.shape,
	...paperFields.shape,
	dailyRateJod,
	/** Object paths of uploads, or ids of photos that the car has. */
	photoUrls: z.array(z.string()).min(1, says('PHOTO_REQUIRED')).max(MAX_CAR_PHOTOS, says('PHOTOS_TOO_MANY')),
});
