/** A schema of the contract returns issues for every input; one that throws becomes a 500. */
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
