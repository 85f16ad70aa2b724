/** Retries temporary failures: at once, then after 1, 3 and 5 seconds. */

const DELAYS_MS = [0, 1000, 3000, 5000] as const;
const TEMPORARY = new Set([408, 409, 418, 423, 429]);
const LASTING_5XX = new Set([501, 505]);

/** Whether another attempt within seconds may succeed: no response (0), a busy or failing server. An ended session does not come back so soon. */
export function isRetryable(status: number): boolean {
	return status === 0 || TEMPORARY.has(status) || (status >= 500 && !LASTING_5XX.has(status));
}

type Retrying = {
	signal: AbortSignal;
	/** Passed in by tests. */
	wait?: (ms: number) => Promise<void>;
};

/** Returns the first successful result or throws the last error. Stops when `signal` is aborted. */
export async function withRetries<T>(attempt: () => Promise<T>, { signal, wait = pause }: Retrying): Promise<T> {
	for (const delay of DELAYS_MS) {
		try {
			return await attempt();
		} catch (error) {
			const { status } = error as { status?: unknown };
			if (signal.aborted || typeof status !== 'number' || !isRetryable(status)) throw error;
		}
		await wait(delay);
		signal.throwIfAborted();
	}
	return attempt();
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
