/** Notifies of the decision about an identity check, and of an approval that was revoked. */
import type { Platform } from '#server/platform/context/platform.ts';
import { identityApproved, identityRejected, identityRevoked } from '../identity-texts.ts';
import { sendNotification } from '../send-notification.ts';

type Payload = { checkId: string; userId: string; status: 'APPROVED' | 'REJECTED'; notes: string | null };

export async function onIdentityDecided(platform: Platform, { checkId, userId, status, notes }: Payload): Promise<void> {
	await sendNotification(platform, {
		...(status === 'APPROVED' ? identityApproved() : identityRejected(notes ?? '')),
		userId,
		eventKey: `identity-decided:${checkId}`,
		actionUrl: '/profile',
	});
}

type RevokedPayload = { checkId: string; userId: string; notes: string };

export async function onIdentityRevoked(platform: Platform, { checkId, userId, notes }: RevokedPayload): Promise<void> {
	await sendNotification(platform, {
		...identityRevoked(notes),
		userId,
		eventKey: `identity-revoked:${checkId}`,
		actionUrl: '/profile',
	});
}
