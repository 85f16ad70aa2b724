/** Calls of people who are not signed in: signing up and in, a new password, and why an account is suspended. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { email, emailCode, lang, newPassword, newPersonName, phone, sixDigits, user } from './identity.ts';

const signedIn = z.object({ user });
const done = z.object({ success: z.literal(true) });

export const signUpWithEmail = endpoint({
	method: 'POST',
	path: '/api/auth/sign-up/email',
	summary: 'Send a code to the address for a new account. The answer is the same whether an account exists or not.',
	access: 'anyone',
	body: z.object({ email, password: newPassword, firstName: newPersonName, lastName: newPersonName, lang: lang.optional() }),
	response: done,
	status: 202,
});

export const confirmSignUp = endpoint({
	method: 'POST',
	path: '/api/auth/sign-up/confirm',
	summary: 'Create the account with the code that was sent to its address, and sign in.',
	access: 'anyone',
	body: z.object({ email, code: emailCode }),
	response: signedIn,
	status: 201,
	refusals: ['CODE_INVALID'],
});

export const signInWithEmail = endpoint({
	method: 'POST',
	path: '/api/auth/sign-in/email',
	summary: 'Sign in with e-mail and password.',
	access: 'anyone',
	body: z.object({ email, password: z.string().min(1, { error: 'REQUIRED' }).max(200, { error: 'PASSWORD_TOO_LONG' }) }),
	response: signedIn,
	refusals: ['WRONG_CREDENTIALS', 'ACCOUNT_SUSPENDED', 'DEMO_ACCOUNT_LOCAL_ONLY', 'SECOND_FACTOR_NEEDED'],
});

export const sendSignInCode = endpoint({
	method: 'POST',
	path: '/api/auth/sign-in/phone/send',
	summary: 'Send a sign-in code to a verified phone. The answer is the same whether an account exists or not.',
	access: 'anyone',
	body: z.object({ phone }),
	response: done,
});

export const verifySignInCode = endpoint({
	method: 'POST',
	path: '/api/auth/sign-in/phone/verify',
	summary: 'Sign in with the code that was sent to the phone.',
	access: 'anyone',
	body: z.object({ phone, code: sixDigits }),
	response: signedIn,
	refusals: ['PHONE_CODE_WRONG', 'ACCOUNT_SUSPENDED', 'SECOND_FACTOR_NEEDED'],
});

export const forgotPassword = endpoint({
	method: 'POST',
	path: '/api/auth/password/forgot',
	summary: 'Send a link for a new password. The answer is the same whether an account exists or not.',
	access: 'anyone',
	body: z.object({ email }),
	response: done,
});

export const resetPassword = endpoint({
	method: 'POST',
	path: '/api/auth/password/reset',
	summary: 'Set a new password with the token of the link; ends all sessions and signs in here.',
	access: 'anyone',
	body: z.object({ token: z.string().min(1, { error: 'REQUIRED' }).max(200), password: newPassword }),
	response: signedIn,
	refusals: ['RESET_LINK_INVALID', 'ACCOUNT_SUSPENDED', 'SECOND_FACTOR_NEEDED'],
});

export const ownSuspension = endpoint({
	method: 'GET',
	path: '/api/auth/suspension',
	summary:
		'Why the account is suspended, for a browser that was redirected to the page about it in the last ten minutes; null for any other.',
	access: 'anyone',
	response: z.object({ reason: z.string().nullable() }),
});
