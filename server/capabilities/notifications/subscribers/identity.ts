/** Notifies of the decision about an identity check. */
import type { Platform } from '#server/platform/context/platform.ts';
import { identityApproved, identityRejected } from '../identity-texts.ts';
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
