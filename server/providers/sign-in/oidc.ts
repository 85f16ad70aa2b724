/** OpenID Connect: authorization code with PKCE, state and nonce; the id token's signature, issuer, audience and times are verified with the provider's published keys. */
import * as oidc from 'openid-client';
import { type ProviderPerson, ProviderUnavailable, type SignInProvider } from './port.ts';

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string; name: string };

const TIMEOUT_S = 8;
const SCOPE = 'openid email profile';
const SERVER_ERROR = 500;

/** Discovery happens at the first use, so that a provider that is down does not prevent the start. */
export function createOidc(settings: OidcSettings): SignInProvider {
	let known: Promise<oidc.Configuration> | null = null;
	const configuration = (): Promise<oidc.Configuration> => {
		known ??= discover(settings).catch((error: unknown) => {
			known = null;
			throw new ProviderUnavailable('the provider could not be asked what it can', { cause: error });
		});
		return known;
	};
	return {
		name: settings.name,
		begin: async (redirectUri) => {
			const config = await configuration();
			const question = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
			const url = oidc.buildAuthorizationUrl(config, {
				redirect_uri: redirectUri,
				scope: SCOPE,
				state: question.state,
				nonce: question.nonce,
				code_challenge: await oidc.calculatePKCECodeChallenge(question.verifier),
				code_challenge_method: 'S256',
			});
			return { url: url.href, question };
		},
		finish: async (callback, { state, nonce, verifier }) => {
			const config = await configuration();
			const tokens = await oidc
				.authorizationCodeGrant(config, callback, {
					expectedState: state,
					expectedNonce: nonce,
					pkceCodeVerifier: verifier,
					idTokenExpected: true,
				})
				.catch((error: unknown) => {
					throw isOutage(error) ? new ProviderUnavailable('the provider does not answer', { cause: error }) : error;
				});
			return personOf(tokens.claims());
		},
	};
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<oidc.Configuration> {
	const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
	return oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
		timeout: TIMEOUT_S,
		execute: [...insecure, oidc.enableNonRepudiationChecks],
	});
}

type Cause = { name?: unknown; message?: unknown; code?: unknown; status?: unknown; cause?: unknown };

/** A network error, a timeout, or a 5xx anywhere among the causes. */
function isOutage(error: unknown): boolean {
	const { name, message, code, status, cause } = (error ?? {}) as Cause;
	if (message === 'fetch failed' || name === 'TimeoutError' || code === 'OAUTH_TIMEOUT') return true;
	return Number(status) >= SERVER_ERROR || (cause !== undefined && isOutage(cause));
}

function personOf(claims: oidc.IDToken | undefined): ProviderPerson {
	if (!claims) throw new Error('the provider sent no id token');
	const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
	const [first, ...rest] = (text(claims.name) ?? '').split(/\s+/);
	return {
		issuer: claims.iss,
		subject: claims.sub,
		email: text(claims.email)?.toLowerCase() ?? null,
		emailVerified: claims.email_verified === true,
		firstName: text(claims.given_name) ?? text(first),
		lastName: text(claims.family_name) ?? text(rest.join(' ')),
	};
}
