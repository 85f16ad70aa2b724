/** Declares a call: method, path, shapes, refusals and access. Server, browser and OpenAPI use the same object. */
import type * as z from 'zod';
import type { TeamPermission } from './team-roles.ts';

export const roles = ['RENTER', 'OWNER', 'ADMIN', 'SUPER_ADMIN'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call. `gateway` and `signed-link` are authenticated by a signature over the message or address, verified by the use case,
 * and need no session. A list names the admitted roles.
 */
export type Access = 'anyone' | 'signed-in' | 'gateway' | 'signed-link' | readonly Role[];

/** A refusal: HTTP status and a sentence for a person. A `{name}` placeholder is filled in by the code that refuses. */
export type RefusalText = {
	readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 502 | 503;
	readonly en: string;
	readonly ar: string;
};

/**
 * When a call asks again who the person is, if their sign-in or last confirmation is older than ten minutes: `always`; only if the
 * body has this field; only for accounts with a second factor, where the body carries the password or a code anyway; or only for
 * accounts without a password, where the body carries the password of the others.
 */
export type StepUp = 'always' | { readonly ifSent: string } | 'with-second-factor' | 'without-password';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The permission that a member of a company's team needs to make the call for the company. `own`: members
 * always make it for themselves. With `else`, roles without the permission make it for themselves. Left out: managers only below `/api/owner/`, and elsewhere always for themselves (decision 082).
 */
export type TeamAccess = 'own' | TeamPermission | readonly TeamPermission[] | { readonly permission: TeamPermission; readonly else: 'own' };

export type Endpoint = {
	readonly method: Method;
	/** `{name}` is a path parameter. */
	readonly path: `/${string}`;
	readonly summary: string;
	readonly access: Access;
	readonly team?: TeamAccess;
	readonly stepUp?: StepUp;
	/** Open to administrators who have not set up their second factor yet; calls for `anyone` always are. */
	readonly withoutSecondFactor?: true;
	readonly params?: z.ZodType;
	readonly query?: z.ZodType;
	/** JSON; an endpoint with another content type omits it and reads the request itself. */
	readonly body?: z.ZodType;
	readonly response: z.ZodType;
	/** 303: redirects to the returned address, and `response` is null. */
	readonly status?: 200 | 201 | 202 | 303;
	/** Refusal codes of this capability that the call may return. */
	readonly refusals?: readonly string[];
	/** Accepts an `Idempotency-Key` header: the same key and body return the same response. A call that can be repeated without one does not. */
	readonly idempotent?: true;
};

export function endpoint<const E extends Endpoint>(declared: E): E {
	return declared;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Field<E, K extends string> = E extends { [P in K]: infer S } ? S : undefined;

/** What the server's handler receives after validation. */
export type InputOf<E extends Endpoint> = {
	params: Output<Field<E, 'params'>>;
	query: Output<Field<E, 'query'>>;
	body: Output<Field<E, 'body'>>;
};

/** What the caller sends before validation; parts that the endpoint does not have are omitted. */
export type RequestOf<E extends Endpoint> = {
	[K in 'params' | 'query' | 'body' as Field<E, K> extends z.ZodType ? K : never]: Input<Field<E, K>>;
};

export type ResponseOf<E extends Endpoint> = Output<E['response']>;
/** What the handler may return: the response before defaults are applied. */
export type ResultOf<E extends Endpoint> = Input<E['response']>;
