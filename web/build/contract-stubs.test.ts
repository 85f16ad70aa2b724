import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import * as cars from '#contract/cars.ts';
import * as objects from '#contract/objects.ts';
import { contractStubs, stubOf } from './contract-stubs.ts';

describe('stubOf', () => {
	it('includes method and path of a call and removes schemas', () => {
		const text = stubOf(cars);
		expect(text).toContain('export const getCar = {"method":"GET","path":"/api/cars/{slug}"};');
		expect(text).not.toContain('carCard');
		expect(text).not.toContain('jodText');
	});

	it('includes plain constants', () => {
		expect(stubOf(objects)).toContain('export const photoWidths = [400,800,1600];');
		expect(stubOf(cars)).toContain('export const verificationStatuses = ["PENDING","VERIFIED","REJECTED"];');
	});

	it('has the calls in the order of their paths, so that their names do not matter for its size', () => {
		const call = (path: string) => ({ method: 'GET', path, access: 'anyone' });
		const lines = stubOf({ a: call('/b'), b: call('/a'), c: 1 }).split('\n');
		expect(lines.map((line) => line.split(' ')[2])).toEqual(['c', 'b', 'a']);
	});

	it('removes functions and class instances', () => {
		expect(stubOf({ f: () => 1, d: new Date(), n: 1 })).toBe('export const n = 1;');
	});
});

/** Bundles one line of browser code and returns the resulting script. */
async function bundled(importer: string, code: string): Promise<string> {
	const output = await build({
		configFile: false,
		logLevel: 'silent',
		plugins: [
			{ name: 'entry', resolveId: (id) => (id === importer ? id : null), load: (id) => (id === importer ? code : null) },
			contractStubs(),
		],
		build: { write: false, minify: false, rolldownOptions: { input: importer, preserveEntrySignatures: 'strict' } },
	});
	const first = Array.isArray(output) ? output[0] : output;
	if (!first || !('output' in first)) throw new Error('nothing was built');
	return first.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

describe('contractStubs', () => {
	const entry = `${import.meta.dirname}/made-up.ts`;

	it('exclude zod from the browser', async () => {
		const code = await bundled(entry, `export { searchCars } from '#contract/search.ts';`);
		expect(code).toContain('/api/cars');
		expect(code.length).toBeLessThan(500);
	});

	it('do not change modules of plain data and functions', async () => {
		expect(await bundled(entry, `export { parseFils } from '#contract/money.ts';`)).toContain('RangeError');
	});

	it('provide the real schemas to a file of schemas', async () => {
		const code = await bundled(`${import.meta.dirname}/made-up.schemas.ts`, `export { getCar } from '#contract/cars.ts';`);
		expect(code).toContain('verificationStatus');
		expect(code.length).toBeGreaterThan(5000);
	});
});
