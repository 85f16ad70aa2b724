/** Routes of the calls about users and sign-in. */
import * as contract from '#contract/identity.ts';
import * as signing from '#contract/sign-in.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { accountRoutes } from './account-routes.ts';
import { signOut } from './manage-sessions.ts';
import { toUser } from './person.ts';
import { requestCode, signInWithPhone } from './phone-sign-in.ts';
import { requestResetLink, setNewPassword } from './reset-password.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { authenticate, closedSessionCookie } from './sessions.ts';
import { signedInResponse, signIn } from './sign-in.ts';
import { confirmSignUp, startSignUp } from './sign-up.ts';
import { changeUser, touchSession, type UserRow, userById } from './sql.ts';
import { readSuspension } from './suspension-page.ts';
import { updateProfile } from './update-profile.ts';

const done = { success: true as const };

function presentExisting(platform: Platform, user: UserRow) {
	if (!user) throw refuse('NOT_SIGNED_IN');
	return toUser(platform, user);
}

export const identityRoutes = (platform: Platform): Route[] => [
	bind(contract.currentUser, async ({ caller }) => ({
		...presentExisting(platform, await userById(platform.db, caller.userId)),
		office: caller.office,
	})),
	bind(signing.signUpWithEmail, async (call) => {
		await startSignUp(platform, call.body, call);
		return done;
	}),
	bind(signing.confirmSignUp, async (call) => signedInResponse(platform, call, await confirmSignUp(platform, call.body, call))),
	bind(signing.signInWithEmail, async (call) =>
		signedInResponse(platform, call, await signIn(platform, call.body.email, call.body.password, call)),
	),
	bind(signing.sendSignInCode, async (call) => {
		await requestCode(platform, 'PHONE_SIGN_IN', call.body.phone, call);
		return done;
	}),
	bind(signing.verifySignInCode, async (call) =>
		signedInResponse(platform, call, await signInWithPhone(platform, call.body.phone, call.body.code, call)),
	),
	bind(signing.forgotPassword, async (call) => {
		await requestResetLink(platform, call.body.email, call);
		return done;
	}),
	bind(signing.resetPassword, async (call) =>
		signedInResponse(platform, call, await setNewPassword(platform, call.body.token, call.body.password, call)),
	),
	bind(contract.reportActivity, async ({ caller }) => {
		await touchSession(platform.db, caller.sessionId, platform.clock.now());
		return done;
	}),
	bind(contract.signOut, async ({ request, headers }) => {
		const caller = await authenticate(platform, request);
		if (caller) await signOut(platform, caller);
		headers.append('set-cookie', closedSessionCookie(platform));
		return done;
	}),
	bind(contract.setLanguage, async ({ caller, body }) => {
		await changeUser(platform.db, caller.userId, { lang: body.lang });
		return { lang: body.lang };
	}),
	bind(contract.updateMe, async ({ caller, body }) => toUser(platform, await updateProfile(platform, caller, body))),
	bind(signing.ownSuspension, ({ request }) => readSuspension(platform, request)),
	...accountRoutes(platform),
	...secondFactorRoutes(platform),
];
