/** The smallest value that a contract schema accepts, computed from its JSON Schema. Where rules go beyond the schema, the table supplies the value. */
import * as z from 'zod';

type Schema = {
	type?: string;
	const?: unknown;
	enum?: unknown[];
	anyOf?: Schema[];
	default?: unknown;
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	minItems?: number;
	minLength?: number;
	minimum?: number;
	exclusiveMinimum?: number;
	format?: string;
};

export function minimalOf(shape: z.ZodType): unknown {
	return smallest(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema);
}

function smallest(schema: Schema): unknown {
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[0];
	if (schema.anyOf) return smallest(schema.anyOf[0] ?? {});
	if (schema.type === 'object') return objectOf(schema);
	if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => smallest(schema.items ?? {}));
	if (schema.type === 'boolean') return false;
	if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, schema.exclusiveMinimum ?? 0);
	if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
	return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

function objectOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
	return Object.fromEntries(required.map((name) => [name, smallest(properties[name] ?? {})]));
}
