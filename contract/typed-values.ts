/** Schemas for what people type into forms and addresses: numbers and amounts in the digits of either script, choices, features, empty fields. */
import * as z from 'zod';
import { termLimits } from './car-terms.ts';
import { foldDigits } from './digits.ts';
import { featureFrom } from './features.ts';
import { errorKey, type FieldTextKey } from './field-texts.ts';
import { parseFils } from './money.ts';
import { ammanDate } from './time.ts';

/** Decimal string in JOD: two decimals, the third only if it is not zero. */
export const jodText = z.string().regex(/^-?\d+\.\d{2,3}$/);

export const boundedText = (shortest: number, longest: number, key: FieldTextKey) =>
	z
		.string({ error: errorKey(key) })
		.trim()
		.min(shortest, errorKey(key))
		.max(longest, errorKey('TEXT_TOO_LONG'));

export const oneOf = <const T extends readonly [string, ...string[]]>(choices: T, key: FieldTextKey = 'CHOICE_INVALID') =>
	z.enum(choices, { error: errorKey(key) });

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** `45,000` and `٤٥٬٠٠٠` → 45000. Text that is not a number stays unchanged, so that the schema refuses it. */
function parseTyped(value: string | number): string | number | undefined {
	if (typeof value !== 'string') return value;
	const text = foldDigits(value)
		.trim()
		.replace(/[,٬](?=\d{3}(?:\D|$))/g, '');
	return PLAIN_NUMBER.test(text) ? Number(text) : text === '' ? undefined : value;
}

/** `whenEmpty`: value of empty text; without it, empty text is refused. */
export const wholeNumber = (from: number, to: number, key: FieldTextKey, whenEmpty?: number) =>
	z.preprocess(
		(value: string | number) => (value === '' && whenEmpty !== undefined ? whenEmpty : parseTyped(value)),
		z
			.int({ error: errorKey(key) })
			.min(from, errorKey(key))
			.max(to, errorKey(key)),
	);

/** Up to next year, as a car of the next model year is sold before it begins. */
export const modelYear = (from: number, key: FieldTextKey) =>
	z.preprocess(
		parseTyped,
		z
			.int({ error: errorKey(key) })
			.min(from, errorKey(key))
			.refine((value) => value <= Number(ammanDate(new Date()).slice(0, 4)) + 1, { error: errorKey(key) }),
	);

/** An amount in JOD as decimal text: `"٣٥٫٥"` → `"35.5"`. */
export const amount = (key: FieldTextKey, least: bigint, most: bigint) =>
	z.preprocess(
		(value: string | number) => (typeof value === 'string' || typeof value === 'number' ? foldDigits(String(value)).trim() : value),
		z
			.string({ error: errorKey(key) })
			.regex(/^\d+(?:\.\d+)?$/, { error: errorKey(key), abort: true })
			.regex(/^\d{1,9}(?:\.\d{1,3})?$/, { error: errorKey('AMOUNT_INVALID'), abort: true })
			.refine((text) => parseFils(text) >= least, { error: errorKey(key) })
			.refine((text) => parseFils(text) <= most, { error: errorKey('AMOUNT_TOO_HIGH') }),
	);

/** A code or an alias of a feature → its code. */
export const feature = z.string().transform((text, context) => {
	const code = featureFrom(text);
	if (code) return code;
	context.addIssue({ code: 'custom', message: errorKey('FEATURE_UNKNOWN'), input: text });
	return z.NEVER;
});

/** Empty text in a form is the same as no value. */
export const unlessEmpty = <S extends z.ZodType>(schema: S) =>
	z.preprocess((value: z.input<S> | '' | null) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable());

const ALL = 'all';
/** `all` and empty text in a query are the same as no filter. */
export const orAll = <S extends z.ZodType>(choice: S) =>
	z.preprocess((value: z.input<S> | typeof ALL | '' | undefined) => (value === ALL || value === '' ? undefined : value), choice.optional());

/** A flag in a query; left out is off. */
export const switched = z.preprocess(
	(value: 'true' | 'false' | typeof ALL | '' | boolean | undefined) => {
		if (value === undefined || value === '' || value === ALL) return false;
		return value === 'true' || value === 'false' ? value === 'true' : value;
	},
	z.boolean({ error: errorKey('SWITCH_INVALID') }),
);

/** `YYYY-MM`. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'DATE_INVALID' });

/** A typed amount, Arabic-Indic digits included, in steps of 10 fils; parsed to fils. */
export const typedJod = ({ min, max }: { min: number; max: number }) =>
	z
		.string()
		.transform((text) => foldDigits(text).trim())
		.pipe(z.string().regex(/^\d{1,6}(?:\.\d{1,3})?$/, { error: 'AMOUNT_INVALID' }))
		.transform(parseFils)
		.pipe(
			z
				.bigint()
				.min(BigInt(min), { error: 'AMOUNT_OUT_OF_BOUNDS' })
				.max(BigInt(max), { error: 'AMOUNT_OUT_OF_BOUNDS' })
				.multipleOf(BigInt(termLimits.stepFils), { error: 'AMOUNT_STEP' }),
		);
