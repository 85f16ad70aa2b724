/** Creates an account with e-mail and password and signs in. Creating it is consent to the terms shown on the page. */
import type { Received } from '#contract/endpoint.ts';
import type { signUpWithEmail } from '#contract/identity.ts';
import { LEGAL_VERSION } from '#contract/legal.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { insertConsents } from './codes-sql.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { insertUser, type UserRow } from './sql.ts';

type SignedIn = { user: NonNullable<UserRow>; cookie: string };

export async function signUp(
	platform: Platform,
	body: Received<typeof signUpWithEmail>['body'],
	from: { request: Request; address: string; language: 'en' | 'ar' },
): Promise<SignedIn> {
	await platform.limits.count('signInAddress', from.address);
	await assertUncommonPassword(body.password, { field: 'password', language: from.language, email: body.email });
	const passwordHash = await hashPassword(body.password);
	try {
		return await inTransaction(platform.db, async (tx) => {
			const user = await insertUser(tx, {
				email: body.email,
				passwordHash,
				firstName: body.firstName,
				lastName: body.lastName,
				lang: body.lang ?? from.language,
				role: 'RENTER',
				termsVersion: LEGAL_VERSION,
				createdAt: platform.clock.now(),
			});
			await insertConsents(tx, user.id, LEGAL_VERSION, user.created_at);
			return { user, cookie: await openSession(platform, tx, user.id, from.request) };
		});
	} catch (error) {
		if (violatedConstraint(error) === 'users_email_is_unique') throw refuse('EMAIL_TAKEN');
		throw error;
	}
}
