/** Audit entries for people: what changed, field names in their language, fils as JOD, dates and times formatted. Pure. */
import { attribute, attributeKeys } from '#contract/car-attributes.ts';
import { type AttributeTexts, labelOf } from '#web/i18n/attribute-texts.ts';
import type { Format } from '#web/i18n/format.ts';

type Words = Readonly<Record<string, string>>;

const FILS_IN_A_DINAR = 1000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const AMOUNT = /^-?\d+(\.\d+)?$/;
const MONEY = /(Fils|Jod)$/;

/** Column `daily_rate_fils` and field `dailyRateFils` get the same name. Only the last segment of a path counts. */
function camel(path: string): string {
	return path.slice(path.lastIndexOf('.') + 1).replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Labels of the car attributes by their column, which is how the log names them. */
export const auditLabels = (texts: AttributeTexts): Words =>
	Object.fromEntries(attributeKeys.map((key) => [camel(attribute(key).column).replace(MONEY, ''), labelOf(texts, key)]));

/** Ordered as in the texts, because JSON columns keep no order: `from` before `to`. Unknown names come last. */
export function inOrder<Named extends { name: string }>(changes: readonly Named[], fields: Words): Named[] {
	const names = Object.keys(fields);
	const place = ({ name }: Named) => (names.indexOf(camel(name).replace(MONEY, '')) + names.length + 1) % (names.length + 1);
	return [...changes].sort((one, other) => place(one) - place(other));
}

/** Null for a name that only earlier versions of the server have written. */
export const wordIn = (words: Words, name: string): string | null => words[name] ?? null;

/** Label of a value by its path. An amount without a label of its own has that of its name without the unit. */
export const wordFor = (path: string, fields: Words): string | null =>
	wordIn(fields, camel(path)) ?? wordIn(fields, camel(path).replace(MONEY, ''));

type Context = { values: Words; fields: Words; format: Format /** For an empty list. */; nothing: string };

/** A list, which the log stores as JSON, as text: rows are separated by semicolons, values of a row by commas. Null for other values. */
export function listText(path: string, value: unknown, context: Context): string | null {
	const rows = typeof value === 'string' && value.startsWith('[') ? parsedList(value) : null;
	if (!rows) return null;
	const rowText = (row: unknown) =>
		typeof row === 'object' && row !== null
			? Object.entries(row)
					.filter(([, each]) => each !== null)
					.map(([name, each]) => [wordFor(name, context.fields), valueText(name, each, context)].filter(Boolean).join(' '))
					.join(', ')
			: valueText(path, row, context);
	return rows.map(rowText).join('; ') || context.nothing;
}

function parsedList(text: string): unknown[] | null {
	try {
		const parsed: unknown = JSON.parse(text);
		return Array.isArray(parsed) ? parsed : null;
	} catch {
		// A typed text that begins with a bracket.
		return null;
	}
}

/** `path` identifies the kind of value. A code with another meaning in this field has the key `field.CODE` in `values`. */
export function valueText(path: string, value: unknown, { values, format }: { values: Words; format: Format }): string {
	const text = String(value);
	const unit = MONEY.exec(camel(path))?.[1];
	if (unit && AMOUNT.test(text)) return format.jod(unit === 'Fils' ? Number(text) / FILS_IN_A_DINAR : Number(text));
	if (DAY.test(text)) return format.date(text);
	if (MOMENT.test(text)) return `${format.date(text)} ${format.date(text, 'time')}`;
	return values[`${camel(path)}.${text}`] ?? values[text] ?? text;
}

export type Change = { name: string; before: unknown; after: unknown };

/** Differences between before and after, value by value; nested values are named by their path. */
export function changesBetween(before: unknown, after: unknown): Change[] {
	const [was, is] = [flatten(before), flatten(after)];
	const names = [...new Set([...was.keys(), ...is.keys()])];
	return names
		.filter((name) => was.get(name) !== is.get(name))
		.map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }));
}

/** `{ a: { b: 1 } }` → `a.b: 1`. Types are distinguished; a list counts as one value. */
function flatten(value: unknown, name = ''): Map<string, unknown> {
	if (value === null || value === undefined) return new Map();
	if (Array.isArray(value)) return new Map([[name, JSON.stringify(value)]]);
	if (typeof value !== 'object') return new Map([[name, value]]);
	return new Map(Object.entries(value).flatMap(([key, tag]) => [...flatten(tag, name ? `${name}.${key}` : key)]));
}
