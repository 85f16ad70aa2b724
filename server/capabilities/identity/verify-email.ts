/** Verifies an e-mail address by a code sent to it; only then does it replace the previous one. */
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { emailCodeEmail, emailMovedEmail } from './account-texts.ts';
import { admitOwnCode } from './attempts.ts';
import { codeIsRight, makeCode } from './codes.ts';
import { endOpenProofs } from './codes-sql.ts';
import { EMAIL_CODE_MS } from './rules.ts';
import type { ClientInfo } from './sign-in.ts';
import { changeUser, type UserRow, userById } from './sql.ts';

type Person = NonNullable<UserRow>;

export async function sendEmailCode(platform: Platform, caller: Caller, from: ClientInfo): Promise<{ email: string }> {
	const user = await userById(platform.db, caller.userId);
	const email = user && addressToProve(user);
	if (!user || !email) throw refuse('NO_EMAIL');
	if (email === user.email && user.email_verified_at) throw refuse('EMAIL_ALREADY_VERIFIED');
	await admitOwnCode(platform, caller.userId, { email }, from);
	const language = user.lang === 'ar' ? 'ar' : 'en';
	await inTransaction(platform.db, async (tx) => {
		const code = await makeCode(platform, tx, {
			purpose: 'EMAIL',
			target: email,
			userId: caller.userId,
			lifetimeMs: EMAIL_CODE_MS,
			alphabet: 'LETTERS_AND_DIGITS',
		});
		const letter = emailCodeEmail(code, user.first_name, language);
		await sendAccountEmail(platform, tx, { to: email, language, letter, lifetimeMs: EMAIL_CODE_MS });
	});
	return { email };
}

/** Throws CODE_INVALID; EMAIL_TAKEN if another account has the address, revealed only to a person who can read its mail. */
export async function verifyEmail(platform: Platform, caller: Caller, code: string): Promise<void> {
	const user = await userById(platform.db, caller.userId);
	const email = user && addressToProve(user);
	if (!email || !(await codeIsRight(platform, { purpose: 'EMAIL', target: email, userId: caller.userId }, code))) {
		throw refuse('CODE_INVALID');
	}
	try {
		await inTransaction(platform.db, async (tx) => {
			const now = platform.clock.now();
			const after = await changeUser(tx, caller.userId, { email, email_verified_at: now, pending_email: null });
			await endOpenProofs(tx, { userId: caller.userId, phones: [after?.phone ?? null], now });
			if (user.email && user.email !== email) {
				const language = user.lang === 'ar' ? 'ar' : 'en';
				const letter = emailMovedEmail(user.first_name, platform.publicUrl, language);
				await sendAccountEmail(platform, tx, { to: user.email, language, letter });
			}
			await audit(platform, tx, { actorId: caller.personId, action: 'user.email-verified', subject: 'user', subjectId: caller.userId });
		});
	} catch (error) {
		if (violatedConstraint(error) === 'users_email_is_unique') throw refuse('EMAIL_TAKEN');
		throw error;
	}
}

const addressToProve = (user: Person): string | null => user.pending_email ?? user.email;
