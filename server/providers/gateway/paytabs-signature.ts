/**
 * The two signatures of PayTabs, both hex HMAC-SHA256 with the profile's server key: over the raw body of a notice (header
 * `Signature`), and over the fields of the form that the browser posts on return.
 *
 * Source: PayTabs' support article «How to verify the response received from PayTabs», with a worked example.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX = /^[0-9a-f]{64}$/i;

export function isSigned(serverKey: string, signed: string | Uint8Array, input: string | null | undefined): boolean {
	if (!input || !HEX.test(input)) return false;
	return timingSafeEqual(createHmac('sha256', serverKey).update(signed).digest(), Buffer.from(input, 'hex'));
}

/**
 * The signed part of a return form: without `signature` and empty values, sorted by name, encoded like PHP's
 * `http_build_query`. `URLSearchParams` encodes the same way except for the asterisk.
 */
export function signedPartOf(form: ReadonlyMap<string, string>): string {
	const fields = [...form].filter(([name, value]) => name !== 'signature' && value !== '');
	fields.sort(([a], [b]) => (a < b ? -1 : 1));
	return new URLSearchParams(fields).toString().replaceAll('*', '%2A');
}
