/** Caddy from the operating system, with deploy/Caddyfile. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';

const PROGRAM = process.env.CADDY ?? '/usr/bin/caddy';

export const hasCaddy = (): boolean => spawnSync(PROGRAM, ['version']).status === 0;

/** The file of deploy/ without TLS and Caddy's admin API, and as behind another proxy, so that calls can come from many networks. */
function configuration(): string {
	const [begins, proxies] = [/^\{\$DOMAIN:localhost\} \{$/m, /^\t*lb_policy least_conn$/m];
	const text = readFileSync('deploy/Caddyfile', 'utf8');
	for (const pattern of [begins, proxies]) if (!pattern.test(text)) throw new Error(`deploy/Caddyfile has no ${pattern}`);
	return `{\n\tadmin off\n}\n${text.replace(begins, 'http://localhost:{$PORT} {').replace(proxies, '$&\n\t\t\ttrusted_proxies private_ranges')}`;
}

export async function startCaddy({ port, servers }: { port: number; servers: readonly number[] }): Promise<{ stop(): Promise<void> }> {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-caddy-'));
	const file = path.join(folder, 'Caddyfile');
	writeFileSync(file, configuration());
	const child = spawn(PROGRAM, ['run', '--config', file, '--adapter', 'caddyfile'], {
		stdio: 'ignore',
		env: { HOME: folder, PORT: String(port), SERVERS: servers.map((server) => `127.0.0.1:${server}`).join(' ') },
	});
	const ended = once(child, 'exit');
	const answers = () =>
		fetch(`http://localhost:${port}/metrics`)
			.then(({ status }) => status === 404)
			.catch(() => false);
	await vi.waitUntil(answers, { timeout: 20_000, interval: 50 });
	return {
		stop: async () => {
			// It would wait for open streams without a limit.
			child.kill('SIGKILL');
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
