/** Verifies a phone by a code sent to it. Sending does not reveal whether the number is in use; only its holder finds out. */
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { phoneChangedEmail, phoneCodeSms, phoneReplacedSms } from './account-texts.ts';
import { admitOwnCode } from './attempts.ts';
import { assertSmsCountry, codeIsRight, makeCode } from './codes.ts';
import { endOpenProofs } from './codes-sql.ts';
import { PHONE_CODE_MS } from './rules.ts';
import type { ClientInfo } from './sign-in.ts';
import { changeUser, lockUser, type UserRow } from './sql.ts';

export async function sendPhoneCode(
	platform: Platform,
	caller: Caller,
	phone: string,
	from: ClientInfo & { language: Language },
): Promise<void> {
	assertSmsCountry(platform, phone, from.language);
	await admitOwnCode(platform, caller.userId, { phone }, from);
	await inTransaction(platform.db, async (tx) => {
		const code = await makeCode(platform, tx, { purpose: 'PHONE', target: phone, userId: caller.userId, lifetimeMs: PHONE_CODE_MS });
		const text = phoneCodeSms(code, from.language);
		await enqueueMessage(platform, tx, { channel: 'SMS', to: phone, language: from.language, text, lifetimeMs: PHONE_CODE_MS });
	});
}

/** Throws PHONE_CODE_WRONG; PHONE_TAKEN if another account has the number. */
export async function verifyPhone(platform: Platform, caller: Caller, phone: string, code: string): Promise<void> {
	if (!(await codeIsRight(platform, { purpose: 'PHONE', target: phone, userId: caller.userId }, code))) throw refuse('PHONE_CODE_WRONG');
	try {
		await inTransaction(platform.db, async (tx) => {
			const now = platform.clock.now();
			const before = await lockUser(tx, caller.userId);
			await changeUser(tx, caller.userId, { phone, phone_verified_at: now });
			if (before) await sendNumberChangedEmail(platform, tx, before, phone);
			await endOpenProofs(tx, { userId: caller.userId, phones: [phone, before?.phone ?? null], now });
			await audit(platform, tx, { actorId: caller.personId, action: 'user.phone-verified', subject: 'user', subjectId: caller.userId });
		});
	} catch (error) {
		if (violatedConstraint(error) === 'users_verified_phone_is_unique') throw refuse('PHONE_TAKEN');
		throw error;
	}
}

/** A number can sign in, so the change is announced by e-mail and to the former number. Not to the new one, whose holder has just typed its code. */
async function sendNumberChangedEmail(platform: Platform, tx: Transaction, before: NonNullable<UserRow>, phone: string): Promise<void> {
	const former = before.phone_verified_at && before.phone;
	if (former === phone) return;
	const language = before.lang === 'ar' ? 'ar' : 'en';
	const letter = phoneChangedEmail({ phone, former: Boolean(former) }, before.first_name, platform.publicUrl, language);
	if (before.email) await sendAccountEmail(platform, tx, { to: before.email, language, letter });
	if (former) await enqueueMessage(platform, tx, { channel: 'SMS', to: former, language, text: phoneReplacedSms(language) });
}
