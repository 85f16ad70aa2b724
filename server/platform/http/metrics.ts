/** Prometheus metrics: requests by method and status, connections, open streams, caches, and Node's own metrics including event loop lag. */
import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { requestMetrics } from './cluster-metrics.ts';
import type { SerializedResponse } from './serialized-response.ts';

/** `route`: the declared path of the call, or the kind of page or file; never an address with ids in it. */
export type ObservedRequest = { route: string; method: string; status: number; seconds: number };

export type HttpMetrics = {
	observe(request: ObservedRequest): void;
	/** `code`: of the contract's refusals. */
	refused(code: string): void;
	text(): Promise<string>;
	contentType: string;
};

/** A metric that is read at scrape time. */
export type MetricSource = {
	name: string;
	help: string;
	labels: readonly string[];
	read(): Promise<Values>;
};
type Values = ReadonlyArray<{ labels: Record<string, string>; value: number }>;

/** Shorter than `ANSWER_TIMEOUT_MS`, in which the other processes answer. */
const READ_WITHIN_MS = 2000;

type Watched = {
	live: () => { open: number; sent: number };
	measures: readonly MetricSource[];
	pools: Readonly<Record<string, pg.Pool>>;
	cache: TaggedCache<SerializedResponse>;
};

/** With several processes `text` is the sum of all. */
export function createMetrics({ live, measures, pools, cache }: Watched): HttpMetrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const requests = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Requests by route, method and status.',
		labelNames: ['route', 'method', 'status'],
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
		registers: [registry],
	});
	const refusals = new Counter({
		name: 'http_refusals_total',
		help: 'Refused requests by code. PRICE_CHANGED: somebody saw another price than the one that held.',
		labelNames: ['code'],
		registers: [registry],
	});
	watchPools(registry, pools);
	watchCache(registry, cache);
	watchLive(registry, live);
	watchMeasures(registry, measures);
	if (cluster.isWorker) AggregatorRegistry.setRegistries([registry]);
	return {
		observe: ({ seconds, ...labels }) => requests.observe(labels, seconds),
		refused: (code) => refusals.inc({ code }),
		text: async () => (cluster.isWorker ? await requestMetrics() : null) ?? registry.metrics(),
		contentType: registry.contentType,
	};
}

function watchPools(registry: Registry, pools: Watched['pools']): void {
	new Gauge({
		name: 'database_connections',
		help: 'Connections of each pool: open, idle, and requests that wait for one.',
		labelNames: ['pool', 'state'],
		registers: [registry],
		collect() {
			for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
				this.set({ pool, state: 'open' }, totalCount);
				this.set({ pool, state: 'idle' }, idleCount);
				this.set({ pool, state: 'waiting' }, waitingCount);
			}
		},
	});
}

function watchCache(registry: Registry, cache: Watched['cache']): void {
	new Gauge({
		name: 'kept_answers',
		help: 'Answers and pages in memory: entries, bytes; since the start: hits, misses, and dropped for a change.',
		labelNames: ['what'],
		registers: [registry],
		collect() {
			for (const [what, count] of Object.entries({ ...cache.size, ...cache.figures })) this.set({ what }, count);
		},
	});
}

function watchLive(registry: Registry, live: Watched['live']): void {
	new Gauge({
		name: 'live_streams_open',
		help: 'Streams of server-sent events that are open.',
		registers: [registry],
		collect() {
			this.set(live().open);
		},
	});
	new Counter({
		name: 'live_events_sent_total',
		help: 'Kept events that were written to streams.',
		registers: [registry],
		collect() {
			this.reset();
			this.inc(live().sent);
		},
	});
}

/**
 * The process's own metrics are available while the database is away or silent. Metrics of the database are then left out, and `database_up`, which is
 * registered last, is 0 in the same scrape.
 */
function watchMeasures(registry: Registry, measures: readonly MetricSource[]): void {
	const reads = new Map<string, Promise<Values | null>>();
	for (const measure of measures) watch(registry, measure, reads);
	new Gauge({
		name: 'database_up',
		help: '0: the database did not answer this scrape in time, and what is read from it is missing.',
		registers: [registry],
		aggregator: 'min',
		async collect() {
			this.set((await Promise.all(reads.values())).includes(null) ? 0 : 1);
		},
	});
}

/** All processes read the same value from the database: the largest of their answers is reported. */
function watch(registry: Registry, { name, help, labels, read }: MetricSource, reads: Map<string, Promise<Values | null>>): void {
	new Gauge({
		...{ name, help, labelNames: [...labels], registers: [registry], aggregator: 'max' as const },
		async collect() {
			const reading = readInTime(read);
			reads.set(name, reading);
			const values = await reading;
			this.reset();
			// Without labels, `reset` would leave a zero.
			if (labels.length === 0) this.remove();
			for (const { labels: of, value } of values ?? []) this.set(of, value);
		},
	});
}

/** Null while the database cannot serve. */
async function readInTime(read: MetricSource['read']): Promise<Values | null> {
	try {
		return await Promise.race([read(), wait(READ_WITHIN_MS, null, { ref: false })]);
	} catch (error) {
		if (isDatabaseUnavailable(error)) return null;
		throw error;
	}
}
