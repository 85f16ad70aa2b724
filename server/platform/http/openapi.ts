/** OpenAPI 3.1, generated from the objects that validate the calls. */
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { capabilities, refusals } from '#contract/index.ts';

type Json = { [key: string]: unknown };
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

export function endpointsByCapability(): Array<{ capability: string; endpoints: Endpoint[] }> {
	return Object.entries(capabilities).map(([capability, module]) => ({ capability, endpoints: Object.values(module).filter(isEndpoint) }));
}

function isEndpoint(value: unknown): value is Endpoint {
	return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

export function openApi(publicUrl: string): Json {
	const paths: Record<string, Json> = {};
	for (const { capability, endpoints } of endpointsByCapability()) {
		for (const endpoint of endpoints) {
			paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, capability) };
		}
	}
	return {
		openapi: '3.1.1',
		info: { title: 'Mishwar', version: '1', description: 'Peer-to-peer car rental in Jordan. Amounts are decimal strings in JOD.' },
		servers: [{ url: publicUrl }],
		paths,
		components: {
			securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'mishwar_session' } },
			schemas: { Error: errorSchema },
		},
	};
}

const errorSchema = {
	type: 'object',
	required: ['error', 'code'],
	properties: { error: { type: 'string' }, code: { type: 'string' }, fields: { type: 'object', additionalProperties: { type: 'string' } } },
};

function operation(endpoint: Endpoint, capability: string): Json {
	const open = endpoint.access === 'anyone' || endpoint.access === 'gateway' || endpoint.access === 'signed-link';
	return {
		summary: endpoint.summary,
		tags: [capability],
		'x-access': endpoint.access,
		...(endpoint.stepUp && { 'x-step-up': endpoint.stepUp }),
		...(open ? {} : { security: [{ session: [] }] }),
		parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), ...idempotencyHeader(endpoint)],
		...(endpoint.body ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } } : {}),
		responses: {
			...(endpoint.status === 303
				? { 303: { description: 'Go on to the address in `Location`' } }
				: { [endpoint.status ?? 200]: { description: 'OK', content: json(schemaOf(endpoint.response, 'output')) } }),
			...refusalResponses(endpoint),
			default: { description: 'Error', content: json({ $ref: '#/components/schemas/Error' }) },
		},
	};
}

function idempotencyHeader(endpoint: Endpoint): Json[] {
	if (!endpoint.idempotent) return [];
	return [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }];
}

function refusalResponses(endpoint: Endpoint): Json {
	const byStatus = new Map<number, string[]>();
	for (const code of [...(endpoint.refusals ?? []), ...(endpoint.stepUp ? ['STEP_UP_NEEDED'] : [])]) {
		const known = Object.entries(refusals).find(([name]) => name === code)?.[1];
		if (!known) throw new Error(`${endpoint.method} ${endpoint.path} names an unknown refusal: ${code}`);
		byStatus.set(known.status, [...(byStatus.get(known.status) ?? []), `${code}: ${known.en}`]);
	}
	return Object.fromEntries(
		[...byStatus].map(([status, lines]) => [
			status,
			{ description: lines.join('\n\n'), content: json({ $ref: '#/components/schemas/Error' }) },
		]),
	);
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
	if (!schema) return [];
	const { properties = {}, required = [] } = schemaOf(schema, 'input') as ObjectSchema;
	return Object.entries(properties).map(([name, property]) => ({
		name,
		in: where,
		required: where === 'path' || required.includes(name),
		schema: property,
	}));
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });
const json = (schema: unknown) => ({ 'application/json': { schema } });
