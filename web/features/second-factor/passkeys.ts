/** Creates and uses passkeys in the browser. The WebAuthn code is loaded when it is needed. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { beginPasskey, type NewPasskeyResponse, type PasskeyResponse, passkeyOptions } from '#contract/second-factor.ts';
import { call } from '#web/browser/api.ts';
import { ApiError } from '#web/browser/fetching.ts';

/** The person closed the device's dialog, or the device has no passkey for this site. */
const PASSKEY_NOT_USED = 'PASSKEY_NOT_USED';

export async function answerWithPasskey(): Promise<PasskeyResponse> {
	const [{ startAuthentication }, options] = await Promise.all([import('@simplewebauthn/browser'), call(passkeyOptions)]);
	const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
	const { id, rawId, response } = await withDeviceErrors(() => startAuthentication({ optionsJSON }));
	const { clientDataJSON, authenticatorData, signature, userHandle } = response;
	return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) } };
}

export async function makePasskey(): Promise<NewPasskeyResponse> {
	const [{ startRegistration }, options] = await Promise.all([import('@simplewebauthn/browser'), call(beginPasskey)]);
	const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
	const { id, rawId, response } = await withDeviceErrors(() => startRegistration({ optionsJSON }));
	const { clientDataJSON, attestationObject, transports } = response;
	return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
}

/** Every refusal of the device has the same sentence: browsers do not reveal the reason. */
function withDeviceErrors<Answer>(work: () => Promise<Answer>): Promise<Answer> {
	return work().catch(() => {
		throw new ApiError(0, PASSKEY_NOT_USED, '');
	});
}
