/** Unsent input, stored in this browser by user and subject, so that it survives a reload and an ended session. */

export type DraftStorage<Draft> = {
	/** Null if there is none, if storage is switched off, and for foreign data. */
	get(userId: string, subject: string): Draft | null;
	/** Does nothing without storage: the form then works without drafts. */
	save(userId: string, subject: string, draft: Draft): void;
	clear(userId: string, subject: string): void;
};

/**
 * `kind` is part of the key (`listing`, `claim` …), so that forms have separate drafts. `isDraft` validates stored data, which may have been
 * written by an older version of the form.
 */
export function draftStorage<Draft>(kind: string, isDraft: (stored: unknown) => stored is Draft): DraftStorage<Draft> {
	const keyOf = (userId: string, subject: string): string => `mishwar:${kind}:${userId}:${subject}`;
	return {
		get: (userId, subject) => {
			try {
				const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, subject)) ?? 'null');
				return isDraft(stored) ? stored : null;
			} catch {
				return null;
			}
		},
		save: (userId, subject, draft) => withStorage((storage) => storage.setItem(keyOf(userId, subject), JSON.stringify(draft))),
		clear: (userId, subject) => withStorage((storage) => storage.removeItem(keyOf(userId, subject))),
	};
}

function withStorage(use: (storage: Storage) => void): void {
	try {
		use(localStorage);
	} catch {
		// Storage is full, or switched off.
	}
}
