/** Unsent claim: lines, description and photo paths. The subject is the booking's id. */
import { draftStorage } from '#web/browser/device/draft-storage.ts';
import type { ClaimValues } from './values.ts';

export type ClaimDraft = { values: ClaimValues; paths: string[] };

export const claimDrafts = draftStorage('claim', isClaimDraft);

function isClaimDraft(stored: unknown): stored is ClaimDraft {
	if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('paths' in stored) || !Array.isArray(stored.paths))
		return false;
	const { values } = stored;
	return typeof values === 'object' && values !== null && 'lines' in values && Array.isArray(values.lines) && 'note' in values;
}
