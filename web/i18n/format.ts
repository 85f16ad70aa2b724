/** Formats numbers, money and times: number system and calendar are always explicit, times are in Amman. */
import { foldDigits } from '#contract/digits.ts';
import { parseMoment, TIME_ZONE } from '#contract/time.ts';
import type { Language } from './language.ts';

/** Latin digits by default, as on Jordanian price tags; Arabic-Indic as a preference. */
export type Numerals = 'latn' | 'arab';

const CURRENCY: Record<Language, string> = { en: 'JOD', ar: 'د.أ' };
const dateStyles = {
	/** 5 Dec */
	short: { day: 'numeric', month: 'short' },
	/** 5 Dec 2026 */
	medium: { day: 'numeric', month: 'short', year: 'numeric' },
	/** Sat, 5 Dec */
	day: { weekday: 'short', day: 'numeric', month: 'short' },
	/** Saturday, 5 December 2026 */
	full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
	/** December 2026 */
	month: { month: 'long', year: 'numeric' },
	/** Dec */
	monthShort: { month: 'short' },
	/** 2026 */
	year: { year: 'numeric' },
	/** Sat */
	weekday: { weekday: 'short' },
	/** Saturday */
	weekdayFull: { weekday: 'long' },
	/** S; unambiguous in Arabic */
	weekdayLetter: { weekday: 'narrow' },
	/** 10:00 */
	time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
	/** 5 Dec 2026, 10:00 */
	moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof dateStyles;

export type Format = ReturnType<typeof makeFormat>;

const formats = new Map<string, Format>();

/** Times on the wire (ISO with offset, or a bare date) or a Date. Invalid text stays unchanged. */
type Moment = string | Date;

/** The formatters of one language. Created lazily and reused, on the server across pages: creating them is slower than formatting a page. */
export function formatIn(language: Language, numerals: Numerals = 'latn'): Format {
	const key = language + numerals;
	const format = formats.get(key) ?? makeFormat(language, numerals);
	formats.set(key, format);
	return format;
}

function makeFormat(language: Language, numerals: Numerals) {
	const locale = `${language === 'ar' ? 'ar-JO' : 'en-GB'}-u-ca-gregory-nu-${numerals}`;
	const numbers = new Map<number, Intl.NumberFormat>();
	const dates = new Map<DateStyle, Intl.DateTimeFormat>();
	const choose = pluralIn(language);

	const decimal = (value: number | string, minimumDigits: number): string => {
		const formatter =
			numbers.get(minimumDigits) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: minimumDigits, maximumFractionDigits: 3 });
		numbers.set(minimumDigits, formatter);
		return formatter.format(value as Intl.StringNumericLiteral);
	};
	const dateFormat = (style: DateStyle): Intl.DateTimeFormat => {
		const formatter = dates.get(style) ?? new Intl.DateTimeFormat(locale, { ...dateStyles[style], timeZone: TIME_ZONE });
		dates.set(style, formatter);
		return formatter;
	};

	const dateRange = (start: Moment, end: Moment, style: 'short' | 'medium' = 'medium'): string => {
		const [from, to] = [dateOf(start), dateOf(end)];
		return from && to && from <= to ? plainSpaces(dateFormat(style).formatRange(from, to)).replace(/\s*–\s*/, ' – ') : `${start} – ${end}`;
	};

	return {
		/** The language of the texts, for texts that have both. */
		language,
		/** `1234` → `1,234` */
		number: (value: number): string => decimal(value, 0),
		/** `5` → `5.0`: a mean rating. */
		stars: (value: number): string => decimal(value, 1),
		/** `12` → `12%` */
		percent: (value: number): string => `${decimal(value, 0)}${numerals === 'arab' ? '٪' : '%'}`,
		/** The amount without currency: `"35.500"` → `35.50`; `round` omits the decimals of whole amounts. */
		amount: (jod: number | string, round = false): string => decimal(jod, round && Number(jod) % 1 === 0 ? 0 : 2),
		/** With currency: `35.50 JOD`, `35.50 د.أ`. */
		jod: (jod: number | string, round = false): string => {
			const amount = decimal(jod, round && Number(jod) % 1 === 0 ? 0 : 2);
			return `${amount}\u00a0${CURRENCY[language]}`;
		},
		currency: CURRENCY[language],
		date: (moment: Moment, style: DateStyle = 'medium'): string => {
			const date = dateOf(moment);
			return date ? plainSpaces(dateFormat(style).format(date)) : String(moment);
		},
		/** A time of day: `22:00`. */
		hour: (time: string): string => (numerals === 'arab' ? time.replace(/\d/g, (digit) => decimal(digit, 0)) : time),
		/** A range with shared parts written once: `5 – 8 Dec 2026`. */
		dateRange,
		/** The word joiner keeps the hours together. The same with the hours of both ends: `5 – 8 Dec 2026, 22:00 – 10:00`. */
		stay: (start: Moment, end: Moment, style: 'short' | 'medium' = 'medium'): string => {
			const [from, to] = [dateOf(start), dateOf(end)];
			const range = dateRange(start, end, style);
			return from && to
				? `${range}${language === 'ar' ? '،' : ','} ${dateFormat('time').format(from)}${'\u00a0–\u00a0'}${dateFormat('time').format(to)}`
				: range;
		},
		/** `plural(t.days, 3)` → `3 days`, `3 أيام`. */
		plural: (sentences: Forms, count: number): string => choose(sentences, count, decimal(count, 0)),
	};
}

function dateOf(moment: Moment): Date | null {
	return moment instanceof Date ? moment : parseMoment(moment);
}

/** Browsers and Node use different thin or non-breaking spaces around a dash; both must produce the same text. */
function plainSpaces(text: string): string {
	return text.replace(/[\u2009\u202f\u00a0]/g, ' ');
}

/** One sentence for each plural category; `{count}` is the number. `other` is used for omitted categories. */
export type Forms = Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>> & { readonly other: string };

/** Types a plural in a text module, so that Arabic may have more forms than English. */
export const forms = (sentences: Forms): Forms => sentences;

/** `pluralIn('ar')({ two: 'يومان', few: '{count} أيام', … }, 2, '2')` → `'يومان'`. `shown` is the formatted number. */
export function pluralIn(language: Language): (sentences: Forms, count: number, formatted: string) => string {
	const rules = new Intl.PluralRules(language === 'ar' ? 'ar-JO' : 'en-GB');
	return (sentences, count, formatted) => (sentences[rules.select(count)] ?? sentences.other).replace('{count}', formatted);
}

/** Arabic plural forms for a text that is a function of the formatted number, because English needs only one form: `arabicForms({ few: '{count} ساعات', … })('3')` → `'3 ساعات'`. */
export const arabicForms = (sentences: Forms): ((formatted: string) => string) & { forms: Forms } =>
	Object.assign((formatted: string) => pluralIn('ar')(sentences, Number(foldDigits(formatted)), formatted), { forms: sentences });
