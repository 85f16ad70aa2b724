/** Signing in with a passkey, and verifying one that confirms an identity. */
import type { PasskeyResponse } from '#contract/second-factor.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { admitSignIn } from '../attempts.ts';
import type { ClientInfo } from '../sign-in.ts';
import { userById } from '../sql.ts';
import { openProvedSession } from './finish-sign-in.ts';
import { consumeChallenge, insertChallenge, type PasskeyRow, passkeyByCredential, touchPasskey } from './passkeys-sql.ts';

/** Loaded with the first passkey, because its 200 modules would take a tenth of the time of a start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** No credentials are named: the browser offers those that the person has, so that the answer does not say which accounts have one. */
export async function passkeyOptions(platform: Platform, from: ClientInfo) {
	await admitSignIn(platform, from, 'signed');
	const { generateAuthenticationOptions } = await loadWebAuthn();
	const options = await generateAuthenticationOptions({
		rpID: relyingParty(platform).id,
		userVerification: 'required',
		timeout: CHALLENGE_MS,
	});
	const expiresAt = new Date(platform.clock.now().getTime() + CHALLENGE_MS);
	await insertChallenge(platform.db, { challenge: options.challenge, userId: null, expiresAt });
	return options;
}

/** The device and its unlocking are two factors, so no other is asked for. Throws PASSKEY_INVALID, ACCOUNT_SUSPENDED. */
export async function signInWithPasskey(platform: Platform, answer: PasskeyResponse, from: ClientInfo) {
	const attempt = await admitSignIn(platform, from, 'signed');
	const { user_id } = await verifyPasskey(platform, answer);
	const person = await userById(platform.db, user_id);
	if (!person) throw refuse('PASSKEY_INVALID');
	await attempt.succeeded();
	return openProvedSession(platform, person, from.request);
}

/** Returns the passkey that answered an open challenge. Throws PASSKEY_INVALID. */
export async function verifyPasskey(platform: Platform, answer: PasskeyResponse): Promise<PasskeyRow> {
	const passkey = await passkeyByCredential(platform.db, answer.id);
	if (!passkey) throw refuse('PASSKEY_INVALID');
	const counter = await counterOf(platform, passkey, answer);
	const isFirst =
		counter !== null && (await touchPasskey(platform.db, passkey.id, { before: passkey.counter, after: counter }, platform.clock.now()));
	if (!isFirst) throw refuse('PASSKEY_INVALID');
	return passkey;
}

/** The authenticator's new counter; null if the answer does not verify. */
async function counterOf(platform: Platform, passkey: PasskeyRow, { response, ...answer }: PasskeyResponse): Promise<number | null> {
	const { id, origin } = relyingParty(platform);
	const { userHandle, ...signed } = response;
	const { verifyAuthenticationResponse } = await loadWebAuthn();
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...answer, response: { ...signed, ...(userHandle !== undefined && { userHandle }) }, clientExtensionResults: {} },
			expectedChallenge: (challenge) => consumeChallenge(platform.db, challenge, null, platform.clock.now()),
			expectedOrigin: origin,
			expectedRPID: id,
			requireUserVerification: true,
			credential: {
				id: passkey.credential_id,
				publicKey: Uint8Array.from(passkey.public_key),
				counter: Number(passkey.counter),
				transports: passkey.transports,
			},
		});
		return verified ? authenticationInfo.newCounter : null;
	} catch (error) {
		platform.log.info({ err: error }, 'a passkey was refused');
		return null;
	}
}

/** Time to find the device and unlock it. */
export const CHALLENGE_MS = 5 * 60_000;

/** EdDSA, ES256, RS256: the algorithms of authenticators. The library would add one that Node supports experimentally. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** A passkey belongs to the host of the public address; an answer must come from its origin. */
export function relyingParty({ publicUrl }: Pick<Platform, 'publicUrl'>): { id: string; name: string; origin: string } {
	const { hostname, origin } = new URL(publicUrl);
	return { id: hostname, name: 'Mishwar', origin };
}
