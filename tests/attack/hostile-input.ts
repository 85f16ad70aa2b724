/** Inputs for a call of the contract: from its schema, and from what attackers and broken clients send. */
import fc from 'fast-check';
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

export type HostileInput = {
	params: Record<string, string>;
	query: Array<[name: string, value: string]>;
	/** The text of the body; undefined for none. */
	body: string | undefined;
	headers: Record<string, string>;
};

type Schema = {
	type?: string | string[];
	const?: unknown;
	enum?: unknown[];
	anyOf?: Schema[];
	oneOf?: Schema[];
	properties?: Record<string, Schema>;
	items?: Schema;
	minimum?: number;
	maximum?: number;
	maxLength?: number;
	format?: string;
};

/** Texts known to break parsers, databases and pages: NUL, lone surrogates, direction marks, markup, SQL, paths, invalid dates, large numbers. */
const hostileTexts = [
	...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e\u2066abc', '\ufeff', '٣٫٥', '１２', 'Ａ'],
	...["' OR 1=1 --", '"; DROP TABLE users; --', '#{7*7}', '{{7*7}}', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'],
	...[
		'../../etc/passwd',
		'..%2f..%2fetc',
		'%00',
		'%',
		'%zz',
		'//evil.example',
		'https://evil.example',
		'javascript:alert(1)',
		'/\\evil.example',
	],
	...['2031-02-30', '2031-13-01', '0000-00-00', '+275760-09-13', '2031-03-10T10:00:00Z', '2031-03-10T25:00:00+03:00', '1e400', 'NaN', '-0'],
	...['999999999999999999999', '0.0001', '-1', '1_000', '0x10', 'null', 'undefined', 'true', '[object Object]', '__proto__', 'constructor'],
	...[
		'x'.repeat(3000),
		'👨‍👩‍👧‍👦'.repeat(300),
		'('.repeat(5000),
		'a@b',
		'+962',
		'+9627990000001234567890',
		// A valid IBAN that belongs to no user, so it may appear in answers, for example in the attacker's own ticket.
		'JO93CBJO0010000000000131000999',
	],
];

const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }));

/** Parts of texts on which a careless regular expression is slow: a word and a separator, repeated many times. */
const words = 'a|0|٠|ش|com|gmail|e\u0301|👨‍👩‍👧|seven|صفر|'.split('|');
const separators = '-at-|-dot-| at | dot |(at)|@|.|..|-|_| |/|:|,|;q=0.9|=|+|"|(|[|{|<|&amp;|\t|\n|%20|#41|\\|\u200d|ـ|\u00a0|'.split('|');
/** No longer than the field allows, so that it is not refused for its length. The limit keeps the test fast for fields that allow more. */
const REPEATED_MOST = 2000;
export const repeatedText = (maxLength = REPEATED_MOST): fc.Arbitrary<string> =>
	fc
		.record({
			before: fc.constantFrom('', 'a@', 'a-at-', 'a at ', '+962', '"'),
			parts: fc.array(
				fc.tuple(fc.constantFrom(...words), fc.constantFrom(...separators)).map((pair) => pair.join('')),
				{ minLength: 1, maxLength: 2 },
			),
			after: fc.constantFrom('', '!', '.com', '@', '\u0000'),
			length: fc.constantFrom(100, 500, REPEATED_MOST),
		})
		.map(({ before, parts, after, length }) => {
			const [part, room] = [parts.join('') || ' ', Math.min(length, maxLength) - after.length];
			return (before + part.repeat(length)).slice(0, Math.max(room, 0)) + after;
		});

const hostileValue = fc.oneof(
	hostileText,
	repeatedText(),
	fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, [], {}, [[]], { length: 1 }),
	fc.anything({ maxDepth: 3, withNullPrototype: false }),
	fc.constant(
		JSON.parse('{"__proto__":{"role":"ADMIN"},"constructor":{"prototype":{}},"role":"SUPER_ADMIN","status":"CONFIRMED","ownerId":"x"}'),
	),
);

/** Mostly a value of the schema's own kind, sometimes anything. `ids`: values for every id that a schema asks for. */
function valueFor(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
	return fc.oneof({ weight: 8, arbitrary: ofItsKind(schema, ids) }, { weight: 1, arbitrary: hostileValue });
}

function ofItsKind(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	const either = schema.anyOf ?? schema.oneOf;
	if (either) return fc.oneof(...either.map((each) => ofItsKind(each, ids)));
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	if (type === 'object') return objectOf(schema, ids);
	if (type === 'array') return fc.array(valueFor(schema.items ?? {}, ids), { maxLength: 4 });
	if (type === 'boolean') return fc.boolean();
	if (type === 'integer' || type === 'number') return numberOf(schema);
	if (type === 'null') return fc.constant(null);
	return textOf(schema, ids);
}

function objectOf({ properties = {} }: Schema, ids: readonly string[]): fc.Arbitrary<object> {
	const fields = Object.entries(properties).map(([name, schema]) => [name, valueFor(schema, ids)] as const);
	return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

const numberOf = ({ minimum = -10, maximum = 1000 }: Schema) =>
	fc.oneof(fc.integer({ min: Math.ceil(Math.max(minimum, -1e9)), max: Math.floor(Math.min(maximum, 1e9)) }), fc.double());

function textOf({ format, maxLength }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
	if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...ids));
	if (format === 'email') return fc.oneof({ weight: 9, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: repeatedText(maxLength) });
	return fc.oneof(
		fc.constantFrom(...ids),
		fc.constantFrom(
			'2031-03-12',
			'2031-03-15',
			'2031-03-12T10:00:00+03:00',
			'2031-03-15T10:00:00+03:00',
			'40',
			'12.50',
			'Amman',
			'+962790000001',
			'x',
		),
		hostileText,
		repeatedText(maxLength),
	);
}

const schemaOf = (shape: z.ZodType | undefined): Schema =>
	shape ? (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema) : {};

const headers = fc.record(
	{
		'x-forwarded-for': fc.constantFrom('9.9.9.9', '1'.repeat(300), '::1, evil', "';--"),
		'accept-language': fc.constantFrom('ar', 'en;q=9', 'xx-'.repeat(500)),
		'idempotency-key': fc.constantFrom('a', 'k'.repeat(300), '\u00e9', '{}'),
		'if-none-match': fc.constantFrom('*', 'W/"', '"x"'),
		range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'items=1'),
		'content-type': fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'application/xml'),
		origin: fc.constantFrom('https://evil.example', 'null'),
		'last-event-id': fc.constantFrom('-1', '9'.repeat(40), 'x'),
	},
	{ requiredKeys: [] },
);

/** Valid JSON, nested more deeply than a recursive parser can handle. */
const nested = (open: string, close: string): string => `${open.repeat(20_000)}null${close.repeat(20_000)}`;

/** `ids`: values for path parameters and for ids in bodies and queries. */
export function hostileInput(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<HostileInput> {
	const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
	const param = fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom(...ids) },
		{ weight: 1, arbitrary: hostileText.filter((text) => text !== '') },
	);
	const pairs = Object.entries(schemaOf(endpoint.query).properties ?? {}).map(([name, schema]) =>
		fc.array(valueFor(schema, ids), { maxLength: 2 }).map((values) => values.map((value): [string, string] => [name, asText(value)])),
	);
	const sent = endpoint.body ? valueFor(schemaOf(endpoint.body), ids).map((value) => JSON.stringify(value) ?? '') : undefined;
	const broken = fc.constantFrom(
		'{',
		'[1,',
		'"',
		'{"a":1}}',
		'null',
		'',
		'\u0000',
		'{"a":'.repeat(2000),
		nested('[', ']'),
		nested('{"a":', '}'),
	);
	return fc.record({
		params: fc.record(Object.fromEntries(names.map((name) => [name, param]))),
		query: fc.tuple(...pairs).map((each) => each.flat()),
		body: sent ? fc.oneof({ weight: 9, arbitrary: sent }, { weight: 1, arbitrary: broken }) : fc.constant(undefined),
		headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
	});
}

function asText(value: unknown): string {
	return typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value);
}
