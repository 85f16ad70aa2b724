/** One call on its way through the server: what a handler receives, and how a contract entry is bound to a use case. */
import type { Endpoint, Received, Returned, Role } from '#contract/endpoint.ts';
import type { Language } from '../base/refusal.ts';
import type { CacheTag } from '../database/invalidation.ts';
import type { Transaction } from '../database/pool.ts';

/** The signed-in person, as far as deciding about access needs them. */
export type Caller = { readonly userId: string; readonly role: Role; readonly lang: Language; readonly sessionId: string };

/** Keeps an answer under the caller's Idempotency-Key, as the last write of the use case's transaction; does nothing without a key. */
export type SaveResponse = (tx: Transaction, answer: unknown) => Promise<void>;

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' | 'gateway' | 'signed-link' ? null : Caller;

export type Call<E extends Endpoint> = Received<E> & {
	/** Null where the endpoint is open to all; `whoami` asks then. */
	caller: CallerOf<E>;
	getOptionalCaller(): Promise<Caller | null>;
	request: Request;
	/** Of the answer's sentences. */
	language: Language;
	/** The client's network address. */
	address: string;
	/** Of the answer; a handler may set its own. */
	headers: Headers;
	saveResponse: SaveResponse;
	/** For `bindCached`: names what the answer was made of, as far as it changes. */
	addCacheTags(...parts: readonly CacheTag[]): void;
};

/** An answer that is JSON already, as PostgreSQL wrote it: reading it only to write it again would be most of the work of a long list. */
export class JsonText {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

/** The answer's value, its JSON, or a whole Response where a handler has bytes of its own. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Returned<E> | JsonText | Response>;

export type Route = { readonly endpoint: Endpoint; readonly handler: (call: never) => Promise<unknown>; readonly isCached: boolean };

/** Binds a call of the contract to what answers it. */
export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
	return { endpoint, handler, isCached: false };
}

/**
 * The same for a GET that anybody may make: its answer is kept for seconds, until one of the parts that the handler names with `addCacheTags` changes.
 * The handler sees a request with the parameters of the contract alone; asking `whoami` makes the answer one that people with a session do not share.
 */
export function bindCached<E extends Endpoint & { method: 'GET'; access: 'anyone' }>(endpoint: E, handler: Handler<E>): Route {
	return { endpoint, handler, isCached: true };
}

export const isAdmin = (caller: Caller): boolean => caller.role === 'ADMIN' || caller.role === 'SUPER_ADMIN';
