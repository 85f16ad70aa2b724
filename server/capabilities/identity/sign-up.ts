/** Make an account with e-mail and password, and sign in. */
import type { Received } from '#contract/endpoint.ts';
import type { signUpWithEmail } from '#contract/identity.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
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
				createdAt: platform.clock.now(),
			});
			return { user, cookie: await openSession(platform, tx, user.id, from.request) };
		});
	} catch (error) {
		if (violatedConstraint(error) === 'users_email_is_unique') throw refuse('EMAIL_TAKEN');
		throw error;
	}
}
