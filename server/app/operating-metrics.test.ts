/** Monitoring: metrics and documents agree, rules and dashboards use existing metrics, and states of the marketplace are detected. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { healthRunbooks } from '#contract/health.ts';
import { closeAlert, raiseAlert } from '#server/platform/context/alerts.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { HttpEnv } from '#server/platform/http/http-env.ts';
import { endpointsByCapability } from '#server/platform/http/openapi.ts';
import { requestContext } from '#server/platform/http/request-context.ts';
import { exhaustConnections } from '#tests/support/exhausted-connections.ts';
import { aWorld } from '#tests/support/world.ts';
import { allMetrics } from './registry.ts';

const world = aWorld();
const connections = exhaustConnections(world);
const OPERATIONS = readFileSync('docs/operations.md', 'utf8');
const RULES = readFileSync('deploy/alerts.yaml', 'utf8');

const metricsOf = async ({ url }: { url: string }) => (await fetch(`${url}/metrics`)).text();
const metrics = () => metricsOf(world);
/** Node documents its own metrics. */
const ours = (text: string) =>
	[...text.matchAll(/^# TYPE (\S+)/gm)].flatMap(([, name = '']) => (/^(process|nodejs)_/.test(name) ? [] : [name])).sort();

const figureOf = (text: string, series: string) => {
	const line = text.split('\n').find((each) => each.startsWith(`${series} `));
	return line && Number(line.slice(series.length + 1));
};

it('has a row in the table of metrics for each metric, and no other row', async () => {
	// With jobs and a replica all metrics exist.
	const text = await metricsOf(
		await world.another({ JOBS: '1', DATABASE_REPLICA_URL: String(world.running.platform.pool.options.connectionString) }),
	);
	expect([...documented.keys()].sort()).toEqual(ours(text));
	const used = [...RULES.matchAll(/\b(\w+)\{job="mishwar"/g)].map(([, name = '']) => name.replace(/_(count|bucket|sum)$/, ''));
	const existing = new Set(['up', ...[...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)]);
	expect(used.filter((name) => !existing.has(name))).toEqual([]);
	const onDashboards = dashboards.flatMap(({ panels }) => panels).flatMap(selectorsOf);
	expect(onDashboards.flatMap(({ metric }) => (existing.has(metric) ? [] : [metric]))).toEqual([]);
});

/** Metrics of the documents, with their labels. */
const documented = new Map(
	[
		...OPERATIONS.slice(OPERATIONS.indexOf('| metric | labels | meaning |'), OPERATIONS.indexOf('[deploy/alerts.yaml]')).matchAll(
			/^\| (`[^|]+`) \|([^|]*)\|/gm,
		),
	].flatMap(([, names = '', labels = '']) =>
		[...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, labels.split(',').map((label) => label.trim())] as const),
	),
);

const source = z.object({ type: z.literal('prometheus'), uid: z.string().regex(/^\$\{datasource\}$/) });
const target = z.object({
	refId: z.string().regex(/^[A-Z]$/),
	datasource: source,
	expr: z.string().min(1),
	legendFormat: z.string().min(1),
});
const gridPos = z.object({ x: z.int().min(0), y: z.int().min(0), w: z.int().min(1).max(24), h: z.int().min(1) });
const panel = z.discriminatedUnion('type', [
	z.object({ type: z.literal('row'), id: z.int(), title: z.string().min(1), gridPos }),
	z.object({
		type: z.enum(['timeseries', 'stat']),
		...{ id: z.int(), title: z.string().min(1), description: z.string().min(1), gridPos, datasource: source },
		targets: z.array(target).min(1),
	}),
]);
/** What Grafana requires of an imported file. */
const dashboard = z.object({
	uid: z.string().regex(/^[\w-]{1,40}$/),
	title: z.string().min(1),
	schemaVersion: z.int().min(36),
	templating: z.object({
		list: z.tuple([z.object({ name: z.literal('datasource'), type: z.literal('datasource'), query: z.literal('prometheus') })]),
	}),
	panels: z.array(panel).min(5),
});
const FOLDER = 'deploy/grafana';
const dashboards = readdirSync(FOLDER).map((file) => dashboard.parse(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))));

type Selector = { metric: string; labels: string[]; routes: string[] };
const wordsOf = (list: string): string[] => [...list.matchAll(/\w+/g)].map(([word]) => word);

/** The metrics of a panel's queries, with the labels that they select and group by. */
function selectorsOf(shown: z.output<typeof panel>): Selector[] {
	if (shown.type === 'row') return [];
	return shown.targets.flatMap(({ expr, legendFormat }) => {
		const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => wordsOf(list));
		const inLegend = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
		return [...expr.matchAll(/([a-z_]\w*)\{([^}]*)\}/g)].map(([, name = '', matchers = '']) => ({
			metric: name.replace(/_(count|bucket|sum)$/, ''),
			labels: [...[...matchers.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, label = '']) => label), ...grouped, ...inLegend],
			routes: [...matchers.matchAll(/\broute="([^"]*)"/g)].map(([, route = '']) => route),
		}));
	});
}

it('has dashboards whose queries name existing labels and routes, and which contain every metric', () => {
	const everywhere = ['job', 'instance', 'le'];
	const routes = new Set([
		'page',
		...endpointsByCapability().flatMap(({ endpoints }) => endpoints.map((each) => each.path.replace(/\{(\w+)\}/g, ':$1'))),
	]);
	const all = dashboards.flatMap(({ panels }) => panels.flatMap(selectorsOf));
	const unknown = all.flatMap(({ metric, labels, routes: named }) => [
		...labels.filter((label) => ![...everywhere, ...(documented.get(metric) ?? [])].includes(label)).map((label) => `${metric}: ${label}`),
		...named.filter((route) => !routes.has(route)),
		...(labels.includes('job') ? [] : [`${metric} of all jobs`]),
	]);
	expect(unknown).toEqual([]);
	expect([...documented.keys()].filter((name) => !all.some(({ metric }) => metric === name))).toEqual([]);
});

it.each(dashboards)('$title has panels that do not overlap, each with its own id', ({ uid, panels }) => {
	expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
	expect(dashboards.filter((other) => other.uid === uid)).toHaveLength(1);
	const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
		Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
	);
	expect(new Set(cells).size).toBe(cells.length);
	expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
});

it('has a section of the runbook for each rule', () => {
	const sections = new Map(OPERATIONS.split(/^#+ /m).map((text) => [text.split('\n')[0]?.toLowerCase().replaceAll(' ', '-'), text]));
	const rules = [...RULES.matchAll(/- alert: (\w+)[\s\S]*?operations\.md#(\S+)/g)];
	expect(rules.flatMap(([, name = '', anchor]) => (sections.get(anchor)?.includes(`\`${name}\``) ? [] : [name]))).toEqual([]);
});

it('has a runbook for each rule and each check of the health page', () => {
	const anchors = new Set([...OPERATIONS.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')));
	const runbooks = [...RULES.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(([, anchor = '']) => anchor);
	expect(runbooks).toHaveLength([...RULES.matchAll(/- alert:/g)].length);
	expect([...runbooks, ...Object.values(healthRunbooks)].filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

/** Part of Debian's package prometheus. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
it.runIf(hasPromtool)('fires each rule in its state and clears it afterwards, and fires none in normal operation', () => {
	const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'deploy/alerts.test.yaml'], { encoding: 'utf8' });
	expect(stdout + stderr).toContain('SUCCESS');
	expect(status).toBe(0);
});

it('has an example for Prometheus, with the rules, the job that they ask for, and the servers of the installation', () => {
	const { rule_files: rules, scrape_configs: jobs } = parse(readFileSync('deploy/prometheus.yml', 'utf8'));
	expect(rules).toEqual(['alerts.yaml']);
	expect(jobs).toMatchObject([{ job_name: 'mishwar' }]);
	const [, ports = ''] = /for port in (.+); do/.exec(readFileSync('docs/install.md', 'utf8')) ?? [];
	expect(jobs[0].static_configs).toEqual([{ targets: ports.split(' ').map((port) => `127.0.0.1:${port}`) }]);
	if (hasPromtool)
		expect(spawnSync('promtool', ['check', 'config', 'deploy/prometheus.yml'], { encoding: 'utf8' })).toMatchObject({ status: 0 });
});

it('counts jobs that wait, are retried, and have failed', async () => {
	const { pool } = world.running.platform;
	await pool.query(`SELECT graphile_worker.add_job('test.late', run_at := now() - interval '10 minutes'), graphile_worker.add_job('test.later', run_at := now() + interval '1 day'),
		graphile_worker.add_job('test.failed', max_attempts := 1), graphile_worker.add_job('test.repeated')`);
	await pool.query(`UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE task_id IN
		(SELECT id FROM graphile_worker._private_tasks WHERE identifier IN ('test.failed', 'test.repeated'))`);
	const text = await metrics();
	expect(figureOf(text, 'jobs_due{task="test.late"}')).toBe(1);
	expect(figureOf(text, 'jobs_due{task="test.later"}')).toBeUndefined();
	expect(figureOf(text, 'jobs_failed{task="test.failed"}')).toBe(1);
	expect(figureOf(text, 'jobs_retried{task="test.repeated"}')).toBe(1);
	expect(figureOf(text, 'jobs_oldest_due_seconds{channel="none"}')).toBeGreaterThanOrEqual(600);
	await pool.query(`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE task_identifier LIKE 'test.%'`);
	expect(figureOf(await metrics(), 'jobs_failed{task="test.failed"}')).toBeUndefined();
});

it('has the metrics of the process while the database does not answer, and reports that the others are missing', async () => {
	for (const patienceMs of [60_000, 20]) {
		await connections.allBut(0, patienceMs);
		const since = performance.now();
		const text = await metrics();
		expect(performance.now() - since).toBeLessThan(30_000);
		expect([figureOf(text, 'database_up'), figureOf(text, 'payments_in_review'), figureOf(text, 'live_streams_open')]).toEqual([
			0,
			undefined,
			0,
		]);
		connections.giveBackAll();
	}
	expect(figureOf(await metrics(), 'database_up')).toBe(1);
	expect(figureOf(await metrics(), 'payments_in_review')).toBe(0);
});

it('measures the wait behind a job of the same queue from the start of that job, and counts deliveries by channel', async () => {
	const { pool } = world.running.platform;
	const waits = async () => {
		const text = await metrics();
		return ['none', 'SMS', 'PUSH'].map((channel) =>
			Math.round(Number(figureOf(text, `jobs_oldest_due_seconds{channel="${channel}"}`)) / 60),
		);
	};
	await pool.query(`SELECT graphile_worker.add_job('test.behind', queue_name := 'test', run_at := now() - interval '20 minutes'),
		graphile_worker.add_job('test.sms', run_at := now() - interval '30 minutes', flags := ARRAY['SMS'])`);
	expect(await waits()).toEqual([20, 30, 0]);
	const began = (interval: string) =>
		pool.query(
			`UPDATE graphile_worker._private_job_queues SET locked_by = 'test', locked_at = now() - $1::interval WHERE queue_name = 'test'`,
			[interval],
		);
	await began('1 second');
	expect(await waits()).toEqual([0, 30, 0]);
	await began('5 minutes');
	expect(await waits()).toEqual([5, 30, 0]);
	await pool.query(`SELECT graphile_worker.force_unlock_workers(ARRAY['test'])`);
	await pool.query(`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE task_identifier LIKE 'test.%'`);
	expect(await waits()).toEqual([0, 0, 0]);
});

it('counts alerts until they are closed', async () => {
	const { platform } = world.running;
	const alert = { kind: 'REFUND_LATE' as const, subject: 'refund', subjectId: randomUUID() };
	world.expectLog(/ALERT REFUND_LATE/);
	await inTransaction(platform.db, (tx) => raiseAlert(platform, tx, alert));
	expect(figureOf(await metrics(), 'alerts_open{kind="REFUND_LATE"}')).toBe(1);
	await closeAlert(platform, platform.db, { ...alert, actorId: null });
	expect(figureOf(await metrics(), 'alerts_open{kind="REFUND_LATE"}')).toBeUndefined();
});

it('counts requests by the declared route, never by an address', async () => {
	for (const slug of ['one', 'two']) await fetch(`${world.url}/api/cars/${slug}`);
	await fetch(`${world.url}/api/nothing-here`);
	const text = await metrics();
	expect(figureOf(text, 'http_request_duration_seconds_count{route="/api/cars/:slug",method="GET",status="404"}')).toBe(2);
	expect(figureOf(text, 'http_request_duration_seconds_count{route="unknown",method="GET",status="404"}')).toBe(1);
	expect(text).not.toContain('nothing-here');
});

it('neither counts nor logs probes as requests: in a quiet hour they would outnumber the others', async () => {
	const lines: Array<{ level: number; route: string }> = [];
	const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
	const counted: string[] = [];
	const ofRequests = { observe: ({ route }: { route: string }) => void counted.push(route), refused: () => undefined };
	const app = new Hono<HttpEnv>();
	app.use(requestContext({ log, tracing: null }, { ...ofRequests, text: async () => '', contentType: '' }, 0));
	app.get('*', (c) => c.text('here'));
	for (const path of ['/readyz', '/healthz', '/metrics', '/robots.txt']) await app.request(path);
	expect(counted).toHaveLength(1);
	expect(lines.map(({ level }) => level)).toEqual([20, 20, 20, 30]);
	for (const path of ['/readyz', '/healthz', '/metrics']) await fetch(`${world.url}${path}`);
	expect(await metrics()).not.toMatch(/^http_request_duration_seconds_count\{route="\/(readyz|healthz|metrics)"/m);
});

it('counts values that all servers share only once, in rules and on dashboards', () => {
	const { platform, channels } = world.running;
	const shared = [...allMetrics(platform, channels).map(({ name }) => name), 'server_degraded'];
	const queries = [
		RULES,
		...dashboards.flatMap(({ panels }) => panels.flatMap((shown) => (shown.type === 'row' ? [] : shown.targets.map(({ expr }) => expr)))),
	];
	const added = queries.flatMap((text) =>
		[...text.matchAll(/(.*?)\b(\w+)\{job="mishwar"/g)].flatMap(([, before = '', name = '']) =>
			shared.includes(name) && !/\bmax(?: by \([\w, ]+\))? ?\((?:delta\()?$/.test(before) ? [name] : [],
		),
	);
	expect(added).toEqual([]);
});
