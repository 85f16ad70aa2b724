/** Schemas of the contract check every input before anything else does: one that throws causes a 500, and one that takes long stops the server. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpointsByCapability } from './openapi.ts';

const odd = fc.oneof(
	fc.constantFrom<unknown>('', ' ', 'abc', '2031-03-02T10:00:00Z', '2031-13-45', '2031-03-02', '-1', '1e9', '٣٥', '0.0001', '9'.repeat(30)),
	fc.constantFrom<unknown>(null, undefined, true, -1, 0.5, 1e21, [], {}, [null], [''], '\u202e', '<>"\'', '/objects/uploads/x', 'https://'),
	fc.string({ maxLength: 40 }),
);

/** Objects with the keys of the schema and odd values. */
function oddFor(schema: z.ZodType, depth = 0): fc.Arbitrary<unknown> {
	if (depth < 4 && schema instanceof z.ZodObject) {
		const shape = Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, part]) => [key, oddFor(part, depth + 1)] as const);
		return fc.oneof({ weight: 9, arbitrary: fc.record(Object.fromEntries(shape), { requiredKeys: [] }) }, odd);
	}
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
		return oddFor(schema.unwrap() as z.ZodType, depth);
	if (schema instanceof z.ZodArray) return fc.oneof(fc.array(oddFor(schema.element as z.ZodType, depth + 1), { maxLength: 3 }), odd);
	return odd;
}

const inputs = endpointsByCapability()
	.flatMap(({ endpoints }) => endpoints)
	.flatMap((endpoint) =>
		(['params', 'query', 'body'] as const).flatMap((part) => {
			const schema = endpoint[part];
			return schema ? [{ name: `${endpoint.method} ${endpoint.path} ${part}`, schema: schema as z.ZodType }] : [];
		}),
	);

describe('no schema throws', () => {
	it.each(inputs)('$name', ({ schema }) => {
		fc.assert(
			fc.property(oddFor(schema), (value) => {
				expect(schema.safeParse(value)).toHaveProperty('success');
			}),
			{ numRuns: 150 },
		);
	});
});

/** Slow for patterns that start again at each character, or can split a text in many ways. */
const LONG = 50_000;
const longTexts = [
	...[' ', '=', '-', '/', '.', '0', '٠', '+', 'a', 'a@', 'a.', '\n', '\r\n', '\u200d', 'e\u0301', 'a-at-a-dot-', '1:'].map((part) =>
		part.repeat(LONG / part.length),
	),
	`a${' '.repeat(LONG)}b`,
	`=${'='.repeat(LONG)}b`,
	`/${'/'.repeat(LONG)}b`,
	`-${'-'.repeat(LONG)}b`,
];

/** An input of the shape that the schema describes, with this text in each place. */
function filledWith(schema: z.ZodType, text: string): unknown {
	if (schema instanceof z.ZodObject)
		return Object.fromEntries(
			Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, part]) => [key, filledWith(part, text)]),
		);
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
		return filledWith(schema.unwrap() as z.ZodType, text);
	if (schema instanceof z.ZodPipe) return filledWith(schema.in as z.ZodType, text);
	if (schema instanceof z.ZodArray) return [filledWith(schema.element as z.ZodType, text)];
	return schema instanceof z.ZodLiteral ? [...schema.values][0] : text;
}

const shapesOf = (schema: z.ZodType): z.ZodType[] => (schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : [schema]);

describe('no schema takes long', () => {
	it.each(inputs)('$name', ({ schema }) => {
		for (const text of longTexts)
			for (const shape of shapesOf(schema)) {
				const value = filledWith(shape, text);
				const began = performance.now();
				schema.safeParse(value);
				expect(performance.now() - began, text.slice(0, 4)).toBeLessThan(1000);
			}
	});
});
