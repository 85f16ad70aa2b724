/** A marketplace for one test file: its own database, gateway simulator and HTTP server, a clock that the test advances, and no unexpected log output. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { connectControl, type SimulatorControl } from '#gateway-simulator/control/client.ts';
import { type Simulator, startSimulator } from '#gateway-simulator/simulator.ts';
import { readEnv } from '#server/app/env.ts';
import { type Running, type StartOptions, start } from '#server/app/start.ts';
import type { Web } from '#server/app/web.ts';
import { movableClock } from '#server/platform/base/clock.ts';
import { runDueJobs } from '#server/platform/jobs/worker.ts';
import { Browser } from './browser.ts';
import { copyTemplate, dropDatabase } from './postgres.ts';
import { assertSoundBooks } from './sound-books.ts';

/** In the future, so that the job worker, which uses the real clock, runs nothing early. 10:00 in Amman on a Sunday. */
export const START = new Date('2031-03-02T07:00:00Z');

export const GATEWAY_KEYS = {
	apiKey: 'test-api-key',
	webhookSecret: 'test-webhook-secret',
	payTabs: { serverKey: 'test-server-key', profileId: '81000' },
};

export const SECRET = 'a key for tests that is long enough';

export type World = {
	readonly url: string;
	readonly running: Running;
	readonly clock: ReturnType<typeof movableClock>;
	readonly gateway: SimulatorControl;
	/** As passed to the code that prepares data at start. */
	readonly gatewayAccess: { baseUrl: string; apiKey: string };
	/** Another server process on the same database, with these settings. It runs no jobs unless JOBS is among them. */
	another(settings?: Settings): Promise<Running>;
	/** A browser without a session. */
	visitor(): Browser;
	/** Runs what is due by the clock, including follow-up jobs. */
	runJobs(): Promise<void>;
	advance(milliseconds: number): Promise<void>;
	/** The test causes this log message on purpose. */
	expectLog(pattern: RegExp): void;
};

type Settings = Record<string, string>;

export type WorldOptions = {
	/** Factor of the request limits; 1 for the real ones. */
	limitScale?: number;
	/** Renders pages; without it there is only the API. */
	web?: Web;
	prepare?: StartOptions['prepare'];
};

/** Opens a world before the file's tests and closes it afterwards. `settings`: additional environment variables. */
export function aWorld(settings: Settings | (() => Promise<Settings>) = {}, { limitScale = 1000, web, prepare }: WorldOptions = {}): World {
	const clock = movableClock(START);
	const noise: string[] = [];
	const expected: RegExp[] = [];
	let opened: Opened | undefined;
	const world = () => {
		if (!opened) throw new Error('the world opens in beforeAll');
		return opened;
	};
	beforeAll(async () => {
		opened = await open(clock, noise, typeof settings === 'function' ? await settings() : settings, { limitScale, web, prepare });
	});
	afterEach(() => {
		const unexpected = noise.splice(0).filter((line) => !expected.some((pattern) => pattern.test(line)));
		expected.length = 0;
		clock.moveTo(START);
		// As one text: a report of failures shows only this message, and an array's length would not say what was logged.
		expect(unexpected.join(''), 'what the server complained about').toBe('');
	});
	afterAll(async () => {
		try {
			if (opened && process.env.PROVE_BOOKS) await assertSoundBooks(opened.running.platform);
		} finally {
			await opened?.close();
		}
	});
	const runJobs = () => runDueJobs(world().running.platform, world().running.workerPool, world().running.jobs);
	return {
		get url() {
			return world().running.url;
		},
		get running() {
			return world().running;
		},
		get gateway() {
			return world().control;
		},
		get gatewayAccess() {
			return world().gatewayAccess;
		},
		clock,
		another: (changed) => world().another(changed),
		visitor: () => new Browser(world().running.url),
		runJobs,
		advance: async (milliseconds) => {
			clock.advance(milliseconds);
			await runJobs();
		},
		expectLog: (pattern) => {
			expected.push(pattern);
		},
	};
}

type Opened = {
	running: Running;
	control: SimulatorControl;
	gatewayAccess: World['gatewayAccess'];
	another(settings?: Settings): Promise<Running>;
	close(): Promise<void>;
};

async function open(
	clock: ReturnType<typeof movableClock>,
	noise: string[],
	settings: Settings,
	{ limitScale, web, prepare }: { limitScale: number; web: Web | undefined; prepare: StartOptions['prepare'] },
): Promise<Opened> {
	const server = inject('postgresUrl');
	const databaseUrl = await copyTemplate(server);
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-world-'));
	const simulator: Simulator = await startSimulator({ ...GATEWAY_KEYS, delays: { refundMs: 0, webhookMs: 0 } });
	const variables: Settings = {
		PORT: '0',
		DATABASE_URL: databaseUrl,
		DATA_DIR: folder,
		DEMO: '1',
		SECRET_KEY: SECRET,
		MYFATOORAH_URL: simulator.url,
		MYFATOORAH_API_KEY: GATEWAY_KEYS.apiKey,
		MYFATOORAH_WEBHOOK_SECRET: GATEWAY_KEYS.webhookSecret,
		PAYTABS_URL: simulator.url,
		PAYTABS_PROFILE_ID: GATEWAY_KEYS.payTabs.profileId,
		PAYTABS_SERVER_KEY: GATEWAY_KEYS.payTabs.serverKey,
		...settings,
	};
	const options: StartOptions = {
		web: web ?? 'none',
		progress: () => undefined,
		clock,
		log: pino({ level: 'warn' }, collector(noise)),
		validateAnswers: true,
		limitScale,
		runJobs: false,
		...(prepare ? { prepare } : {}),
	};
	const running = await start(readEnv(variables), options);
	const others: Running[] = [];
	return {
		running,
		another: async (changed) => {
			const { runJobs, ...asConfigured } = options;
			const other = await start(readEnv({ ...variables, ...changed }), changed?.JOBS ? asConfigured : options);
			others.push(other);
			return other;
		},
		control: connectControl({ url: simulator.url, apiKey: GATEWAY_KEYS.apiKey }),
		gatewayAccess: { baseUrl: simulator.url, apiKey: GATEWAY_KEYS.apiKey },
		close: async () => {
			for (const other of others) await other.stop();
			await running.stop();
			await simulator.close();
			await dropDatabase(databaseUrl);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function collector(lines: string[]): Writable {
	return new Writable({
		write(chunk, _, done) {
			lines.push(String(chunk));
			done();
		},
	});
}
