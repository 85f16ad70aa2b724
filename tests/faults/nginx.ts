/** nginx from the operating system, with the configuration that docs/nginx.conf recommends. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';

const PROGRAM = process.env.NGINX ?? '/usr/sbin/nginx';

export const hasNginx = (): boolean => spawnSync(PROGRAM, ['-v']).status === 0;

export type Nginx = {
	/** Lines of its error log about a server that failed a request. */
	failures(): string[];
	stop(): Promise<void>;
};

type Ports = { port: number; redirectPort: number; servers: readonly [number, number] };

/** The documented file with this machine's ports, and without TLS; throws if the file no longer has what is replaced. */
function configuration({ port, redirectPort, servers }: Ports): string {
	const replacements: ReadonlyArray<readonly [RegExp, string]> = [
		[/127\.0\.0\.1:3000/, `127.0.0.1:${servers[0]}`],
		[/127\.0\.0\.1:3001/, `127.0.0.1:${servers[1]}`],
		[/listen 80;/, `listen 127.0.0.1:${redirectPort};`],
		[/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
		[/ssl_certificate .*;/, ''],
		[/ssl_certificate_key .*;/, ''],
	];
	return replacements.reduce(
		(text, [pattern, by]) => {
			if (!pattern.test(text)) throw new Error(`docs/nginx.conf has no ${pattern}`);
			return text.replace(pattern, by);
		},
		readFileSync('docs/nginx.conf', 'utf8'),
	);
}

export async function startNginx(ports: Ports): Promise<Nginx> {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-nginx-'));
	// Its workers may run as another user.
	chmodSync(folder, 0o711);
	const log = path.join(folder, 'error.log');
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
	const file = path.join(folder, 'nginx.conf');
	writeFileSync(
		file,
		`daemon off; pid ${folder}/pid; error_log ${log} error; events { worker_connections 1024; }
		http { access_log off; ${temporary.join(' ')} ${configuration(ports)} }`,
	);
	const child: ChildProcess = spawn(PROGRAM, ['-c', file, '-p', folder], { stdio: 'inherit' });
	const ended = once(child, 'exit');
	const answers = () =>
		fetch(`http://127.0.0.1:${ports.port}/metrics`)
			.then(({ status }) => status === 404)
			.catch(() => false);
	await vi.waitUntil(answers, { timeout: 20_000, interval: 50 });
	return {
		// A refused connection is no failure: the request goes to the other server.
		failures: () =>
			readFileSync(log, 'utf8')
				.split('\n')
				.filter((line) => line && !line.includes('(111: Connection refused)')),
		stop: async () => {
			child.kill('SIGQUIT');
			const force = setTimeout(() => child.kill('SIGTERM'), 5000);
			await ended;
			clearTimeout(force);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
