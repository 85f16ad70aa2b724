/** What `npm run doctor` checks of each service. No message is sent, and no test data remains. */
import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import type { Log } from '../platform/base/log.ts';
import { createSigningKeys } from '../platform/base/signing-keys.ts';
import { StartError } from '../platform/base/start-error.ts';
import { databaseAddresses, hostsOf } from '../platform/database/addresses.ts';
import { readSchemaState } from '../platform/database/migrate.ts';
import { connect } from '../platform/database/pool.ts';
import { type ConnectionLimit, connectionLimit, LEFT_FREE, mostConnections } from '../platform/database/pool-sizes.ts';
import { CONNECTIONS_BESIDE_POOL } from '../platform/jobs/worker.ts';
import { GatewayRefusal } from '../providers/gateway/port.ts';
import type { Env } from './env.ts';
import { openConfiguredGateways } from './gateways.ts';
import { createObjectStore, createSignInProvider, wrongEncoding } from './services.ts';

export type Finding = { state: 'ok' | 'warning' | 'failure'; text: string };
/** `run` throws for failures that have no text of their own. */
export type Check = { name: string; run(): Promise<Finding> };

const ANSWER_WITHIN_MS = 8000;
const SMALLEST_DISK_BYTES = 2 * 1024 ** 3;
const LARGEST_CLOCK_DIFFERENCE_MS = 2000;
const NEEDED_POSTGRES = 150_000;
const EXTENSIONS = ['btree_gist', 'pg_trgm'];

const ok = (text: string): Finding => ({ state: 'ok', text });
const warning = (text: string): Finding => ({ state: 'warning', text });
const failure = (text: string): Finding => ({ state: 'failure', text });

/** The checks for the configured services, in the order in which an operator sets them up. */
export function checksOf(env: Env, log: Log): Check[] {
	const { DATABASE_URL: database, DATABASE_REPLICA_URL: replicas, DATABASE_POOL_URL: pooler } = env;
	return [
		{ name: 'DATA_DIR', run: () => checkFolder(env.dataFolder) },
		...(database ? [{ name: 'DATABASE_URL', run: () => checkDatabase(database, env) }] : []),
		...(database ? [{ name: 'schema', run: () => checkSchema(database, log) }] : []),
		...(database ? [{ name: 'clock', run: () => checkClock(database) }] : []),
		...(database && replicas
			? databaseAddresses(replicas).map((replica) => ({ name: 'DATABASE_REPLICA_URL', run: () => checkReplica(database, replica) }))
			: []),
		...(database && pooler ? [{ name: 'DATABASE_POOL_URL', run: () => checkPooler(database, pooler) }] : []),
		{ name: env.S3_ENDPOINT ? 'S3_ENDPOINT' : 'files', run: () => checkStore(env) },
		...(env.SMTP_URL ? [{ name: 'SMTP_URL', run: () => checkMail(env.SMTP_URL ?? '') }] : []),
		...(env.SMS_URL ? [{ name: 'SMS_URL', run: () => checkSms(env) }] : []),
		...openConfiguredGateways(env, log).map((gateway) => ({
			name: `gateway ${gateway.name}`,
			run: async () => {
				try {
					await gateway.getPayment({ attemptId: randomUUID() });
				} catch (error) {
					if (error instanceof GatewayRefusal) return failure(`refuses our key (${error.status})`);
					throw error;
				}
				return ok('accepts our key');
			},
		})),
		...(env.OIDC_ISSUER ? [{ name: 'OIDC_ISSUER', run: () => checkSignIn(env) }] : []),
		...(env.MAP_STYLE_URL ? [{ name: 'MAP_STYLE_URL', run: () => checkAddress(env.MAP_STYLE_URL ?? '') }] : []),
		...(env.tracing ? [{ name: 'OTEL_EXPORTER_OTLP_ENDPOINT', run: () => checkTraceReceiver(env.tracing) }] : []),
		...(env.PUBLIC_URL ? [{ name: 'PUBLIC_URL', run: () => checkPublicAddress(env.PUBLIC_URL ?? '') }] : []),
	];
}

async function checkFolder(folder: string): Promise<Finding> {
	await mkdir(folder, { recursive: true });
	await access(folder, constants.W_OK);
	const { bavail, bsize } = await statfs(folder);
	const free = `${(Number(bavail * bsize) / 1024 ** 3).toFixed(1)} GB free`;
	return bavail * bsize < SMALLEST_DISK_BYTES ? warning(`can be written, but only ${free}`) : ok(`can be written, ${free}`);
}

/** Checks the host that can be written, as the server uses it; without one, the first that accepts a connection. */
async function onDatabase<T>(url: string, work: (client: pg.Client, address: string) => Promise<T>): Promise<T> {
	const hosts = databaseAddresses(url).map((address) => ({
		address,
		client: new pg.Client({ connectionString: address, connectionTimeoutMillis: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS }),
	}));
	for (const { client } of hosts) client.on('error', () => undefined);
	try {
		const connected = hosts.map((host) => host.client.connect().then(() => host));
		const writable = connected.map(async (connecting) => {
			const host = await connecting;
			const { rows } = await host.client.query<{ setting: string }>(`SELECT current_setting('transaction_read_only') AS setting`);
			if (rows[0]?.setting === 'on') throw new Error('can only be read');
			return host;
		});
		const { client, address } = await Promise.any(writable).catch(() => Promise.any(connected));
		return await work(client, address);
	} catch (error) {
		throw error instanceof AggregateError ? error.errors[0] : error;
	} finally {
		await Promise.allSettled(hosts.map(({ client }) => client.end()));
	}
}

type DatabaseFacts = {
	version: number;
	name: string;
	is_read_only: boolean;
	may_create: boolean;
	extensions: string[];
	encoding: string;
	used: number;
};

function checkDatabase(url: string, env: Env): Promise<Finding> {
	return onDatabase(url, async (client, address) => {
		const { rows } = await client.query<DatabaseFacts>(
			`SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS name,
				current_setting('transaction_read_only') = 'on' AS is_read_only,
				has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS may_create,
				ARRAY(SELECT name::text FROM pg_available_extensions) AS extensions, current_setting('server_encoding') AS encoding,
				(SELECT count(*) FROM pg_stat_activity WHERE usename = current_user AND datname = current_database())::integer AS used`,
		);
		const [facts] = rows;
		if (!facts) return failure('answers nothing');
		if (facts.version < NEEDED_POSTGRES) return failure(`PostgreSQL 15 or newer is needed; this is ${facts.name}`);
		if (facts.encoding !== 'UTF8') return failure(wrongEncoding(facts.encoding));
		if (facts.is_read_only) return failure('can only be read');
		if (!facts.may_create) return failure('this user may not create tables and extensions');
		const missing = EXTENSIONS.filter((name) => !facts.extensions.includes(name));
		if (missing.length > 0) return failure(`extensions are missing: ${missing.join(', ')}`);
		if (await isPooled(client, url)) return failure('is a pooler in transaction mode, which belongs into DATABASE_POOL_URL');
		const { state, text } = judgeConnections(facts.used, await connectionLimit({ connectionString: address }), env);
		return { state, text: `PostgreSQL ${facts.name} at ${hostsOf(url)}, ${text}` };
	});
}

/** The connections that all servers may open, computed from the settings that they share. */
function judgeConnections(
	used: number,
	limit: ConnectionLimit,
	{ SERVERS: servers, PROCESSES: processes, DATABASE_POOL_URL }: Env,
): Finding {
	const sharing = { servers, processes, others: CONNECTIONS_BESIDE_POOL, isPooled: DATABASE_POOL_URL !== undefined };
	try {
		const most = mostConnections(limit, sharing);
		const text = `${limit.max} connections, of which SERVERS=${servers} with PROCESSES=${processes} may hold ${most}`;
		return used - LEFT_FREE > most ? warning(`${text}; ${used} are open: is SERVERS the number of all servers?`) : ok(text);
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		return failure(error.message);
	}
}

/** If two connections that are open at once have the same session, or one of them has several, a pooler is in between. */
async function isPooled(client: pg.Client, url: string): Promise<boolean> {
	const sessionOf = async (each: pg.Client) => (await each.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
	return onDatabase(url, async (other) => {
		const sessions = [await sessionOf(client), await sessionOf(other), await sessionOf(client)];
		return sessions[0] !== sessions[2] || sessions[0] === sessions[1];
	});
}

async function checkSchema(url: string, log: Log): Promise<Finding> {
	const { db, close } = connect(await onDatabase(url, async (_, address) => address), log, 1);
	try {
		const { missing, unknown } = await readSchemaState(db);
		if (missing.length > 0) return warning(`${missing.length} changes are missing; \`npm run migrate\` makes them`);
		return unknown.length > 0 ? warning(`has ${unknown.length} changes of a later release`) : ok('up to date');
	} finally {
		await close();
	}
}

function checkClock(url: string): Promise<Finding> {
	return onDatabase(url, async (client) => {
		const before = Date.now();
		const { rows } = await client.query<{ time: number }>('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS time');
		const difference = Math.abs((rows[0]?.time ?? 0) - (before + Date.now()) / 2);
		const text = `${(difference / 1000).toFixed(1)} s from that of the database`;
		return difference > LARGEST_CLOCK_DIFFERENCE_MS ? warning(`${text}; deadlines follow the database`) : ok(text);
	});
}

const SYSTEM = '(SELECT system_identifier::text FROM pg_control_system())';

async function identityOf(url: string): Promise<{ system: string; database: string; position: string }> {
	return onDatabase(url, async (client) => {
		const { rows } = await client.query(
			`SELECT ${SYSTEM} AS system, current_database() AS database,
				CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END::text AS position`,
		);
		return rows[0];
	});
}

async function checkReplica(primaryUrl: string, address: string): Promise<Finding> {
	const primary = await identityOf(primaryUrl);
	return onDatabase(address, async (client) => {
		const { rows } = await client.query<{ is_replica: boolean; system: string; behind: string | null }>(
			`SELECT pg_is_in_recovery() AS is_replica, ${SYSTEM} AS system,
				pg_size_pretty(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())) AS behind`,
			[primary.position],
		);
		const [facts] = rows;
		const host = hostsOf(address);
		if (facts?.system !== primary.system) return failure(`${host} is another database than DATABASE_URL`);
		if (!facts.is_replica) return warning(`${host} is not a replica and is not read from`);
		const isBehind = !facts.behind?.startsWith('0 ') && !facts.behind?.startsWith('-');
		return ok(`${host} is a replica${isBehind ? `, ${facts.behind} behind` : ' and up to date'}`);
	});
}

const LIMITED = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

async function checkPooler(databaseUrl: string, url: string): Promise<Finding> {
	const direct = await identityOf(databaseUrl);
	return onDatabase(url, async (client) => {
		const { rows } = await client.query<{ system: string; database: string; unlimited: string[] }>(
			`SELECT ${SYSTEM} AS system, current_database() AS database,
				ARRAY(SELECT name::text FROM pg_settings WHERE name = ANY ($1) AND setting = '0') AS unlimited`,
			[LIMITED],
		);
		const [facts] = rows;
		if (facts?.system !== direct.system || facts.database !== direct.database) return failure('is another database than DATABASE_URL');
		if (facts.unlimited.length > 0)
			return warning(`sets no limit: ${facts.unlimited.join(', ')}; deploy/pgbouncer.ini shows how (connect_query)`);
		return ok((await isPooled(client, url)) ? 'is a pooler in transaction mode' : 'gives each connection a session of its own');
	});
}

async function checkStore(env: Env): Promise<Finding> {
	// Signs nothing here: upload addresses are not asked for.
	const store = createObjectStore(env, env.PUBLIC_URL ?? '', createSigningKeys([randomUUID()]));
	const [key, text] = [`health/doctor-${randomUUID()}.txt`, 'ok'];
	await store.put(key, new TextEncoder().encode(text), 'text/plain');
	const read = await store.get(key);
	await store.remove(key);
	if (!read || new TextDecoder().decode(read) !== text) return failure('a file that was written is not read back');
	return ok(env.S3_ENDPOINT ? `bucket ${env.S3_BUCKET} can be written, read and deleted from` : 'in DATA_DIR, can be written and read');
}

async function checkMail(url: string): Promise<Finding> {
	const transport = createTransport({
		url,
		connectionTimeout: ANSWER_WITHIN_MS,
		greetingTimeout: ANSWER_WITHIN_MS,
		socketTimeout: ANSWER_WITHIN_MS,
	});
	try {
		await transport.verify();
		return ok('greets us and accepts our login');
	} finally {
		transport.close();
	}
}

/** Twilio shows the account to its token. Unifonic has no call that sends nothing. */
async function checkSms(env: Env): Promise<Finding> {
	const base = (env.SMS_URL ?? '').replace(/\/$/, '');
	if (env.SMS_PROVIDER !== 'twilio') {
		await fetch(base, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
		return warning('can be reached; whether it accepts our token shows with the first message');
	}
	const authorization = `Basic ${Buffer.from(`${env.SMS_ACCOUNT}:${env.SMS_TOKEN}`).toString('base64')}`;
	const { status } = await fetch(`${base}/2010-04-01/Accounts/${env.SMS_ACCOUNT}.json`, {
		headers: { authorization },
		signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
	});
	return status === 200 ? ok('accepts our token') : failure(`answers ${status} to our token`);
}

async function checkSignIn(env: Env): Promise<Finding> {
	await createSignInProvider(env)?.begin(`${env.PUBLIC_URL ?? ''}/api/auth/oidc/callback`);
	return ok('says how people sign in');
}

async function checkAddress(address: string): Promise<Finding> {
	const { status } = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
	return status === 200 ? ok('can be read') : failure(`answers ${status}`);
}

async function checkTraceReceiver(tracing: Env['tracing']): Promise<Finding> {
	const { status } = await fetch(`${tracing?.endpoint}/v1/traces`, {
		method: 'POST',
		headers: { ...tracing?.headers, 'content-type': 'application/json' },
		body: JSON.stringify({ resourceSpans: [] }),
		signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
	});
	return status === 200 ? ok('accepts traces') : failure(`answers ${status} to a trace`);
}

/** Before the first start no server answers there yet. */
async function checkPublicAddress(address: string): Promise<Finding> {
	try {
		const response = await fetch(`${address}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
		return response.status === 200 ? ok('reaches a server of Mishwar') : failure(`answers ${response.status} to /healthz`);
	} catch (error) {
		const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
		return warning(`cannot be reached from here (${reason}); this is normal before the first start`);
	}
}
