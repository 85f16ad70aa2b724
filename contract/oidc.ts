/** Signing in at a provider elsewhere (OpenID Connect). Both calls are navigations: they lead on, and what went wrong is told by the sign-in page. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** Why somebody who comes back from the provider is not signed in; the sign-in page says what to do about each. */
export const oidcProblems = [
	/** Given up there, or the answer does not fit what was asked. */
	'OIDC_FAILED',
	'OIDC_UNAVAILABLE',
	/** The provider does not vouch for the e-mail address. */
	'OIDC_EMAIL_UNPROVEN',
	/** Somebody has an account with this address and never proved that it is theirs. */
	'OIDC_ACCOUNT_UNPROVEN',
	/** The account here is connected to another one there. */
	'OIDC_OTHER_ACCOUNT',
	/** A super admin signs in by code alone. */
	'OIDC_NOT_FOR_YOU',
	'ACCOUNT_SUSPENDED',
] as const;
export type OidcProblem = (typeof oidcProblems)[number];

export const OIDC_START = '/api/auth/oidc/start';
export const OIDC_CALLBACK = '/api/auth/oidc/callback';

export const startOidc = endpoint({
	method: 'GET',
	path: OIDC_START,
	summary: 'Leads to the provider, and from there back to returnTo. 404 where none is configured.',
	access: 'anyone',
	query: z.object({ returnTo: z.string().max(2000).optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});

export const finishOidc = endpoint({
	method: 'GET',
	path: OIDC_CALLBACK,
	summary: 'Where the provider leads back to: opens a session, or leads to the sign-in page with a problem.',
	access: 'anyone',
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});
