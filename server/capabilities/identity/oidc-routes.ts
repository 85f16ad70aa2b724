/** The two navigations of OpenID Connect sign-in. Every failure leads to the sign-in page with a reason. */
import { localPath } from '#contract/local-path.ts';
import { finishOidc, OIDC_CALLBACK, type OidcProblem, startOidc } from '#contract/oidc.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { ProviderUnavailable, type SignInProvider } from '#server/providers/sign-in/port.ts';
import { admitSignIn } from './attempts.ts';
import { rememberDevice } from './devices.ts';
import { authRequestCookie, clearAuthRequestCookie, readAuthRequest } from './oidc-cookie.ts';
import { signInFromProvider } from './oidc-sign-in.ts';
import { SUSPENDED_PAGE } from './suspension-page.ts';

const leadTo = (location: string): Response => new Response(null, { status: 302, headers: { location } });

function signInPage(problem: OidcProblem, returnTo: string): Response {
	return leadTo(`/sign-in?${new URLSearchParams({ problem, ...(returnTo === '/' ? {} : { returnTo }) })}`);
}

/** `provider`: null if none is configured; the routes then answer 404. */
export const oidcRoutes = (platform: Platform, provider: SignInProvider | null): Route[] => [
	bind(startOidc, async ({ query, request, headers, address }) => {
		if (!provider) throw refuse('NOT_FOUND');
		await admitSignIn(platform, { request, address }, 'signed');
		const returnTo = localPath(query.returnTo) ?? '/';
		try {
			const { url, question } = await provider.begin(platform.publicUrl + OIDC_CALLBACK);
			headers.append('set-cookie', authRequestCookie(platform, { ...question, returnTo }));
			return leadTo(url);
		} catch (error) {
			return signInPage(problemOf(platform, error), returnTo);
		}
	}),
	bind(finishOidc, async ({ request, headers, address, language }) => {
		if (!provider) throw refuse('NOT_FOUND');
		await admitSignIn(platform, { request, address }, 'signed');
		const question = readAuthRequest(platform, request);
		headers.append('set-cookie', clearAuthRequestCookie(platform));
		if (!question) return signInPage('OIDC_FAILED', '/');
		const { returnTo } = question;
		try {
			// Uses the public address: behind a proxy the request carries another one.
			const callback = new URL(platform.publicUrl + OIDC_CALLBACK + new URL(request.url).search);
			const person = await provider.finish(callback, question);
			const signedIn = await signInFromProvider(platform, person, { request, language });
			if ('problem' in signedIn) return signInPage(signedIn.problem, returnTo);
			if ('suspended' in signedIn) {
				headers.append('set-cookie', signedIn.suspended);
				return leadTo(SUSPENDED_PAGE);
			}
			headers.append('set-cookie', signedIn.cookie);
			if (signedIn.isPending) return leadTo(`/sign-in/second-factor?${new URLSearchParams({ returnTo })}`);
			await rememberDevice(platform, signedIn.userId, { request, headers });
			return leadTo(returnTo);
		} catch (error) {
			return signInPage(problemOf(platform, error), returnTo);
		}
	}),
];

/** Manipulated responses are routine; an unreachable provider is logged as an error. */
function problemOf(platform: Platform, error: unknown): OidcProblem {
	if (error instanceof ProviderUnavailable) {
		platform.log.error({ err: error }, 'the sign-in provider cannot be reached');
		return 'OIDC_UNAVAILABLE';
	}
	platform.log.info({ err: error }, 'a sign-in at the provider was refused');
	return 'OIDC_FAILED';
}
