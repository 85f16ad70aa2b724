/** The second step of signing in. */
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { finishSignIn as finishSignInCall, pendingSignIn } from '#contract/second-factor.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountNotice } from '../account-notice.ts';
import { attemptsMessage } from '../account-texts.ts';
import { admitFactor, admitSignIn, type FactorOrigin, isFirstToday } from '../attempts.ts';
import { assertNotSuspended, openSession } from '../sessions.ts';
import type { ClientInfo } from '../sign-in.ts';
import type { UserRow } from '../sql.ts';
import { reportFactorChange } from './factor-changes.ts';
import { consumeRecoveryCode, countRecoveryCodes, totpOf } from './factors-sql.ts';
import { countPasskeys } from './passkeys-sql.ts';
import { pendingPerson } from './pending-sign-in.ts';
import { hashesOfRecoveryCode } from './recovery-codes.ts';
import { passwordKnownMessage } from './texts.ts';
import { totpIsRight } from './totp.ts';

type Person = NonNullable<UserRow>;
type CodeInput = InputOf<typeof finishSignInCall>['body'];

/** Throws SIGN_IN_STEP_EXPIRED. */
export async function readPendingSignIn(platform: Platform, request: Request): Promise<ResponseOf<typeof pendingSignIn>> {
	const person = await pendingPerson(platform, request);
	if (!person?.second_factor_at) throw refuse('SIGN_IN_STEP_EXPIRED');
	const [totp, passkeys, recoveryCodesLeft] = await Promise.all([
		totpOf(platform.db, person.id),
		countPasskeys(platform.db, person.id),
		countRecoveryCodes(platform.db, person.id),
	]);
	return { totp: Boolean(totp?.confirmed_at), passkey: passkeys > 0, recoveryCodesLeft };
}

/** Throws SIGN_IN_STEP_EXPIRED, CODE_INVALID, ACCOUNT_SUSPENDED. */
export async function finishSignIn(platform: Platform, body: CodeInput, from: ClientInfo) {
	const attempt = await admitSignIn(platform, from, 'typed');
	const person = await pendingPerson(platform, from.request);
	if (!person?.second_factor_at) throw refuse('SIGN_IN_STEP_EXPIRED');
	await assertFactorCode(platform, person, body, from);
	await attempt.succeeded();
	return openProvedSession(platform, person, from.request);
}

/** Checks a code of the app or a recovery code, each of which is accepted once. Throws CODE_INVALID. */
export async function assertFactorCode(platform: Platform, person: Person, { method, code }: CodeInput, from: FactorOrigin): Promise<void> {
	const attempt = await admitFactor(platform, person.id, from);
	const isRight =
		method === 'TOTP'
			? await confirmedTotpIsRight(platform, person.id, code)
			: await inTransaction(platform.db, (tx) => recoveryCodeIsRight(platform, tx, person, code));
	if (isRight) return attempt.succeeded();
	if (attempt.isFirstDelayed && 'request' in from) await sendFirstStepWarning(platform, person);
	throw refuse('CODE_INVALID');
}

/** The second step is reached with the right password, so it has a separate letter, sent once a day. */
async function sendFirstStepWarning(platform: Platform, person: Person): Promise<void> {
	if (!(await isFirstToday(platform, `${person.id} second step`))) return;
	const message = person.password_hash ? passwordKnownMessage : attemptsMessage;
	const language = person.lang === 'ar' ? 'ar' : 'en';
	await inTransaction(platform.db, (tx) =>
		sendAccountNotice(platform, tx, person, message(person.first_name, platform.publicUrl, language)),
	);
}

/** A secret that was never confirmed does not count. */
async function confirmedTotpIsRight(platform: Platform, userId: string, code: string): Promise<boolean> {
	const stored = await totpOf(platform.db, userId);
	return Boolean(stored?.confirmed_at) && totpIsRight(platform, platform.db, userId, code);
}

async function recoveryCodeIsRight(platform: Platform, tx: Transaction, person: Person, code: string): Promise<boolean> {
	const isRight = await consumeRecoveryCode(tx, person.id, hashesOfRecoveryCode(platform, person.id, code), platform.clock.now());
	if (isRight) await reportFactorChange(platform, tx, person, 'CODE_USED');
	return isRight;
}

/** Opens a session for a person who has proved both factors. Throws ACCOUNT_SUSPENDED. */
export async function openProvedSession(platform: Platform, person: Person, request: Request) {
	assertNotSuspended(person);
	const cookie = await inTransaction(platform.db, async (tx) => {
		if (person.role === 'SUPER_ADMIN')
			await audit(platform, tx, { actorId: person.id, action: 'user.master-sign-in', subject: 'user', subjectId: person.id });
		return openSession(platform, tx, person.id, request);
	});
	return { user: person, cookie };
}
