declare module 'http_ece' {
	import type { ECDH } from 'node:crypto';
	/** RFC 8188 with the key agreement of RFC 8291; `authSecret` is base64url. */
	export function decrypt(body: Buffer, options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
}
