/** A marketplace of which every part can fail: servers as in production, PostgreSQL behind a connection that can be cut, a mail server that can hang. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded.ts';
import type { Connections } from '#server/platform/database/pool.ts';
import { startBalancer } from '#tests/faults/balancer.ts';
import { databaseLink } from '#tests/faults/database-link.ts';
import { aKillableApp, type KillableApp } from '#tests/faults/killable-app.ts';
import { freePort, type MainProcess, mainProcess } from '#tests/support/main-process.ts';
import { createTemplate } from '#tests/support/postgres.ts';
import { type SmtpSink, startSmtpSink } from '#tests/support/smtp-sink.ts';
import type { World } from '#tests/support/world.ts';

const POLL_MS = 20;
const OUTPUT_LENGTH = 10_000;

export type Marketplace = Books & {
	app: KillableApp;
	world: World;
	/** Ends PostgreSQL; resolves when it answers again. Its supervisor starts it. */
	postgres: { end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> };
	/** The host in use becomes silent; the returned function lets the other one take over. */
	vanish(): () => Promise<void>;
	/** Changes a setting of PostgreSQL for the servers. */
	setting(name: string, value: string): Promise<void>;
	/** Fills the disk of the database completely; the returned function frees the space. */
	fillDisk(): Promise<() => Promise<void>>;
	/** Resolves when PostgreSQL accepts a write. */
	isWritable(): Promise<void>;
	mail: SmtpSink;
	killServer(): Promise<void>;
	restartServer(): Promise<void>;
	/** Resident memory of all servers in bytes; throws if one has ended by itself. */
	rss(): number;
	close(): Promise<void>;
};

/** Final checks after the load. */
export type Books = { pool: pg.Pool; ledgerDifferences(): Promise<number>; stuckJobs(): Promise<number> };

export const booksOf = ({ pool, db }: Pick<Connections, 'pool' | 'db'>): Books => ({
	pool,
	ledgerDifferences: async () => (await verifyLedger(db)).length,
	stuckJobs: async () => {
		const { rows } = await pool.query<{ count: string }>(
			`SELECT count(*) FROM graphile_worker._private_jobs WHERE attempts >= max_attempts OR locked_at < now() - interval '1 minute'`,
		);
		return Number(rows[0]?.count);
	},
});

export async function startMarketplace(folder: string, servers: number): Promise<Marketplace> {
	const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), { settings: ['max_connections=300'] });
	await createTemplate(postgres.url);
	const socket = `${new URL(postgres.url).searchParams.get('host')}/.s.PGSQL.5432`;
	const links = [databaseLink(await freePort(), socket), databaseLink(await freePort(), socket)] as const;
	await links[0].open();
	const mail = await startSmtpSink();
	const sms = createServer((request, response) => {
		request.resume().on('end', () => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'));
	}).listen(0, '127.0.0.1');
	await once(sms, 'listening');
	const publicPort = await freePort();
	const app = await aKillableApp(postgres.url, (databaseUrl, url) => ({
		...{ DEMO: '0', MAIL_FROM: 'Mishwar <no-reply@mishwar.test>', LOG_LEVEL: 'error', TRUSTED_PROXIES: '1', STOP_PAUSE_SECONDS: '1' },
		PUBLIC_URL: servers > 1 ? `http://localhost:${publicPort}` : url,
		DATABASE_URL: `postgresql://mishwar@127.0.0.1:${links[0].port},127.0.0.1:${links[1].port}${new URL(databaseUrl).pathname}?target_session_attrs=read-write`,
		...{
			SMTP_URL: mail.url,
			SMS_URL: `http://127.0.0.1:${(sms.address() as AddressInfo).port}`,
			SMS_ACCOUNT: 'AC1',
			SMS_TOKEN: 'secret',
			SMS_FROM: 'Mishwar',
		},
	}));
	await app.start();
	const others = await Promise.all(
		Array.from({ length: servers - 1 }, async () => {
			const port = await freePort();
			const server = mainProcess({ ...app.settings, PORT: String(port) });
			await server.start();
			return { port, server };
		}),
	);
	const balancer = servers > 1 ? await startBalancer(publicPort, [Number(app.settings.PORT), ...others.map(({ port }) => port)]) : null;
	const all: readonly MainProcess[] = [app, ...others.map(({ server }) => server)];
	/** The server that is killed or restarted: the only one, or the last of those behind a balancer. */
	const one = all.at(-1) as MainProcess;
	const isWhole = async () => {
		while (balancer && balancer.readyServers() < servers) await wait(POLL_MS);
	};
	await isWhole();
	const url = balancer ? `http://localhost:${publicPort}` : app.world.url;
	let current = 0;
	const { pool } = app.connections;
	return {
		app,
		...booksOf(app.connections),
		world: { ...app.world, url },
		postgres: { end: (signal) => endPostgres(path.join(folder, 'postgres', 'data', 'postmaster.pid'), signal, pool) },
		vanish: () => {
			const vanished = links[current as 0 | 1];
			vanished.silence();
			current = 1 - current;
			return () => {
				vanished.endSessions();
				return links[current as 0 | 1].open();
			};
		},
		setting: async (name, value) => {
			await pool.query(`ALTER SYSTEM SET ${name} = ${value}`);
			await pool.query('SELECT pg_reload_conf()');
		},
		fillDisk: () => fillDisk(path.join(folder, 'filler')),
		isWritable: () => isWritable(pool),
		mail,
		killServer: async () => {
			await one.kill();
			await one.start();
			await isWhole();
		},
		restartServer: async () => {
			await one.stop();
			await one.start();
			await isWhole();
		},
		rss: () => all.reduce((sum, server) => sum + rssOf(server), 0),
		close: async () => {
			await balancer?.close();
			for (const { server } of others) await server.kill();
			await app.close();
			for (const link of links) await link.close();
			await mail.close();
			sms.close();
			await postgres.stop();
		},
	};
}

/** The first line of the lock file is the process, which a restart replaces. */
async function endPostgres(lockFile: string, signal: NodeJS.Signals, pool: pg.Pool): Promise<void> {
	const pid = () => Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
	const before = pid();
	process.kill(before, signal);
	const isBack = async () => {
		try {
			if (pid() === before) return false;
			await pool.query('SELECT 1');
			return true;
		} catch {
			return false;
		}
	};
	while (!(await isBack())) await wait(POLL_MS);
}

const CHUNK = Buffer.alloc(2 ** 20);

/** Fills the disk repeatedly, because PostgreSQL frees and uses space meanwhile. */
async function fillDisk(file: string): Promise<() => Promise<void>> {
	const filler = await open(file, 'w');
	let isOver = false;
	const fill = async () => {
		for (let size = CHUNK.length; !isOver; ) {
			await filler.appendFile(CHUNK.subarray(0, size)).catch(async () => {
				size = Math.max(4096, size / 2);
				await wait(size > 4096 ? 0 : POLL_MS);
			});
		}
	};
	const filling = fill();
	return async () => {
		isOver = true;
		await filling;
		await filler.close();
		await rm(file);
	};
}

async function isWritable(pool: pg.Pool): Promise<void> {
	const write = () =>
		pool.query(`CREATE TABLE bench_writes (); DROP TABLE bench_writes`).then(
			() => true,
			() => false,
		);
	while (!(await write())) await wait(POLL_MS);
}

function rssOf(server: MainProcess): number {
	if (server.hasEnded()) throw new Error(`a server ended:\n${server.output().slice(-OUTPUT_LENGTH)}`);
	return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1] ?? 0) * 1024;
}
