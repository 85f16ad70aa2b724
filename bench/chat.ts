/**
 * Streams of one process: memory per stream, and latency from the transaction of an event to the open page, within one process and
 * across two on the same database; and messages from POST to the other party's open page.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createParser } from 'eventsource-parser';
import pg from 'pg';
import { openStream } from '#contract/live.ts';
import { inquire, sendMessage } from '#contract/messaging.ts';
import { readEnv } from '#server/app/env.ts';
import { start } from '#server/app/start.ts';
import { createLog } from '#server/platform/base/log.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import type { Bench } from './bench.ts';
import { openData } from './data.ts';
import type { Table } from './report.ts';

type Options = { streams: number; eventCount: number; say(line: string): void };

type Usage = { rss: number; heap: number; cpuMicros: number };
type Server = { url: string; publish(userIds: string[], mark: number): void; usage(): Promise<Usage>; stop(): Promise<void> };

const EVERY_MS = 20;
const OPENED_AT_ONCE = 50;
const mib = (bytes: number) => Number((bytes / 2 ** 20).toFixed(1));
const ms = (value: number) => Number(value.toFixed(1));

export const bench: Bench = ({ clients = 2000, requests, say }) => run({ streams: clients, eventCount: Math.min(requests, 500), say });

async function run({ streams, eventCount, say }: Options): Promise<Table[]> {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-bench-chat-'));
	const postgres = await startEmbeddedPostgres(folder);
	const servers: Server[] = [];
	const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
	try {
		const { url: databaseUrl, pool } = await openData(postgres.url, { cars: 10, bookings: 10 }, say);
		const { rows: cars } = await pool.query<{ id: string; owner_id: string }>('SELECT id, owner_id FROM cars LIMIT 1');
		await pool.end();
		for (let index = 0; index < 2; index += 1) servers.push(await startServer(databaseUrl));
		const [holder, other] = servers as [Server, Server];
		const people = await createPeople(databaseUrl, streams);
		const before = await holder.usage();
		const listeners = new Listeners();
		const opening = performance.now();
		say(`Opening ${streams.toLocaleString('en')} streams`);
		for (let from = 0; from < people.length; from += OPENED_AT_ONCE)
			await Promise.all(people.slice(from, from + OPENED_AT_ONCE).map((person) => listeners.open(holder.url, person, agent)));
		const openedMs = performance.now() - opening;
		const after = await holder.usage();
		const held = {
			streams,
			'opened in s': ms(openedMs / 1000),
			'memory before MiB': mib(before.rss),
			'with them MiB': mib(after.rss),
			'KiB a stream': ms((after.rss - before.rss) / streams / 1024),
			'of that on the heap': ms((after.heap - before.heap) / streams / 1024),
		};
		const ids = people.map(({ userId }) => userId);
		const rows = [
			await oneByOne('told in the process that holds the stream', holder, listeners, { ids, eventCount }),
			await oneByOne('told in another process', other, listeners, { ids, eventCount }),
		];
		const burst = [await allAtOnce(other, listeners, ids)];
		const [car] = cars;
		const [owner] = await signIn(databaseUrl, car ? [car.owner_id] : []);
		const [renter] = people;
		if (!car || !owner || !renter) throw new Error('nobody to talk');
		await listeners.open(holder.url, owner, agent);
		const talk = { carId: car.id, renter, owner, eventCount };
		const talks = [
			await messages('sent to the process that holds the stream', holder, listeners, talk),
			await messages('sent to another process', other, listeners, talk),
		];
		return [
			{ title: 'Streams held by one process', rows: [held] },
			{ title: `One event every ${EVERY_MS} ms to one of them, from before the transaction to the open page`, rows },
			{ title: 'One event to everybody at once', rows: burst },
			{ title: 'A message, from before the POST to the open page of the other', rows: talks },
		];
	} finally {
		agent.destroy();
		await Promise.all(servers.map((server) => server.stop()));
		await postgres.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function oneByOne(
	what: string,
	server: Server,
	listeners: Listeners,
	{ ids, eventCount }: { ids: readonly string[]; eventCount: number },
) {
	const arrivals: Array<Promise<number>> = [];
	for (let index = 0; index < eventCount; index += 1) {
		const userId = ids[(index * 7919) % ids.length] as string;
		arrivals.push(listeners.nextEvent(userId));
		server.publish([userId], index);
		await wait(EVERY_MS);
	}
	return { what, events: eventCount, ...spread(await Promise.all(arrivals)) };
}

async function allAtOnce(server: Server, listeners: Listeners, ids: readonly string[]) {
	const arrivals = ids.map((userId) => listeners.nextEvent(userId));
	server.publish([...ids], -1);
	const times = (await Promise.all(arrivals)).sort((one, two) => one - two);
	return {
		people: ids.length,
		'first ms': ms(times[0] ?? 0),
		'median ms': ms(times[times.length >> 1] ?? 0),
		'all heard after ms': ms(times.at(-1) ?? 0),
	};
}

type Talk = { carId: string; renter: Person; owner: Person; eventCount: number };

/** The renter sends messages one at a time, each after the owner's page received the previous one. */
async function messages(what: string, server: Server, listeners: Listeners, { carId, renter, owner, eventCount }: Talk) {
	const post = async (path: string, body: object): Promise<{ id: string }> => {
		const response = await fetch(server.url + path, {
			method: 'POST',
			headers: { cookie: `mishwar_session=${renter.token}`, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
			body: JSON.stringify(body),
		});
		if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
		return (await response.json()) as { id: string };
	};
	const { id } = await post(inquire.path.replace('{id}', carId), {});
	const times: number[] = [];
	for (let index = 0; index < eventCount; index += 1) {
		const arrival = listeners.nextEvent(owner.userId, 'message');
		await post(sendMessage.path, { bookingId: id, body: `Is it free on day ${index}?`, clientId: randomUUID() });
		times.push(await arrival);
	}
	return { what, messages: eventCount, ...spread(times) };
}

function spread(times: number[]) {
	const sorted = times.toSorted((one, two) => one - two);
	const at = (part: number) => ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
	return { 'median ms': at(0.5), 'p90 ms': at(0.9), 'p99 ms': at(0.99), 'longest ms': at(1) };
}

type Person = { userId: string; token: string };

/** The client side of all streams. */
class Listeners {
	readonly #waiting = new Map<string, Array<() => void>>();

	async open(url: string, { userId, token }: Person, agent: Agent): Promise<void> {
		const request = get(`${url}${openStream.path}`, { agent, headers: { cookie: `mishwar_session=${token}` } });
		const [response] = (await once(request, 'response')) as [IncomingMessage];
		if (response.statusCode !== 200) throw new Error(`no stream: ${response.statusCode}`);
		const begun = new Promise<void>((resolve) => {
			const parser = createParser({
				onEvent: ({ event }) => {
					if (event === 'hello') resolve();
					else if (event) this.#waiting.get(`${event} ${userId}`)?.shift()?.();
				},
			});
			response.setEncoding('utf8').on('data', (chunk: string) => parser.feed(chunk));
			response.on('error', () => undefined);
		});
		await begun;
	}

	/** Milliseconds until this user's page receives the next event of the given kind. */
	nextEvent(userId: string, kind: 'bell' | 'message' = 'bell'): Promise<number> {
		const asked = performance.now();
		const key = `${kind} ${userId}`;
		return new Promise((resolve) => {
			const others = this.#waiting.get(key) ?? [];
			this.#waiting.set(key, others);
			others.push(() => resolve(performance.now() - asked));
		});
	}
}

async function createPeople(databaseUrl: string, count: number): Promise<Person[]> {
	const ids = Array.from({ length: count }, () => randomUUID());
	const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
	await pool.query(
		`INSERT INTO users (id, email, first_name, last_name, role, created_at) SELECT id, id || '@mishwar.test', 'A', 'B', 'RENTER', now() FROM unnest($1::uuid[]) id`,
		[ids],
	);
	await pool.end();
	return signIn(databaseUrl, ids);
}

async function signIn(databaseUrl: string, userIds: readonly string[]): Promise<Person[]> {
	const people = userIds.map((userId) => ({ userId, token: randomBytes(32).toString('base64url') }));
	const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
	await pool.query(
		`INSERT INTO sessions (id, token_hash, user_id, created_at, last_active_at, expires_at)
			SELECT gen_random_uuid(), hash, id, now(), now() + interval '1 day', now() + interval '1 day' FROM unnest($1::uuid[], $2::bytea[]) AS made (id, hash)`,
		[userIds, people.map(({ token }) => createHash('sha256').update(token).digest())],
	);
	await pool.end();
	return people;
}

async function startServer(databaseUrl: string): Promise<Server> {
	const child = fork(fileURLToPath(import.meta.url), ['--server'], {
		env: { ...process.env, DATABASE_URL: databaseUrl },
		execArgv: ['--expose-gc'],
	});
	const { url } = await answerOf<{ url: string }>(child);
	return {
		url,
		publish: (userIds, mark) => void child.send({ userIds, mark }),
		usage: () => {
			child.send('usage');
			return answerOf<Usage>(child);
		},
		stop: async () => {
			const ended = once(child, 'exit');
			child.send('stop');
			await ended;
		},
	};
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
	const [message] = await once(child, 'message');
	return message as T;
}

/** The server side: publishes events on request. */
async function serve(): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-bench-server-'));
	const settings = { PORT: '0', LOG_LEVEL: 'warn', DEMO: '1', DATA_DIR: folder, SECRET_KEY: 'a key for measurements that is long enough' };
	const running = await start(readEnv({ ...process.env, ...settings }), {
		web: 'none',
		progress: () => undefined,
		log: createLog('warn'),
		limitScale: 1_000_000,
		runJobs: false,
	});
	const { platform } = running;
	const end = async () => {
		await running.stop();
		rmSync(folder, { recursive: true, force: true });
		process.exit(0);
	};
	process.on('disconnect', () => void end());
	process.on('message', (message) => {
		if (message === 'stop') void end();
		else if (message === 'usage') {
			globalThis.gc?.();
			const { user, system } = process.cpuUsage();
			const { rss, heapUsed } = process.memoryUsage();
			process.send?.({ rss, heap: heapUsed, cpuMicros: user + system } satisfies Usage);
		} else {
			const { userIds, mark } = message as { userIds: string[]; mark: number };
			const events = userIds.map((userId) => ({ userId, kind: 'bell' as const, payload: { unread: Math.max(mark, 0) } }));
			void inTransaction(platform.db, (tx) => publishLiveEvents(platform, tx, events));
		}
	});
	process.send?.({ url: running.url });
}

if (process.argv[2] === '--server') await serve();
