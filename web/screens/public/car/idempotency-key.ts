/** A key by which the server recognises the same attempt. */

/** 128 random bits; `randomUUID` exists on secure origins alone, this everywhere. */
export function newKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
