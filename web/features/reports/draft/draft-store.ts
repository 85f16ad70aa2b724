/** Persistent drafts and pictures in IndexedDB. Pictures are separate, so that typing does not rewrite them. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ReportDraft } from './draft.ts';

interface StoredReports extends DBSchema {
	drafts: { key: string; value: ReportDraft };
	photos: { key: string; value: Blob };
}

let opened: Promise<IDBPDatabase<StoredReports>> | undefined;

function open(): Promise<IDBPDatabase<StoredReports>> {
	opened ??= openDB<StoredReports>('reports', 1, {
		upgrade: (database) => {
			database.createObjectStore('drafts', { keyPath: 'key' });
			database.createObjectStore('photos');
		},
	});
	return opened;
}

export async function readDraft(key: string): Promise<ReportDraft | undefined> {
	return (await open()).get('drafts', key);
}

export async function saveDraft(draft: ReportDraft): Promise<void> {
	await (await open()).put('drafts', draft);
}

export async function removeDraft(draft: ReportDraft): Promise<void> {
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
