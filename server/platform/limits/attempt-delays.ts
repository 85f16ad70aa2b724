/** Slows down attempts on one target over all networks: the first ones are free, then each waits longer than the one before, up to a bound. Never a lock. */
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Per target: attempts without a delay, then seconds until the next one, doubled each time up to the maximum. */
const delays = {
	/** Passwords: at most 77 an hour; with the 20 from known devices (see `knownPassword`) fewer than 100. */
	password: { free: 12, firstS: 1, maxS: 60 },
	/** Codes sent: at most 19 an hour, and five attempts at each. */
	code: { free: 10, firstS: 60, maxS: 600 },
	/** Codes sent to people without a session or known device behind one network: at most 144 in the first hour, 120 in each further one. */
	codeNetwork: { free: 20, firstS: 1, maxS: 30 },
	/** Failed sign-ins from one network, by browsers in which no one has signed in before: at most one a second. */
	signInNetwork: { free: 120, firstS: 0.25, maxS: 1 },
	/** Codes of authenticator apps and recovery codes: at most 15 in an hour, and 9 an hour with pauses until they are forgotten. */
	factor: { free: 4, firstS: 15, maxS: 600 },
	/** Letters to an address that was entered in the support's form: at most 10 an hour. */
	guestLetter: { free: 5, firstS: 120, maxS: 1800 },
} as const;

export type DelayName = keyof typeof delays;

/** Attempts are forgotten when none was accepted for an hour. */
const FORGET_MS = 3_600_000;
/** The exponent is bounded, so that the number cannot overflow; every maximum is reached much earlier. */
const MAX_DOUBLINGS = 20;

/** Free attempts do not wait, also if the clock is behind that of the previous attempt: another server may have become the primary. */
const ADMIT = `WITH admitted AS (
		INSERT INTO attempt_delays AS delay (kind, target, attempts, last_at, next_at) VALUES ($1, $2, 1, $3, $3)
		ON CONFLICT (kind, target) DO UPDATE SET
			attempts = CASE WHEN delay.last_at <= $4 THEN 1 ELSE delay.attempts + 1 END,
			last_at = $3,
			next_at = $3::timestamptz + make_interval(secs => CASE
				WHEN delay.last_at <= $4 OR delay.attempts + 1 <= $5::integer THEN 0
				ELSE least($7::float8, $6::float8 * 2 ^ least(delay.attempts - $5::integer, ${MAX_DOUBLINGS})) END)
		WHERE delay.next_at <= $3 OR delay.attempts <= $5::integer
		RETURNING attempts)
	SELECT attempts, NULL AS next_at FROM admitted
	UNION ALL SELECT NULL, next_at FROM attempt_delays WHERE kind = $1 AND target = $2 AND NOT EXISTS (SELECT FROM admitted)`;

/** Identifies a target without storing it. */
export const targetKey = (target: string): string => createHash('sha256').update(target).digest('base64url');

type Admission =
	/** `isFirstDelayed`: the next attempt must wait, for the first time in this hour. */
	{ admitted: true; isFirstDelayed: boolean } | { admitted: false; seconds: number };

/** Counts the attempt if it need not wait. The same single statement for every target. */
export async function admitAttempt(
	pool: pg.Pool,
	name: DelayName,
	target: string,
	{ now, scale }: { now: Date; scale: number },
): Promise<Admission> {
	const { free, firstS, maxS } = delays[name];
	const values = [name, targetKey(target), now, new Date(now.getTime() - FORGET_MS), free * scale, firstS, maxS];
	const { rows } = await pool.query<{ attempts: number | null; next_at: Date | null }>({ name: 'admit-attempt', text: ADMIT, values });
	const attempts = rows[0]?.attempts;
	if (typeof attempts === 'number') return { admitted: true, isFirstDelayed: attempts === free * scale + 1 };
	// A row that appeared during this statement is not visible to it.
	const waitMs = (rows[0]?.next_at?.getTime() ?? now.getTime()) - now.getTime();
	return { admitted: false, seconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/** Deletes expired rows. */
export async function purgeAttemptDelays(pool: pg.Pool, before: Date): Promise<void> {
	await pool.query('DELETE FROM attempt_delays WHERE last_at < $1', [before]);
}

/** A successful attempt does not count. */
export async function releaseAttempt(pool: pg.Pool, name: DelayName, target: string): Promise<void> {
	await pool.query({
		name: 'release-attempt',
		text: 'UPDATE attempt_delays SET attempts = greatest(attempts - 1, 0) WHERE kind = $1 AND target = $2',
		values: [name, targetKey(target)],
	});
}
