/**
 * Sends codes and links that were requested without a session. The request does the same work for every address and number;
 * only this job finds out whether there is an account.
 */
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import { sendAccountNotice } from './account-notice.ts';
import { attemptsMessage } from './account-texts.ts';
import { isFirstToday } from './attempts.ts';
import { hashCode, makeCode, randomCode } from './codes.ts';
import { insertReset } from './codes-sql.ts';
import type { AccountAddress } from './devices-sql.ts';
import { userRoleChanged } from './events.ts';
import { announceRole, sendAttemptNotice, sendResetLink, sendSignInCode, sendSignUpCode } from './jobs.ts';
import { EMAIL_CODE_MS, PHONE_CODE_MS, RESET_LINK_MS } from './rules.ts';
import { hashToken, newToken } from './sessions.ts';
import { setSignUpCode, signUpById } from './sign-up-sql.ts';
import { lockUser, type UserRow, userByEmail, userByVerifiedPhone } from './sql.ts';
import { accountExistsEmail, masterCodeSms, resetLinkEmail, signInCodeSms, signUpCodeEmail } from './texts.ts';

export const identityJobs: readonly PlatformJob[] = [
	handle(sendSignInCode, async (platform, { purpose, phone, language, deviceId, network }) => {
		await inTransaction(platform.db, async (tx) => {
			// A code is created for every number, so that checking one does the same work too; it is sent only to numbers of accounts.
			const code = await makeCode(platform, tx, { purpose, target: phone, requester: { deviceId, network }, lifetimeMs: PHONE_CODE_MS });
			const user = await userByVerifiedPhone(tx, phone);
			if (!user || (purpose === 'MASTER_ADMIN' && !isSuperAdmin(user))) return;
			const text = (purpose === 'MASTER_ADMIN' ? masterCodeSms : signInCodeSms)(code, language);
			await enqueueMessage(platform, tx, { channel: 'SMS', to: phone, language, text, lifetimeMs: PHONE_CODE_MS });
		});
	}),
	handle(sendSignUpCode, answerSignUp),
	handle(sendResetLink, async (platform, { email }) => {
		await inTransaction(platform.db, async (tx) => {
			const found = await userByEmail(tx, email);
			const user = found && (await lockUser(tx, found.id));
			// Under the lock: the address may have changed meanwhile.
			if (user?.email !== email) return;
			const language = user.lang === 'ar' ? 'ar' : 'en';
			const token = newToken();
			const now = platform.clock.now();
			const letter = resetLinkEmail(`${platform.publicUrl}/reset-password?token=${token}`, user.first_name, language);
			await insertReset(tx, { tokenHash: hashToken(token), userId: user.id, now, expiresAt: new Date(now.getTime() + RESET_LINK_MS) });
			await sendAccountEmail(platform, tx, { to: email, language, letter, lifetimeMs: RESET_LINK_MS });
		});
	}),
	handle(sendAttemptNotice, announceAttempts),
	handle(announceRole, async (platform, { userId }) => {
		await inTransaction(platform.db, async (tx) => {
			const user = await lockUser(tx, userId);
			if (user) await platform.events.publish(platform, tx, userRoleChanged, { userId, role: user.role, by: null });
		});
	}),
];

/** The code is stored for every address, so that checking one does the same work too. */
async function answerSignUp(platform: Platform, { signUpId }: { signUpId: string }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const signUp = await signUpById(tx, signUpId);
		if (!signUp) return;
		const code = randomCode('LETTERS_AND_DIGITS');
		await setSignUpCode(tx, signUp.id, hashCode(signUp.id, code));
		const existing = await userByEmail(tx, signUp.email);
		const language = (existing ?? signUp).lang === 'ar' ? 'ar' : 'en';
		const letter = existing
			? accountExistsEmail(existing.first_name, platform.publicUrl, language)
			: signUpCodeEmail(code, signUp.first_name, platform.publicUrl, language);
		await sendAccountEmail(platform, tx, { to: signUp.email, language, letter, ...(!existing && { lifetimeMs: EMAIL_CODE_MS }) });
	});
}

export const isSuperAdmin = (user: NonNullable<UserRow>): boolean => user.role === 'SUPER_ADMIN' && !user.suspended_at;

/** At most once a day, for any number of attempts. */
async function announceAttempts(platform: Platform, account: AccountAddress): Promise<void> {
	const user = await ('email' in account ? userByEmail(platform.db, account.email) : userByVerifiedPhone(platform.db, account.phone));
	if (!user || !(await isFirstToday(platform, user.id))) return;
	const language = user.lang === 'ar' ? 'ar' : 'en';
	await inTransaction(platform.db, (tx) =>
		sendAccountNotice(platform, tx, user, attemptsMessage(user.first_name, platform.publicUrl, language)),
	);
}
