/** Signs an upload address: this upload, until this time. */
import type { SigningKeys } from '../base/signing-keys.ts';

/** Returns `expires=…&signature=…`; the time is in whole seconds. */
export function signUpload(keys: SigningKeys, uploadId: string, expires: Date): string {
	const until = String(Math.floor(expires.getTime() / 1000));
	return new URLSearchParams({ expires: until, signature: keys.sign('upload', textOf(uploadId, until)).toString('base64url') }).toString();
}

export function uploadIsSigned(keys: SigningKeys, uploadId: string, query: { expires: string; signature: string }, now: Date): boolean {
	const isSigned = keys.isSigned('upload', textOf(uploadId, query.expires), Buffer.from(query.signature, 'base64url'));
	return isSigned && Number(query.expires) * 1000 > now.getTime();
}

const textOf = (uploadId: string, until: string): string => `${uploadId}\n${until}`;
