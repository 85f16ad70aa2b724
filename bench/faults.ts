/**
 * Mixed load on `node main.ts` as it runs for real, with one fault a minute (`--rounds`: how many minutes), on a PostgreSQL of its own that can
 * be killed: how long no call succeeded beyond the fault itself, acknowledged writes that are missing, memory, and reads outside faults.
 * `--servers 2`: two servers behind a balancer, each restarted or killed alone. `--data FOLDER` on a separate disk of at most two gigabytes (a
 * tmpfs, for example): that disk is filled, too. Throws if something acknowledged is missing.
 */
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OVERLAPS } from '#tests/support/sound-books.ts';
import type { Bench } from './bench.ts';
import { type Fault, faults } from './fault-list.ts';
import { type Books, startMarketplace } from './marketplace.ts';
import { type Acknowledged, type Sample, startMixedLoad } from './mixed-load.ts';
import { figure, type Table } from './report.ts';

const MINUTE_MS = 60_000;
const CALM_MS = 3 * MINUTE_MS;
/** Time after the end of a fault until reads count as outside of it. */
const RECOVERY_MS = 10_000;
const SETTLE_MS = 30_000;

export type Happened = { fault: { name: string }; from: number; until: number };
type Memory = { minute: number; rss: number };

export const bench: Bench = async ({ rounds: minutes, servers, data, say }) => {
	const folder = folderIn(data);
	const marketplace = await startMarketplace(folder, servers);
	try {
		const load = await startMixedLoad(marketplace.world);
		const began = performance.now();
		await wait(CALM_MS);
		const calmUntil = performance.now();
		const possible = faults.filter(({ fills }) => !fills || isSmallDisk(folder));
		const happened: Happened[] = [];
		const memory: Memory[] = [];
		for (let minute = 0; minute < minutes; minute += 1) {
			// Faults that replace the process happen only in the first third: afterwards its memory is measured.
			const now = minute < minutes / 3 ? possible : possible.filter(({ replaces }) => !replaces);
			const fault = now[minute % now.length] as Fault;
			const from = performance.now();
			const before = load.samples.length;
			await fault.happen(marketplace, { refusedWrites: () => load.samples.slice(before).filter(isRefusedWrite).length });
			happened.push({ fault, from, until: performance.now() });
			await wait(Math.max(0, MINUTE_MS - (performance.now() - from)));
			memory.push({ minute: minute + 1, rss: marketplace.rss() });
			say(`minute ${minute + 1}: ${fault.name}`);
		}
		await load.stop();
		await wait(SETTLE_MS);
		const { samples, acknowledged } = load;
		return [
			faultTable(samples, happened),
			readTable(samples, { began, calmUntil, happened }),
			memoryTable(memory),
			await bookTable(acknowledged, marketplace),
		];
	} finally {
		await marketplace.close();
		rmSync(folder, { recursive: true, force: true });
	}
};

const isRefusedWrite = ({ kind, status }: Sample) => kind === 'write' && status === 503;

function folderIn(data: string | undefined): string {
	const folder = data ? path.resolve(data, 'faults') : mkdtempSync(path.join(tmpdir(), 'mishwar-bench-faults-'));
	mkdirSync(folder, { recursive: true });
	return folder;
}

const SMALL_DISK_BYTES = 2 * 2 ** 30;

function isSmallDisk(folder: string): boolean {
	const { blocks, bsize } = statfsSync(folder);
	return blocks * bsize <= SMALL_DISK_BYTES;
}

/** The longest time without a success that overlaps the fault, in milliseconds. */
export function longestGap(samples: readonly Sample[], { from, until }: Happened): number {
	const successes = samples
		.filter(({ status }) => status > 0 && status < 400)
		.map(({ at, ms }) => at + ms)
		.filter((at) => at > from - MINUTE_MS && at < until + MINUTE_MS)
		.sort((one, other) => one - other);
	let longest = 0;
	for (const [index, end] of successes.entries()) {
		const start = successes[index - 1] ?? from;
		if (end > from && start < until + RECOVERY_MS) longest = Math.max(longest, end - Math.max(start, from));
	}
	return longest;
}

/** The longest gap minus the duration of the fault itself. */
const gapBeyond = (samples: readonly Sample[], happened: Happened): number =>
	Math.max(0, longestGap(samples, happened) - (happened.until - happened.from));

function faultTable(samples: readonly Sample[], happened: readonly Happened[]): Table {
	const names = [...new Set(happened.map(({ fault }) => fault.name))];
	const rows = names.map((name) => {
		const times = happened.filter(({ fault }) => fault.name === name);
		const during = samples.filter(({ at }) => times.some(({ from, until }) => at > from - 1000 && at < until + RECOVERY_MS));
		const isTryAgain = ({ status, retryAfter }: Sample) => status === 503 && retryAfter;
		const ofServers = during.filter(({ by }) => by === 'server');
		const longest = (kind: Sample['kind']) =>
			Math.max(
				...times.map((each) =>
					gapBeyond(
						samples.filter((sample) => sample.kind === kind),
						each,
					),
				),
			);
		return {
			fault: name,
			times: times.length,
			'fault s': figure(Math.max(...times.map(({ from, until }) => until - from)) / 1000),
			'gap of reads s': figure(longest('read') / 1000),
			'gap of writes s': figure(longest('write') / 1000),
			'503 of the balancer': during.length - ofServers.length,
			'503 with Retry-After': ofServers.filter(isTryAgain).length,
			'other 5xx': ofServers.filter((sample) => sample.status >= 500 && !isTryAgain(sample)).length,
			'no answer': ofServers.filter(({ status }) => status === 0).length,
		};
	});
	return { title: 'Faults: the longest time without a success, beyond the fault itself', rows };
}

export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function readTable(samples: readonly Sample[], when: { began: number; calmUntil: number; happened: readonly Happened[] }): Table {
	const reads = samples.filter(({ kind, status }) => kind === 'read' && status === 200);
	const isOutside = ({ at, ms }: Sample) =>
		at > when.calmUntil && !when.happened.some(({ from, until }) => at + ms > from && at < until + RECOVERY_MS);
	// The first half minute warms caches.
	const calm = reads.filter(({ at }) => at > when.began + MINUTE_MS / 2 && at < when.calmUntil);
	const rowOf = (name: string, some: readonly Sample[]) => ({
		reads: name,
		count: some.length,
		'p50 ms': figure(
			percentile(
				some.map(({ ms }) => ms),
				0.5,
			),
		),
		'p99 ms': figure(
			percentile(
				some.map(({ ms }) => ms),
				0.99,
			),
		),
	});
	return { title: 'Reads', rows: [rowOf('calm, before any fault', calm), rowOf('outside faults', reads.filter(isOutside))] };
}

const MEGABYTE = 2 ** 20;

function memoryTable(memory: readonly Memory[]): Table {
	const every = Math.max(1, Math.round(memory.length / 10));
	const rows = memory.filter((_, index) => index % every === every - 1);
	return { title: 'Memory of all processes', rows: rows.map(({ minute, rss }) => ({ minute, 'RSS MB': figure(rss / MEGABYTE) })) };
}

/** Throws if an acknowledged write is missing, the ledger does not balance or a job is stuck. */
export async function bookTable({ booked, paid, accepted, messages, saved }: Acknowledged, books: Books): Promise<Table> {
	const missing = async (ids: ReadonlySet<string>, present: string) => {
		const { rows } = await books.pool.query<{ id: string }>(`SELECT ${present}`, [[...ids]]);
		const there = new Set(rows.map(({ id }) => id));
		return [...ids].filter((id) => !there.has(id)).length;
	};
	const lost = {
		booked: await missing(booked, 'id FROM bookings WHERE id = ANY($1)'),
		paid: await missing(paid, 'id FROM bookings WHERE id = ANY($1) AND paid_at IS NOT NULL'),
		accepted: await missing(accepted, 'id FROM bookings WHERE id = ANY($1) AND confirmed_at IS NOT NULL'),
		messages: await missing(messages, 'client_id AS id FROM messages WHERE client_id = ANY($1)'),
		saved: await missing(saved, `user_id || ' ' || car_id AS id FROM favourites WHERE user_id || ' ' || car_id = ANY($1)`),
	};
	const differences = await books.ledgerDifferences();
	const stuck = await books.stuckJobs();
	const overlaps = await books.pool.query<{ count: string }>(OVERLAPS);
	const acknowledgedIds = { booked, paid, accepted, messages, saved };
	const rows = [
		...Object.entries(acknowledgedIds).map(([what, ids]) => ({ what, acknowledged: ids.size, wrong: lost[what as keyof typeof lost] })),
		{ what: 'stays of one car that overlap', acknowledged: '', wrong: Number(overlaps.rows[0]?.count) },
		{ what: 'differences in the ledger', acknowledged: '', wrong: differences },
		{ what: 'jobs locked or failed for good', acknowledged: '', wrong: stuck },
	];
	if (rows.some(({ wrong }) => wrong > 0)) throw new Error(`after the faults: ${JSON.stringify(rows)}`);
	return { title: 'What was acknowledged, and is not there', rows };
}
