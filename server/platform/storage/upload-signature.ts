/** Signs an upload address: this upload, until this time. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns `expires=…&signature=…`; the time is in whole seconds. */
export function signUpload(secret: string, uploadId: string, expires: Date): string {
	const until = String(Math.floor(expires.getTime() / 1000));
	return new URLSearchParams({ expires: until, signature: digest(secret, uploadId, until).toString('base64url') }).toString();
}

export function uploadIsSigned(secret: string, uploadId: string, query: { expires: string; signature: string }, now: Date): boolean {
	const input = Buffer.from(query.signature, 'base64url');
	const expected = digest(secret, uploadId, query.expires);
	return input.length === expected.length && timingSafeEqual(input, expected) && Number(query.expires) * 1000 > now.getTime();
}

function digest(secret: string, uploadId: string, until: string): Buffer {
	return createHmac('sha256', secret).update(`upload\n${uploadId}\n${until}`).digest();
}
