/** Forgotten password: a link by e-mail, valid for an hour and one use; a new password ends all sessions. */

import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { afterCommit, inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import { consumeReset, insertReset } from './codes-sql.ts';
import { hashPassword } from './passwords.ts';
import { RESET_LINK_MS } from './rules.ts';
import { hashToken, newToken } from './sessions.ts';
import { type ClientInfo, openSessionFor } from './sign-in.ts';
import { changeUser, deleteSessionsOf, userByEmail } from './sql.ts';
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

export async function setNewPassword(platform: Platform, token: string, password: string, from: ClientInfo) {
	await platform.limits.count('signInAddress', from.address);
	const passwordHash = await hashPassword(password);
	const user = await inTransaction(platform.db, async (tx) => {
		const userId = await consumeReset(tx, hashToken(token), platform.clock.now());
		const user = userId && (await changeUser(tx, userId, { password_hash: passwordHash }));
		if (!user) throw refuse('RESET_LINK_INVALID');
		if (user.suspended_at) throw refuse('ACCOUNT_SUSPENDED');
		await deleteSessionsOf(tx, user.id);
		afterCommit(tx, () => platform.live.sessionsChanged(user.id));
		return user;
	});
	// The mailbox alone does not sign in to an account with a second factor.
	return openSessionFor(platform, user, from);
}
