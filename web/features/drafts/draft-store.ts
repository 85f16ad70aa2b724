/** Persistent drafts and pictures in IndexedDB. Pictures are separate, so that typing does not rewrite them. Also: when a draft that could not be sent is retried. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

type StorableDraft = { key: string; photos: ReadonlyArray<{ id: string }> };

interface StoredDrafts<Draft> extends DBSchema {
	drafts: { key: string; value: Draft };
	photos: { key: string; value: Blob };
}

/** Drafts of one kind, in a database of this name, which is opened when first used. */
export function draftStore<Draft extends StorableDraft>(name: string) {
	let opened: Promise<IDBPDatabase<StoredDrafts<Draft>>> | undefined;
	const open = () => {
		opened ??= openDB<StoredDrafts<Draft>>(name, 1, {
			upgrade: (database) => {
				database.createObjectStore('drafts', { keyPath: 'key' });
				database.createObjectStore('photos');
			},
		});
		return opened;
	};
	return {
		readDraft: async (key: string): Promise<Draft | undefined> => (await open()).get('drafts', key),
		createDraft: async (draft: Draft): Promise<void> => void (await (await open()).put('drafts', draft)),
		/** Does nothing if the draft was sent and deleted meanwhile: a late write must not restore it. */
		async updateDraft(draft: Draft): Promise<void> {
			const transaction = (await open()).transaction('drafts', 'readwrite');
			if (await transaction.store.get(draft.key)) await transaction.store.put(draft);
			await transaction.done;
		},
		async removeDraft(draft: Draft): Promise<void> {
			const transaction = (await open()).transaction(['drafts', 'photos'], 'readwrite');
			await transaction.objectStore('drafts').delete(draft.key);
			for (const { id } of draft.photos) await transaction.objectStore('photos').delete(id);
			await transaction.done;
		},
		readPhoto: async (id: string): Promise<Blob | undefined> => (await open()).get('photos', id),
		savePhoto: async (id: string, blob: Blob): Promise<void> => void (await (await open()).put('photos', blob, id)),
		removePhoto: async (id: string): Promise<void> => (await open()).delete('photos', id),
	};
}

const TEMPORARY = new Set([0, 401, 408, 425, 429]);

/** Whether a failure may be temporary: no response, a busy or failing server, an ended session. */
export const isTemporaryFailure = (status: number | undefined): boolean => status !== undefined && (TEMPORARY.has(status) || status >= 500);

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** 1, 2, 4 … seconds, at most 30. */
export const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));
