/** Notifies of documents that were received, of the decision about them, of an approval that was revoked, and before a licence expires. */
import type { DetailField, DocumentKind } from '#contract/identity-details.ts';
import type { RenewalKind } from '#contract/licence-renewal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import {
	detailsConfirmed,
	detailsRejected,
	detailsSubmitted,
	type Expiring,
	identityApproved,
	identityRejected,
	identityRevoked,
	identitySubmitted,
	licenceExpiring,
	renewalApproved,
	renewalRejected,
	renewalSubmitted,
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
	renewal: RenewalKind | null;
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

type SubmittedPayload = { userId: string; submittedAt: string; isDetailsAlone: boolean; renewal: RenewalKind | null };

export async function onIdentitySubmitted(platform: Platform, payload: SubmittedPayload): Promise<void> {
	const ofCheck = payload.isDetailsAlone ? detailsSubmitted() : identitySubmitted();
	await sendNotification(platform, {
		...(payload.renewal ? renewalSubmitted(payload.renewal) : ofCheck),
		userId: payload.userId,
		eventKey: `identity-submitted:${payload.userId}:${payload.submittedAt}`,
		actionUrl: '/profile#identity',
	});
}

function textOf({ status, notes, documents, fields, detailsSubmittedAt, renewal }: Payload) {
	const isApproved = status === 'APPROVED';
	if (renewal) return isApproved ? renewalApproved(renewal) : renewalRejected(notes ?? '', renewal, { documents, fields });
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

/** Once for each date and number of days. */
export async function onLicenceExpiring(platform: Platform, payload: Expiring & { checkId: string; userId: string }): Promise<void> {
	await sendNotification(platform, {
		...licenceExpiring(payload),
		userId: payload.userId,
		eventKey: `licence-expiring:${payload.checkId}:${payload.expiresOn}:${payload.days}`,
		actionUrl: '/profile#identity',
	});
}
