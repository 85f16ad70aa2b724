/** Metrics of what all capabilities share: jobs, alerts, and the replicas. Read from the database at each scrape. */
import type pg from 'pg';
import type { Platform } from '../platform/context/platform.ts';
import type { MetricSource } from '../platform/http/metrics.ts';

type Row = { name: string; value: number };

/** One value for each name that the statement finds; names that it does not find have no value. */
const byName = (pool: pg.Pool, label: string, statement: string) => async () => {
	const { rows } = await pool.query<Row>(statement);
	return rows.map(({ name, value }) => ({ labels: { [label]: name }, value }));
};

export const operatingMetrics = ({ pool, replicas }: Platform): MetricSource[] => [
	{
		name: 'jobs_due',
		help: 'Jobs that should run now and wait, by task.',
		labels: ['task'],
		read: byName(
			pool,
			'task',
			`SELECT task_identifier AS name, count(*)::float8 AS value FROM graphile_worker.jobs
				WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts GROUP BY 1`,
		),
	},
	{
		name: 'jobs_retried',
		help: 'Jobs that failed and wait for their next attempt, by task.',
		labels: ['task'],
		read: byName(
			pool,
			'task',
			`SELECT task_identifier AS name, count(*)::float8 AS value FROM graphile_worker.jobs
				WHERE attempts > 0 AND attempts < max_attempts AND locked_at IS NULL GROUP BY 1`,
		),
	},
	{
		name: 'jobs_failed',
		help: 'Jobs that failed for good, by task.',
		labels: ['task'],
		read: byName(
			pool,
			'task',
			`SELECT task_identifier AS name, count(*)::float8 AS value FROM graphile_worker.jobs WHERE attempts >= max_attempts GROUP BY 1`,
		),
	},
	{
		name: 'alerts_open',
		help: 'Conditions that need a person, by kind.',
		labels: ['kind'],
		read: byName(pool, 'kind', `SELECT kind AS name, count(*)::float8 AS value FROM alerts WHERE closed_at IS NULL GROUP BY 1`),
	},
	...(replicas.behindSeconds === 0
		? []
		: [
				{
					name: 'replica_lag_seconds',
					help: 'For how long the primary has had something that the replica has not; 0 if there is nothing.',
					labels: ['host'],
					read: async () => replicas.states().map(({ host, lagMs }) => ({ labels: { host }, value: lagMs / 1000 })),
				},
			]),
];
