/** Calls MyFatoorah over HTTP: key, time limit, retries where they are safe, and an answer checked against its shape. */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { type CircuitBreaker, CircuitOpen } from './circuit-breaker.ts';
import { parseExact } from './exact-json.ts';
import { GatewayRefusal, GatewayUnreachable } from './port.ts';

/** The part of a pino logger that is used. */
export type GatewayLog = {
	info(fields: Record<string, unknown>, message: string): void;
	warn(fields: Record<string, unknown>, message: string): void;
};

export type ClientOptions = {
	baseUrl: string;
	apiKey: string;
	breaker: CircuitBreaker;
	fetch: typeof fetch;
	timeoutMs: number;
	log: GatewayLog | undefined;
	/** Between tries; milliseconds. */
	sleep?: ((ms: number) => Promise<unknown>) | undefined;
};

type Call<Shape extends z.ZodType> = {
	/** For logs and errors, such as `create payment`. */
	name: string;
	method: 'GET' | 'POST' | 'PUT';
	path: string;
	body?: object;
	idempotencyKey?: string;
	/** A read may be asked again when no answer came; a write may not: it may have been done. */
	kind: 'read' | 'write';
	/** Of the envelope's `Data`; numbers are text by then. */
	shape: Shape;
};

const TRIES = 3;
const FIRST_WAIT_MS = 200;
/** A gateway that wants a longer pause is left alone: the caller's own timer comes back later. */
const LONGEST_WAIT_MS = 5_000;
const LONGEST_MESSAGE = 300;

const envelope = z.object({
	IsSuccess: z.boolean(),
	Message: z.string().nullish(),
	ValidationErrors: z.array(z.object({ Name: z.string().nullish(), Error: z.string().nullish() })).nullish(),
	Data: z.unknown().optional(),
});
type Envelope = z.infer<typeof envelope>;

class TooManyRequests extends Error {
	readonly retryAfterMs: number | null;
	constructor(retryAfterMs: number | null) {
		super('The gateway asks for a pause (429)');
		this.retryAfterMs = retryAfterMs;
	}
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null): number | null {
	if (header === null) return null;
	const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
	return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** What the gateway gave as its reason; a message may be empty and the field's name the only clue. */
function reasonOf(answer: Envelope): string {
	const fields = (answer.ValidationErrors ?? []).map((each) => [each.Name, each.Error].filter(Boolean).join(': '));
	return [answer.Message, ...fields].filter(Boolean).join('; ') || 'no reason given';
}

/** Says why no answer came, in words of our own: an error of fetch may quote what was sent. */
function silence(error: unknown, timeoutMs: number): string {
	if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
	const cause = z.object({ cause: z.object({ code: z.string() }) }).safeParse(error);
	return `the connection failed${cause.success ? ` (${cause.data.cause.code})` : ''}`;
}

function readEnvelope(call: Call<z.ZodType>, status: number, text: string): Envelope {
	try {
		return envelope.parse(parseExact(text));
	} catch {
		throw new GatewayUnreachable(`${call.name}: the answer (HTTP ${status}) is not MyFatoorah's envelope`);
	}
}

/** How long to wait before trying again; null: do not. */
function pauseAfter(error: unknown, call: Call<z.ZodType>, tries: number): number | null {
	const jittered = Math.random() * FIRST_WAIT_MS * 2 ** tries;
	if (tries >= TRIES || error instanceof CircuitOpen) return null;
	if (error instanceof TooManyRequests) {
		const pause = Math.max(error.retryAfterMs ?? 0, jittered);
		return pause > LONGEST_WAIT_MS ? null : pause;
	}
	return error instanceof GatewayUnreachable && call.kind === 'read' ? jittered : null;
}

export type MyFatoorahClient = { call<Shape extends z.ZodType>(call: Call<Shape>): Promise<z.output<Shape>> };

/**
 * `call` gives the checked `Data`. Throws GatewayRefusal when the gateway says no (404 also where it says «No … match» or «found» in
 * another status), GatewayUnreachable when there is no answer or not one of the expected shape.
 */
export function createClient(options: ClientOptions): MyFatoorahClient {
	if (options.apiKey === '') throw new RangeError('MyFatoorah wants an API key');
	const { apiKey, breaker, log, timeoutMs, sleep = wait } = options;
	const base = new URL(options.baseUrl).href.replace(/\/$/, '');
	const tell = (text: string): string => text.replaceAll(apiKey, '[key]').slice(0, LONGEST_MESSAGE);

	async function send(call: Call<z.ZodType>): Promise<{ response: Response; text: string }> {
		try {
			const response = await options.fetch(`${base}${call.path}`, {
				method: call.method,
				redirect: 'error',
				signal: AbortSignal.timeout(timeoutMs),
				headers: {
					authorization: `Bearer ${apiKey}`,
					accept: 'application/json',
					...(call.body && { 'content-type': 'application/json' }),
					...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
				},
				...(call.body && { body: JSON.stringify(call.body) }),
			});
			return { response, text: await response.text() };
		} catch (error) {
			throw new GatewayUnreachable(`${call.name}: ${silence(error, timeoutMs)}`);
		}
	}

	async function attempt<Shape extends z.ZodType>(call: Call<Shape>): Promise<z.output<Shape>> {
		const { response, text } = await send(call);
		const { status } = response;
		if (status === 429) throw new TooManyRequests(readRetryAfter(response.headers.get('retry-after')));
		if (status >= 500) throw new GatewayUnreachable(`${call.name}: the gateway failed (HTTP ${status})`);
		const answer = readEnvelope(call, status, text);
		if (!response.ok || !answer.IsSuccess) {
			const unknown = status === 404 || /^no .*(match|found)/i.test(answer.Message ?? '');
			throw new GatewayRefusal(tell(`${call.name}: ${reasonOf(answer)}`), unknown ? 404 : status);
		}
		const data = call.shape.safeParse(answer.Data);
		if (data.success) return data.data;
		const where = data.error.issues.map((issue) => issue.path.join('.') || 'Data').join(', ');
		throw new GatewayUnreachable(tell(`${call.name}: the answer has another shape than expected at ${where}`));
	}

	return {
		async call(call) {
			for (let tries = 1; ; tries += 1) {
				const started = performance.now();
				const fields = { gateway: 'myfatoorah', call: call.name, tries };
				try {
					const data = await breaker.run(() => attempt(call));
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
