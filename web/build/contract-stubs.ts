/** Vite plugin: reduces contract modules in the browser to what a call needs (method and path) and plain constants, without zod. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = fileURLToPath(new URL('../../contract/', import.meta.url));
const STUB = '?stub';
/** Files with this ending get the real schemas for form validation; they and zod form a separate chunk. */
const WITH_SHAPES = '.schemas.ts';
const NEEDS_STUB = /^import (?!type\b).*from '(?:zod|\.\/(?:endpoint|cars|bookings|identity|paging)\.ts)'/m;

/**
 * Replaces `#contract/*.ts` modules that declare schemas or calls. Modules of plain data and functions (money, time, cities …) are unchanged.
 * Importing something that a stub omits (a schema, or a function that uses one) fails the build.
 */
export function contractStubs(): Plugin {
	return {
		name: 'mishwar:contract-stubs',
		enforce: 'pre',
		applyToEnvironment: (environment) => environment.name === 'client',
		async resolveId(source, importer) {
			if (!source.startsWith('#contract/') || importer?.endsWith(WITH_SHAPES)) return null;
			const file = `${CONTRACT}${source.slice('#contract/'.length)}`;
			return NEEDS_STUB.test(await readFile(file, 'utf8')) ? `${file}${STUB}` : null;
		},
		async load(id) {
			if (!id.startsWith(CONTRACT) || !id.endsWith(STUB)) return null;
			const file = id.slice(0, -STUB.length);
			this.addWatchFile(file);
			const changed = Date.now();
			return stubOf(await import(/* @vite-ignore */ `${pathToFileURL(file).href}?${changed}`));
		},
	};
}

/**
 * Source text of a stub: calls are reduced to `{ method, path }`, plain data is written out, schemas and functions are omitted.
 * Calls are in the order of their paths: they compress better than in that of their names, and a new name does not change the script's size.
 */
export function stubOf(module: Record<string, unknown>): string {
	const all = Object.entries(module);
	const data = all.filter(([, value]) => !isCall(value) && isPlain(value));
	const calls = all.flatMap(([name, value]) => (isCall(value) ? [[name, { method: value.method, path: value.path }] as const] : []));
	const byPath = calls.toSorted(([, { path: one }], [, { path: other }]) => (one < other ? -1 : Number(one > other)));
	const lines = [...data, ...byPath].map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
	return lines.length > 0 ? lines.join('\n') : 'export {};';
}

function isCall(value: unknown): value is { method: string; path: string } {
	return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Whether JSON can represent the value without loss. A zod schema is an object full of functions. */
function isPlain(value: unknown): boolean {
	if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
	if (Array.isArray(value)) return value.every(isPlain);
	if (typeof value !== 'object') return false;
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === Object.prototype && Object.values(value).every(isPlain);
}
