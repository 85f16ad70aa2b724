/** Rate limits: counted in PostgreSQL where it matters, so that all processes count together. */
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../base/refusal.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Name → [attempts, seconds]. */
const limits = {
	signInAccount: [10, MINUTE],
	signInAddress: [30, MINUTE],
	/** Codes of an authenticator app, recovery codes and passkeys, for one account. */
	secondFactor: [10, 10 * MINUTE],
	codeNumber: [5, HOUR],
	codeAddress: [20, HOUR],
	codeAccount: [10, HOUR],
	bookingPerson: [1000, MINUTE],
	uploadPerson: [120, MINUTE],
	messagePerson: [60, MINUTE],
	reportPerson: [20, HOUR],
	exportPerson: [5, HOUR],
	/** On-demand synchronizations of external calendars. */
	calendarPerson: [20, 10 * MINUTE],
} as const;

/** Counted in this process only: a write for each read would cost more than it protects (docs/decisions/006). */
const ownLimits = { read: [1200, MINUTE] } as const;

export type LimitName = keyof typeof limits | keyof typeof ownLimits;

export type RateLimits = {
	/** Counts one attempt; throws TOO_MANY_REQUESTS with `seconds` if the limit is exceeded. */
	count(limit: LimitName, who: string): Promise<void>;
};

export function createRateLimits(pool: pg.Pool, scale = 1): RateLimits {
	const limiters = new Map<LimitName, RateLimiterAbstract>();
	for (const [name, [points, duration]] of Object.entries(ownLimits))
		limiters.set(name as LimitName, new RateLimiterMemory({ points: points * scale, duration }));
	for (const [name, [points, duration]] of Object.entries(limits)) {
		limiters.set(
			name as LimitName,
			new RateLimiterPostgres({
				storeClient: pool,
				storeType: 'pool',
				tableName: 'rate_limits',
				tableCreated: true,
				keyPrefix: name,
				points: points * scale,
				duration,
			}),
		);
	}
	return {
		count: async (limit, who) => {
			try {
				await limiters.get(limit)?.consume(who);
			} catch (error) {
				if (!(error instanceof RateLimiterRes)) throw error;
				throw refuse('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
			}
		},
	};
}
