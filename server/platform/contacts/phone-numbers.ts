/** Distinguishes phone numbers from dates, times, prices, plates and the like. Pure. */
import type { NumberRun } from './number-runs.ts';

/** Minimum length of a dialable number. */
const FEWEST_DIGITS = 7;

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const DATE = `(?:${YEAR}([-/.])${MONTH}\\1${DAY}|${DAY}([-/.])${MONTH}\\2${YEAR})`;
const withNamedGroups = (pattern: string, suffix: string) =>
	pattern
		.replaceAll('\\1', `\\k<a${suffix}>`)
		.replaceAll('\\2', `\\k<b${suffix}>`)
		.replace('([-/.])', `(?<a${suffix}>[-/.])`)
		.replace('([-/.])', `(?<b${suffix}>[-/.])`);
const TIME = '(?:[01]?\\d|2[0-4]):[0-5]\\d(?::[0-5]\\d)?';
/** Patterns that are never phone numbers. */
const MOMENT = new RegExp(`^(?:${withNamedGroups(DATE, '1')}|${TIME})(?:[-~/]+(?:${withNamedGroups(DATE, '2')}|${TIME}))?$`);
/** Patterns that may be part of a phone number: accepted only if the whole run is not one. */
const SHORT_DATE = new RegExp(
	`^(?:${DAY}-)?${DAY}[-/.]${MONTH}(?:[-/.](?:${YEAR}|[23]\\d))?(?:-${DAY}[-/.]${MONTH}(?:[-/.](?:${YEAR}|[23]\\d))?)?$`,
);
/** "10-12": hours, days. */
const SPAN = /^(?:[01]?\d|2[0-4])-(?:[01]?\d|2[0-4])$/;
const ONLY_YEARS = new RegExp(`^${YEAR}(?:[-/]${YEAR})*$`);
const AMOUNT = /^(?:\d{1,6}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,3})?$/;
const PRICE = /^\d{1,3}\.\d{2,3}$/;
const DECIMAL = /^\d{1,3}\.\d{2,}$/;
const PLATE = /^\s*\d{1,2}\s?[- /]\s?\d{1,5}\s*$/;
const COUNTED =
	/^(?:jod|jd|jds|dinars?|usd|eur|fils|km|kms|kilometers?|kilometres?|cc|hp|days?|hours?|minutes?|nights?|am|pm|دينار|دنانير|دينارا|ليره|ليرات|د|قرش|قروش|فلس|كم|كيلو|كيلومتر|كيلومترا|يوم|ايام|ساعه|ساعات|دقيقه|%)$/;
const BOOKING = /^(?:booking|reservation|trip|order|ref|reference|حجز|الحجز|حجزي|طلب|الطلب|رحله|الرحله)?#?$/;

/** Jordanian numbers: mobile with or without country code, landline with country code or leading 0. */
const JORDANIAN = /^(?:(?:00)?962)?0?7[789]\d{7}$|^(?:(?:00)?962|0)[2356]\d{7}$/;
/** With an international prefix. */
const ABROAD = /^\s*\(?\s*(?:\+|00[1-9])/;

export const digitsIn = (text: string): string => text.replace(/\D/g, '');

export function isPhoneNumber(run: NumberRun): boolean {
	const all = digitsIn(run.digits);
	if (all.length < FEWEST_DIGITS) return false;
	if (ABROAD.test(run.digits)) return true;
	if (PLATE.test(run.digits) || isBookingNumber(run)) return false;
	const parts = partsOf(run.digits).filter((part) => !MOMENT.test(part));
	const rest = digitsIn(parts.join(''));
	if (rest.length < FEWEST_DIGITS) return isJordanian(parts);
	if (isJordanian(parts)) return true;
	const left = withoutCounted(
		parts.filter((part) => !SHORT_DATE.test(part) && !SPAN.test(part)),
		run,
	);
	if (left.every((part) => ONLY_YEARS.test(part)) || arePrices(left) || arePlace(left)) return false;
	return digitsIn(left.join('')).length >= FEWEST_DIGITS;
}

/** Stricter check across several messages: three prices in a row must not count. */
export function isSurelyPhoneNumber(digits: string): boolean {
	return isJordanian(partsOf(digits)) || (ABROAD.test(digits) && digitsIn(digits).length >= 10);
}

/** Whether adjacent parts form a Jordanian number. */
function isJordanian(parts: readonly string[]): boolean {
	return parts.some((_, start) => {
		let joined = '';
		for (const part of parts.slice(start)) {
			joined += digitsIn(part);
			if (JORDANIAN.test(joined)) return true;
			if (joined.length > 14) return false;
		}
		return false;
	});
}

/** Splits at spaces, and at commas except thousands separators. Surrounding signs are dropped. */
function partsOf(digits: string): string[] {
	return digits
		.split(/\s+|,(?!\d{3}(?!\d))|[^\d\s.,:/\-~]+/)
		.map((part) => part.replace(/^\D+|\D+$/g, ''))
		.filter(Boolean);
}

function withoutCounted(parts: string[], { before, after }: NumberRun): string[] {
	const left = [...parts];
	if (COUNTED.test(after) && AMOUNT.test(left.at(-1) ?? '')) left.pop();
	if (COUNTED.test(before) && AMOUNT.test(left[0] ?? '')) left.shift();
	return left;
}

/** Several prices, possibly with a multiplier. */
const arePrices = (parts: readonly string[]): boolean =>
	parts.filter((part) => PRICE.test(part)).length > 1 && parts.every((part) => PRICE.test(part) || /^\d{1,3}$/.test(part));

/** Coordinates within Jordan, for a meeting point. */
function arePlace(parts: readonly string[]): boolean {
	const [north, east] = parts.map(Number);
	return parts.length === 2 && parts.every((part) => DECIMAL.test(part)) && inside(north, 29, 34) && inside(east, 34, 40);
}

const inside = (value: number | undefined, from: number, to: number): boolean => value !== undefined && value >= from && value < to;

function isBookingNumber({ digits, before }: NumberRun): boolean {
	return before !== '' && BOOKING.test(before) && /^\d{8}$/.test(digits) && !JORDANIAN.test(digits) && !/^0|^7[789]|^962/.test(digits);
}
