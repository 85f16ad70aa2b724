/** Finds or creates the account of a person who signed in at the provider. Only a verified e-mail address links the two. */
import type { OidcProblem } from '#contract/oidc.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { ProviderPerson } from '#server/providers/sign-in/port.ts';
import { hasAccountAt, insertAccount, touchAccount, userOfAccount } from './oidc-sql.ts';
import { pendingSignInCookie } from './second-factor/pending-sign-in.ts';
import { openSession } from './sessions.ts';
import { insertUser, type UserRow, userByEmail, userById } from './sql.ts';
import { openSuspensionPage } from './suspension-page.ts';

type OidcClientInfo = { request: Request; language: 'en' | 'ar' };
/** `isPending`: the cookie is that of a sign-in that waits for its second factor. `suspended`: the cookie for the page that says why. */
export type SignedIn = { cookie: string; userId: string; isPending: boolean } | { suspended: string } | { problem: OidcProblem };

export async function signInFromProvider(platform: Platform, person: ProviderPerson, from: OidcClientInfo): Promise<SignedIn> {
	return inTransaction(platform.db, async (tx) => {
		// Serialized, so that a newcomer who returns twice at once does not become two users.
		await lockSubject(tx, 'person', `${person.issuer} ${person.email ?? person.subject}`);
		const found = await personFor(platform, tx, person, from);
		if ('problem' in found) return found;
		if (found.user.role === 'SUPER_ADMIN') return { problem: 'OIDC_NOT_FOR_YOU' };
		if (found.user.suspended_at) return { suspended: await openSuspensionPage(platform, tx, found.user.id) };
		await found.connect();
		const { user } = found;
		if (user.second_factor_at) return { cookie: pendingSignInCookie(platform, user), userId: user.id, isPending: true };
		return { cookie: await openSession(platform, tx, user.id, from.request), userId: user.id, isPending: false };
	});
}

type MatchedUser = { user: NonNullable<UserRow>; connect(): Promise<void> } | { problem: OidcProblem };

async function personFor(platform: Platform, tx: Transaction, person: ProviderPerson, from: OidcClientInfo): Promise<MatchedUser> {
	const now = platform.clock.now();
	const known = await userOfAccount(tx, person);
	const user = known ? await userById(tx, known) : undefined;
	if (user) return { user, connect: () => touchAccount(tx, person, now) };
	// Ownership of the address is asserted by the provider: without verification no account is found or created.
	if (!person.email || !person.emailVerified) return { problem: 'OIDC_EMAIL_UNPROVEN' };
	const existing = await userByEmail(tx, person.email);
	if (existing && existing.email_verified_at === null) return { problem: 'OIDC_ACCOUNT_UNPROVEN' };
	if (existing && (await hasAccountAt(tx, person.issuer, existing.id))) return { problem: 'OIDC_OTHER_ACCOUNT' };
	const found = existing ?? (await createNewUser(platform, tx, person, from));
	return {
		user: found,
		connect: async () => {
			await insertAccount(tx, person, found.id, now);
			await audit(platform, tx, {
				actorId: found.id,
				action: existing ? 'user.provider-connected' : 'user.signed-up-at-provider',
				subject: 'user',
				subjectId: found.id,
				after: { issuer: person.issuer },
			});
		},
	};
}

const MAX_NAME = 60;
const NOT_IN_NAMES = /[^\p{L}\p{M} .,'’ʼ‘-]+/gu;
/** For persons with a single name; they can change it in the profile. */
const NO_NAME = '-';

async function createNewUser(
	platform: Platform,
	tx: Transaction,
	{ email, firstName, lastName }: ProviderPerson,
	{ language }: OidcClientInfo,
) {
	// A provider's claims are not bound by our rules for names.
	const letters = (text: string | null) => (text ?? '').replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim();
	const name = (given: string | null, otherwise: string) => (letters(given) || letters(otherwise) || NO_NAME).slice(0, MAX_NAME);
	return insertUser(tx, {
		email,
		passwordHash: null,
		firstName: name(firstName, email?.split('@')[0] || NO_NAME),
		lastName: name(lastName, NO_NAME),
		lang: language,
		role: 'RENTER',
		verified: { email: true },
		// The provider's page does not show our terms: consent is requested on the first page afterwards.
		termsVersion: null,
		createdAt: platform.clock.now(),
	});
}
