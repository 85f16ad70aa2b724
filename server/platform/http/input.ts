/** Input at the edge: JSON bodies of bounded size, validation against the contract, a sentence per field in the caller's language. */
import { once } from 'node:events';
import type * as z from 'zod';
import { type FieldTextKey, fieldTexts } from '#contract/field-texts.ts';
import { type Issue, issueText } from '#contract/issue-texts.ts';
import { unknownValueTexts } from '#contract/unknown-value.ts';
import { type Language, refuse } from '../base/refusal.ts';

const MAX_JSON_BYTES = 64 * 1024;
const BODY_WITHIN_MS = 30_000;

export async function readJson(request: Request): Promise<unknown> {
	const type = request.headers.get('content-type') ?? '';
	const isJson = /^application\/json\b/i.test(type);
	if (!isJson && type !== '') throw refuse('WRONG_CONTENT_TYPE');
	const bytes = await readBytes(request, MAX_JSON_BYTES);
	// A call whose body has only optional parts may be made without a body.
	if (bytes.byteLength === 0) return {};
	if (!isJson) throw refuse('WRONG_CONTENT_TYPE');
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch {
		throw refuse('MALFORMED_JSON');
	}
}

/** Reads the whole body; throws TOO_LARGE as soon as the limit is exceeded, REQUEST_TOO_SLOW after `withinMs`. */
export async function readBytes(request: Request, limit: number, withinMs = BODY_WITHIN_MS): Promise<Uint8Array<ArrayBuffer>> {
	const over = new AbortController();
	const timer = setTimeout(() => over.abort(), withinMs);
	const tooSlow = once(over.signal, 'abort').then(() => {
		throw refuse('REQUEST_TOO_SLOW');
	});
	const reading = readAll(request, limit);
	// The promise that loses the race may still reject.
	reading.catch(() => undefined);
	try {
		return await Promise.race([reading, tooSlow]);
	} finally {
		clearTimeout(timer);
	}
}

async function readAll(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	const tooLarge = () => refuse('TOO_LARGE', { limit: limit >= 2 ** 20 ? `${limit / 2 ** 20} MB` : `${limit / 1024} KB` });
	const declared = request.headers.get('content-length');
	if (Number(declared ?? 0) > limit) throw tooLarge();
	// With a declared length Node enforces it; otherwise bytes are counted as they arrive.
	if (declared !== null) return new Uint8Array(await request.arrayBuffer());
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > limit) throw tooLarge();
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks));
}

/** `?a=1&a=2&b=3` → `{ a: ['1', '2'], b: '3' }`. */
export function readQuery(url: string): Record<string, string | string[]> {
	const query: Record<string, string | string[]> = {};
	for (const [name, value] of new URL(url).searchParams) {
		const before = query[name];
		query[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
	}
	return query;
}

/** Throws INVALID_INPUT with a sentence per field; a field is named by its path, such as `items.0.price`. */
export function validate(schema: z.ZodType | undefined, value: unknown, language: Language): unknown {
	if (!schema) return undefined;
	const unwritable = unwritableIn(value);
	if (unwritable) throw refuse('INVALID_INPUT', { fields: { [unwritable]: fieldTexts.TEXT_UNWRITABLE[language] } });
	const result = schema.safeParse(value, { reportInput: true });
	if (result.success) return result.data;
	const fields: Record<string, string> = {};
	for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issueSentence(issue, language);
	throw refuse('INVALID_INPUT', { fields });
}

type Place = { value: unknown; name: string; within: Place | null };

/** Path of the first text that PostgreSQL cannot store: one with a NUL or a lone surrogate. Iterative, because a body may be nested as deeply as it is long. */
function unwritableIn(root: unknown): string | null {
	const waiting: Place[] = [{ value: root, name: '', within: null }];
	for (let place = waiting.pop(); place; place = waiting.pop()) {
		const { value } = place;
		if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return pathTo(place);
		if (typeof value !== 'object' || value === null) continue;
		for (const [name, part] of Object.entries(value)) waiting.push({ value: part, name, within: place });
	}
	return null;
}

function pathTo(place: Place): string {
	const names: string[] = [];
	for (let each: Place | null = place; each; each = each.within) names.unshift(each.name);
	return names.slice(1).join('.') || 'body';
}

/** The message of the schema, or the one for issues of this kind: never a message of the validator. */
export function issueSentence(issue: Issue, language: Language): string {
	const { message } = issue;
	const own = unknownValueTexts(message) ?? (message in fieldTexts ? fieldTexts[message as FieldTextKey] : issueText(issue));
	return own[language];
}

/** Refusal for one field, raised by a use case after the shapes were validated. */
export function refuseField(name: string, text: FieldTextKey, language: Language) {
	return refuseFields([[name, text]], language);
}

/** The same for several fields. */
export function refuseFields(wrong: ReadonlyArray<readonly [name: string, text: FieldTextKey]>, language: Language) {
	return refuse('INVALID_INPUT', { fields: Object.fromEntries(wrong.map(([name, text]) => [name, fieldTexts[text][language]])) });
}
