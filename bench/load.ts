/** Sends requests over keep-alive connections with fixed concurrency and reports latencies. */
import { Pool } from 'undici';
import type { Child } from './child.ts';

export type ExpectedStatus = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };
export type Load = {
	seconds: number;
	perSecond: number;
	cpuMicros: number;
	latencies: number[];
	statuses: Map<number, number>;
	bytes: number;
};

/** Sends each request once, in order, with `clients` concurrent requests. */
export async function load(server: Pick<Child, 'url' | 'usage'>, requests: readonly ExpectedStatus[], clients: number): Promise<Load> {
	const pool = new Pool(server.url, { connections: clients, pipelining: 1 });
	const latencies: number[] = [];
	const statuses = new Map<number, number>();
	let [next, bytes] = [0, 0];
	const client = async () => {
		for (let request = requests[next++]; request; request = requests[next++]) {
			const sent = performance.now();
			const answer = await send(pool, request);
			bytes += answer.bytes;
			latencies.push(performance.now() - sent);
			statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
		}
	};
	const before = await server.usage();
	const started = performance.now();
	await Promise.all(Array.from({ length: clients }, client));
	const seconds = (performance.now() - started) / 1000;
	const after = await server.usage();
	await pool.close();
	return {
		seconds,
		perSecond: requests.length / seconds,
		cpuMicros: (after.cpuMicros - before.cpuMicros) / requests.length,
		latencies: latencies.sort((one, other) => one - other),
		statuses,
		bytes,
	};
}

/** As light as possible, because it shares the processors with the server: no streams, responses are discarded. */
function send(pool: Pool, request: ExpectedStatus): Promise<{ status: number; bytes: number }> {
	return new Promise((resolve, reject) => {
		const answer = { status: 0, bytes: 0 };
		pool.dispatch(
			{ method: 'GET', ...request },
			{
				// Otherwise undici assumes the older handler interface.
				onRequestStart: () => undefined,
				onResponseStart: (_, status) => {
					answer.status = status;
				},
				onResponseData: (_, chunk) => {
					answer.bytes += chunk.byteLength;
				},
				onResponseEnd: () => resolve(answer),
				onResponseError: (_, error) => reject(error),
			},
		);
	});
}

/** Throws for any other status: a measurement of refusals would be meaningless. */
export function assertStatuses({ statuses }: Load, ...allowed: number[]): void {
	const wrong = [...statuses].filter(([status]) => !allowed.includes(status));
	if (wrong.length > 0) throw new Error(`unexpected answers: ${wrong.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
}
