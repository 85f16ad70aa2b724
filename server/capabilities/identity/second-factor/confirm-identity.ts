/** Reauthentication for calls that declare `stepUp`: by a second factor if the account has one, otherwise by password or code. */
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { ConfirmMethod, confirmIdentity as confirmCall, getConfirmation } from '#contract/second-factor.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { isRecentlyProved } from '#server/platform/http/step-up.ts';
import { assertPassword } from '../change-password.ts';
import { type CodeFor, codeIsRight, makeCode } from '../codes.ts';
import { ownUser, proofFor } from '../reauthenticate.ts';
import { PHONE_CODE_MS } from '../rules.ts';
import type { UserRow } from '../sql.ts';
import { countRecoveryCodes, markSessionConfirmed, sessionProvedAt, totpOf } from './factors-sql.ts';
import { assertFactorCode } from './finish-sign-in.ts';
import { countPasskeys } from './passkeys-sql.ts';
import { confirmCodeEmail, confirmCodeSms } from './texts.ts';
import { verifyPasskey } from './use-passkey.ts';

type Person = NonNullable<UserRow>;

const confirmCode = (caller: Caller): CodeFor => ({ purpose: 'CONFIRM', target: 'account', userId: caller.userId });

export async function readConfirmation(platform: Platform, caller: Caller): Promise<ResponseOf<typeof getConfirmation>> {
	const person = await ownUser(platform, caller);
	const provedAt = await sessionProvedAt(platform.db, caller.sessionId);
	return {
		isRecent: provedAt !== null && isRecentlyProved(provedAt, platform.clock.now()),
		methods: await methodsOf(platform, person),
	};
}

/** A second factor is never replaced by the password, because a stolen password must not be enough. */
async function methodsOf(platform: Platform, person: Person): Promise<ConfirmMethod[]> {
	if (!person.second_factor_at) return [proofFor(person)];
	const [totp, passkeys, codes] = await Promise.all([
		totpOf(platform.db, person.id),
		countPasskeys(platform.db, person.id),
		countRecoveryCodes(platform.db, person.id),
	]);
	const methods: ConfirmMethod[] = [];
	if (passkeys > 0) methods.push('PASSKEY');
	if (totp?.confirmed_at) methods.push('TOTP');
	if (codes > 0) methods.push('RECOVERY_CODE');
	return methods;
}

export async function sendConfirmCode(platform: Platform, caller: Caller): Promise<void> {
	const person = await ownUser(platform, caller);
	const [method] = await methodsOf(platform, person);
	const to = method === 'SMS_CODE' ? person.phone : method === 'EMAIL_CODE' ? person.email : null;
	if (!to) throw refuse('NO_EMAIL');
	await platform.limits.count('codeAccount', caller.userId);
	const language = person.lang === 'ar' ? 'ar' : 'en';
	await inTransaction(platform.db, async (tx) => {
		const code = await makeCode(platform, tx, { ...confirmCode(caller), lifetimeMs: PHONE_CODE_MS });
		const message = { to, language, lifetimeMs: PHONE_CODE_MS } as const;
		if (method === 'SMS_CODE') await enqueueMessage(platform, tx, { channel: 'SMS', ...message, text: confirmCodeSms(code, language) });
		else await sendAccountEmail(platform, tx, { ...message, letter: confirmCodeEmail(code, language) });
	});
}

type Proof = InputOf<typeof confirmCall>['body'];

/** Throws NOT_ALLOWED for a method that the account does not use, and the refusals of a wrong proof. */
export async function confirmIdentity(platform: Platform, caller: Caller, proof: Proof): Promise<void> {
	const person = await ownUser(platform, caller);
	if (!(await methodsOf(platform, person)).includes(proof.method)) throw refuse('NOT_ALLOWED');
	await assertProof(platform, caller, person, proof);
	await markSessionConfirmed(platform.db, caller.sessionId, platform.clock.now());
}

async function assertProof(platform: Platform, caller: Caller, person: Person, proof: Proof): Promise<void> {
	switch (proof.method) {
		case 'PASSWORD':
			return assertPassword(platform, caller, person, { password: proof.password, field: 'password' });
		case 'TOTP':
		case 'RECOVERY_CODE':
			return assertFactorCode(platform, person, proof, caller);
		case 'PASSKEY':
			if ((await verifyPasskey(platform, proof.passkey)).user_id !== person.id) throw refuse('PASSKEY_INVALID');
			return;
		case 'SMS_CODE':
		case 'EMAIL_CODE':
			if (!(await codeIsRight(platform, confirmCode(caller), proof.code))) throw refuse('CODE_INVALID');
			return;
		case 'NONE':
			return;
	}
}
