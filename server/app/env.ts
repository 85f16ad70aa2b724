/** Settings from the environment, validated at start: each mistake names its variable and the expected value. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { paymentMethods } from '#contract/payments.ts';
import { StartError } from '../platform/base/start-error.ts';
import { databaseAddresses } from '../platform/database/addresses.ts';
import { isLoopbackHost } from '../platform/http/loopback.ts';
import { type SmsProvider, smsProviders } from '../providers/delivery.ts';

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

const origins = z.string().transform((list, context) => {
	const addresses = list.split(',').map((text) => URL.parse(text.trim()));
	if (addresses.every((address) => address && /^https?:$/.test(address.protocol)))
		return addresses.flatMap((address) => address?.origin ?? []);
	context.addIssue({ code: 'custom', message: 'a comma list of addresses such as https://tiles.example' });
	return z.NEVER;
});

/** Anybody who can intercept the issuer could sign in as any user: without TLS only on this machine. */
const issuer = web.refine((address) => address.startsWith('https:') || isLoopbackHost(new URL(address).hostname), {
	error: 'an https address',
});

const variables = z.object({
	PORT: port.default(3000),
	HOST: z.string().trim().min(1).default('127.0.0.1'),
	PUBLIC_URL: web.optional(),
	DATA_DIR: z.string().trim().min(1).default('.data'),
	DATABASE_URL: postgres.optional(),
	DATABASE_REPLICA_URL: postgres.optional(),
	DATABASE_WAIT_SECONDS: seconds(3600).default(60),
	STOP_PAUSE_SECONDS: seconds(60).optional(),
	DEMO: flag.optional(),
	DEMO_PUBLIC: flag.default(false),
	/** Set by the first process for those that it starts: DATABASE_URL is the embedded database. */
	EMBEDDED_DATABASE: flag.default(false),
	GATEWAY_SIMULATOR_PORT: port.default(0),
	TRUSTED_PROXIES: z.coerce.number({ error: 'how many proxies stand in front, 0 to 9' }).int().min(0).max(9).default(0),
	PROCESSES: processes.default(1),
	LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
	SECRET_KEY: z.string().min(32, { error: 'at least 32 characters' }).optional(),
	METRICS_TOKEN: text,
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// address' }).optional(),
	MAIL_FROM: z.string().default('Mishwar <no-reply@mishwar.test>'),
	SMS_PROVIDER: z.enum(smsProviders, { error: smsProviders.join(' or ') }).default('twilio'),
	SMS_URL: web.optional(),
	SMS_ACCOUNT: text,
	SMS_TOKEN: text,
	SMS_FROM: text,
	SMS_COUNTRIES: diallingCodes.default(['+962', '+966', '+971', '+974', '+965', '+973', '+968']),
	SMS_ALERT_ABOVE: z.coerce.number({ error: 'how many SMS an hour, 1 to 1000000' }).int().min(1).max(1_000_000).default(500),
	MYFATOORAH_URL: web.optional(),
	MYFATOORAH_API_KEY: text,
	MYFATOORAH_WEBHOOK_SECRET: text,
	PAYTABS_URL: web.optional(),
	PAYTABS_PROFILE_ID: z
		.string()
		.trim()
		.regex(/^\d{1,15}$/, { error: 'the number of a profile' })
		.optional(),
	PAYTABS_SERVER_KEY: text,
	PAYMENT_GATEWAY: z.enum(['myfatoorah', 'paytabs'], { error: 'myfatoorah or paytabs' }).optional(),
	PAYMENT_METHODS: methods.default(['CREDIT', 'DEBIT', 'MADA']),
	S3_ENDPOINT: web.optional(),
	S3_BUCKET: text,
	S3_REGION: z.string().default('us-east-1'),
	S3_ACCESS_KEY_ID: text,
	S3_SECRET_ACCESS_KEY: text,
	MAP_STYLE_URL: web.optional(),
	MAP_HOSTS: origins.default([]),
	OIDC_ISSUER: issuer.optional(),
	OIDC_CLIENT_ID: text,
	OIDC_CLIENT_SECRET: text,
	OIDC_NAME: z.string().trim().min(1).max(40, { error: 'at most 40 characters: it stands on a button' }).optional(),
});

/** Settings that belong together: all of a group or none. */
const groups = {
	myFatoorah: ['MYFATOORAH_URL', 'MYFATOORAH_API_KEY', 'MYFATOORAH_WEBHOOK_SECRET'],
	payTabs: ['PAYTABS_URL', 'PAYTABS_PROFILE_ID', 'PAYTABS_SERVER_KEY'],
	oidc: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
	s3: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
} as const satisfies Record<string, ReadonlyArray<keyof z.output<typeof variables>>>;

/** Unifonic uses its application id as the token and has no account. */
const smsSettings = {
	twilio: ['SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'],
	unifonic: ['SMS_URL', 'SMS_TOKEN', 'SMS_FROM'],
} as const satisfies Record<SmsProvider, ReadonlyArray<keyof z.output<typeof variables>>>;

/** Balancers usually probe every few seconds. */
const DEFAULT_STOP_PAUSE_SECONDS = 5;

export type Env = ReturnType<typeof readEnv>;

/** Throws StartError with a line per mistake. */
export function readEnv(source: NodeJS.ProcessEnv) {
	// An empty variable in a shell script or an env file counts as not set.
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
	const result = variables.safeParse(given);
	if (!result.success) throw new StartError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
	const env = result.data;
	const demo = env.DEMO ?? (!env.DATABASE_URL || env.EMBEDDED_DATABASE);
	const mistakes = [
		...(demo && env.DEMO === undefined ? reachableDemo(env) : []),
		...[smsSettings[env.SMS_PROVIDER], ...Object.values(groups)].flatMap((names) => halfSet(env, names)),
		...gatewayChoice(env),
		...(demo ? [] : missingForReal(env)),
	];
	if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
	return {
		...env,
		demo,
		/** Without a balancer nobody waits for the pause. */
		STOP_PAUSE_SECONDS: env.STOP_PAUSE_SECONDS ?? (demo ? 0 : DEFAULT_STOP_PAUSE_SECONDS),
		/** A demo that was asked for by name, or that others can reach, says on every page what it is. */
		demoBanner: demo && (env.DEMO === true || isReachable(env)),
		isReachable: isReachable(env),
		dataFolder: path.resolve(env.DATA_DIR),
		logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
	};
}

function isDatabaseUrl(text: string): boolean {
	if (!/^postgres(ql)?:\/\//.test(text)) return false;
	try {
		return databaseAddresses(text).every((address) => address !== '');
	} catch {
		return false;
	}
}

const isLocalUrl = (address: string | undefined): boolean => address === undefined || isLoopbackHost(new URL(address).hostname);

/** Whether others than this machine can reach the server: by its address, by its public name, or through a proxy. */
function isReachable({ HOST, PUBLIC_URL, TRUSTED_PROXIES }: z.output<typeof variables>): boolean {
	return !isLoopbackHost(HOST) || !isLocalUrl(PUBLIC_URL) || TRUSTED_PROXIES > 0;
}

/** Without DATABASE_URL a server is a demo, whose accounts and codes are open: never by accident where others can reach it. */
function reachableDemo({ HOST, PUBLIC_URL }: z.output<typeof variables>): string[] {
	const mistake = (where: string) =>
		`DEMO: refused on ${where}, which others can reach: anybody could sign in. Set DEMO=0 and DATABASE_URL, or DEMO=1 to have a demo all the same.`;
	return [
		...(isLoopbackHost(HOST) ? [] : [mistake(`HOST ${HOST}`)]),
		...(isLocalUrl(PUBLIC_URL) ? [] : [mistake(`PUBLIC_URL ${PUBLIC_URL}`)]),
	];
}

function halfSet(env: z.output<typeof variables>, names: ReadonlyArray<keyof typeof env>): string[] {
	const missing = names.filter((name) => env[name] === undefined);
	if (missing.length === 0 || missing.length === names.length) return [];
	return missing.map((name) => `${name}: missing, while ${names.find((other) => env[other] !== undefined)} is set`);
}

/** The simulator, used if no gateway is configured, is both. */
function gatewayChoice(env: z.output<typeof variables>): string[] {
	const requiredUrl = env.PAYMENT_GATEWAY && ({ myfatoorah: 'MYFATOORAH_URL', paytabs: 'PAYTABS_URL' } as const)[env.PAYMENT_GATEWAY];
	const simulated = !env.MYFATOORAH_URL && !env.PAYTABS_URL;
	return !requiredUrl || simulated || env[requiredUrl]
		? []
		: [`PAYMENT_GATEWAY: ${env.PAYMENT_GATEWAY} is not set up; ${requiredUrl} is missing`];
}

/** Outside DEMO, nothing may silently go nowhere. */
function missingForReal(env: z.output<typeof variables>): string[] {
	const needed = {
		SMTP_URL: 'e-mail',
		SMS_URL: 'SMS',
		MYFATOORAH_URL: 'a card gateway (this one or PAYTABS_URL)',
		SECRET_KEY: 'signing',
	} as const;
	return Object.entries(needed)
		.filter(([name]) => env[name as keyof typeof needed] === undefined && !(name === 'MYFATOORAH_URL' && env.PAYTABS_URL))
		.map(([name, what]) => `${name}: missing; outside DEMO there must be ${what}`);
}
