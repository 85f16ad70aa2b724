/**
 * Counts attempts in fixed windows, by the time of the database like every other deadline: rate-limiter-flexible counts by the clock of the
 * machine, so that a server with a wrong clock would lock people out for as long as it is wrong, and would itself have no limits.
 */
import type pg from 'pg';

type Limit = { key: string; most: number; seconds: number };

/** If a window begins in the future because a clock was wrong, the wait is at most its usual length. */
const COUNT = `INSERT INTO rate_limits AS counted (key, points, expire) VALUES ($1, 1, $3)
	ON CONFLICT (key) DO UPDATE SET
		points = CASE WHEN counted.expire <= $2 THEN 1 ELSE counted.points + 1 END,
		expire = CASE WHEN counted.expire <= $2 THEN $3 ELSE least(counted.expire, $3) END
	RETURNING points, expire`;

/** Returns the seconds to wait, or 0 if the attempt is admitted. */
export async function countAttempt(pool: pg.Pool, { key, most, seconds }: Limit, now: Date): Promise<number> {
	const values = [key, now.getTime(), now.getTime() + seconds * 1000];
	const { rows } = await pool.query<{ points: number; expire: number }>({ name: 'count-attempt', text: COUNT, values });
	const [counted] = rows;
	if (!counted || counted.points <= most) return 0;
	return Math.max(1, Math.ceil((counted.expire - now.getTime()) / 1000));
}

/** Revokes one counted attempt. */
export async function uncountAttempt(pool: pg.Pool, key: string, now: Date): Promise<void> {
	const text = 'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND expire > $2 AND points > 0';
	await pool.query({ name: 'uncount-attempt', text, values: [key, now.getTime()] });
}

/** Deletes expired windows. */
export async function purgeAttemptCounts(pool: pg.Pool, now: Date): Promise<void> {
	await pool.query('DELETE FROM rate_limits WHERE expire <= $1', [now.getTime()]);
}
