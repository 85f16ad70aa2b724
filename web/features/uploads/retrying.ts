/** Trying again what failed for a passing reason: at once, then after 1, 3 and 5 seconds. */

const DELAYS_MS = [0, 1000, 3000, 5000] as const;
const PASSING = new Set([408, 409, 418, 423, 429]);
const LASTING_5XX = new Set([501, 505]);

/** Whether a failure may pass by itself: no answer at all (0), a busy server, or one that fails. */
export function mayPass(status: number): boolean {
	return status === 0 || PASSING.has(status) || (status >= 500 && !LASTING_5XX.has(status));
}

type Retrying = {
	signal: AbortSignal;
	/** Resolves after that many milliseconds; given by tests. */
	wait?: (ms: number) => Promise<void>;
};

/** The result of the first try that succeeds; throws what the last one threw. Nothing more is tried once `signal` is aborted. */
export async function withRetries<T>(attempt: () => Promise<T>, { signal, wait = pause }: Retrying): Promise<T> {
	for (const delay of DELAYS_MS) {
		try {
			return await attempt();
		} catch (error) {
			const { status } = error as { status?: unknown };
			if (signal.aborted || typeof status !== 'number' || !mayPass(status)) throw error;
		}
		await wait(delay);
		signal.throwIfAborted();
	}
	return attempt();
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
