/** HTTP client for gateways: time limit, safe retries, circuit breaker, and no keys in logs or errors. */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { type CircuitBreaker, type CircuitBreakerOptions, createCircuitBreaker } from '#server/platform/base/circuit-breaker.ts';
import { GatewayRefusal, GatewayUnreachable } from './port.ts';

/** The used part of a pino logger. */
export type GatewayLog = {
	info(fields: Record<string, unknown>, message: string): void;
	warn(fields: Record<string, unknown>, message: string): void;
};

export type CallerOptions = {
	/** Name for the log. */
	gateway: string;
	baseUrl: string;
	/** Our API key; never logged, and removed from the gateway's messages. */
	key: string;
	/** Value of the `Authorization` header. */
	authorization: string;
	breaker: CircuitBreaker;
	fetch: typeof fetch;
	/** Time limit of one attempt. */
	timeoutMs: number;
	log: GatewayLog | undefined;
	/** Pause between attempts, in milliseconds. */
	sleep?: ((ms: number) => Promise<unknown>) | undefined;
};

export type GatewayCall = {
	/** Name for logs and errors, such as `create payment`. */
	name: string;
	method: 'GET' | 'POST' | 'PUT';
	path: string;
	body?: object;
	headers?: Record<string, string>;
	/** A read may be retried after a missing answer; a write only if it certainly did not arrive, because it may have been executed. */
	kind: 'read' | 'write';
};

export type GatewayAnswer = { status: number; text: string };

const TRIES = 3;
const FIRST_WAIT_MS = 200;
/** If the gateway asks for a longer pause, the call fails and the caller's timer tries later. */
const LONGEST_WAIT_MS = 5_000;
const LONGEST_MESSAGE = 300;
/** No connection was made, so nothing was sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** An answer, so the circuit breaker does not count it as a failure. */
class TooManyRequests extends Error {
	readonly retryAfterMs: number | null;
	constructor(retryAfterMs: number | null) {
		super('The gateway asks for a pause (429)');
		this.retryAfterMs = retryAfterMs;
	}
}

class NeverSent extends GatewayUnreachable {}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null): number | null {
	if (header === null) return null;
	const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
	return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** Describes a missing answer in our own words, because errors of fetch may quote the request. */
function toUnreachable(call: string, error: unknown, timeoutMs: number): GatewayUnreachable {
	if (error instanceof Error && error.name === 'TimeoutError') return new GatewayUnreachable(`${call}: no answer within ${timeoutMs} ms`);
	const code = z.object({ cause: z.object({ code: z.string() }) }).safeParse(error).data?.cause.code;
	const message = `${call}: the connection failed${code ? ` (${code})` : ''}`;
	return code && NEVER_SENT.has(code) ? new NeverSent(message) : new GatewayUnreachable(message);
}

/** Pause before the next attempt; null for no retry. */
function pauseAfter(error: unknown, call: GatewayCall, tries: number): number | null {
	const jittered = Math.random() * FIRST_WAIT_MS * 2 ** tries;
	if (tries >= TRIES || error instanceof CircuitOpen) return null;
	if (error instanceof TooManyRequests) {
		const pause = Math.max(error.retryAfterMs ?? 0, jittered);
		return pause > LONGEST_WAIT_MS ? null : pause;
	}
	const safe = call.kind === 'read' || error instanceof NeverSent;
	return error instanceof GatewayUnreachable && safe ? jittered : null;
}

export type GatewayCaller = {
	/** `read` parses any response below 500, or throws GatewayRefusal or GatewayUnreachable. */
	call<T>(call: GatewayCall, read: (answer: GatewayAnswer) => T): Promise<T>;
	/** A message of the gateway, shortened and without our key, safe for logs and errors. */
	redact(text: string): string;
};

export function createCaller(options: CallerOptions): GatewayCaller {
	const { gateway, key, breaker, log, timeoutMs, sleep = wait } = options;
	const base = new URL(options.baseUrl).href.replace(/\/$/, '');

	async function send(call: GatewayCall): Promise<{ response: Response; text: string }> {
		try {
			const response = await options.fetch(`${base}${call.path}`, {
				method: call.method,
				redirect: 'error',
				signal: AbortSignal.timeout(timeoutMs),
				headers: {
					authorization: options.authorization,
					accept: 'application/json',
					...(call.body && { 'content-type': 'application/json' }),
					...call.headers,
				},
				...(call.body && { body: JSON.stringify(call.body) }),
			});
			return { response, text: await response.text() };
		} catch (error) {
			throw toUnreachable(call.name, error, timeoutMs);
		}
	}

	async function attempt<T>(call: GatewayCall, read: (answer: GatewayAnswer) => T): Promise<T> {
		const { response, text } = await send(call);
		const { status } = response;
		if (status === 429) throw new TooManyRequests(readRetryAfter(response.headers.get('retry-after')));
		if (status >= 500) throw new GatewayUnreachable(`${call.name}: the gateway failed (HTTP ${status})`);
		return read({ status, text });
	}

	return {
		redact: (text) => text.replaceAll(key, '[key]').slice(0, LONGEST_MESSAGE),
		async call(call, read) {
			for (let tries = 1; ; tries += 1) {
				const started = performance.now();
				const fields = { gateway, call: call.name, tries };
				try {
					const data = await breaker.run(() => attempt(call, read));
					log?.info({ ...fields, ms: Math.round(performance.now() - started) }, 'gateway answered');
					return data;
				} catch (error) {
					const reason = error instanceof Error ? error.message : 'unknown';
					const fieldsOfFailure = { ...fields, ms: Math.round(performance.now() - started), reason };
					// Not found is a normal answer: anybody can trigger such a query, so it must not fill the log with warnings.
					if (error instanceof GatewayRefusal && error.status === 404) log?.info(fieldsOfFailure, 'gateway knows of none');
					else log?.warn(fieldsOfFailure, 'gateway call failed');
					const pause = pauseAfter(error, call, tries);
					if (pause !== null) await sleep(pause);
					else throw error instanceof TooManyRequests ? new GatewayUnreachable(`${call.name}: ${error.message}`) : error;
				}
			}
		},
	};
}

/** The call was not made; an immediate retry is useless. */
export class CircuitOpen extends GatewayUnreachable {}

/** Only GatewayUnreachable counts as a failure, because a refusal is an answer. */
export const createGatewayCircuitBreaker = (options: CircuitBreakerOptions): CircuitBreaker =>
	createCircuitBreaker(options, {
		isFailure: (error) => error instanceof GatewayUnreachable,
		openError: () => new CircuitOpen('The gateway has not answered lately: not asked'),
	});
