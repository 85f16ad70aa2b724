/** Circuit breaker: stops calling a service that does not answer, and lets one call through at intervals to test recovery. */

export type CircuitBreakerOptions = {
	/** Number of consecutive failures that open the circuit. */
	failuresToOpen: number;
	/** How long the circuit stays open before a trial call. */
	openMs: number;
	/** Monotonic milliseconds. */
	now?: () => number;
};

type Judgement = {
	/** Whether the error is one of the service. Any other error is an answer, and resets the count of failures. */
	isFailure(error: unknown): boolean;
	/** Creates the error that is thrown instead of calling while the circuit is open. */
	openError(): Error;
	onChange?(state: 'open' | 'closed'): void;
};

/**
 * The state of a service is forgotten after this time without a call: a process whose calls have ended would otherwise report for ever that
 * it is down. Longer than the delay of alerts, so that a service that fails at each of a few calls is still reported.
 */
const KNOWN_FOR_MS = 5 * 60_000;

export type CircuitState = 'closed' | 'half-open' | 'open';

export type CircuitBreaker = {
	/** Throws `openError` at once, without calling, while the circuit is open or its trial call runs. */
	run<T>(call: () => Promise<T>): Promise<T>;
	state(): CircuitState;
	/** Milliseconds until a trial call is allowed; 0 if calls are made. */
	pauseLeft(): number;
	/** Whether the service is known not to answer: the circuit is not closed, and the last call failed lately. */
	isServiceDown(): boolean;
	/** Milliseconds since the service failed so often that the circuit opened; 0 while it is closed. */
	trippedForMs(): number;
};

/** The read-only part of a breaker. */
export type CircuitView = Pick<CircuitBreaker, 'isServiceDown' | 'trippedForMs'>;

export function createCircuitBreaker(
	{ failuresToOpen, openMs, now = () => performance.now() }: CircuitBreakerOptions,
	{ isFailure, openError, onChange }: Judgement,
): CircuitBreaker {
	let failures = 0;
	let failedAt = 0;
	let trippedAt = 0;
	let isProbing = false;
	const isTripped = () => failures >= failuresToOpen;
	const pauseLeft = () => (isTripped() ? Math.max(0, failedAt + openMs - now()) : 0);

	function answered(): void {
		const wasTripped = isTripped();
		failures = 0;
		if (wasTripped) onChange?.('closed');
	}

	function failed(): void {
		const wasTripped = isTripped();
		failures += 1;
		if (!isTripped()) return;
		failedAt = now();
		if (wasTripped) return;
		trippedAt = now();
		onChange?.('open');
	}

	return {
		pauseLeft,
		isServiceDown: () => isTripped() && now() - failedAt < KNOWN_FOR_MS,
		trippedForMs: () => (isTripped() ? now() - trippedAt : 0),
		state: () => {
			if (!isTripped()) return 'closed';
			return pauseLeft() > 0 ? 'open' : 'half-open';
		},
		async run(call) {
			const isTrial = isTripped();
			if (isTrial && (isProbing || pauseLeft() > 0)) throw openError();
			isProbing = isTrial;
			try {
				const answer = await call();
				answered();
				return answer;
			} catch (error) {
				if (isFailure(error)) failed();
				else answered();
				throw error;
			} finally {
				if (isTrial) isProbing = false;
			}
		},
	};
}
