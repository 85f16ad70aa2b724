/** Job declarations of identity; the handlers are registered separately. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Sends a sign-in code, if the number belongs to an account that may use it. */
export const sendSignInCode = job(
	'identity.send-sign-in-code',
	z.object({
		purpose: z.enum(['PHONE_SIGN_IN', 'MASTER_ADMIN']),
		phone: z.string(),
		language: z.enum(['en', 'ar']),
		deviceId: z.uuid(),
		network: z.string(),
	}),
);

/** Sends the code of a sign-up, or the notice that there is an account already. */
export const sendSignUpCode = job('identity.send-sign-up-code', z.object({ signUpId: z.uuid() }));

/** Sends a link for a new password, if there is an account. */
export const sendResetLink = job('identity.send-reset-link', z.object({ email: z.string() }));

/** Announces the role that an operator gave on the command line: subscribers run only in the app. */
export const announceRole = job('identity.announce-role', z.object({ userId: z.uuid() }));

/** Notifies a person of many attempts to sign in to their account, if there is one. */
export const sendAttemptNotice = job(
	'identity.send-attempt-notice',
	z.union([z.object({ email: z.string() }), z.object({ phone: z.string() })]),
);
