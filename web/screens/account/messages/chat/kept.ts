/** What one person typed in one conversation and what has not been sent: kept in this browser, so that it survives a reload and a lost connection. */

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

const keyOf = (what: 'unsent' | 'draft', userId: string, conversation: string): string => `mishwar:${what}:${userId}:${conversation}`;

/** What was under way when the page was left is to be sent again. */
export function readUnsent(userId: string, conversation: string): Unsent[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(keyOf('unsent', userId, conversation)) ?? '[]');
		if (!Array.isArray(kept)) return [];
		return kept.filter(isUnsent).map((each) => (each.state === 'sending' ? { ...each, state: 'waiting' as const } : each));
	} catch {
		// Storage is switched off, or holds what we did not write.
		return [];
	}
}

export const keepUnsent = (userId: string, conversation: string, unsent: readonly Unsent[]): void =>
	keep(keyOf('unsent', userId, conversation), unsent.length > 0 ? JSON.stringify(unsent) : '');

export function readDraft(userId: string, conversation: string): string {
	try {
		return localStorage.getItem(keyOf('draft', userId, conversation)) ?? '';
	} catch {
		return '';
	}
}

export const keepDraft = (userId: string, conversation: string, text: string): void => keep(keyOf('draft', userId, conversation), text);

function keep(key: string, value: string): void {
	try {
		if (value) localStorage.setItem(key, value);
		else localStorage.removeItem(key);
	} catch {
		// Without storage it lives as long as the page.
	}
}

function isUnsent(value: unknown): value is Unsent {
	if (typeof value !== 'object' || value === null) return false;
	const { clientId, body, photos } = value as Partial<Unsent>;
	return typeof clientId === 'string' && typeof body === 'string' && Array.isArray(photos);
}
