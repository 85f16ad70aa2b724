/** Sign in with a code sent to a verified phone. */

import { type Language, refuse } from '#server/platform/base/refusal.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { assertSmsCountry, codeIsRight, makeCode } from './codes.ts';
import { PHONE_CODE_MS } from './rules.ts';
import { type ClientInfo, openSessionFor } from './sign-in.ts';
import { userByVerifiedPhone } from './sql.ts';
import { signInCodeSms } from './texts.ts';

/** Sends a code if a user has this phone; the response is the same if not. */
export async function sendPhoneCode(platform: Platform, phone: string, from: ClientInfo & { language: Language }): Promise<void> {
	assertSmsCountry(platform, phone, from.language);
	await platform.limits.count('codeAddress', from.address);
	await platform.limits.count('codeNumber', phone);
	const user = await userByVerifiedPhone(platform.db, phone);
	if (!user) return;
	await inTransaction(platform.db, async (tx) => {
		const code = await makeCode(platform, tx, { purpose: 'PHONE_SIGN_IN', target: phone, lifetimeMs: PHONE_CODE_MS });
		await enqueueMessage(platform, tx, { channel: 'SMS', to: phone, language: from.language, text: signInCodeSms(code, from.language) });
	});
}

export async function signInWithPhone(platform: Platform, phone: string, code: string, from: ClientInfo) {
	await platform.limits.count('signInAddress', from.address);
	if (!(await codeIsRight(platform, { purpose: 'PHONE_SIGN_IN', target: phone }, code))) throw refuse('PHONE_CODE_WRONG');
	const user = await userByVerifiedPhone(platform.db, phone);
	if (!user) throw refuse('PHONE_CODE_WRONG');
	return openSessionFor(platform, user, from);
}
