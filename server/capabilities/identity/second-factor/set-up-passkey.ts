/** Adds and removes passkeys. */
import { randomUUID } from 'node:crypto';
import type { NewPasskeyResponse } from '#contract/second-factor.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { ownUser } from '../reauthenticate.ts';
import { deviceOf, displayName } from '../rules.ts';
import { afterAdding, afterRemoving } from './factor-changes.ts';
import { lockFactorsOf } from './factors-sql.ts';
import { consumeChallenge, countPasskeys, deletePasskey, insertChallenge, insertPasskey, passkeysOf } from './passkeys-sql.ts';
import { ALGORITHMS, CHALLENGE_MS, loadWebAuthn, relyingParty } from './use-passkey.ts';

const MAX_PASSKEYS = 10;

/** Discoverable credentials that are unlocked by the device: only they can sign in by themselves. */
export async function beginPasskey(platform: Platform, caller: Caller) {
	const person = await ownUser(platform, caller);
	const existing = await passkeysOf(platform.db, person.id);
	if (existing.length >= MAX_PASSKEYS) throw refuse('TOO_MANY_PASSKEYS');
	const name = displayName({ firstName: person.first_name, lastName: person.last_name });
	const { id: rpID, name: rpName } = relyingParty(platform);
	const { generateRegistrationOptions } = await loadWebAuthn();
	const options = await generateRegistrationOptions({
		rpID,
		rpName,
		userName: person.email ?? person.phone ?? name,
		userDisplayName: name,
		userID: Uint8Array.from(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
		attestationType: 'none',
		supportedAlgorithmIDs: [...ALGORITHMS],
		timeout: CHALLENGE_MS,
		excludeCredentials: existing.map((each) => ({ id: each.credential_id, transports: each.transports })),
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
	});
	const expiresAt = new Date(platform.clock.now().getTime() + CHALLENGE_MS);
	await insertChallenge(platform.db, { challenge: options.challenge, userId: person.id, expiresAt });
	return options;
}

/** Throws PASSKEY_INVALID, TOO_MANY_PASSKEYS. */
export async function addPasskey(platform: Platform, caller: Caller, answer: NewPasskeyResponse, userAgent: string) {
	const credential = await verifiedCredential(platform, caller, answer);
	try {
		return await inTransaction(platform.db, async (tx) => {
			const person = await lockFactorsOf(tx, caller.userId);
			if ((await countPasskeys(tx, person.id)) >= MAX_PASSKEYS) throw refuse('TOO_MANY_PASSKEYS');
			await insertPasskey(tx, {
				id: randomUUID(),
				userId: person.id,
				credentialId: credential.id,
				publicKey: Buffer.from(credential.publicKey),
				counter: credential.counter,
				transports: answer.response.transports ?? [],
				name: nameOf(userAgent),
				now: platform.clock.now(),
			});
			return { recoveryCodes: await afterAdding(platform, tx, person, 'PASSKEY_ADDED') };
		});
	} catch (error) {
		if (violatedConstraint(error) === 'passkeys_credential_is_unique') throw refuse('PASSKEY_INVALID');
		throw error;
	}
}

async function verifiedCredential(platform: Platform, caller: Caller, { response, ...answer }: NewPasskeyResponse) {
	const { id, origin } = relyingParty(platform);
	const { clientDataJSON, attestationObject } = response;
	const { verifyRegistrationResponse } = await loadWebAuthn();
	try {
		const { registrationInfo } = await verifyRegistrationResponse({
			response: { ...answer, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
			expectedChallenge: (challenge) => consumeChallenge(platform.db, challenge, caller.userId, platform.clock.now()),
			expectedOrigin: origin,
			expectedRPID: id,
			requireUserVerification: true,
			supportedAlgorithmIDs: [...ALGORITHMS],
		});
		if (registrationInfo) return registrationInfo.credential;
	} catch (error) {
		platform.log.info({ err: error }, 'a new passkey was refused');
	}
	throw refuse('PASSKEY_INVALID');
}

/** Where it was created, by which people recognize it: `Chrome · Android`. */
function nameOf(userAgent: string): string {
	const { browser, system } = deviceOf(userAgent);
	return [browser, system].filter((part) => part !== null).join(' · ') || 'Passkey';
}

/** Throws PASSKEY_NOT_FOUND, SECOND_FACTOR_STAYS. */
export async function removePasskey(platform: Platform, caller: Caller, id: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const person = await lockFactorsOf(tx, caller.userId);
		if (!(await deletePasskey(tx, person.id, id))) throw refuse('PASSKEY_NOT_FOUND');
		await afterRemoving(platform, tx, person, 'PASSKEY_REMOVED');
	});
}
