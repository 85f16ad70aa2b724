/** The environment variables that the server reads: shape, default, and the explanation in `.env.example`. */
import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { paymentMethods } from '#contract/payments.ts';
import { databaseAddresses } from '../platform/database/addresses.ts';
import { isLoopbackHost } from '../platform/http/loopback.ts';
import { smsProviders } from '../providers/delivery.ts';

type Description = readonly [section: string, text: string, example: string];

/** Wraps the whole type: a default or `optional()` added afterwards would lose it. */
const described = <Type extends z.ZodType>([section, text, example]: Description, type: Type): Type =>
	type.meta({ section, description: text, example });

const text = z.string().trim().min(1).optional();
const port = z.coerce.number({ error: 'a port from 0 to 65535' }).int().min(0).max(65_535);
const web = z.url({ protocol: /^https?$/, error: 'an http(s) address' }).transform((address) => address.replace(/\/$/, ''));
const flag = z.enum(['0', '1'], { error: '0 or 1' }).transform((value) => value === '1');
const postgres = z.string().refine(isDatabaseUrl, { error: 'a postgresql:// address; several hosts are separated by commas' });
const seconds = (most: number) =>
	z.coerce
		.number({ error: `seconds, 0 to ${most}` })
		.min(0)
		.max(most, { error: `seconds, 0 to ${most}` });
const MAX_PROCESSES = 64;
const processes = z
	.string()
	.transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
	.refine((count) => Number.isInteger(count) && count >= 1 && count <= MAX_PROCESSES, {
		error: `how many processes serve, 1 to ${MAX_PROCESSES}, or auto: one for each core`,
	});
const MAX_SERVERS = 64;
const servers = z
	.string()
	.transform(Number)
	.refine((count) => Number.isInteger(count) && count >= 1 && count <= MAX_SERVERS, {
		error: `how many servers share the database, 1 to ${MAX_SERVERS}`,
	});
const methods = z.string().transform((list, context) => {
	const named = [...new Set(list.split(',').map((name) => name.trim()))];
	const known = paymentMethods.filter((method) => named.includes(method));
	if (known.length === named.length) return known;
	context.addIssue({ code: 'custom', message: `a comma list of ${paymentMethods.join(', ')}` });
	return z.NEVER;
});

const diallingCodes = z.string().transform((list, context) => {
	const codes = list.split(',').map((code) => code.trim());
	if (codes.every((code) => /^\+[1-9]\d{0,3}$/.test(code))) return codes;
	context.addIssue({ code: 'custom', message: 'a comma list of dialling codes such as +962,+966' });
	return z.NEVER;
});

const LEAST_SECRET_CHARACTERS = 32;
const secrets = z.string().transform((list, context): [string, ...string[]] => {
	const [first, ...others] = list.split(',').map((secret) => secret.trim());
	if (first && [first, ...others].every((secret) => secret.length >= LEAST_SECRET_CHARACTERS)) return [first, ...others];
	context.addIssue({
		code: 'custom',
		message: `at least ${LEAST_SECRET_CHARACTERS} characters; several are separated by commas, and the first signs`,
	});
	return z.NEVER;
});

const origins = z.string().transform((list, context) => {
	const addresses = list.split(',').map((text) => URL.parse(text.trim()));
	if (addresses.every((address) => address && /^https?:$/.test(address.protocol)))
		return addresses.flatMap((address) => address?.origin ?? []);
	context.addIssue({ code: 'custom', message: 'a comma list of addresses such as https://tiles.example' });
	return z.NEVER;
});

/** As the OpenTelemetry specification writes them: `name=value`, separated by commas, the values encoded as in addresses. */
const headers = z.string().transform((list, context): Record<string, string> => {
	const pairs = list.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*(\S*)\s*$/.exec(pair));
	try {
		if (pairs.every((pair) => pair !== null))
			return Object.fromEntries(pairs.map(([, name, value]) => [name, decodeURIComponent(value ?? '')]));
	} catch {
		// Badly encoded values are the same mistake.
	}
	context.addIssue({ code: 'custom', message: 'a comma list such as authorization=Bearer%20token' });
	return z.NEVER;
});

/** Anybody who can intercept the issuer could sign in as any user: without TLS only on this machine. */
const issuer = web.refine((address) => address.startsWith('https:') || isLoopbackHost(new URL(address).hostname), {
	error: 'an https address',
});

export const variables = z.object({
	PORT: described(['Server', 'where the server listens', '3000'], port.default(3000)),
	HOST: described(['Server', 'the address that it listens on', '127.0.0.1'], z.string().trim().min(1).default('127.0.0.1')),
	PUBLIC_URL: described(['Server', 'the public address; with https, cookies are secure', 'https://mishwar.example'], web.optional()),
	DATA_DIR: described(
		['Server', 'folder of the embedded database, uploads and simulator; unused if each has a service of its own', '.data'],
		z.string().trim().min(1).default('.data'),
	),
	DATABASE_URL: described(
		[
			'Database',
			'PostgreSQL 15 or newer; several hosts are separated by commas, and the one that can be written is used',
			'postgresql://mishwar:password@127.0.0.1:5432/mishwar',
		],
		postgres.optional(),
	),
	DATABASE_REPLICA_URL: described(
		[
			'Database',
			'streaming replicas, for what everybody may read; several hosts are separated by commas',
			'postgresql://mishwar:password@127.0.0.1:5433,127.0.0.1:5434/mishwar',
		],
		postgres.optional(),
	),
	DATABASE_REPLICA_LAG_SECONDS: described(['Database', 'a replica that is further behind is not read from', '5'], seconds(3600).default(5)),
	DATABASE_POOL_URL: described(
		[
			'Database',
			'a pooler in transaction mode in front of DATABASE_URL, for ordinary statements',
			'postgresql://mishwar:password@127.0.0.1:6432/mishwar',
		],
		postgres.optional(),
	),
	DATABASE_WAIT_SECONDS: described(
		['Database', 'how long the start waits for a database that is away or not up to date', '60'],
		seconds(3600).default(60),
	),
	MIGRATIONS: described(
		['Database', 'apply: the start brings the schema up to date; wait: it waits until `npm run migrate` has done it', 'apply'],
		z.enum(['apply', 'wait'], { error: 'apply or wait' }).default('apply'),
	),
	STOP_PAUSE_SECONDS: described(
		['Server', 'between /readyz 503 and closing; longer than the balancer needs to notice', '5'],
		seconds(60).optional(),
	),
	DEMO: described(['Demo', '1: demo data and demo sign-in; 0: for real', '0'], flag.optional()),
	DEMO_PUBLIC: described(['Demo', '1: anybody may read the demo’s outbox and use its accounts', '0'], flag.default(false)),
	/** Set by the first process for those that it starts: DATABASE_URL is the embedded database. */
	EMBEDDED_DATABASE: flag.default(false),
	GATEWAY_SIMULATOR_PORT: described(['Demo', 'port of the gateway simulator; 0: a free one', '0'], port.default(0)),
	TRUSTED_PROXIES: described(
		['Server', 'how many of your own proxies stand in front, to determine the client’s address', '1'],
		z.coerce.number({ error: 'how many proxies stand in front, 0 to 9' }).int().min(0).max(9).default(0),
	),
	PROCESSES: described(['Server', 'how many processes serve; auto: one for each core', 'auto'], processes.default(1)),
	SERVERS: described(['Server', 'how many servers share the database and its connections, each with PROCESSES', '2'], servers.default(1)),
	JOBS: described(['Server', '0: this server sends no messages, refunds or payouts; for copies of a database', '1'], flag.default(true)),
	LOG_LEVEL: described(
		['Server', 'trace, debug, info, warn, error or silent', 'info'],
		z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
	),
	SECRET_KEY: described(
		[
			'Server',
			'at least 32 characters; several are separated by commas: the first signs, all verify',
			'replace-this-with-the-output-of-openssl-rand-hex-32',
		],
		secrets.optional(),
	),
	OTEL_EXPORTER_OTLP_ENDPOINT: described(
		['Traces', 'a receiver of OpenTelemetry by OTLP/HTTP; without it there are no traces', 'http://127.0.0.1:4318'],
		web.optional(),
	),
	OTEL_EXPORTER_OTLP_HEADERS: described(['Traces', 'headers for it', 'authorization=Bearer%20token'], headers.default({})),
	OTEL_SERVICE_NAME: described(['Traces', 'our name there', 'mishwar'], z.string().trim().min(1).default('mishwar')),
	OTEL_TRACES_SAMPLER_ARG: described(
		['Traces', 'which part of the traces is recorded', '0.1'],
		z.coerce.number({ error: 'a part, 0 to 1' }).min(0).max(1, { error: 'a part, 0 to 1' }).default(1),
	),
	METRICS_TOKEN: described(['Server', 'bearer token for remote access to /metrics', 'a-token-for-prometheus'], text),
	SMTP_URL: described(
		['E-mail', 'the mail server', 'smtps://user:password@mail.example'],
		z.url({ protocol: /^smtps?$/, error: 'an smtp:// address' }).optional(),
	),
	MAIL_FROM: described(['E-mail', 'the sender of e-mails', 'Mishwar <no-reply@mishwar.example>'], z.string().trim().min(1).optional()),
	SMS_PROVIDER: described(
		['SMS', 'twilio or unifonic', 'twilio'],
		z.enum(smsProviders, { error: smsProviders.join(' or ') }).default('twilio'),
	),
	SMS_URL: described(['SMS', 'address of the SMS service', 'https://api.twilio.com'], web.optional()),
	SMS_ACCOUNT: described(['SMS', 'its account; Unifonic has none', 'AC00000000000000000000000000000000'], text),
	SMS_TOKEN: described(['SMS', 'its token; at Unifonic the AppSid', 'token'], text),
	SMS_FROM: described(['SMS', 'the sender; at Unifonic the registered SenderID', 'Mishwar'], text),
	SMS_COUNTRIES: described(
		['SMS', 'dialling codes to which SMS are sent', '+962,+966,+971,+974,+965,+973,+968'],
		diallingCodes.default(['+962', '+966', '+971', '+974', '+965', '+973', '+968']),
	),
	SMS_ALERT_ABOVE: described(
		['SMS', 'SMS in an hour above which an alert is raised', '500'],
		z.coerce.number({ error: 'how many SMS an hour, 1 to 1000000' }).int().min(1).max(1_000_000).default(500),
	),
	MYFATOORAH_URL: described(['Payments', 'MyFatoorah’s address', 'https://api.myfatoorah.com'], web.optional()),
	MYFATOORAH_API_KEY: described(['Payments', 'its key', 'key'], text),
	MYFATOORAH_WEBHOOK_SECRET: described(['Payments', 'the secret of its webhooks', 'secret'], text),
	PAYTABS_URL: described(['Payments', 'PayTabs’ address', 'https://secure-jordan.paytabs.com'], web.optional()),
	PAYTABS_PROFILE_ID: described(
		['Payments', 'its profile', '12345'],
		z
			.string()
			.trim()
			.regex(/^\d{1,15}$/, { error: 'the number of a profile' })
			.optional(),
	),
	PAYTABS_SERVER_KEY: described(['Payments', 'its server key', 'key'], text),
	PAYMENT_GATEWAY: described(
		['Payments', 'the gateway of new payments: myfatoorah or paytabs', 'myfatoorah'],
		z.enum(['myfatoorah', 'paytabs'], { error: 'myfatoorah or paytabs' }).optional(),
	),
	PAYMENT_METHODS: described(
		['Payments', 'what the payment page lists, of CREDIT, DEBIT, MADA, APPLE_PAY', 'CREDIT,DEBIT,MADA'],
		methods.default(['CREDIT', 'DEBIT', 'MADA']),
	),
	S3_ENDPOINT: described(['Files', 'address of an S3 service; without it files are in DATA_DIR', 'https://s3.example'], web.optional()),
	S3_BUCKET: described(['Files', 'its bucket', 'mishwar'], text),
	S3_REGION: described(['Files', 'its region', 'us-east-1'], z.string().default('us-east-1')),
	S3_ACCESS_KEY_ID: described(['Files', 'its key', 'id'], text),
	S3_SECRET_ACCESS_KEY: described(['Files', 'the secret of the key', 'secret'], text),
	MAP_STYLE_URL: described(
		['Map', 'a MapLibre style with vector tiles; without it the embedded map', 'https://tiles.example/style.json'],
		web.optional(),
	),
	MAP_HOSTS: described(['Map', 'further hosts that the style names', 'https://fonts.example'], origins.default([])),
	OIDC_ISSUER: described(['Sign-in', 'an OpenID Connect provider', 'https://id.example'], issuer.optional()),
	OIDC_CLIENT_ID: described(['Sign-in', 'our id there', 'mishwar'], text),
	OIDC_CLIENT_SECRET: described(['Sign-in', 'our secret there', 'secret'], text),
	OIDC_NAME: described(
		['Sign-in', 'the name on its button', 'Example ID'],
		z.string().trim().min(1).max(40, { error: 'at most 40 characters: it stands on a button' }).optional(),
	),
});

function isDatabaseUrl(text: string): boolean {
	if (!/^postgres(ql)?:\/\//.test(text)) return false;
	try {
		return databaseAddresses(text).every((address) => address !== '');
	} catch {
		return false;
	}
}
