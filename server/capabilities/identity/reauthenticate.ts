/** Reauthentication before an irreversible action: by password, or by a code if there is none. */
import { refuse } from '#server/platform/base/refusal.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { leavingCodeEmail, leavingCodeSms } from './account-texts.ts';
import { assertPassword } from './change-password.ts';
import { type CodeFor, codeIsRight, makeCode } from './codes.ts';
import { PHONE_CODE_MS } from './rules.ts';
import { type UserRow, userById } from './sql.ts';

export type ReauthMethod = 'PASSWORD' | 'SMS_CODE' | 'EMAIL_CODE' | 'NONE';

const leavingCode = (caller: Caller): CodeFor => ({ purpose: 'LEAVING', target: 'account', userId: caller.userId });

/** NONE: there is neither a password nor a contact address, so the session has to suffice. */
export async function proofOf(platform: Platform, caller: Caller): Promise<ReauthMethod> {
	return proofFor(await ownUser(platform, caller));
}

export async function sendProofCode(platform: Platform, caller: Caller): Promise<void> {
	const user = await ownUser(platform, caller);
	const proof = proofFor(user);
	const to = proof === 'SMS_CODE' ? user.phone : proof === 'EMAIL_CODE' ? user.email : null;
	if (!to) throw refuse('NO_EMAIL');
	await platform.limits.count('codeAccount', caller.userId);
	const language = user.lang === 'ar' ? 'ar' : 'en';
	await inTransaction(platform.db, async (tx) => {
		const code = await makeCode(platform, tx, { ...leavingCode(caller), lifetimeMs: PHONE_CODE_MS });
		const message = { to, language, lifetimeMs: PHONE_CODE_MS } as const;
		if (proof === 'SMS_CODE') await enqueueMessage(platform, tx, { channel: 'SMS', ...message, text: leavingCodeSms(code, language) });
		else await sendAccountEmail(platform, tx, { ...message, letter: leavingCodeEmail(code, language) });
	});
}

/** Throws INVALID_INPUT on `password`, LEAVING_CODE_WRONG. */
export async function assertReauthenticated(
	platform: Platform,
	caller: Caller,
	input: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
	const user = await ownUser(platform, caller);
	const proof = proofFor(user);
	if (proof === 'PASSWORD') await assertPassword(platform, caller, user, { password: input.password, field: 'password' });
	else if (proof !== 'NONE' && !(await codeIsRight(platform, leavingCode(caller), input.code ?? ''))) throw refuse('LEAVING_CODE_WRONG');
}

/** How an account without a second factor reauthenticates. */
export function proofFor(user: NonNullable<UserRow>): ReauthMethod {
	if (user.password_hash) return 'PASSWORD';
	if (user.phone && user.phone_verified_at) return 'SMS_CODE';
	return user.email ? 'EMAIL_CODE' : 'NONE';
}

export async function ownUser(platform: Platform, caller: Caller): Promise<NonNullable<UserRow>> {
	const user = await userById(platform.db, caller.userId);
	if (!user) throw refuse('NOT_SIGNED_IN');
	return user;
}
