/**
 * Frees the jobs of a killed process within seconds; graphile-worker alone would wait four hours.
 * Each working process holds an advisory lock on its name, which PostgreSQL releases when the process is gone; the other processes check these locks.
 */
import type pg from 'pg';
import type { Log } from '../base/log.ts';

const POLL_EVERY_MS = 10_000;

/** At start all jobs without a live owner are freed; later only those of long-running workers, because a new worker takes its first job while it takes its lock. */
const AT_START = { grace: '0 seconds', names: '%' };
const LATER = { grace: '3 seconds', names: 'pool-%' };

/** Detects a machine that disappeared without closing its connections within half a minute. */
const KEEPALIVES = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4';
const lockOf = (name: string) => `hashtextextended('worker:' || ${name}, 0)`;
const FREE = `SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM (
	SELECT locked_by FROM graphile_worker._private_jobs WHERE locked_at <= now() - $2::interval
	UNION SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_at <= now() - $2::interval
) taken WHERE locked_by <> $1 AND locked_by LIKE $3 AND pg_try_advisory_xact_lock(${lockOf('locked_by')})`;

/**
 * graphile-worker records the last run of a recurring job by the clock of the machine, and schedules nothing before that moment again. Without
 * this, a machine that is two hours ahead leaves the others without recurring jobs for two hours after it is gone.
 */
const FORGET_RUNS_TO_COME = `UPDATE graphile_worker._private_known_crontabs SET last_execution = now()
	WHERE last_execution > now() + interval '2 minutes'`;

/** `worker`: the name under which this process takes jobs. Frees abandoned jobs now and every ten seconds until `stop`. */
export async function watchAbandonedJobs(pool: pg.Pool, worker: string, log: Log): Promise<{ stop(): Promise<void> }> {
	let held: pg.PoolClient | null = null;
	const lent = new Set<pg.PoolClient>();

	/** Releases once: the database may break a connection while it is being released, and a broken one fails further queries. */
	function giveBack(client: pg.PoolClient, why: Error | true): void {
		if (held === client) held = null;
		if (lent.delete(client)) client.release(why);
	}

	async function holdOwnName(): Promise<void> {
		const client = await pool.connect();
		lent.add(client);
		// A broken connection releases the lock; the next check takes it again.
		client.on('error', (error) => giveBack(client, error));
		try {
			await client.query(KEEPALIVES);
			await client.query(`SELECT pg_advisory_lock_shared(${lockOf('$1::text')})`, [worker]);
			held = client;
		} catch (error) {
			giveBack(client, true);
			throw error;
		}
	}

	async function releaseAbandoned({ grace, names }: typeof LATER): Promise<void> {
		try {
			if (!held) await holdOwnName();
			await held?.query(FREE, [worker, grace, names]);
			await held?.query(FORGET_RUNS_TO_COME);
		} catch (error) {
			log.warn({ err: error }, 'could not look for abandoned jobs');
		}
	}

	await releaseAbandoned(AT_START);
	let looking = Promise.resolve();
	const timer = setInterval(() => {
		looking = looking.then(() => releaseAbandoned(LATER));
	}, POLL_EVERY_MS);
	return {
		stop: async () => {
			clearInterval(timer);
			await looking;
			// The lock belongs to the connection and ends with it.
			if (held) giveBack(held, true);
		},
	};
}
