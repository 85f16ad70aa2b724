/** The one way to declare a call: method, path, shapes, refusals and who may make it. Server, browser and OpenAPI read the same object. */
import type * as z from 'zod';

export const roles = ['RENTER', 'OWNER', 'ADMIN', 'SUPER_ADMIN'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call. `gateway` and `signed-link` carry their own proof (a signature over the message or the address), checked by the use case,
 * and need no session. A list names the roles let in.
 */
export type Access = 'anyone' | 'signed-in' | 'gateway' | 'signed-link' | readonly Role[];

/** A named refusal: HTTP status and the sentence for a person. A `{name}` in a sentence is filled in by whoever refuses. */
export type RefusalText = {
	readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502 | 503;
	readonly en: string;
	readonly ar: string;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Endpoint = {
	readonly method: Method;
	/** `{name}` stands for a path parameter. */
	readonly path: `/${string}`;
	readonly summary: string;
	readonly access: Access;
	readonly params?: z.ZodType;
	readonly query?: z.ZodType;
	/** JSON; an endpoint that takes other bytes leaves it out and reads the request itself. */
	readonly body?: z.ZodType;
	readonly response: z.ZodType;
	/** 303: the answer is an address to go on to, and `response` is null. */
	readonly status?: 200 | 201 | 202 | 303;
	/** Codes of this capability's refusals that the call can answer with. */
	readonly refusals?: readonly string[];
	/** Takes an `Idempotency-Key` header: the same key and body give the same answer. */
	readonly idempotent?: true;
};

export function endpoint<const E extends Endpoint>(declared: E): E {
	return declared;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Field<E, K extends string> = E extends { [P in K]: infer S } ? S : undefined;

/** What the server's handler receives, after validation. */
export type Received<E extends Endpoint> = {
	params: Output<Field<E, 'params'>>;
	query: Output<Field<E, 'query'>>;
	body: Output<Field<E, 'body'>>;
};

/** What the caller sends, before validation; parts that the endpoint does not have are left out. */
export type Sent<E extends Endpoint> = {
	[K in 'params' | 'query' | 'body' as Field<E, K> extends z.ZodType ? K : never]: Input<Field<E, K>>;
};

export type ResponseOf<E extends Endpoint> = Output<E['response']>;
/** What the handler may return: the response before its defaults are filled in. */
export type Returned<E extends Endpoint> = Input<E['response']>;
