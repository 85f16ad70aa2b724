/**
 * A small HTTP balancer: it asks for readiness, sends requests to ready servers in turn over keep-alive connections, and repeats nothing.
 * Like nginx with docs/nginx.conf it answers 503 with Retry-After when no server is ready, or one broke the connection.
 */
import { once } from 'node:events';
import { Agent, createServer, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const PROBE_EVERY_MS = 200;
/** Header of answers that the balancer gave itself. */
export const BY_BALANCER = 'x-answered-by-balancer';
const RETRY_AFTER_S = '2';

export type Balancer = {
	/** How many servers are ready, according to the last probes. */
	readyServers(): number;
	/** Requests whose server broke the connection, or that found none. */
	failures(): string[];
	close(): Promise<void>;
};

export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
	const agent = new Agent({ keepAlive: true });
	const ready = new Set<number>();
	const failures: string[] = [];
	const closing = new AbortController();
	let turn = 0;
	const probing = servers.map(async (server) => {
		while (!closing.signal.aborted) {
			const isReady = await fetch(`http://127.0.0.1:${server}/readyz`).then(
				({ ok }) => ok,
				() => false,
			);
			if (isReady) ready.add(server);
			else ready.delete(server);
			await wait(PROBE_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
		}
	});
	const balancer = createServer((request, response) => {
		const { method, url: path, headers } = request;
		const candidates = [...ready];
		turn += 1;
		const fail = (reason: string) => {
			failures.push(`${method} ${path}: ${reason}`);
			if (!response.headersSent) response.writeHead(503, { [BY_BALANCER]: '1', 'retry-after': RETRY_AFTER_S });
			response.end();
		};
		const target = candidates[turn % candidates.length];
		if (target === undefined) return fail('no server is ready');
		const forwarded = send({ agent, host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
			answer.on('error', (error) => fail(error.message));
			const passed = ['content-type', 'content-encoding', 'retry-after', 'x-request-id'].flatMap((name) => {
				const value = answer.headers[name];
				return value === undefined ? [] : [[name, value] as const];
			});
			response.writeHead(answer.statusCode ?? 502, Object.fromEntries(passed));
			answer.pipe(response);
		});
		forwarded.on('error', (error) => fail(error.message));
		request.pipe(forwarded);
	});
	await once(balancer.listen(port, '127.0.0.1'), 'listening');
	return {
		readyServers: () => ready.size,
		failures: () => failures,
		close: async () => {
			closing.abort();
			await Promise.all(probing);
			agent.destroy();
			balancer.closeAllConnections();
			await new Promise((resolve) => balancer.close(resolve));
		},
	};
}
