/**
 * `npm run cluster:faults [-- --rounds 16 --writes 5000 --savers 4 --ports 21000 --only PATTERN --data FOLDER]`: the cluster of `npm run cluster` under mixed load,
 * with one fault after another: how long nothing succeeded, which acknowledged writes are missing, and whether live streams continue across servers.
 * `--data`: an empty or new folder in which data and logs stay. Ctrl-C ends it after the present fault, with the final checks; a second Ctrl-C ends it at once.
 * Exits with 1 if an acknowledged write is missing, stays overlap, the ledger has differences, a stream missed an event, or a gap is longer than promised.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type Booking, requestBooking } from '#contract/bookings.ts';
import { type Message, sendMessage } from '#contract/messaging.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { connectControl } from '#gateway-simulator/control/client.ts';
import { systemClock } from '#server/platform/base/clock.ts';
import { connect } from '#server/platform/database/pool.ts';
import { watchPrimary } from '#server/platform/database/primary.ts';
import { aCar, aPerson, aSession, type Person } from '#tests/support/factories.ts';
import { mistakesIn, Page } from '#tests/support/pages.ts';
import type { World } from '#tests/support/world.ts';
import { until } from '../scripts/cluster/programs.ts';
import { type Cluster, startCluster } from '../scripts/cluster/start.ts';
import { type ClusterFault, clusterFaults } from './cluster-fault-list.ts';
import { clusterLinks } from './cluster-links.ts';
import { bookTable, longestGap, percentile } from './faults.ts';
import { booksOf } from './marketplace.ts';
import { type MixedLoad, type Sample, startMixedLoad } from './mixed-load.ts';
import { figure, report } from './report.ts';

const { values } = parseArgs({
	options: {
		rounds: { type: 'string', default: String(clusterFaults.length) },
		writes: { type: 'string', default: '5000' },
		savers: { type: 'string', default: '4' },
		ports: { type: 'string', default: '21000' },
		only: { type: 'string', default: '' },
		data: { type: 'string' },
	},
});
const [rounds, writes, base] = [Number(values.rounds), Number(values.writes), Number(values.ports)];
/** The ports of the links between the machines follow those of the machines themselves. */
const LINKS = 100;
const CALM_MS = 5000;
/** Pause after a fault; samples of this time still belong to the fault in the table. */
const RECOVERY_MS = 5000;
const SETTLE_MS = 20_000;
const HEARD_WITHIN_S = 30;

const say = (line: string) => console.log(`· ${new Date().toISOString().slice(11, 19)} ${line}`);
/** HAProxy's own answers have no request id. */
const isByBalancer = (headers: Headers) => !headers.has('x-request-id');

type Happened = { fault: ClusterFault; from: number; until: number; wholeAfterS: number; deliveredAfterMs: number };

async function openWorld(cluster: Cluster) {
	const log = pino({ level: 'silent' });
	const { connection, close } = await watchPrimary(cluster.databaseUrl, log);
	const connections = connect('', log, 8, { connection });
	const gateway = connectControl(cluster.services.gateway);
	const platform = { db: connections.db, pool: connections.pool, clock: systemClock, publicUrl: cluster.url };
	// Factories and calls use only these parts of a world.
	const world = { url: cluster.url, gateway, clock: systemClock, running: { platform } } as unknown as World;
	return { world, connections, close: () => connections.close().then(close) };
}

/** A person with a page open at each server, who writes messages through each of them in turn. */
class Watcher {
	readonly #cluster: Cluster;
	readonly #writer: Person;
	readonly #bookingId: string;
	readonly #pages: readonly Page[];
	readonly #over = new AbortController();
	readonly #staying: Array<Promise<void>>;

	private constructor(cluster: Cluster, { writer, bookingId, token }: { writer: Person; bookingId: string; token: string }) {
		this.#cluster = cluster;
		this.#writer = writer;
		this.#bookingId = bookingId;
		this.#pages = cluster.apps.map(({ url }, index) => new Page(url, token, `10.9.0.${index + 1}`));
		this.#staying = this.#pages.map((page) => page.stay(this.#over.signal));
	}

	static async open(cluster: Cluster, world: World): Promise<Watcher> {
		const [owner, writer] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		const day = (days: number) => ammanDate(new Date(Date.now() + days * DAY_MS));
		const booking: Booking = await writer.browser.call(requestBooking, { body: { carId: car.id, startAt: day(3), endAt: day(5) } });
		const watcher = new Watcher(cluster, { writer, bookingId: booking.id, token: await aSession(world, writer.id) });
		await Promise.all(watcher.#pages.map((page) => page.next('hello')));
		return watcher;
	}

	/** A message through each server in turn, until the pages at all servers have it; the slowest in milliseconds. */
	async measureDelivery(): Promise<number> {
		let slowest = 0;
		for (const { url } of this.#cluster.apps) {
			const clientId = randomUUID();
			const body = { bookingId: this.#bookingId, clientId, body: 'Is anybody there?' };
			const began = performance.now();
			await this.#writer.browser.at(url).call(sendMessage, { body, headers: { origin: this.#cluster.url, 'idempotency-key': clientId } });
			const has = ({ events }: Page) =>
				events.some(({ kind, payload }) => kind === 'message' && (payload as Message).clientId === clientId);
			await until('a message at the pages of all servers', HEARD_WITHIN_S, () => this.#pages.every(has), 5);
			slowest = Math.max(slowest, performance.now() - began);
		}
		return slowest;
	}

	/** Events that a page missed or received twice. */
	async close(): Promise<string[]> {
		this.#over.abort();
		await Promise.all(this.#staying);
		return this.#pages.flatMap(mistakesIn);
	}
}

const isSuccess = ({ status }: Sample) => status > 0 && status < 400;

function rowOf(samples: readonly Sample[], happened: Happened) {
	const { fault, from, until: ended, wholeAfterS, deliveredAfterMs } = happened;
	const during = samples.filter(({ at, ms }) => at + ms > from && at < ended + RECOVERY_MS);
	const answers = (isCounted: (sample: Sample) => boolean) => during.filter(isCounted).length;
	const gap = (kind: Sample['kind']) =>
		figure(
			longestGap(
				samples.filter((sample) => sample.kind === kind),
				happened,
			) / 1000,
		);
	return {
		fault: fault.name,
		'gap of visits s': gap('visit'),
		'gap of reads s': gap('read'),
		'gap of writes s': gap('write'),
		'slowest success s': figure(during.filter(isSuccess).reduce((most, { ms }) => Math.max(most, ms), 0) / 1000),
		successes: answers(isSuccess),
		'503 of HAProxy': answers(({ status, by }) => status === 503 && by === 'balancer'),
		'503 with Retry-After': answers(({ status, by, retryAfter }) => status === 503 && by === 'server' && retryAfter),
		'other 5xx': answers(({ status, by, retryAfter }) => status >= 500 && by === 'server' && !(status === 503 && retryAfter)),
		'no answer': answers(({ status }) => status === 0),
		'whole again s': figure(wholeAfterS),
		'streams ms': figure(deliveredAfterMs),
	};
}

const acknowledgedWrites = ({ acknowledged }: MixedLoad) => Object.values(acknowledged).reduce((sum, { size }) => sum + size, 0);

const folder = values.data ? path.resolve(values.data) : mkdtempSync(path.join(tmpdir(), 'mishwar-cluster-'));
if (values.data) mkdirSync(folder, { recursive: true });
else process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const happened: Array<{ fault: ClusterFault; row: ReturnType<typeof rowOf> }> = [];
const complaints = new Set<string>();
let interruptedAt = Number.POSITIVE_INFINITY;
const isInterrupted = () => interruptedAt < Number.POSITIVE_INFINITY;
/** Ctrl-C arrives twice under npm. Everything that was started ends with this process. */
function interrupt(): void {
	if (happened.length === 0 || performance.now() > interruptedAt + CALM_MS) process.exit(1);
	if (!isInterrupted()) say('after this fault everything is compared');
	interruptedAt = Math.min(interruptedAt, performance.now());
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);

const links = clusterLinks(base + LINKS);
// Calls name their own client addresses, as behind another proxy.
const cluster = await startCluster({ folder, base, say, reached: links.reached, settings: { TRUSTED_PROXIES: '2' } });
await cluster.isWhole();
const { world, connections, close } = await openWorld(cluster);
const watcher = await Watcher.open(cluster, world);
say('people and cars are being made');
const load = await startMixedLoad(world, { saves: writes * 2, savers: Number(values.savers), isByBalancer });
const possible = clusterFaults.filter(({ name }) => new RegExp(values.only).test(name));
await wait(CALM_MS);
for (let round = 0; round < rounds && !isInterrupted(); round += 1) {
	const fault = possible[round % possible.length] as ClusterFault;
	const from = performance.now();
	await fault.happen(cluster, links, (what) => complaints.add(`${fault.name}: ${what}`));
	const ended = performance.now();
	await cluster.isWhole();
	const wholeAfterS = (performance.now() - ended) / 1000;
	const deliveredAfterMs = await watcher.measureDelivery();
	await wait(RECOVERY_MS);
	// Computed before the next fault, whose gap may begin within the time that belongs to this one.
	const row = rowOf(load.samples, { fault, from, until: ended, wholeAfterS, deliveredAfterMs });
	happened.push({ fault, row });
	say(`${round + 1} of ${rounds}, ${acknowledgedWrites(load)} writes: ${JSON.stringify(row)}`);
}
while (acknowledgedWrites(load) < writes && !isInterrupted()) await wait(1000);
await load.stop();
say('everything is compared');
await wait(SETTLE_MS);
const mistakes = await watcher.close();
const calls = (['visit', 'read', 'write'] as const).map((kind) => {
	const took = load.samples.filter((sample) => sample.kind === kind && isSuccess(sample)).map(({ ms }) => ms);
	return { kind, successes: took.length, 'p50 ms': figure(percentile(took, 0.5)), 'p99 ms': figure(percentile(took, 0.99)) };
});
report('cluster-faults', { rounds, writes }, [
	{ title: 'Faults: the longest time without a success, the fault itself included', rows: happened.map(({ row }) => row) },
	{ title: 'Calls', rows: calls },
	await bookTable(load.acknowledged, booksOf(connections)),
]);
const tooLong = happened.flatMap(({ fault, row }) => {
	const { mostGapS, mostVisitGapS = mostGapS } = fault;
	const most = { 'gap of visits s': mostVisitGapS, 'gap of reads s': mostGapS, 'gap of writes s': mostGapS } as const;
	return (['gap of visits s', 'gap of reads s', 'gap of writes s'] as const).flatMap((kind) =>
		row[kind] > most[kind] ? [`${fault.name}: ${kind} ${row[kind]}, at most ${most[kind]}`] : [],
	);
});
const wrong = [...mistakes, ...tooLong, ...complaints];
for (const line of wrong) console.log(line);
await close();
await cluster.close();
links.close();
process.exit(wrong.length > 0 ? 1 : 0);
