/** Notifies the owner of a company of decisions about its papers, and before its permit ends. */
import type { Platform } from '#server/platform/context/platform.ts';
import { type Decided, type Ending, paperDecided, permitEnding } from '../company-texts.ts';
import { sendNotification } from '../send-notification.ts';

const ADDRESS = '/owner/company';

export async function onCompanyPaperDecided(platform: Platform, payload: Decided & { paperId: string; ownerId: string }): Promise<void> {
	await sendNotification(platform, {
		...paperDecided(payload),
		userId: payload.ownerId,
		// An approved paper can lose its approval later.
		eventKey: `company-paper-decided:${payload.paperId}:${payload.outcome}`,
		actionUrl: ADDRESS,
		team: 'manage',
	});
}

/** Once for each permit and number of days. */
export async function onCompanyPermitEnding(platform: Platform, payload: Ending & { companyId: string; ownerId: string }): Promise<void> {
	await sendNotification(platform, {
		...permitEnding(payload),
		userId: payload.ownerId,
		eventKey: `company-permit-ending:${payload.companyId}:${payload.endsOn}:${payload.days}`,
		actionUrl: ADDRESS,
		team: 'manage',
	});
}
