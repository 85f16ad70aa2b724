/** Circuit breaker: stops calling a gateway that does not answer, and lets one call through at intervals to test recovery. */
import { GatewayUnreachable } from './port.ts';

export type CircuitBreakerOptions = {
	/** Number of consecutive failures that open the circuit. */
	failuresToOpen: number;
	/** How long the circuit stays open before a trial call. */
	openMs: number;
	/** Monotonic milliseconds. */
	now?: () => number;
};

/** The call was not made; an immediate retry is useless. */
export class CircuitOpen extends GatewayUnreachable {}

export type CircuitBreaker = { run<T>(call: () => Promise<T>): Promise<T> };

/**
 * Only GatewayUnreachable counts as a failure: a refusal is an answer. While the circuit is open `run` throws CircuitOpen
 * at once, without calling.
 */
export function createCircuitBreaker({ failuresToOpen, openMs, now = () => performance.now() }: CircuitBreakerOptions): CircuitBreaker {
	let failures = 0;
	let openUntil = 0;
	let probing = false;

	return {
		async run(call) {
			const tripped = failures >= failuresToOpen;
			if (tripped && (probing || now() < openUntil)) {
				throw new CircuitOpen('The gateway has not answered lately: not asked');
			}
			probing = tripped;
			try {
				const answer = await call();
				failures = 0;
				return answer;
			} catch (error) {
				if (error instanceof GatewayUnreachable) {
					failures += 1;
					if (failures >= failuresToOpen) openUntil = now() + openMs;
				} else {
					failures = 0;
				}
				throw error;
			} finally {
				if (tripped) probing = false;
			}
		},
	};
}
