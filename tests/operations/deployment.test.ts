/** What `deploy/` starts, read as data: no image is built here. Units, proxy and services are checked by their own programs where those are installed. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readEnv } from '#server/app/env.ts';
import { variables } from '#server/app/variables.ts';
import { refuse } from '#server/platform/base/refusal.ts';

const FOLDER = 'deploy';
const isInstalled = (program: string, ...words: string[]) => spawnSync(program, words).status === 0;
const settingNames = new Set(Object.keys(variables.shape));

const command = z.array(z.string()).min(1);
const volume = z.string().regex(/^[\w./-]+:\/[\w./-]*(:ro)?$/);
const service = z.strictObject({
	image: z.string(),
	build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
	command: command.optional(),
	entrypoint: command.optional(),
	env_file: z.string().optional(),
	environment: z.record(z.string(), z.string()).optional(),
	restart: z.literal('unless-stopped').optional(),
	stop_grace_period: z
		.string()
		.regex(/^\d+s$/)
		.optional(),
	depends_on: z.record(z.string(), z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) })).optional(),
	read_only: z.boolean().optional(),
	tmpfs: z.array(z.string()).optional(),
	volumes: z.array(volume).optional(),
	configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).optional(),
	cap_drop: z.array(z.literal('ALL')).optional(),
	security_opt: z.array(z.literal('no-new-privileges:true')).optional(),
	ports: z.array(z.string().regex(/^(127\.0\.0\.1:)?\d+:\d+(\/udp)?$/)).optional(),
	profiles: z.array(z.string()).optional(),
	shm_size: z.string().optional(),
	networks: z.record(z.string(), z.strictObject({ aliases: z.array(z.string()) })).optional(),
	healthcheck: z
		.union([
			z.strictObject({ disable: z.literal(true) }),
			z.strictObject({ test: command, interval: z.string(), timeout: z.string(), retries: z.number() }),
		])
		.optional(),
});
const composeFile = z.object({
	name: z.string(),
	services: z.record(z.string(), service),
	volumes: z.record(z.string(), z.null()),
	configs: z.record(z.string(), z.strictObject({ content: z.string() })).optional(),
});

describe('compose.yaml', () => {
	const compose = composeFile.parse(parse(readFileSync(`${FOLDER}/compose.yaml`, 'utf8'), { merge: true }));
	const services = Object.entries(compose.services);
	const ours = services.filter(([, { image }]) => image.startsWith('mishwar:'));

	it('has the app, its database, files, letters and a proxy', () => {
		expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['app', 'migrate', 'database', 'files', 'mail', 'proxy']));
	});

	it('names the version of each image; that of our image is the version of the release', () => {
		const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
		for (const [name, { image }] of services) {
			expect(image, name).toMatch(/^[\w./-]+:[\w.-]*\d[\w.-]*$/);
			expect(image, name).not.toContain('latest');
		}
		expect(new Set(ours.map(([, { image }]) => image))).toEqual(new Set([`mishwar:${version}`]));
	});

	it('refers to services, volumes and configurations that exist', () => {
		for (const [name, { depends_on: needed = {}, volumes = [], configs = [] }] of services) {
			for (const [other, { condition }] of Object.entries(needed)) {
				expect(compose.services, name).toHaveProperty(other);
				if (condition === 'service_healthy') expect(compose.services[other]?.healthcheck, other).toBeDefined();
			}
			for (const source of volumes.map((text) => text.split(':')[0] ?? ''))
				if (source.startsWith('.')) expect(readdirSync(FOLDER), name).toContain(path.basename(source));
				else expect(compose.volumes, name).toHaveProperty(source);
			for (const { source } of configs) expect(compose.configs, name).toHaveProperty(source);
		}
	});

	it('runs the app without rights, on a root that cannot be written', () => {
		for (const [name, each] of ours)
			expect(each, name).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
	});

	it.runIf(isInstalled('docker', 'compose', 'version'))('is accepted by Docker Compose', () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-compose-'));
		try {
			cpSync(FOLDER, folder, { recursive: true });
			writeFileSync(path.join(folder, 'mishwar.env'), '');
			const { status, stderr } = spawnSync('docker', ['compose', '--file', path.join(folder, 'compose.yaml'), 'config', '--quiet'], {
				encoding: 'utf8',
				env: { ...process.env, DOMAIN: 'mishwar.example', DATABASE_PASSWORD: 'x1', FILES_SECRET: 'x1' },
			});
			expect(status, stderr).toBe(0);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	});

	it('opens to others the proxy alone', () => {
		const open = services.filter(([, { ports = [] }]) => ports.some((text) => !text.startsWith('127.0.0.1:')));
		expect(open.map(([name]) => name)).toEqual(['proxy']);
	});

	it('gives the app settings that the server knows and accepts', () => {
		const settings = Object.entries(compose.services.app?.environment ?? {}).map(([name, value]) => [
			name,
			value.replace(/\$\{(\w+)[^}]*\}/g, (_, given: string) => (given === 'DOMAIN' ? 'mishwar.example' : 'x'.repeat(32))),
		]);
		expect(settings.map(([name]) => name).filter((name = '') => !settingNames.has(name))).toEqual([]);
		// Settings that mishwar.env must contain.
		const own = {
			...{ SECRET_KEY: 'x'.repeat(32), MAIL_FROM: 'Mishwar <no-reply@mishwar.example>', HOST: '0.0.0.0' },
			...{ SMS_URL: 'https://sms.example', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'token', SMS_FROM: 'Mishwar' },
			...{ PAYTABS_URL: 'https://pay.example', PAYTABS_PROFILE_ID: '1', PAYTABS_SERVER_KEY: 'key' },
		};
		expect(readEnv({ ...Object.fromEntries(settings), ...own })).toMatchObject({ demo: false, MIGRATIONS: 'wait' });
	});
});

describe('Dockerfile', () => {
	const text = readFileSync(`${FOLDER}/Dockerfile`, 'utf8').replace(/^#.*\n/gm, '');
	const instructions = text
		.replace(/\\\n\s*/g, '')
		.split('\n')
		.filter(Boolean)
		.map((line) => line.split(/\s+(.*)/s).slice(0, 2));
	const of = (name: string) => instructions.filter(([word]) => word === name).map(([, rest = '']) => rest);

	it('has two stages on images of a named version, and verifies what it unpacks', () => {
		expect(of('FROM')).toHaveLength(2);
		for (const image of of('FROM')) expect(image).toMatch(/^node:24-\w+-slim\b/);
		expect(of('RUN').join('\n')).toMatch(/sha256sum --check .*SHA256SUMS/s);
	});

	it('is made of the only release in the folder, and fails with a reason if there are several', () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-releases-'));
		try {
			for (const version of ['1.0.0', '1.1.0']) writeFileSync(path.join(folder, `mishwar-${version}.tar.gz`), '');
			const { status, stderr } = spawnSync('sh', ['-c', of('RUN')[0] ?? ''], { cwd: folder, encoding: 'utf8' });
			expect([status, stderr]).toEqual([1, expect.stringContaining('one release, and contains 2: ./mishwar-1.0.0.tar.gz')]);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	});

	it.runIf(isInstalled('hadolint', '--version'))('is accepted by hadolint', () => {
		const { status, stdout, stderr } = spawnSync('hadolint', [`${FOLDER}/Dockerfile`], { encoding: 'utf8' });
		expect(status, stdout + stderr).toBe(0);
	});

	it('ends with a user other than root, has a health check, and starts without a shell', () => {
		expect(instructions.findLastIndex(([word]) => word === 'USER')).toBeGreaterThan(instructions.findLastIndex(([word]) => word === 'RUN'));
		expect(of('USER')).toEqual(['node']);
		expect(of('HEALTHCHECK')).toHaveLength(1);
		expect(JSON.parse(of('CMD').at(-1) ?? '')).toEqual(['node', 'main.ts']);
		const names = [...(of('ENV')[0] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name);
		expect(names.filter((name) => name !== 'NODE_ENV' && !settingNames.has(name))).toEqual([]);
	});
});

const units = readdirSync(`${FOLDER}/systemd`).filter((name) => name.endsWith('.service'));

/** Each line of a unit as key and value. */
const linesOf = (unit: string): string[] => readFileSync(`${FOLDER}/systemd/${unit}`, 'utf8').split('\n');

it('servers on one machine have a port each, and share user and files', () => {
	const lines = linesOf('mishwar@.service');
	expect(lines).toEqual(
		expect.arrayContaining(['User=mishwar', 'StateDirectory=mishwar', expect.stringMatching(/^Environment=.* PORT=%i$/)]),
	);
	// Otherwise each instance would get the files of the others.
	expect(lines).not.toContain('DynamicUser=yes');
	for (const file of ['docs/nginx.conf', `${FOLDER}/Caddyfile`])
		for (const port of [3000, 3001]) expect(readFileSync(file, 'utf8'), file).toContain(`127.0.0.1:${port}`);
});

it.each(units)('%s lets Node read the settings, as commands do, and nothing else', (unit) => {
	const lines = linesOf(unit);
	expect(lines).toContain('LoadCredential=mishwar.env:/etc/mishwar/mishwar.env');
	expect(lines.filter((line) => line.startsWith('ExecStart='))).toEqual([expect.stringContaining(' node --env-file=%d/mishwar.env ')]);
	expect(lines.filter((line) => line.startsWith('EnvironmentFile='))).toEqual([]);
});

describe.runIf(isInstalled('systemd-analyze', '--version'))('units of systemd', () => {
	it.each(units)('%s is exposed to 3 of 10 at most', (unit) => {
		const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=30', `${FOLDER}/systemd/${unit}`], {
			encoding: 'utf8',
		});
		expect(stdout).toContain('Overall exposure level');
		expect(status, stdout.trim().split('\n').at(-1)).toBe(0);
	});
});

it.runIf(isInstalled('caddy', 'version'))('the proxy of compose.yaml is accepted by Caddy', () => {
	const words = ['adapt', '--config', `${FOLDER}/compose.Caddyfile`, '--adapter', 'caddyfile', '--validate'];
	const { status, stdout, stderr } = spawnSync('caddy', words, {
		encoding: 'utf8',
		env: { ...process.env, DOMAIN: 'mishwar.example' },
	});
	expect(status, stderr).toBe(0);
	for (const domain of ['"mishwar.example"', '"files.mishwar.example"']) expect(stdout).toContain(domain);
});

// Their own tests run only where the proxies are installed.
describe.each(['docs/nginx.conf', `${FOLDER}/Caddyfile`, `${FOLDER}/cluster/haproxy.cfg`])('%s', (file) => {
	it.each(['en', 'ar'] as const)('uses the same words as the servers for when to try again: %s', (language) => {
		expect(readFileSync(file, 'utf8')).toContain(`"${refuse('TRY_AGAIN_SOON', { seconds: 5 }).sentence(language)}`);
	});
});

/** Settings of an operator's file, with the changes applied. */
const settingsOf = (file: string, changes: Record<string, string>): Record<string, string> => ({
	...Object.fromEntries(
		readFileSync(`${FOLDER}/cluster/${file}`, 'utf8')
			.split('\n')
			.filter((line) => /^[A-Z]/.test(line))
			.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
	),
	...changes,
});

describe('the cluster', () => {
	it.runIf(isInstalled('haproxy', '-v'))('has a proxy that HAProxy accepts', () => {
		const env = { PATH: process.env.PATH, BIND: ':3443', APP1: '10.0.0.1:3000', APP2: '10.0.0.2:3000', APP3: '10.0.0.3:3000' };
		const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', `${FOLDER}/cluster/haproxy.cfg`], { encoding: 'utf8', env });
		expect(status, stdout + stderr).toBe(0);
		expect(stdout + stderr).not.toContain('WARNING');
	});

	it.runIf(isInstalled('patroni', '--version'))('has a PostgreSQL that Patroni accepts, with an etcd that answers', async () => {
		const etcd = createServer().listen(0, '127.0.0.1');
		await once(etcd, 'listening');
		const { port } = etcd.address() as AddressInfo;
		try {
			// The addresses of the file are not this machine's, and its folders need not be here.
			const env = settingsOf('machine.env', {
				PATH: process.env.PATH ?? '',
				PATRONI_ETCD_HOSTS: `127.0.0.1:${port}`,
				PATRONI_RESTAPI_LISTEN: '127.0.0.1:1',
				PATRONI_POSTGRESQL_LISTEN: '127.0.0.1:2',
				PATRONI_POSTGRESQL_DATA_DIR: path.join(tmpdir(), 'mishwar-no-such-folder'),
			});
			const { stdout, stderr } = spawnSync('patroni', ['--validate-config', `${FOLDER}/cluster/patroni.yml`], { encoding: 'utf8', env });
			expect((stdout + stderr).trim()).toBe('');
		} finally {
			etcd.close();
		}
	});

	it('confirms a transaction only when losing one machine cannot lose it', () => {
		const { bootstrap } = parse(readFileSync(`${FOLDER}/cluster/patroni.yml`, 'utf8')) as { bootstrap: { dcs: Record<string, unknown> } };
		expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
		const { ttl, loop_wait, retry_timeout } = bootstrap.dcs as Record<string, number>;
		expect(Number(loop_wait) + 2 * Number(retry_timeout), 'Patroni needs this to keep its lock').toBeLessThanOrEqual(Number(ttl));
		expect(settingsOf('etcd.env', {})).toMatchObject({ ETCD_ENABLE_V2: 'true' });
	});
});
