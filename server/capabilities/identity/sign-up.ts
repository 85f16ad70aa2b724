/**
 * Signing up with e-mail and password, in two steps: the address gets a code, and the code creates the account.
 * The first step does the same work for every address; only its owner learns from the letter that there is an account already.
 * Signing up is consent to the terms shown on the page.
 */
import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/endpoint.ts';
import { LEGAL_VERSION } from '#contract/legal.ts';
import type { confirmSignUp as confirmCall, signUpWithEmail } from '#contract/sign-in.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { networkOf } from '#server/platform/limits/rate-limits.ts';
import { admitCode, admitSignIn } from './attempts.ts';
import { codeMatches } from './codes.ts';
import { insertConsents } from './codes-sql.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { ensureDevice, readDevice } from './devices.ts';
import { sendSignUpCode } from './jobs.ts';
import { hashPassword } from './passwords.ts';
import type { CodeRequest } from './phone-sign-in.ts';
import { EMAIL_CODE_MS } from './rules.ts';
import { openSession } from './sessions.ts';
import type { ClientInfo } from './sign-in.ts';
import { consumeSignUp, consumeSignUpAttempt, deleteSignUpsOf, insertSignUp, type SignUpRow } from './sign-up-sql.ts';
import { insertUser, type UserRow } from './sql.ts';

type SignedIn = { user: NonNullable<UserRow>; cookie: string };

/** Stores the sign-up and has a letter sent to the address. Throws INVALID_INPUT for a common password. */
export async function startSignUp(platform: Platform, body: InputOf<typeof signUpWithEmail>['body'], from: CodeRequest): Promise<void> {
	await assertUncommonPassword(body.password, { field: 'password', language: from.language, email: body.email });
	await admitCode(platform, { email: body.email }, from);
	const passwordHash = await hashPassword(body.password);
	const now = platform.clock.now();
	const id = randomUUID();
	await inTransaction(platform.db, async (tx) => {
		await insertSignUp(tx, {
			id,
			email: body.email,
			password_hash: passwordHash,
			first_name: body.firstName,
			last_name: body.lastName,
			lang: body.lang ?? from.language,
			terms_version: LEGAL_VERSION,
			device_id: ensureDevice(platform, from),
			network: networkOf(from.address),
			created_at: now,
			expires_at: new Date(now.getTime() + EMAIL_CODE_MS),
		});
		await enqueue(tx, sendSignUpCode, { signUpId: id });
	});
}

/** Creates the account, with a verified address, and signs in. Throws CODE_INVALID, also if the address has an account by now. */
export async function confirmSignUp(platform: Platform, body: InputOf<typeof confirmCall>['body'], from: ClientInfo): Promise<SignedIn> {
	const attempt = await admitSignIn(platform, from, 'typed');
	const deviceId = readDevice(platform, from.request);
	const askedBy = deviceId ? { deviceId } : { network: networkOf(from.address) };
	const signUp = await consumeSignUpAttempt(platform.db, { email: body.email, askedBy, now: platform.clock.now() });
	if (!signUp?.code_hash || !codeMatches(signUp.id, body.code, signUp.code_hash)) throw refuse('CODE_INVALID');
	try {
		const signedIn = await makeAccount(platform, signUp, from);
		await attempt.succeeded();
		return signedIn;
	} catch (error) {
		if (violatedConstraint(error) === 'users_email_is_unique') throw refuse('CODE_INVALID');
		throw error;
	}
}

async function makeAccount(platform: Platform, signUp: SignUpRow, from: ClientInfo): Promise<SignedIn> {
	return inTransaction(platform.db, async (tx) => {
		if (!(await consumeSignUp(tx, signUp.id))) throw refuse('CODE_INVALID');
		const user = await insertUser(tx, {
			email: signUp.email,
			passwordHash: signUp.password_hash,
			firstName: signUp.first_name,
			lastName: signUp.last_name,
			lang: signUp.lang === 'ar' ? 'ar' : 'en',
			role: 'RENTER',
			verified: { email: true },
			termsVersion: signUp.terms_version,
			createdAt: platform.clock.now(),
		});
		await insertConsents(tx, user.id, signUp.terms_version, user.created_at);
		await deleteSignUpsOf(tx, [signUp.email]);
		await audit(platform, tx, { actorId: user.id, action: 'user.email-verified', subject: 'user', subjectId: user.id });
		return { user, cookie: await openSession(platform, tx, user.id, from.request) };
	});
}
