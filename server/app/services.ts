/** Opens each configured service or its embedded default, and records how it is closed. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { MessageSenders } from '../capabilities/notifications/index.ts';
import type { Log } from '../platform/base/log.ts';
import type { SigningKeys } from '../platform/base/signing-keys.ts';
import { StartError } from '../platform/base/start-error.ts';
import { databaseAddresses, hostsOf } from '../platform/database/addresses.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { isDatabaseUnavailable } from '../platform/database/unavailable.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { EmailSender, SmsSender } from '../providers/delivery.ts';
import { createOidc } from '../providers/sign-in/oidc.ts';
import type { SignInProvider } from '../providers/sign-in/port.ts';
import { createTwilio } from '../providers/sms/twilio.ts';
import { createUnifonic } from '../providers/sms/unifonic.ts';
import { createLocalDisk } from '../providers/storage/local-disk.ts';
import { createS3 } from '../providers/storage/s3.ts';
import type { Env } from './env.ts';

/** Closed in reverse order. */
export type Disposers = Array<() => Promise<void>>;

/** `encoding`: ANY for a command that only copies the data, so that it can be restored into a database of the right encoding. */
type Opening = { log: Log; undo: Disposers; encoding?: 'UTF8' | 'ANY' };

export async function openDatabase(env: Env, progress: (line: string) => void, { log, undo, encoding }: Opening): Promise<string> {
	if (env.DATABASE_URL) {
		await assertReachable('DATABASE_URL', env.DATABASE_URL, { progress, waitMs: env.DATABASE_WAIT_SECONDS * 1000, encoding });
		return env.DATABASE_URL;
	}
	const postgres = await startEmbeddedPostgres(path.join(env.dataFolder, 'postgres'), {
		onInit: () => progress(`Making a new database in ${env.DATA_DIR}`),
		onUnexpectedEnd: (reason) => log.error({ reason }, 'the embedded database is down: it is started again'),
	});
	undo.push(postgres.stop);
	return postgres.url;
}

const NEEDED_MAJOR = 15;
const CONNECT_TIMEOUT_MS = 8000;
const RECONNECT_EVERY_MS = 500;

type Reached = { progress(line: string): void; waitMs: number; encoding?: Opening['encoding'] };

/** Waits for a database that is starting or away, with one line of explanation; throws StartError for errors that waiting does not resolve. */
async function assertReachable(
	variable: 'DATABASE_URL' | 'DATABASE_POOL_URL',
	url: string,
	{ progress, waitMs, encoding = 'UTF8' }: Reached,
): Promise<void> {
	const deadline = performance.now() + waitMs;
	for (let isFirst = true; ; isFirst = false) {
		try {
			return await Promise.any(databaseAddresses(url).map((address) => assertSuitable(variable, address, encoding)));
		} catch (failure) {
			const error: unknown = failure instanceof AggregateError ? failure.errors[0] : failure;
			if (error instanceof StartError) throw error;
			const problem = `${variable}: ${hostsOf(url)} cannot be reached (${error instanceof Error ? error.message || error.name : error})`;
			if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw new StartError(`${problem}.`);
			if (isFirst) progress(`${problem}; waiting for it, ${Math.round(waitMs / 1000)} seconds at most`);
			await wait(RECONNECT_EVERY_MS);
		}
	}
}

async function assertSuitable(variable: string, address: string, needed: 'UTF8' | 'ANY'): Promise<void> {
	const client = new pg.Client({
		connectionString: address,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: CONNECT_TIMEOUT_MS,
	});
	client.on('error', () => undefined);
	try {
		await client.connect();
		const { rows } = await client.query<{ major: number; encoding: string }>(
			`SELECT current_setting('server_version_num')::integer / 10000 AS major, current_setting('server_encoding') AS encoding`,
		);
		const { major, encoding } = rows[0] ?? { major: 0, encoding: '' };
		if (major < NEEDED_MAJOR) throw new StartError(`${variable}: PostgreSQL ${NEEDED_MAJOR} or newer is needed; this is ${major}.`);
		if (needed === 'UTF8' && encoding !== 'UTF8') throw new StartError(`${variable}: ${wrongEncoding(encoding)}.`);
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** Lengths would be in bytes instead of letters: Arabic would be measured, folded and searched wrongly. */
export const wrongEncoding = (encoding: string): string =>
	`the database is ${encoding} and has to be UTF8. Make another one as docs/install.md does (“Database and settings”); a backup of this one can be restored there`;

/** Awaited like the database itself. */
export const awaitPooler = (env: Env, url: string, progress: (line: string) => void): Promise<void> =>
	assertReachable('DATABASE_POOL_URL', url, { progress, waitMs: env.DATABASE_WAIT_SECONDS * 1000 });

export function createObjectStore(env: Env, publicUrl: string, keys: SigningKeys): ObjectStore {
	if (env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY) {
		return createS3({
			endpoint: env.S3_ENDPOINT,
			bucket: env.S3_BUCKET,
			region: env.S3_REGION,
			accessKeyId: env.S3_ACCESS_KEY_ID,
			secretAccessKey: env.S3_SECRET_ACCESS_KEY,
		});
	}
	return createLocalDisk(path.join(env.dataFolder, 'objects'), publicUrl, keys);
}

/** Null if no provider is configured. */
export function createSignInProvider(env: Env): SignInProvider | null {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = env;
	return issuer && clientId && clientSecret && name ? createOidc({ issuer, clientId, clientSecret, name }) : null;
}

/** The client of a mail server is loaded only if one is configured, because a start waits for its imports. */
export async function createMessageSenders(env: Env, undo: Disposers, tracing: Tracing | null): Promise<MessageSenders> {
	const email = env.SMTP_URL ? (await import('../providers/email/smtp.ts')).createSmtp(env.SMTP_URL, env.MAIL_FROM) : null;
	if (email) undo.push(email.close);
	return { email: email && env.SMTP_URL && tracing ? tracedEmail(email, new URL(env.SMTP_URL).hostname, tracing) : email, sms: smsOf(env) };
}

/** The other services are called over HTTP, which is traced without this. */
const tracedEmail = (email: EmailSender, mailServer: string, tracing: Tracing): EmailSender => ({
	...email,
	send: (message) => tracing.call(mailServer, () => email.send(message)),
});

function smsOf({ SMS_PROVIDER, SMS_URL: baseUrl, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from }: Env): SmsSender | null {
	if (!baseUrl || !token || !from) return null;
	if (SMS_PROVIDER === 'unifonic') return createUnifonic({ baseUrl, appSid: token, senderId: from });
	return account ? createTwilio({ baseUrl, account, token, from }) : null;
}

export const host = (name: string): string => (name.includes(':') ? `[${name}]` : name);
