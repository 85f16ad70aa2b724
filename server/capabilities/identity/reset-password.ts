/** Forgotten password: a link by e-mail, valid for an hour and one use; a new password ends all sessions, links and codes, and notifies the person. */

import { type Language, refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { afterCommit, inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { passwordResetEmail } from './account-texts.ts';
import { admitCode, admitSignIn } from './attempts.ts';
import { consumeReset, endOpenProofs, userOfReset } from './codes-sql.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { deleteDevicesOf } from './devices-sql.ts';
import { sendResetLink } from './jobs.ts';
import { hashPassword } from './passwords.ts';
import { assertNotSuspended, hashToken } from './sessions.ts';
import { type ClientInfo, openSessionFor } from './sign-in.ts';
import { changeUser, deleteSessionsOf, lockUser, userById } from './sql.ts';

/** Whether there is an account is looked up by the job, so that work and response are the same for every address. */
export async function requestResetLink(platform: Platform, email: string, from: ClientInfo): Promise<void> {
	await admitCode(platform, { email }, from);
	await inTransaction(platform.db, (tx) => enqueue(tx, sendResetLink, { email }));
}

/** Throws RESET_LINK_INVALID, ACCOUNT_SUSPENDED, and INVALID_INPUT for a common password, which leaves the link open. */
export async function setNewPassword(platform: Platform, token: string, password: string, from: ClientInfo & { language: Language }) {
	const attempt = await admitSignIn(platform, from, 'typed');
	const tokenHash = hashToken(token);
	const ownerId = await userOfReset(platform.db, tokenHash);
	const email = ownerId ? (await userById(platform.db, ownerId))?.email : null;
	await assertUncommonPassword(password, { field: 'password', language: from.language, email: email ?? null });
	const passwordHash = await hashPassword(password);
	const user = await inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const userId = await userOfReset(tx, tokenHash);
		// The user's row first: if two links are used at once, the second one finds itself invalidated by the first.
		const before = userId && (await lockUser(tx, userId));
		if (!before || !(await consumeReset(tx, tokenHash, now))) throw refuse('RESET_LINK_INVALID');
		assertNotSuspended(before);
		const user = (await changeUser(tx, before.id, { password_hash: passwordHash })) ?? before;
		await deleteSessionsOf(tx, user.id);
		// An attacker may have signed in there with the previous password.
		await deleteDevicesOf(tx, user.id);
		await endOpenProofs(tx, { userId: user.id, phones: [user.phone], now });
		afterCommit(tx, () => platform.live.sessionsChanged(user.id));
		await audit(platform, tx, { actorId: user.id, action: 'user.password-reset', subject: 'user', subjectId: user.id });
		if (user.email) {
			const language = user.lang === 'ar' ? 'ar' : 'en';
			const letter = passwordResetEmail(user.first_name, `${platform.publicUrl}/forgot-password`, language);
			await sendAccountEmail(platform, tx, { to: user.email, language, letter });
		}
		return user;
	});
	await attempt.succeeded();
	// The mailbox alone does not sign in to an account with a second factor.
	return openSessionFor(platform, user, from);
}
