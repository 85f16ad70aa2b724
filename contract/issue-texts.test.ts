import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Refusal } from '#server/platform/base/refusal.ts';
import { validate } from '#server/platform/http/input.ts';
import { endpointsByCapability } from '#server/platform/http/openapi.ts';
import { fieldTexts } from './field-texts.ts';
import { type Issue, issueText } from './issue-texts.ts';

const VALIDATOR = /\b(expected|received|invalid|unrecognized|too (small|big|long|short)|must be|nan|undefined|null|regex|pattern)\b/i;
const LATIN = /[A-Za-z]{2,}/;
const ARABIC = /[\u0600-\u06ff]/;

const issuesOf = (schema: z.ZodType, value: unknown): readonly Issue[] =>
	schema.safeParse(value, { reportInput: true }).error?.issues ?? [];

type Case = [name: string, schema: z.ZodType, value: unknown, code: Issue['code'], en: string, ar: string];
const cases: Case[] = [
	['nothing for a text', z.string(), undefined, 'invalid_type', 'Fill this in.', 'هذا الحقل مطلوب.'],
	['a number for a text', z.string(), 5, 'invalid_type', 'Enter text.', 'أدخل نصاً.'],
	['a text for a number', z.number(), 'x', 'invalid_type', 'Enter a number.', 'أدخل رقماً.'],
	['half a number', z.int(), 1.5, 'invalid_type', 'Enter a whole number.', 'أدخل عدداً صحيحاً.'],
	['a text for a flag', z.boolean(), 'x', 'invalid_type', 'Choose yes or no.', 'اختر نعم أو لا.'],
	['a text for a list', z.array(z.string()), 'x', 'invalid_type', 'Choose one or more.', 'اختر واحداً أو أكثر.'],
	['a text for an object', z.object({}), 'x', 'invalid_type', 'Check this value.', 'تحقق من هذه القيمة.'],
	['an empty text', z.string().min(1), '', 'too_small', 'Fill this in.', 'هذا الحقل مطلوب.'],
	['a short text', z.string().min(8), 'x', 'too_small', 'Use at least 8 characters.', 'عدد الأحرف: 8 على الأقل.'],
	['an empty list', z.array(z.string()).min(1), [], 'too_small', 'Choose one or more.', 'اختر واحداً أو أكثر.'],
	['a short list', z.array(z.string()).min(3), [], 'too_small', 'Add at least 3.', 'العدد: 3 على الأقل.'],
	['a low number', z.number().min(4), 1, 'too_small', 'Enter 4 or more.', 'أدخل 4 أو أكثر.'],
	['a number at an open bound', z.number().gt(0), 0, 'too_small', 'Enter more than 0.', 'أدخل أكثر من 0.'],
	['a long text', z.string().max(2000), 'x'.repeat(2001), 'too_big', 'Use at most 2,000 characters.', 'عدد الأحرف: 2,000 على الأكثر.'],
	['a long list', z.array(z.string()).max(1), ['a', 'b'], 'too_big', 'Add at most 1.', 'العدد: 1 على الأكثر.'],
	['a high number', z.number().max(9), 10, 'too_big', 'Enter 9 or less.', 'أدخل 9 أو أقل.'],
	['a number past counting', z.int(), 1e30, 'too_big', 'This number is too small or too large.', 'هذا العدد أصغر أو أكبر من المسموح.'],
	['no address', z.email(), 'x', 'invalid_format', 'Enter a valid email.', 'أدخل بريداً إلكترونياً صحيحاً.'],
	[
		'no id',
		z.uuid(),
		'x',
		'invalid_format',
		'We can’t find this. Open the page again and retry.',
		'لم نجد هذا. افتح الصفحة من جديد وحاول مرة أخرى.',
	],
	['no link', z.url(), 'x', 'invalid_format', 'Enter a link that starts with https://.', 'أدخل رابطاً يبدأ بـ https://.'],
	['no date', z.iso.date(), 'x', 'invalid_format', 'Enter a date, for example 2026-12-01.', 'أدخل تاريخاً مثل 2026-12-01.'],
	['no match', z.string().regex(/^a$/), 'x', 'invalid_format', 'Check how this is written.', 'تحقق من طريقة الكتابة.'],
	['a step missed', z.number().multipleOf(5), 3, 'not_multiple_of', 'Enter a multiple of 5.', 'أدخل أحد مضاعفات 5.'],
	[
		'another field',
		z.strictObject({}),
		{ a: 1 },
		'unrecognized_keys',
		'There’s a field here that we don’t know.',
		'يوجد هنا حقل لا نعرفه.',
	],
	['neither of two', z.union([z.string(), z.number()]), true, 'invalid_union', 'Check this value.', 'تحقق من هذه القيمة.'],
	[
		'neither of two, with one sentence of ours',
		z.union([z.literal('a', { error: 'STARS_REQUIRED' }), z.literal('b', { error: 'STARS_REQUIRED' })]),
		'c',
		'invalid_union',
		'Choose one to five stars.',
		'اختر من نجمة إلى خمس نجوم.',
	],
	[
		'a wrong key of a record',
		z.record(z.string().regex(/^a$/), z.string()),
		{ b: 'x' },
		'invalid_key',
		'Check this value.',
		'تحقق من هذه القيمة.',
	],
	['a wrong element', z.map(z.string(), z.number()), new Map([['a', 'x']]), 'invalid_type', 'Enter a number.', 'أدخل رقماً.'],
	['another choice', z.enum(['a', 'b']), 'c', 'invalid_value', 'Choose an option from the list.', 'اختر من القائمة.'],
	['no choice', z.enum(['a', 'b']), undefined, 'invalid_value', 'Fill this in.', 'هذا الحقل مطلوب.'],
	['a rule without a sentence', z.string().refine(() => false), 'x', 'custom', 'Check this value.', 'تحقق من هذه القيمة.'],
];

describe('each issue has a text in both languages', () => {
	it.each(cases)('%s', (_, schema, value, code, en, ar) => {
		const [issue] = issuesOf(schema, value);
		expect(issue?.code).toBe(code);
		expect(issue && issueText(issue)).toEqual({ en, ar });
	});

	it('for every code of the validator', () => {
		// JSON has only text keys.
		const element = { code: 'invalid_element', origin: 'map', key: {}, issues: [], path: [], message: '' } as unknown as Issue;
		expect(issueText(element).en).toBe('Check this value.');
		const codes: Record<Issue['code'], true> = {
			...{ invalid_type: true, too_big: true, too_small: true, invalid_format: true, not_multiple_of: true, unrecognized_keys: true },
			...{ invalid_union: true, invalid_key: true, invalid_element: true, invalid_value: true, custom: true },
		};
		expect(Object.keys(codes).filter((code) => code !== 'invalid_element' && !cases.some((each) => each[3] === code))).toEqual([]);
	});
});

const broken: readonly unknown[] = [
	undefined,
	null,
	true,
	-1,
	1.5,
	1e30,
	'',
	'x',
	'2031-02-30',
	'y'.repeat(20_000),
	[],
	[null],
	{},
	{ a: 1 },
	['x', 'x'],
];

/** Breaks each field of the call in every way while the others are left out, and the whole input as well. */
function brokenInputs(schema: z.ZodType): unknown[] {
	const {
		properties = {},
		anyOf = [],
		oneOf = [],
	} = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
		properties?: object;
		anyOf?: Array<{ properties?: object }>;
		oneOf?: Array<{ properties?: object }>;
	};
	const names = new Set([properties, ...[...anyOf, ...oneOf].map((each) => each.properties ?? {})].flatMap((each) => Object.keys(each)));
	const one = [...names].flatMap((name) => broken.map((value) => ({ [name]: value })));
	const all = broken.map((value) => Object.fromEntries([...names].map((name) => [name, value])));
	return [...broken, ...one, ...all];
}

function sentences(schema: z.ZodType, value: unknown, language: 'en' | 'ar'): string[] {
	try {
		validate(schema, value, language);
		return [];
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return Object.values(error.detail.fields as Record<string, string>);
	}
}

const ours = {
	en: new Set<string>(Object.values(fieldTexts).map(({ en }) => en)),
	ar: new Set<string>(Object.values(fieldTexts).map(({ ar }) => ar)),
};
/** Removes the repeated value of a filter and its choices, which are not translated. */
const repeats = /^(We know no|لا نعرف)/;

const endpoints = endpointsByCapability()
	.flatMap(({ endpoints: list }) => list)
	.filter(({ body, query, params }) => body ?? query ?? params);

it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
	'%s refuses broken input in plain words',
	(_, { body, query, params }) => {
		const wrong: string[] = [];
		for (const schema of [body, query, params])
			for (const value of schema ? brokenInputs(schema) : []) {
				const said = sentences(schema as z.ZodType, value, 'en').filter((each) => !ours.en.has(each) && !repeats.test(each));
				wrong.push(...said.filter((each) => VALIDATOR.test(each) || ARABIC.test(each) || !/[.?]$/.test(each)));
				const arabic = sentences(schema as z.ZodType, value, 'ar').filter((each) => !ours.ar.has(each) && !repeats.test(each));
				wrong.push(...arabic.filter((each) => LATIN.test(each.replace('https://', '')) || !ARABIC.test(each)));
			}
		expect([...new Set(wrong)]).toEqual([]);
	},
);
