/** Notifies of documents that were received, of the decision about them, and of an approval that was revoked. */
import type { DetailField, DocumentKind } from '#contract/identity-details.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import {
	detailsConfirmed,
	detailsRejected,
	detailsSubmitted,
	identityApproved,
	identityRejected,
	identityRevoked,
	identitySubmitted,
} from '../identity-texts.ts';
import { sendNotification } from '../send-notification.ts';

type Payload = {
	checkId: string;
	userId: string;
	status: 'APPROVED' | 'REJECTED';
	notes: string | null;
	documents: DocumentKind[];
	fields: DetailField[];
	detailsSubmittedAt: string | null;
};

export async function onIdentityDecided(platform: Platform, payload: Payload): Promise<void> {
	const { checkId, userId, detailsSubmittedAt } = payload;
	await sendNotification(platform, {
		...textOf(payload),
		userId,
		eventKey: detailsSubmittedAt ? `identity-details-decided:${checkId}:${detailsSubmittedAt}` : `identity-decided:${checkId}`,
		actionUrl: '/profile#identity',
	});
}

type SubmittedPayload = { userId: string; submittedAt: string; isDetailsAlone: boolean };

export async function onIdentitySubmitted(platform: Platform, payload: SubmittedPayload): Promise<void> {
	await sendNotification(platform, {
		...(payload.isDetailsAlone ? detailsSubmitted() : identitySubmitted()),
		userId: payload.userId,
		eventKey: `identity-submitted:${payload.userId}:${payload.submittedAt}`,
		actionUrl: '/profile#identity',
	});
}

function textOf({ status, notes, documents, fields, detailsSubmittedAt }: Payload) {
	const isApproved = status === 'APPROVED';
	if (detailsSubmittedAt) return isApproved ? detailsConfirmed() : detailsRejected(notes ?? '', { documents, fields });
	return isApproved ? identityApproved() : identityRejected(notes ?? '', { documents, fields });
}

type RevokedPayload = { checkId: string; userId: string; notes: string };

export async function onIdentityRevoked(platform: Platform, { checkId, userId, notes }: RevokedPayload): Promise<void> {
	await sendNotification(platform, {
		...identityRevoked(notes),
		userId,
		eventKey: `identity-revoked:${checkId}`,
		actionUrl: '/profile#identity',
	});
}
