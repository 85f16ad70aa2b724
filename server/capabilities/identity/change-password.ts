/** Changes the password, if the current one is right; a person without a password sets the first. Ends all other sessions and notifies the person. */
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { afterCommit, inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { passwordChangedEmail } from './account-texts.ts';
import { admitKnownPassword } from './attempts.ts';
import { endOpenProofs } from './codes-sql.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { deleteDevicesOf } from './devices-sql.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { changeUser, deleteOtherSessions, lockUser, type UserRow, userById } from './sql.ts';

type Passwords = { currentPassword?: string | undefined; newPassword: string };

export async function changePassword(platform: Platform, caller: Caller, { currentPassword, newPassword }: Passwords): Promise<void> {
	const user = await userById(platform.db, caller.userId);
	if (!user) throw refuse('NOT_SIGNED_IN');
	await assertPassword(platform, caller, user, { password: currentPassword, field: 'currentPassword' });
	await assertUncommonPassword(newPassword, { field: 'newPassword', language: caller.lang, email: user.email });
	const passwordHash = await hashPassword(newPassword);
	await inTransaction(platform.db, async (tx) => {
		// The account may have been deleted meanwhile.
		if ((await lockUser(tx, user.id))?.left_at !== null) throw refuse('NOT_SIGNED_IN');
		await changeUser(tx, user.id, { password_hash: passwordHash });
		await deleteOtherSessions(tx, user.id, caller.sessionId);
		await deleteDevicesOf(tx, user.id);
		afterCommit(tx, () => platform.live.sessionsChanged(user.id));
		await endOpenProofs(tx, { userId: user.id, phones: [user.phone], now: platform.clock.now() });
		await audit(platform, tx, { actorId: user.id, action: 'user.password-changed', subject: 'user', subjectId: user.id });
		if (!user.email) return;
		const language = user.lang === 'ar' ? 'ar' : 'en';
		await sendAccountEmail(platform, tx, {
			to: user.email,
			language,
			letter: passwordChangedEmail(user.first_name, platform.publicUrl, language),
		});
	});
}

/** Passes if there is no password. Rate-limited like signing in, so that an unattended session cannot be used for guessing. */
export async function assertPassword(
	platform: Platform,
	caller: Caller,
	user: NonNullable<UserRow>,
	typed: { password: string | undefined; field: string },
): Promise<void> {
	if (user.password_hash === null) return;
	const attempt = await admitKnownPassword(platform.limits, user.email ?? user.id);
	if (!(await passwordMatches(typed.password ?? '', user.password_hash))) throw refuseField(typed.field, 'PASSWORD_WRONG', caller.lang);
	await attempt.succeeded();
}
