/** Turns the answer to an identity check into a line of the bell. */
import type { Platform } from '#server/platform/context/platform.ts';
import { identityApproved, identityRejected } from './identity-texts.ts';
import { tell } from './tell.ts';

type Facts = { checkId: string; userId: string; status: 'APPROVED' | 'REJECTED'; notes: string | null };

export async function tellIdentityDecided(platform: Platform, { checkId, userId, status, notes }: Facts): Promise<void> {
	await tell(platform, {
		...(status === 'APPROVED' ? identityApproved() : identityRejected(notes ?? '')),
		userId,
		eventKey: `identity-decided:${checkId}`,
		actionUrl: '/profile',
	});
}
