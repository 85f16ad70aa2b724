/** The app as an operator runs it, `node main.ts` on a database of its own, that can be killed and started again. The gateway lives on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { connectControl, type SimulatorControl } from '#gateway-simulator/control/client.ts';
import { startGatewaySimulator } from '#server/gateway-process.ts';
import { systemClock } from '#server/platform/base/clock.ts';
import { type Connections, connect } from '#server/platform/database/pool.ts';
import { inDatabase, TEMPLATE, withDatabase } from '#tests/support/postgres.ts';
import type { World } from '#tests/support/world.ts';

const START_WITHIN_MS = 60_000;
/** How the test's own connections are called, to tell them from the app's. */
const OURS = 'mishwar-kill-test';
const SECRET = 'a key for tests that is long enough';

export type KillableApp = {
	/** What factories and calls want of a world. */
	readonly world: World;
	readonly gateway: SimulatorControl;
	readonly connections: Connections;
	readonly databaseUrl: string;
	start(): Promise<void>;
	/** Of the process that was started. */
	pid(): number;
	/** As Ctrl-C in a terminal does under npm: twice. Resolves with its exit code. */
	stop(): Promise<number | null>;
	/** SIGKILL, and PostgreSQL notices: what it had not committed is gone. */
	kill(): Promise<void>;
	/** What the app wrote since it was started last. */
	output(): string;
	close(): Promise<void>;
};

/** `settings`: variables besides the usual ones. */
export async function aKillableApp(postgresUrl: string, settings: Record<string, string> = {}): Promise<KillableApp> {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-kill-'));
	const name = `kill_${randomUUID().replaceAll('-', '')}`;
	await inDatabase(postgresUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
	const databaseUrl = withDatabase(postgresUrl, name);
	const ours = new URL(databaseUrl);
	ours.searchParams.set('application_name', OURS);
	const connections = connect(ours.toString(), pino({ level: 'silent' }), 6);
	// As if the demo world were made: the app neither makes it nor asks for couriers.
	await connections.pool.query('INSERT INTO demo_world (started_at, finished_at) VALUES (now(), now())');
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const simulator = await startGatewaySimulator({
		port: 0,
		store: path.join(folder, 'gateway.sqlite'),
		secret: SECRET,
		webhookUrl: (gateway) => `http://127.0.0.1:${port}/api/payments/webhook/${gateway}`,
	});
	const { baseUrl, apiKey, webhookSecret } = simulator.myFatoorah;
	const gateway = connectControl({ url: baseUrl, apiKey });
	const env = {
		PATH: process.env.PATH,
		PORT: String(port),
		DATABASE_URL: databaseUrl,
		DATA_DIR: folder,
		DEMO: '1',
		SECRET_KEY: SECRET,
		MYFATOORAH_URL: baseUrl,
		MYFATOORAH_API_KEY: apiKey,
		MYFATOORAH_WEBHOOK_SECRET: webhookSecret,
		...settings,
	};
	let child: ChildProcess | undefined;
	let output = '';

	async function kill(): Promise<void> {
		if (child && child.exitCode === null && child.signalCode === null) {
			const ended = once(child, 'exit');
			child.kill('SIGKILL');
			await ended;
		}
		await connections.pool.query(
			`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
				WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> $1`,
			[OURS],
		);
	}

	return {
		world: asWorld(url, connections, gateway),
		gateway,
		connections,
		databaseUrl: ours.toString(),
		async start() {
			output = '';
			child = spawn(process.execPath, ['main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
			const started = new Promise<void>((resolve, reject) => {
				const hear = (chunk: Buffer) => {
					output += chunk;
					if (output.includes('Mishwar is at')) resolve();
				};
				child?.stdout?.on('data', hear);
				child?.stderr?.on('data', hear);
				child?.once('exit', () => reject(new Error(`the app did not start:\n${output}`)));
				AbortSignal.timeout(START_WITHIN_MS).addEventListener('abort', () => reject(new Error(`the app is not up yet:\n${output}`)));
			});
			await started;
		},
		pid: () => child?.pid ?? 0,
		async stop() {
			if (!child || child.exitCode !== null) return child?.exitCode ?? null;
			const ended = once(child, 'exit') as Promise<[number | null]>;
			child.kill('SIGINT');
			child.kill('SIGINT');
			return (await ended)[0];
		},
		kill,
		output: () => output,
		async close() {
			await kill();
			await connections.close();
			await simulator.stop();
			await inDatabase(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Factories write rows by these parts of a world, and by no others. */
function asWorld(url: string, { db, pool }: Connections, gateway: SimulatorControl): World {
	const platform = { db, pool, clock: systemClock };
	return { url, gateway, clock: systemClock, running: { platform } } as unknown as World;
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}
