/** Storage of a person's draft and unsent messages of a conversation. */
import { draftStorage } from '#web/browser/device/draft-storage.ts';

/** A message being sent. `clientId` identifies it, so that retries do not duplicate it. */
export type Unsent = {
	clientId: string;
	body: string;
	/** The sender's uploads. */
	photos: string[];
	/** Milliseconds. */
	at: number;
	/** `waiting`: retried automatically. `refused`: retried only by the user. */
	state: 'sending' | 'waiting' | 'refused';
	/** Why it was refused, or what the server answered to the last try of a waiting one. */
	reason?: string;
};

/** The text of a message that is being written. */
export const messageDrafts = draftStorage('draft', (stored): stored is string => typeof stored === 'string');

const isUnsentList = (stored: unknown): stored is Unsent[] => Array.isArray(stored) && stored.every(isUnsent);
const storedUnsent = draftStorage('unsent', isUnsentList);

/** Messages that were being sent when the page was left are sent again. */
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
