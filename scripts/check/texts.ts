/** Every text of the web exists in English and in Arabic, with the same keys and in its own script. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sources } from './sources.ts';

const ARABIC = /[\u0600-\u06ff]/;
const LATIN_WORD = /[A-Za-z]{3,}/;
/** Names and brands that are the same in both languages. */
const SAME_IN_BOTH = /^(?:English|العربية|Mishwar|مشوار|Apple CarPlay|Android Auto|MADA|Apple Pay|[\d\s+.,:/–-]*)$/;
/** Plural forms in addition to `other`: Arabic has six, English two. */
const PLURAL_FORM = /\.(?:zero|one|two|few|many)$/;

type Texts = { [key: string]: unknown };

export async function checkTexts(): Promise<string[]> {
	const english = sources(/(^|\/)texts\.en\.ts$/).map((source) => source.path);
	const arabic = sources(/(^|\/)texts\.ar\.ts$/).map((source) => source.path);
	const problems = arabic
		.filter((file) => !english.includes(file.replace('.ar.', '.en.')))
		.map((file) => `${file} has no English beside it`);
	for (const file of english) {
		const other = file.replace('.en.', '.ar.');
		if (!arabic.includes(other)) problems.push(`${file} has no Arabic beside it`);
		else problems.push(...(await comparePair(file, other)));
	}
	if (english.length === 0) problems.push('no texts were found');
	return problems;
}

async function comparePair(english: string, arabic: string): Promise<string[]> {
	const [en, ar] = await Promise.all([leaves(english), leaves(arabic)]);
	const problems: string[] = [];
	const dictionaries = [...en.keys(), ...ar.keys()].filter((key) => key.endsWith('.*')).map((key) => key.slice(0, -1));
	for (const key of new Set([...en.keys(), ...ar.keys()])) {
		const other = key.replace(PLURAL_FORM, '.other');
		if (other !== key && en.has(other) && ar.has(other)) continue;
		if (dictionaries.some((dictionary) => key.startsWith(dictionary))) continue;
		const [left, right] = [en.get(key), ar.get(key)];
		if (left === undefined) problems.push(`${arabic}: ${key} is not in English`);
		else if (right === undefined) problems.push(`${english}: ${key} is not in Arabic`);
		else if (ARABIC.test(left) && !SAME_IN_BOTH.test(left)) problems.push(`${english}: ${key} is Arabic`);
		else if (LATIN_WORD.test(left) && !ARABIC.test(right) && !SAME_IN_BOTH.test(right))
			problems.push(`${arabic}: ${key} is not Arabic: ${right}`);
	}
	return problems;
}

/** All strings of a texts module by path; functions are compared by the literals in their source. */
async function leaves(file: string): Promise<Map<string, string>> {
	const module: Texts = await import(pathToFileURL(path.resolve(file)).href);
	const found = new Map<string, string>();
	const walk = (value: unknown, key: string) => {
		if (typeof value === 'string') found.set(key, value);
		// `arabicForms` carries its forms.
		else if (typeof value === 'function') found.set(key, literalsOf('forms' in value ? JSON.stringify(value.forms) : String(value)));
		// May be empty in one language: a dictionary for typed words, such as colours, which is not needed in the language in which they are typed.
		else if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) found.set(`${key}.*`, '');
		else if (typeof value === 'object' && value !== null)
			for (const [name, inner] of Object.entries(value)) walk(inner, key ? `${key}.${name}` : name);
	};
	for (const [name, value] of Object.entries(module)) walk(value, name === 'en' || name === 'ar' || name === 'default' ? '' : name);
	return found;
}

function literalsOf(source: string): string {
	return [...source.matchAll(/'([^']*)'|`([^`]*)`|"([^"]*)"/g)]
		.map(([, single, template, double]) => (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, ''))
		.join(' ');
}
