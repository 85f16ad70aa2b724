/** Encrypts the secrets of authenticator apps with a key derived from the server's secret (AES-256-GCM). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'totp-secrets', KEY_BYTES));

/** nonce ‖ tag ‖ ciphertext. `owner` is authenticated: the bytes are useless in another person's row. */
export function encrypt(secret: string, owner: string, plain: Uint8Array): Buffer {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(CIPHER, keyFrom(secret), nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
	const text = Buffer.concat([cipher.update(plain), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null if it was encrypted with another server secret, for somebody else, or altered. */
export function decrypt(secret: string, owner: string, stored: Buffer): Buffer | null {
	const nonce = stored.subarray(0, NONCE_BYTES);
	const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
	const decipher = createDecipheriv(CIPHER, keyFrom(secret), nonce, { authTagLength: TAG_BYTES })
		.setAAD(Buffer.from(owner))
		.setAuthTag(tag);
	try {
		return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
	} catch {
		return null;
	}
}
