/** Calls a gateway over HTTP with what every gateway needs: a time limit, tries again where that is safe, a circuit breaker, no key in any word. */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { type CircuitBreaker, CircuitOpen } from './circuit-breaker.ts';
import { GatewayRefusal, GatewayUnreachable } from './port.ts';

/** The part of a pino logger that is used. */
export type GatewayLog = {
	info(fields: Record<string, unknown>, message: string): void;
	warn(fields: Record<string, unknown>, message: string): void;
};

export type CallerOptions = {
	/** For the log. */
	gateway: string;
	baseUrl: string;
	/** What the gateway knows us by; never logged, and cut out of what it says. */
	key: string;
	/** What `key` looks like in `Authorization`. */
	authorization: string;
	breaker: CircuitBreaker;
	fetch: typeof fetch;
	/** Of one try. */
	timeoutMs: number;
	log: GatewayLog | undefined;
	/** Between tries; milliseconds. */
	sleep?: ((ms: number) => Promise<unknown>) | undefined;
};

export type GatewayCall = {
	/** For logs and errors, such as `create payment`. */
	name: string;
	method: 'GET' | 'POST' | 'PUT';
	path: string;
	body?: object;
	headers?: Record<string, string>;
	/** A read may be asked again when no answer came; a write may not, unless it certainly did not arrive: it may have been done. */
	kind: 'read' | 'write';
};

export type GatewayAnswer = { status: number; text: string };

const TRIES = 3;
const FIRST_WAIT_MS = 200;
/** A gateway that wants a longer pause is left alone: the caller's own timer comes back later. */
const LONGEST_WAIT_MS = 5_000;
const LONGEST_MESSAGE = 300;
/** No connection was made, so nothing was sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** An answer, so the circuit breaker does not count it as a silence. */
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

/** Why no answer came, in words of our own: an error of fetch may quote what was sent. */
function silence(call: string, error: unknown, timeoutMs: number): GatewayUnreachable {
	if (error instanceof Error && error.name === 'TimeoutError') return new GatewayUnreachable(`${call}: no answer within ${timeoutMs} ms`);
	const code = z.object({ cause: z.object({ code: z.string() }) }).safeParse(error).data?.cause.code;
	const message = `${call}: the connection failed${code ? ` (${code})` : ''}`;
	return code && NEVER_SENT.has(code) ? new NeverSent(message) : new GatewayUnreachable(message);
}

/** How long to wait before trying again; null: do not. */
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
	/** `read` makes sense of any answer below 500, or throws GatewayRefusal or GatewayUnreachable. */
	call<T>(call: GatewayCall, read: (answer: GatewayAnswer) => T): Promise<T>;
	/** What the gateway said, cut short and without our key, fit for logs and errors. */
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
			throw silence(call.name, error, timeoutMs);
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
					const told = { ...fields, ms: Math.round(performance.now() - started), reason };
					// "No such payment" is an answer: anybody can make us ask, so it must not fill the log with warnings.
					if (error instanceof GatewayRefusal && error.status === 404) log?.info(told, 'gateway knows of none');
					else log?.warn(told, 'gateway call failed');
					const pause = pauseAfter(error, call, tries);
					if (pause !== null) await sleep(pause);
					else throw error instanceof TooManyRequests ? new GatewayUnreachable(`${call.name}: ${error.message}`) : error;
				}
			}
		},
	};
}
