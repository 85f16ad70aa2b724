/** Sign in with a code sent to a verified phone. */

import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { networkOf } from '#server/platform/limits/rate-limits.ts';
import { admitCode, admitSignIn } from './attempts.ts';
import { assertSmsCountry, codeIsRight } from './codes.ts';
import type { CodePurpose } from './codes-sql.ts';
import { ensureDevice, readDevice } from './devices.ts';
import { sendSignInCode } from './jobs.ts';
import { type ClientInfo, openSessionFor } from './sign-in.ts';
import { userByVerifiedPhone } from './sql.ts';

type SignInPurpose = Extract<CodePurpose, 'PHONE_SIGN_IN' | 'MASTER_ADMIN'>;
export type CodeRequest = ClientInfo & { language: Language; headers: Headers };

/** Requests a code for this browser. Whether the number belongs to an account is looked up by the job, so that work and response are the same for every number. */
export async function requestCode(platform: Platform, purpose: SignInPurpose, phone: string, from: CodeRequest): Promise<void> {
	const { address, language } = from;
	assertSmsCountry(platform, phone, language);
	await admitCode(platform, { phone }, from);
	const payload = { purpose, phone, language, deviceId: ensureDevice(platform, from), network: networkOf(address) };
	await inTransaction(platform.db, (tx) => enqueue(tx, sendSignInCode, payload));
}

/** Whether this browser requested the code; a client without cookies is recognized by its network. */
export async function isRequestedCode(
	platform: Platform,
	purpose: SignInPurpose,
	phone: string,
	code: string,
	from: ClientInfo,
): Promise<boolean> {
	const deviceId = readDevice(platform, from.request);
	const askedBy = deviceId ? { deviceId } : { network: networkOf(from.address) };
	return codeIsRight(platform, { purpose, target: phone, askedBy }, code);
}

export async function signInWithPhone(platform: Platform, phone: string, code: string, from: ClientInfo) {
	const attempt = await admitSignIn(platform, from, 'typed');
	if (!(await isRequestedCode(platform, 'PHONE_SIGN_IN', phone, code, from))) throw refuse('PHONE_CODE_WRONG');
	const user = await userByVerifiedPhone(platform.db, phone);
	if (!user) throw refuse('PHONE_CODE_WRONG');
	await attempt.succeeded();
	return openSessionFor(platform, user, from);
}
