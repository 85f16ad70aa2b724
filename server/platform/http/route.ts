/** What a handler receives for one call, and how a contract entry is bound to a use case. */
import type { Endpoint, InputOf, ResultOf, Role } from '#contract/endpoint.ts';
import type { TeamRole } from '#contract/team-roles.ts';
import type { Language } from '../base/refusal.ts';
import type { CacheTag } from '../database/invalidation.ts';
import type { Transaction } from '../database/pool.ts';
import type { Reading } from '../database/replicas.ts';

/** The company for which a session acts, and the person's role there. */
export type Office = {
	readonly companyId: string;
	readonly ownerId: string;
	readonly role: TeamRole;
	readonly nameEn: string;
	readonly nameAr: string;
};

/** The signed-in user, as far as access decisions need it. */
export type Caller = {
	/** Owner of the rows: the person, or the account of the company for which they make this call (decision 082). */
	readonly userId: string;
	/** The person who acts: named in audit log, messages and records, and owner of the uploads that may be used. */
	readonly personId: string;
	/** The company for which the session acts, also in calls that members make for themselves. */
	readonly office: Office | null;
	readonly role: Role;
	readonly lang: Language;
	readonly sessionId: string;
};

/** The caller and their session, as the kernel admits them to calls. */
export type SignedInSession = Caller & {
	/** When the person last proved their identity: at sign-in or by a later reauthentication. */
	readonly provedAt: Date;
	readonly hasSecondFactor: boolean;
	readonly hasPassword: boolean;
	/** An administrator who must set up a second factor first. */
	readonly secondFactorDue: boolean;
};

/** Stores the response under the caller's Idempotency-Key, as the last write of the use case's transaction; does nothing without a key. */
export type SaveResponse = (tx: Transaction, answer: unknown) => Promise<void>;

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' | 'gateway' | 'signed-link' ? null : Caller;

export type Call<E extends Endpoint> = InputOf<E> & {
	/** Null if the endpoint is public; use `getOptionalCaller` then. */
	caller: CallerOf<E>;
	getOptionalCaller(): Promise<Caller | null>;
	request: Request;
	/** Language of the sentences in the response. */
	language: Language;
	/** The client's network address. */
	address: string;
	/** The client is on this machine. */
	isLoopback: boolean;
	/** Database for public reads that may be some seconds old: the primary for people who have just changed something. */
	reading: Reading;
	/** Response headers; a handler may set its own. */
	headers: Headers;
	saveResponse: SaveResponse;
	/** For `bindCached`: adds the tags on which the cached response depends. */
	addCacheTags(...parts: readonly CacheTag[]): void;
};

/** A response that PostgreSQL has already serialized as JSON: parsing it only to serialize it again would be most of the work of a long list. */
export class JsonText {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

/** The value of the response, its JSON, or a whole Response if the handler has bytes of its own. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResultOf<E> | JsonText | Response>;

export type Route = { readonly endpoint: Endpoint; readonly handler: (call: never) => Promise<unknown>; readonly isCached: boolean };

/** Binds a call of the contract to its handler. */
export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
	return { endpoint, handler, isCached: false };
}

/**
 * The same for a public GET whose response is cached for seconds, until one of the tags named by `addCacheTags` is invalidated.
 * The handler sees a request with the parameters of the contract only; calling `getOptionalCaller` makes the response one that callers with a session do not share.
 */
export function bindCached<E extends Endpoint & { method: 'GET'; access: 'anyone' }>(endpoint: E, handler: Handler<E>): Route {
	return { endpoint, handler, isCached: true };
}

export const isAdmin = (caller: Caller): boolean => caller.role === 'ADMIN' || caller.role === 'SUPER_ADMIN';
