/** Persistent drafts and pictures in IndexedDB. Pictures are separate, so that typing does not rewrite them. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Draft } from './draft.ts';

interface StoredDraft extends DBSchema {
	drafts: { key: string; value: Draft };
	photos: { key: string; value: Blob };
}

let opened: Promise<IDBPDatabase<StoredDraft>> | undefined;

function open(): Promise<IDBPDatabase<StoredDraft>> {
	opened ??= openDB<StoredDraft>('handovers', 1, {
		upgrade: (database) => {
			database.createObjectStore('drafts', { keyPath: 'key' });
			database.createObjectStore('photos');
		},
	});
	return opened;
}

export async function readDraft(key: string): Promise<Draft | undefined> {
	return (await open()).get('drafts', key);
}

/** Does nothing if the draft was sent and deleted meanwhile: a late write must not restore it. */
export async function updateDraft(draft: Draft): Promise<void> {
	const transaction = (await open()).transaction('drafts', 'readwrite');
	if (await transaction.store.get(draft.key)) await transaction.store.put(draft);
	await transaction.done;
}

export async function createDraft(draft: Draft): Promise<void> {
	await (await open()).put('drafts', draft);
}

export async function removeDraft(draft: Draft): Promise<void> {
	const transaction = (await open()).transaction(['drafts', 'photos'], 'readwrite');
	await transaction.objectStore('drafts').delete(draft.key);
	for (const { id } of draft.photos) await transaction.objectStore('photos').delete(id);
	await transaction.done;
}

export async function readPhoto(id: string): Promise<Blob | undefined> {
	return (await open()).get('photos', id);
}

export async function savePhoto(id: string, blob: Blob): Promise<void> {
	await (await open()).put('photos', blob, id);
}

export async function removePhoto(id: string): Promise<void> {
	await (await open()).delete('photos', id);
}
