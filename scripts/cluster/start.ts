/** Starts the whole cluster on this machine: etcd, PostgreSQL under Patroni, files, three servers and HAProxy in front. */
import { randomBytes } from 'node:crypto';
import { createConnection } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { StartError } from '#server/platform/base/start-error.ts';
import {
	type DatabaseMachine,
	databaseMachines,
	type EtcdMember,
	etcdMembers,
	PORTS,
	primaryAmong,
	type Reached,
	standbysOf,
} from './database.ts';
import { aProcess, asNobody, type Process, requirePrograms, until } from './programs.ts';
import { type OutsideServices, startOutsideServices } from './services.ts';

const APPS = [1, 2, 3] as const;
/** The only key that S3rver accepts. */
const FILES = { bucket: 'mishwar', key: 'S3RVER' } as const;

/** State according to `/readyz`; without problems both lists are empty. */
type AppState = { isOk: boolean; failed: readonly string[]; degraded: readonly string[] };
export type AppProcess = Process & { url: string; state(): Promise<AppState | null>; isReady(): Promise<boolean> };

export type Cluster = {
	/** Address of HAProxy. */
	url: string;
	etcd: readonly EtcdMember[];
	databases: readonly DatabaseMachine[];
	files: Process;
	apps: readonly AppProcess[];
	proxy: Process;
	services: OutsideServices;
	/** Address with all hosts, of which the one that accepts writes is used. */
	databaseUrl: string;
	/** Waits until there is a primary with both standbys, and every server is ready. */
	isWhole(): Promise<void>;
	close(): Promise<void>;
};

export type ClusterOptions = {
	/** An empty folder for data and logs. */
	folder: string;
	/** The first of the ports, below those that the system gives to outgoing connections. */
	base: number;
	say(line: string): void;
	/** Links between the machines; by default they are connected directly. */
	reached?: Reached;
	/** Further settings of the servers. */
	settings?: Record<string, string>;
};

const directly: Reached = { postgres: async (_, port) => port, rest: async (_, port) => port, etcd: async (_, port) => port };

/** Throws StartError for what is missing on this machine; everything started until then is ended again. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
	requirePrograms();
	await assertFree(options.base);
	const undo: Array<() => Promise<unknown>> = [];
	const close = async () => {
		for (const step of undo.splice(0).reverse()) await step();
	};
	try {
		return { ...(await bringUp(options, undo)), close };
	} catch (error) {
		await close();
		throw error;
	}
}

async function bringUp(options: ClusterOptions, undo: Array<() => Promise<unknown>>): Promise<Omit<Cluster, 'close'>> {
	const { folder, base, say } = options;
	const begin = <P extends { start(): void; kill(): Promise<void> }>(processes: readonly P[]): readonly P[] => {
		for (const each of processes) {
			undo.push(() => each.kill());
			each.start();
		}
		return processes;
	};
	const secrets = { superuser: aSecret(), replication: aSecret(), rewind: aSecret(), app: aSecret() };
	const etcd = begin(etcdMembers(folder, base));
	const databases = begin(await databaseMachines(folder, base, { secrets, reached: options.reached ?? directly, etcd }));
	const files = aProcess('files', fileServer(folder, base), { env: {}, log: path.join(folder, 'files.log') });
	begin([files]);
	const services = await startOutsideServices(folder, base + PORTS.proxy);
	undo.push(services.close);
	say('etcd, PostgreSQL and files are starting');
	await until('a primary with two standbys', 120, () => isReplicated(databases));
	const hosts = databases.map(({ postgresPort }) => `127.0.0.1:${postgresPort}`).join(',');
	await makeDatabase((await primaryAmong(databases))?.postgresPort ?? 0, secrets);
	const everyHost = `postgresql://mishwar:${secrets.app}@${hosts}/mishwar`;
	const databaseUrl = `${everyHost}?target_session_attrs=read-write`;
	const settings = {
		...services.settings,
		DATABASE_URL: databaseUrl,
		// The host that is the primary is not used as a replica.
		DATABASE_REPLICA_URL: everyHost,
		DATA_DIR: folder,
		DEMO: '0',
		LOG_LEVEL: 'warn',
		MIGRATIONS: 'wait',
		PUBLIC_URL: `http://localhost:${base + PORTS.proxy}`,
		TRUSTED_PROXIES: '1',
		SERVERS: '3',
		STOP_PAUSE_SECONDS: '2',
		S3_ENDPOINT: `http://127.0.0.1:${base + PORTS.files}`,
		S3_BUCKET: FILES.bucket,
		S3_ACCESS_KEY_ID: FILES.key,
		S3_SECRET_ACCESS_KEY: FILES.key,
		...options.settings,
	};
	const ours = (name: string, file: string, env: Record<string, string>) =>
		aProcess(name, ['setpriv', '--pdeathsig', 'KILL', '--', process.execPath, file], {
			env: { ...settings, ...env },
			log: path.join(folder, `${name}.log`),
		});
	const migration = ours('migrate', 'server/app/migrate.ts', {});
	migration.start();
	await until('the tables', 120, () => migration.hasEnded());
	say('the database is ready; the servers are starting');
	const apps = APPS.map((index): AppProcess => {
		const port = base + PORTS.app + index - 1;
		const url = `http://127.0.0.1:${port}`;
		const state = () => stateOf(url);
		// A degraded server gets requests, but does not count as ready here.
		const isReady = async () => {
			const found = await state();
			return found?.isOk === true && found.degraded.length === 0;
		};
		return { ...ours(`app${index}`, 'main.ts', { PORT: String(port) }), url, state, isReady };
	});
	// The first server builds the pages if they are not built yet.
	for (const app of apps) {
		begin([app]);
		await until(`${app.name} (${folder}/${app.name}.log)`, 180, app.isReady);
	}
	const proxy = aProcess('haproxy', asNobody(['haproxy', '-db', '-f', 'deploy/cluster/haproxy.cfg']), {
		env: {
			BIND: `127.0.0.1:${base + PORTS.proxy}`,
			...Object.fromEntries(apps.map(({ url }, index) => [`APP${index + 1}`, new URL(url).host])),
		},
		log: path.join(folder, 'haproxy.log'),
	});
	begin([proxy]);
	const url = `http://localhost:${base + PORTS.proxy}`;
	await until('HAProxy', 120, () => isOk(`${url}/readyz`));
	const isWhole = () =>
		until(
			`everything is up (logs: ${folder})`,
			180,
			async () =>
				(await isReplicated(databases)) && (await Promise.all(apps.map((app) => app.isReady()))).every(Boolean) && isOk(`${url}/readyz`),
		);
	return { url, etcd, databases, files, apps, proxy, services, databaseUrl, isWhole };
}

const aSecret = () => randomBytes(24).toString('hex');

const fileServer = (folder: string, base: number): string[] => [
	...['setpriv', '--pdeathsig', 'KILL', '--', process.execPath, 'node_modules/s3rver/bin/s3rver.js'],
	...['--directory', path.join(folder, 'files'), '--address', '127.0.0.1', '--port', String(base + PORTS.files)],
	...['--configure-bucket', FILES.bucket, '--silent'],
];

/** Fails if the ports are in use, by a former run or by another service. */
async function assertFree(base: number): Promise<void> {
	const ports = [
		PORTS.proxy,
		PORTS.files,
		...[1, 2, 3].flatMap((n) => [PORTS.app + n - 1, PORTS.postgres + n, PORTS.rest + n, PORTS.etcd + n, PORTS.etcdPeer + n]),
	];
	const taken = await Promise.all(
		ports.map(
			(port) =>
				new Promise<number[]>((resolve) => {
					const socket = createConnection(base + port, '127.0.0.1');
					socket.once('connect', () => resolve([base + port])).once('error', () => resolve([]));
					socket.once('connect', () => socket.destroy());
				}),
		),
	);
	if (taken.flat().length > 0) throw new StartError(`Somebody listens on port ${taken.flat().join(', ')}: choose others with --ports.`);
}

async function isReplicated(databases: readonly DatabaseMachine[]): Promise<boolean> {
	try {
		const primary = await primaryAmong(databases);
		if (!primary) return false;
		const standbys = await standbysOf(primary);
		return standbys.length === databases.length - 1 && standbys.some(({ isSynchronous }) => isSynchronous);
	} catch {
		return false;
	}
}

async function makeDatabase(port: number, { superuser, app }: { superuser: string; app: string }): Promise<void> {
	const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: superuser, database: 'postgres' });
	await client.connect();
	try {
		await client.query(`CREATE ROLE mishwar LOGIN PASSWORD '${app}'`);
		await client.query('CREATE DATABASE mishwar OWNER mishwar');
	} finally {
		await client.end();
	}
}

const isOk = (url: string): Promise<boolean> =>
	fetch(url, { signal: AbortSignal.timeout(3000) }).then(
		async (answer) => {
			await answer.arrayBuffer();
			return answer.ok;
		},
		() => false,
	);

async function stateOf(url: string): Promise<AppState | null> {
	try {
		const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) });
		// A server that is still starting answers with plain text.
		const { failed = [], degraded = [] } = answer.headers.get('content-type')?.includes('json')
			? ((await answer.json()) as Partial<AppState>)
			: {};
		return { isOk: answer.ok, failed, degraded };
	} catch {
		return null;
	}
}
