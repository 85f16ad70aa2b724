/** Metrics of all processes, available at each of them: a worker asks the primary, which collects them from every worker. */
import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import * as z from 'zod';

const question = z.object({ mishwar: z.literal('figures?'), id: z.int() });
const answer = z.object({ mishwar: z.literal('figures'), id: z.int(), text: z.string().nullable() });
/**
 * A worker that is still starting does not answer: after this time a process reports its own metrics only. Longer than the time limit for the
 * database; together with collecting its own metrics, shorter than the time limit of Prometheus.
 */
const ANSWER_TIMEOUT_MS = 4000;
let requests = 0;

/** Called once, in the primary. */
export function startMetricsAggregation(): void {
	const aggregator = new AggregatorRegistry();
	cluster.on('message', (worker, message: unknown) => {
		const parsed = question.safeParse(message);
		if (!parsed.success) return;
		const reply = (text: string | null) => {
			if (worker.isConnected()) worker.send({ mishwar: 'figures', id: parsed.data.id, text });
		};
		aggregator.clusterMetrics().then(reply, () => reply(null));
	});
}

/** Called in a worker at start: answers prom-client's collection requests. */
export function serveMetricsToPrimary(): void {
	new AggregatorRegistry();
}

/** Null if the primary does not answer. */
export function requestMetrics(): Promise<string | null> {
	requests += 1;
	const id = requests;
	return new Promise((resolve) => {
		const end = (text: string | null) => {
			clearTimeout(patience);
			process.off('message', onMessage);
			resolve(text);
		};
		const onMessage = (message: unknown) => {
			const parsed = answer.safeParse(message);
			if (parsed.success && parsed.data.id === id) end(parsed.data.text);
		};
		const patience = setTimeout(end, ANSWER_TIMEOUT_MS, null);
		process.on('message', onMessage);
		process.send?.({ mishwar: 'figures?', id });
	});
}
