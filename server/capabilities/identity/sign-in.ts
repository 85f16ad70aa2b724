/** Sign in with e-mail and password, and the response to every completed sign-in. */

import { DEMO_PASSWORD } from '#contract/dev.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { offersDemo, type Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { admitPassword } from './attempts.ts';
import { rememberDevice } from './devices.ts';
import { passwordMatches } from './passwords.ts';
import { toUser } from './person.ts';
import { secondFactorNeeded } from './second-factor/pending-sign-in.ts';
import { assertNotSuspended, openSession } from './sessions.ts';
import { type UserRow, userByEmail } from './sql.ts';

export type ClientInfo = { request: Request; address: string };
type PasswordClientInfo = ClientInfo & { isLoopback: boolean };

/** The same response after the same work for a wrong password and an unknown account. Throws DEMO_ACCOUNT_LOCAL_ONLY. */
export async function signIn(platform: Platform, email: string, password: string, from: PasswordClientInfo) {
	const attempt = await admitPassword(platform, email, from);
	// The password is published, and the answer is the same for every e-mail.
	if (platform.demo && password === DEMO_PASSWORD && !offersDemo(platform, from)) throw refuse('DEMO_ACCOUNT_LOCAL_ONLY');
	const user = await userByEmail(platform.db, email);
	if (!(await passwordMatches(password, user?.password_hash ?? null)) || !user) throw refuse('WRONG_CREDENTIALS');
	await attempt.succeeded();
	return openSessionFor(platform, user, from);
}

/** Opens a session for a user who passed the first step. Throws ACCOUNT_SUSPENDED; SECOND_FACTOR_NEEDED if the account has a second factor. */
export async function openSessionFor(platform: Platform, user: NonNullable<UserRow>, from: ClientInfo) {
	assertNotSuspended(user);
	if (user.second_factor_at) throw secondFactorNeeded(platform, user);
	const cookie = await inTransaction(platform.db, (tx) => openSession(platform, tx, user.id, from.request));
	return { user, cookie };
}

export type SignedIn = { user: NonNullable<UserRow>; cookie: string };

/** The response to a completed sign-in, by every method: the session's cookie, the device that is now known, and the user. */
export async function signedInResponse(platform: Platform, call: { request: Request; headers: Headers }, { user, cookie }: SignedIn) {
	call.headers.append('set-cookie', cookie);
	await rememberDevice(platform, user.id, call);
	return { user: toUser(platform, user) };
}
