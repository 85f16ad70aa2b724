/** What one person typed in one conversation and what has not been sent. */
import { draftStorage } from '#web/browser/device/draft-storage.ts';

/** A message on its way. `clientId` names it, so that sending it again never doubles it. */
export type Unsent = {
	clientId: string;
	body: string;
	/** Uploads of one's own. */
	photos: string[];
	/** Milliseconds. */
	at: number;
	/** `waiting`: sent by itself as soon as that works. `refused`: only by hand, if at all. */
	state: 'sending' | 'waiting' | 'refused';
	/** Why it was refused. */
	reason?: string;
};

/** The text of a message that is being written. */
export const messageDrafts = draftStorage('draft', (stored): stored is string => typeof stored === 'string');

const isUnsentList = (stored: unknown): stored is Unsent[] => Array.isArray(stored) && stored.every(isUnsent);
const storedUnsent = draftStorage('unsent', isUnsentList);

/** What was under way when the page was left is to be sent again. */
export const getUnsent = (userId: string, conversation: string): Unsent[] =>
	(storedUnsent.get(userId, conversation) ?? []).map((each) => (each.state === 'sending' ? { ...each, state: 'waiting' } : each));

export function saveUnsent(userId: string, conversation: string, unsent: readonly Unsent[]): void {
	if (unsent.length > 0) storedUnsent.save(userId, conversation, [...unsent]);
	else storedUnsent.clear(userId, conversation);
}

function isUnsent(value: unknown): value is Unsent {
	if (typeof value !== 'object' || value === null) return false;
	const { clientId, body, photos } = value as Partial<Unsent>;
	return typeof clientId === 'string' && typeof body === 'string' && Array.isArray(photos);
}
