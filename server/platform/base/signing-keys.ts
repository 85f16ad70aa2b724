/**
 * Keys of the installation, derived from its secrets by HKDF (RFC 5869), one for each purpose. The first secret signs and all of them verify,
 * so that a secret can be replaced while links, cookies and codes stay valid.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Each use has its own key: a signature for one use is not valid for another. The texts enter the derivation and never change. */
const purposes = {
	upload: 'upload',
	device: 'device',
	recoveryCode: 'recovery-code',
	totp: 'totp-secrets',
	pendingSignIn: 'pending-sign-in',
	openIdConnect: 'oidc',
	handoverCode: 'handover-code',
	identityDocument: 'identity-document',
	suspendedDocument: 'suspended-document',
	calendarFeed: 'calendar-feed',
	endSavedSearch: 'end-saved-search',
	push: 'mishwar web push',
	gatewaySimulator: 'gateway-simulator',
} as const;
export type KeyPurpose = keyof typeof purposes;

export type SigningKeys = {
	/** HMAC-SHA-256 with the key of the first secret. */
	sign(purpose: KeyPurpose, text: string | Uint8Array): Buffer;
	/** The same with the key of each secret, that of the first secret first. */
	signatures(purpose: KeyPurpose, text: string | Uint8Array): Buffer[];
	/** Whether it was signed with the key of any of the secrets. */
	isSigned(purpose: KeyPurpose, text: string | Uint8Array, signature: Uint8Array): boolean;
	/** Key material from each secret, that of the first secret first. */
	derive(purpose: KeyPurpose, bytes: number): Buffer[];
};

const HMAC_KEY_BYTES = 32;

/** `secrets`: one at least, the one that signs first. */
export function createSigningKeys(secrets: readonly [string, ...string[]]): SigningKeys {
	const derive = (purpose: KeyPurpose, bytes: number) =>
		secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purposes[purpose], bytes)));
	const derived = new Map<KeyPurpose, Buffer[]>();
	const keysOf = (purpose: KeyPurpose): Buffer[] => {
		const keys = derived.get(purpose) ?? derive(purpose, HMAC_KEY_BYTES);
		derived.set(purpose, keys);
		return keys;
	};
	const digest = (key: Buffer, text: string | Uint8Array) => createHmac('sha256', key).update(text).digest();
	const signatures = (purpose: KeyPurpose, text: string | Uint8Array) => keysOf(purpose).map((key) => digest(key, text));
	return {
		derive,
		signatures,
		sign: (purpose, text) => digest(keysOf(purpose)[0] as Buffer, text),
		isSigned: (purpose, text, signature) =>
			signatures(purpose, text).some((expected) => expected.length === signature.length && timingSafeEqual(expected, signature)),
	};
}
