/** Signed address that ends a saved search without signing in. It does not expire: an old e-mail ends its search as well. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '#server/platform/context/platform.ts';

type Secret = Pick<Platform, 'secret'>;

const digest = ({ secret }: Secret, id: string): Buffer => createHmac('sha256', secret).update(`end-saved-search\n${id}`).digest();

/** Path of the page; below `/api` it is the address of the call. */
export const endPath = (platform: Secret, id: string): string =>
	`/saved-searches/${id}/end?signature=${digest(platform, id).toString('base64url')}`;

export function isEndSigned(platform: Secret, id: string, signature: string): boolean {
	const [sent, expected] = [Buffer.from(signature, 'base64url'), digest(platform, id)];
	return sent.length === expected.length && timingSafeEqual(sent, expected);
}
