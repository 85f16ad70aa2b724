/** Forgotten password: a link by e-mail, valid for an hour and one use; a new password ends all sessions, links and codes, and notifies the person. */

import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { afterCommit, inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import { passwordResetEmail } from './account-texts.ts';
import { consumeReset, endOpenProofs, insertReset, userOfReset } from './codes-sql.ts';
import { hashPassword } from './passwords.ts';
import { RESET_LINK_MS } from './rules.ts';
import { hashToken, newToken, openSession } from './sessions.ts';
import type { ClientInfo } from './sign-in.ts';
import { changeUser, deleteSessionsOf, lockUser, userByEmail } from './sql.ts';
import { resetLinkEmail } from './texts.ts';

/** Sends the link if the account exists; the response is the same if not. */
export async function sendResetLink(platform: Platform, email: string, from: ClientInfo): Promise<void> {
	await platform.limits.count('codeAddress', from.address);
	await platform.limits.count('codeNumber', email);
	const user = await userByEmail(platform.db, email);
	if (!user) return;
	const language = user.lang === 'ar' ? 'ar' : 'en';
	const token = newToken();
	const now = platform.clock.now();
	const letter = resetLinkEmail(`${platform.publicUrl}/reset-password?token=${token}`, user.first_name, language);
	await inTransaction(platform.db, async (tx) => {
		await insertReset(tx, { tokenHash: hashToken(token), userId: user.id, now, expiresAt: new Date(now.getTime() + RESET_LINK_MS) });
		await sendAccountEmail(platform, tx, { to: email, language, letter });
	});
}

/** Throws RESET_LINK_INVALID and ACCOUNT_SUSPENDED. */
export async function setNewPassword(platform: Platform, token: string, password: string, from: ClientInfo) {
	await platform.limits.count('signInAddress', from.address);
	const passwordHash = await hashPassword(password);
	const tokenHash = hashToken(token);
	return inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const userId = await userOfReset(tx, tokenHash);
		// The user's row first: of two links used at once, the second must find itself ended by the first.
		const before = userId && (await lockUser(tx, userId));
		if (!before || !(await consumeReset(tx, tokenHash, now))) throw refuse('RESET_LINK_INVALID');
		if (before.suspended_at) throw refuse('ACCOUNT_SUSPENDED');
		const user = (await changeUser(tx, before.id, { password_hash: passwordHash })) ?? before;
		await deleteSessionsOf(tx, user.id);
		await endOpenProofs(tx, { userId: user.id, phones: [user.phone], now });
		afterCommit(tx, () => platform.live.sessionsChanged(user.id));
		await audit(platform, tx, { actorId: user.id, action: 'user.password-reset', subject: 'user', subjectId: user.id });
		if (user.email) {
			const language = user.lang === 'ar' ? 'ar' : 'en';
			const letter = passwordResetEmail(user.first_name, `${platform.publicUrl}/forgot-password`, language);
			await sendAccountEmail(platform, tx, { to: user.email, language, letter });
		}
		return { user, cookie: await openSession(platform, tx, user.id, from.request) };
	});
}
