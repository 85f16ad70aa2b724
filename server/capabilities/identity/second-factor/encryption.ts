/** Encrypts the secrets of authenticator apps with a key derived from the server's first secret (AES-256-GCM); any of its secrets decrypts. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SigningKeys } from '#server/platform/base/signing-keys.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** nonce ‖ tag ‖ ciphertext. `owner` is authenticated: the bytes are useless in another person's row. */
export function encrypt(keys: SigningKeys, owner: string, plain: Uint8Array): Buffer {
	const [key] = keys.derive('totp', KEY_BYTES);
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(CIPHER, key as Buffer, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
	const text = Buffer.concat([cipher.update(plain), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null if it was encrypted with a secret that the server no longer has, for another person, or altered. */
export function decrypt(keys: SigningKeys, owner: string, stored: Buffer): Buffer | null {
	for (const key of keys.derive('totp', KEY_BYTES)) {
		const plain = decryptWith(key, owner, stored);
		if (plain) return plain;
	}
	return null;
}

function decryptWith(key: Buffer, owner: string, stored: Buffer): Buffer | null {
	const nonce = stored.subarray(0, NONCE_BYTES);
	const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
	const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner)).setAuthTag(tag);
	try {
		return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
	} catch {
		return null;
	}
}
