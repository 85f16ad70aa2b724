/** Secret address of a car's calendar feed: 256 bits derived from a random nonce and the server's key, so that a copy of the database opens no feed. */
import { createHash, createHmac } from 'node:crypto';
import type { Platform } from '#server/platform/context/platform.ts';

export function tokenOf(platform: Platform, nonce: Buffer): string {
	return createHmac('sha256', platform.secret).update('calendar-feed:').update(nonce).digest('base64url');
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const feedUrl = (platform: Platform, token: string): string => `${platform.publicUrl}/calendar/${token}.ics`;
