/** Packages of tools and tests that come without types. */
declare module 'subset-font' {
	/** Returns the font with the glyphs needed for `text`; `keepFeatures`: OpenType tags. */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: { targetFormat: 'woff2' | 'sfnt'; noHinting?: boolean; keepFeatures?: readonly string[] },
	): Promise<Buffer>;
}

declare module 'http_ece' {
	import type { ECDH } from 'node:crypto';
	/** RFC 8188 with the key agreement of RFC 8291; `authSecret` is base64url. */
	export function decrypt(body: Buffer, options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
}
