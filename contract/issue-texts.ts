/** Texts for values whose schema has no message of its own: one for each kind of issue that zod raises. */
import type * as z from 'zod';
import { fieldTexts } from './field-texts.ts';

type Bilingual = { readonly en: string; readonly ar: string };
export type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const unclear: Bilingual = { en: 'Check this value.', ar: 'تحقق من هذه القيمة.' };
const text: Bilingual = { en: 'Enter text.', ar: 'أدخل نصاً.' };
const list: Bilingual = { en: 'Choose one or more.', ar: 'اختر واحداً أو أكثر.' };
const link: Bilingual = { en: 'Enter a link that starts with https://.', ar: 'أدخل رابطاً يبدأ بـ https://.' };
const reference: Bilingual = {
	en: 'We can’t find this. Open the page again and retry.',
	ar: 'لم نجد هذا. افتح الصفحة من جديد وحاول مرة أخرى.',
};
const format: Bilingual = { en: 'Check how this is written.', ar: 'تحقق من طريقة الكتابة.' };
const unknownField: Bilingual = { en: 'There’s a field here that we don’t know.', ar: 'يوجد هنا حقل لا نعرفه.' };

const expectations: Readonly<Record<string, Bilingual>> = {
	string: text,
	number: fieldTexts.NUMBER_INVALID,
	nan: fieldTexts.NUMBER_INVALID,
	int: fieldTexts.NUMBER_WHOLE,
	bigint: fieldTexts.NUMBER_WHOLE,
	boolean: fieldTexts.SWITCH_INVALID,
	date: fieldTexts.DATE_INVALID,
	array: list,
	tuple: list,
	set: list,
};

const formats: Readonly<Record<string, Bilingual>> = {
	email: fieldTexts.EMAIL_INVALID,
	date: fieldTexts.DATE_INVALID,
	datetime: fieldTexts.DATE_INVALID,
	uuid: reference,
	guid: reference,
	url: link,
};

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
/** Bounds beyond this mean nothing to a person, such as the largest safe integer. */
const MOST_SAID = 1_000_000_000;

type Bound = { limit: number | bigint; inclusive: boolean | undefined; origin: string };

const isSaid = ({ limit }: Bound): boolean => Math.abs(Number(limit)) <= MOST_SAID;

function atLeast(bound: Bound): Bilingual {
	const { limit, inclusive = true, origin } = bound;
	if (!isSaid(bound)) return fieldTexts.NUMBER_OUT_OF_BOUNDS;
	const count = digits.format(limit);
	if (origin === 'string')
		return limit <= 1 ? fieldTexts.REQUIRED : { en: `Use at least ${count} characters.`, ar: `عدد الأحرف: ${count} على الأقل.` };
	if (origin === 'array' || origin === 'set') return limit <= 1 ? list : { en: `Add at least ${count}.`, ar: `العدد: ${count} على الأقل.` };
	return inclusive
		? { en: `Enter ${count} or more.`, ar: `أدخل ${count} أو أكثر.` }
		: { en: `Enter more than ${count}.`, ar: `أدخل أكثر من ${count}.` };
}

function atMost(bound: Bound): Bilingual {
	const { limit, inclusive = true, origin } = bound;
	if (!isSaid(bound)) return fieldTexts.NUMBER_OUT_OF_BOUNDS;
	const count = digits.format(limit);
	if (origin === 'string') return { en: `Use at most ${count} characters.`, ar: `عدد الأحرف: ${count} على الأكثر.` };
	if (origin === 'array' || origin === 'set') return { en: `Add at most ${count}.`, ar: `العدد: ${count} على الأكثر.` };
	return inclusive
		? { en: `Enter ${count} or less.`, ar: `أدخل ${count} أو أقل.` }
		: { en: `Enter less than ${count}.`, ar: `أدخل أقل من ${count}.` };
}

/** A union fails as a whole: if its parts agree on a message of ours, that one is used. */
function ofUnion({ errors = [] }: { errors?: readonly (readonly { readonly message: string }[])[] }): Bilingual {
	const keys = new Set(errors.flat().map(({ message }) => message));
	const [key = ''] = keys;
	return keys.size === 1 && key in fieldTexts ? fieldTexts[key as keyof typeof fieldTexts] : unclear;
}

const sayings: { readonly [Code in Issue['code']]: (issue: IssueOf<Code>) => Bilingual } = {
	invalid_type: ({ expected, input }) =>
		input === undefined || input === null ? fieldTexts.REQUIRED : (expectations[expected] ?? unclear),
	too_small: ({ minimum, inclusive, origin }) => atLeast({ limit: minimum, inclusive, origin }),
	too_big: ({ maximum, inclusive, origin }) => atMost({ limit: maximum, inclusive, origin }),
	invalid_format: ({ format: name, input }) => (input === '' ? fieldTexts.REQUIRED : (formats[name] ?? format)),
	not_multiple_of: ({ divisor }) => ({
		en: `Enter a multiple of ${digits.format(divisor)}.`,
		ar: `أدخل أحد مضاعفات ${digits.format(divisor)}.`,
	}),
	unrecognized_keys: () => unknownField,
	invalid_union: ofUnion,
	invalid_key: () => unclear,
	invalid_element: () => unclear,
	invalid_value: ({ input }) => (input === undefined || input === null ? fieldTexts.REQUIRED : fieldTexts.CHOICE_INVALID),
	custom: () => unclear,
};

/** `issue`: with its input, as `reportInput` adds it. */
export const issueText = (issue: Issue): Bilingual => (sayings[issue.code] as (of: Issue) => Bilingual)(issue);
