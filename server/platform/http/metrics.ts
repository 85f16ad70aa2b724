/** Figures for Prometheus: requests by method and status, open streams, and what Node tells of itself. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type HttpMetrics = { observe(method: string, status: number, seconds: number): void; text(): Promise<string>; contentType: string };

/** A figure that is looked up whenever somebody asks for the figures. */
export type Measure = {
	name: string;
	help: string;
	labels: readonly string[];
	read(): Promise<ReadonlyArray<{ labels: Record<string, string>; value: number }>>;
};

export function createMetrics(live: () => { open: number; sent: number }, measures: readonly Measure[] = []): HttpMetrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const requests = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Requests by method and status.',
		labelNames: ['method', 'status'],
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
		registers: [registry],
	});
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
	for (const { name, help, labels, read } of measures) {
		new Gauge({
			...{ name, help, labelNames: [...labels], registers: [registry] },
			async collect() {
				const values = await read();
				this.reset();
				for (const { labels: of, value } of values) this.set(of, value);
			},
		});
	}
	return {
		observe: (method, status, seconds) => requests.observe({ method, status }, seconds),
		text: () => registry.metrics(),
		contentType: registry.contentType,
	};
}
