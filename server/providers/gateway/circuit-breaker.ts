/** The circuit breaker of a card gateway: only GatewayUnreachable counts as a failure, because a refusal is an answer. */
import { type CircuitBreaker, type CircuitBreakerOptions, createCircuitBreaker } from '#server/platform/base/circuit-breaker.ts';
import { GatewayUnreachable } from './port.ts';

/** The call was not made; an immediate retry is useless. */
export class CircuitOpen extends GatewayUnreachable {}

export const createGatewayCircuitBreaker = (options: CircuitBreakerOptions): CircuitBreaker =>
	createCircuitBreaker(options, {
		isFailure: (error) => error instanceof GatewayUnreachable,
		openError: () => new CircuitOpen('The gateway has not answered lately: not asked'),
	});
