/** The app as an operator runs it, `node main.ts` on a database of its own, which can be killed and restarted. The gateway keeps running. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { connectControl, type SimulatorControl } from '#gateway-simulator/control/client.ts';
import { startGatewaySimulator } from '#server/app/gateway-process.ts';
import { systemClock } from '#server/platform/base/clock.ts';
import { createSigningKeys } from '#server/platform/base/signing-keys.ts';
import { type Connections, connect } from '#server/platform/database/pool.ts';
import { createLocalDisk } from '#server/providers/storage/local-disk.ts';
import { freePort, type MainProcess, mainProcess } from '#tests/support/main-process.ts';
import { copyTemplate, dropDatabase } from '#tests/support/postgres.ts';
import { assertSoundBooks } from '#tests/support/sound-books.ts';
import type { World } from '#tests/support/world.ts';

/** Application name of the test's own connections, to distinguish them from the app's. */
const OURS = 'mishwar-kill-test';
const SECRET = 'a key for tests that is long enough';

type Settings = Record<string, string>;

export type KillableApp = MainProcess & {
	/** The parts of a world that factories and calls use. */
	readonly world: World;
	readonly gateway: SimulatorControl;
	readonly connections: Connections;
	readonly databaseUrl: string;
	/** Its settings, for another process on the same database. */
	readonly settings: Settings;
	/** SIGKILL, until PostgreSQL has rolled back uncommitted work. */
	kill(): Promise<void>;
	/** Ends every connection of the app, as a restart of the database does. */
	endConnections(): Promise<void>;
	/** Stops everything. Throws if stays overlap or the ledger disagrees with the other rows. */
	close(): Promise<void>;
};

/** `settings`: additional environment variables, or a function that returns them for the addresses of the database and of the app. */
export async function aKillableApp(
	postgresUrl: string,
	settings: Settings | ((databaseUrl: string, url: string) => Settings) = {},
): Promise<KillableApp> {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-kill-'));
	const databaseUrl = await copyTemplate(postgresUrl);
	const ours = new URL(databaseUrl);
	ours.searchParams.set('application_name', OURS);
	const connections = connect(ours.toString(), pino({ level: 'silent' }), 6);
	// Marks the demo data as present, so that the app neither creates them nor requires mail settings.
	await connections.pool.query('INSERT INTO demo_world (started_at, finished_at) VALUES (now(), now())');
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const simulator = await startGatewaySimulator({
		port: 0,
		store: path.join(folder, 'gateway.sqlite'),
		keys: createSigningKeys([SECRET]),
		webhookUrl: (gateway) => `http://127.0.0.1:${port}/api/payments/webhook/${gateway}`,
	});
	const { baseUrl, apiKey, webhookSecret } = simulator.myFatoorah;
	const gateway = connectControl({ url: baseUrl, apiKey });
	const environment = {
		PORT: String(port),
		DATABASE_URL: databaseUrl,
		DATA_DIR: folder,
		DEMO: '1',
		SECRET_KEY: SECRET,
		MYFATOORAH_URL: baseUrl,
		MYFATOORAH_API_KEY: apiKey,
		MYFATOORAH_WEBHOOK_SECRET: webhookSecret,
		...(typeof settings === 'function' ? settings(databaseUrl, url) : settings),
	};
	const main = mainProcess(environment);

	async function endConnections(): Promise<void> {
		await connections.pool.query(
			`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
				WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> $1`,
			[OURS],
		);
	}

	async function kill(): Promise<void> {
		await main.kill();
		await endConnections();
	}

	return {
		...main,
		world: asWorld(url, folder, connections, gateway),
		gateway,
		connections,
		databaseUrl: ours.toString(),
		settings: environment,
		kill,
		endConnections,
		async close() {
			await kill();
			try {
				await assertSoundBooks(connections);
			} finally {
				await connections.close();
				await simulator.stop();
				await dropDatabase(databaseUrl);
				rmSync(folder, { recursive: true, force: true });
			}
		},
	};
}

/** A world for factories, with the parts that they use. */
function asWorld(url: string, folder: string, { db, pool }: Connections, gateway: SimulatorControl): World {
	const store = createLocalDisk(path.join(folder, 'objects'), url, createSigningKeys([SECRET]));
	const platform = { db, pool, store, clock: systemClock, publicUrl: url };
	return { url, gateway, clock: systemClock, running: { platform } } as unknown as World;
}
