/** Settings from the environment, validated at start: each mistake names its variable and the expected value. */
import path from 'node:path';
import type * as z from 'zod';
import { StartError } from '../platform/base/start-error.ts';
import { isLoopbackHost } from '../platform/http/loopback.ts';
import type { SmsProvider } from '../providers/delivery.ts';
import { variables } from './variables.ts';

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

/** Outside DEMO it has to be set. */
const DEMO_SENDER = 'Mishwar <no-reply@mishwar.test>';

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
		...otherProblems(env),
		...(demo ? [] : missingForReal(env)),
	];
	if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
	return {
		...env,
		demo,
		/** Without a balancer no pause is needed. */
		STOP_PAUSE_SECONDS: env.STOP_PAUSE_SECONDS ?? (demo ? 0 : DEFAULT_STOP_PAUSE_SECONDS),
		/** A demo that was enabled explicitly, or that others can reach, has a banner on every page. */
		demoBanner: demo && (env.DEMO === true || isReachable(env)),
		isReachable: isReachable(env),
		dataFolder: path.resolve(env.DATA_DIR),
		MAIL_FROM: env.MAIL_FROM ?? DEMO_SENDER,
		tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
			? {
					endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
					headers: env.OTEL_EXPORTER_OTLP_HEADERS,
					serviceName: env.OTEL_SERVICE_NAME,
					ratio: env.OTEL_TRACES_SAMPLER_ARG,
				}
			: null,
		logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
	};
}

const isLocalUrl = (address: string | undefined): boolean => address === undefined || isLoopbackHost(new URL(address).hostname);

/** Whether other machines can reach the server: by its address, by its public name, or through a proxy. */
function isReachable({ HOST, PUBLIC_URL, TRUSTED_PROXIES }: z.output<typeof variables>): boolean {
	return !isLoopbackHost(HOST) || !isLocalUrl(PUBLIC_URL) || TRUSTED_PROXIES > 0;
}

/** Without DATABASE_URL a server is a demo, whose accounts and codes are public: this must not happen by accident where others can reach it. */
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

/** The embedded database has neither replicas nor poolers. */
function otherProblems(env: z.output<typeof variables>): string[] {
	const named = (['DATABASE_REPLICA_URL', 'DATABASE_POOL_URL'] as const).filter((name) => env[name] !== undefined);
	return env.DATABASE_URL ? [] : named.map((name) => `DATABASE_URL: missing, while ${name} is set`);
}

/** The simulator, used if no gateway is configured, serves both. */
function gatewayChoice(env: z.output<typeof variables>): string[] {
	const requiredUrl = env.PAYMENT_GATEWAY && ({ myfatoorah: 'MYFATOORAH_URL', paytabs: 'PAYTABS_URL' } as const)[env.PAYMENT_GATEWAY];
	const simulated = !env.MYFATOORAH_URL && !env.PAYTABS_URL;
	return !requiredUrl || simulated || env[requiredUrl]
		? []
		: [`PAYMENT_GATEWAY: ${env.PAYMENT_GATEWAY} is not set up; ${requiredUrl} is missing`];
}

/** Outside DEMO, a missing provider must not silently discard messages. */
function missingForReal(env: z.output<typeof variables>): string[] {
	const needed = {
		SMTP_URL: 'e-mail',
		SMS_URL: 'SMS',
		MYFATOORAH_URL: 'a card gateway (this one or PAYTABS_URL)',
		SECRET_KEY: 'signing',
		PUBLIC_URL: 'the address in links and cookies',
		MAIL_FROM: 'a sender of e-mails',
	} as const;
	return Object.entries(needed)
		.filter(([name]) => env[name as keyof typeof needed] === undefined && !(name === 'MYFATOORAH_URL' && env.PAYTABS_URL))
		.map(([name, what]) => `${name}: missing; outside DEMO there must be ${what}`);
}
