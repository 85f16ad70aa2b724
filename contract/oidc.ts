/** Sign-in with an OpenID Connect provider. Both calls are navigations that redirect; the sign-in page shows errors. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** Why a sign-in through the provider failed; the sign-in page explains each. */
export const oidcProblems = [
	/** Cancelled by the user, or the response does not match the request. */
	'OIDC_FAILED',
	'OIDC_UNAVAILABLE',
	/** The provider has not verified the e-mail address. */
	'OIDC_EMAIL_UNPROVEN',
	/** An account with this address exists, but its owner never verified the address. */
	'OIDC_ACCOUNT_UNPROVEN',
	/** The account here is linked to another account at the provider. */
	'OIDC_OTHER_ACCOUNT',
	/** Super admins sign in by code only. */
	'OIDC_NOT_FOR_YOU',
] as const;
export type OidcProblem = (typeof oidcProblems)[number];

export const OIDC_START = '/api/auth/oidc/start';
export const OIDC_CALLBACK = '/api/auth/oidc/callback';

export const startOidc = endpoint({
	method: 'GET',
	path: OIDC_START,
	summary: 'Redirects to the provider, and from there back to returnTo. 404 if no provider is configured.',
	access: 'anyone',
	query: z.object({ returnTo: z.string().max(2000).optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});

export const finishOidc = endpoint({
	method: 'GET',
	path: OIDC_CALLBACK,
	summary:
		'The address to which the provider redirects: opens a session, or redirects to the sign-in page with a problem, or to the page about a suspension.',
	access: 'anyone',
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});
