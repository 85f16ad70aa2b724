/** Sign in with e-mail and password. */

import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { admitPassword } from './attempts.ts';
import { passwordMatches } from './passwords.ts';
import { openSession } from './sessions.ts';
import { type UserRow, userByEmail } from './sql.ts';

export type ClientInfo = { request: Request; address: string };

/** The same response after the same work for a wrong password and an unknown account. */
export async function signIn(platform: Platform, email: string, password: string, from: ClientInfo) {
	const attempt = await admitPassword(platform, email, from);
	const user = await userByEmail(platform.db, email);
	if (!(await passwordMatches(password, user?.password_hash ?? null)) || !user) throw refuse('WRONG_CREDENTIALS');
	await attempt.succeeded();
	return openSessionFor(platform, user, from);
}

/** Opens a session for an authenticated user. Throws ACCOUNT_SUSPENDED. */
export async function openSessionFor(platform: Platform, user: NonNullable<UserRow>, from: ClientInfo) {
	if (user.suspended_at) throw refuse('ACCOUNT_SUSPENDED');
	const cookie = await inTransaction(platform.db, (tx) => openSession(platform, tx, user.id, from.request));
	return { user, cookie };
}
