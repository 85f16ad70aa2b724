/** Validation of a listing, shared by the form in the browser and the calls. Numbers may be typed in Arabic-Indic digits. */
import * as z from 'zod';
import { areaIds } from './areas.ts';
import { typedShape } from './car-shapes.ts';
import { typedWords } from './car-words.ts';
import { foldDigits } from './digits.ts';
import { errorKey } from './field-texts.ts';
import { parseFils } from './money.ts';
import { isCalendarDate } from './time.ts';
import { amount, oneOf, unlessEmpty } from './typed-values.ts';

export const MAX_CAR_PHOTOS = 10;

/** PRIVATE: white. RENTAL: green, code 70, required for a rental permit. OTHER: public transport, diplomatic and others. */
export const plateClasses = ['PRIVATE', 'RENTAL', 'OTHER'] as const;

export const dailyRateJod = amount('DAILY_RATE_REQUIRED', 1000n, 10_000_000n).refine((text) => parseFils(text) % 10n === 0n, {
	error: errorKey('RATE_TWO_DECIMALS'),
});

const documentDate = unlessEmpty(
	z
		.string()
		.transform((text) => foldDigits(text).trim())
		.refine(isCalendarDate, { error: errorKey('DATE_INVALID') }),
);
const plate = unlessEmpty(
	z
		.string()
		.transform((text) => foldDigits(text).trim().toUpperCase())
		.refine((text) => /^[\p{Letter}\d][\p{Letter}\d -]{1,14}$/u.test(text), { error: errorKey('PLATE_INVALID') }),
);

export const carDocumentFields = z.object({
	plateNumber: plate,
	plateClass: unlessEmpty(oneOf(plateClasses)),
	permitNumber: unlessEmpty(z.string().trim().max(40, errorKey('TEXT_TOO_LONG'))),
	permitExpiresOn: documentDate,
	registrationExpiresOn: documentDate,
	insuranceExpiresOn: documentDate,
});

/** Neighbourhood within the city of the car; the server checks that the two fit. */
export const areaField = unlessEmpty(oneOf(areaIds, 'AREA_UNKNOWN'));

/** An upload replaces the document; null removes it; if omitted, it stays. */
const document = z.string().max(400).nullable().optional();
export const documentFields = { permitDocUrl: document, registrationDocUrl: document, insuranceDocUrl: document };

/** The whole form, validated by the browser before it makes the calls, which the server validates again. */
export const listingForm = z.object({
	...typedShape,
	...carDocumentFields.shape,
	...documentFields,
	dailyRateJod,
	area: areaField,
	/** Object paths of uploads, or ids of the car's photos. */
	photoUrls: z.array(z.string()).min(1, errorKey('PHOTO_REQUIRED')).max(MAX_CAR_PHOTOS, errorKey('PHOTOS_TOO_MANY')),
	words: typedWords.optional(),
});
