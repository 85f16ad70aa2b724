/** Traces: which requests, jobs, statements and calls to other services took how long. Without the setting there are none, and neither SDK nor exporter is loaded. */
import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

export type TracingSettings = {
	/** Base address of an OTLP/HTTP receiver, for example `http://127.0.0.1:4318`. */
	endpoint: string;
	/** Sent along to the receiver, for example a token. */
	headers: Readonly<Record<string, string>>;
	serviceName: string;
	/** Which part of the traces is recorded, 0 to 1. */
	ratio: number;
};

/** Called when it is over, with the error if it failed. */
export type EndSpan = (error?: unknown) => void;

/** `route`: the path as it was declared. */
export type TracedRequest = { route: string; status: number };

/** No span contains more than the methods here accept: no parameters, addresses, bodies, or messages of errors. */
export type Tracing = {
	/** Runs a request; `traceparent` is the header of a trusted proxy (W3C Trace Context). */
	request(method: string, traceparent: string | undefined, work: (traceId: string) => Promise<TracedRequest>): Promise<void>;
	job<T>(name: string, work: () => Promise<T>): Promise<T>;
	/** A call to another service that the HTTP clients of Node do not see. */
	call<T>(host: string, work: () => Promise<T>): Promise<T>;
	/** A statement of the current request or job; null outside of them. */
	statement(text: string): EndSpan | null;
	/** Sends what is waiting. */
	stop(): Promise<void>;
};

/** Waiting for a connection must not lose the context of the statement: the callback would otherwise run in the context of the caller that returned the connection. */
export function bindCaller(pool: pg.Pool): void {
	const connect = pool.connect.bind(pool);
	type OnConnect = Parameters<typeof connect>[0];
	const bound = (callback?: OnConnect) => (callback ? connect(AsyncResource.bind(callback)) : connect());
	pool.connect = bound as typeof pool.connect;
}

type Query = (...args: unknown[]) => unknown;

/** Reports the statements of a connection, whether they are awaited or call back. */
export function traceStatements(client: pg.PoolClient, tracing: Tracing): void {
	const query = client.query.bind(client) as Query;
	const traced: Query = (...args) => {
		const end = tracing.statement(textOf(args[0]));
		if (!end) return query(...args);
		const callback = args.at(-1);
		if (typeof callback === 'function') {
			return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
				end(error ?? undefined);
				callback(error, ...rest);
			});
		}
		const result = query(...args);
		if (result instanceof Promise) result.then(() => end(), end);
		else end();
		return result;
	};
	client.query = traced as typeof client.query;
}

const textOf = (query: unknown): string => {
	if (typeof query === 'string') return query;
	return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
};

const LONGEST_SHAPE = 2000;
/** Texts in quotes (a backslash escapes only in those that begin with E) and in dollar signs, then numbers; not the numbers of parameters and names. */
const LITERALS = /\bE'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/gi;
const NUMBERS = /(?<![\w$.])\d+(?:\.\d+)?\b/g;
const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g;

/** A statement without its values, and its name: the operation, and the first table. */
export function shapeOf(text: string): { summary: string; shape: string } {
	const shape = text.replace(LITERALS, '?').replace(COMMENTS, ' ').replace(NUMBERS, '?').replace(/\s+/g, ' ').trim();
	const operation = (/^\w+/.exec(shape)?.[0] ?? 'statement').toUpperCase();
	const table = /\b(?:from|into|update)\s+(?:only\s+)?"?((?:\w+"?\."?)?[a-z_]\w*)"?/i.exec(shape)?.[1]?.replaceAll('"', '');
	return { summary: table ? `${operation} ${table}` : operation, shape: shape.slice(0, LONGEST_SHAPE) };
}
