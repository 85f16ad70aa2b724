/** Draft of this person for this booking: read from local storage, edited on screen, stored at every change. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type HandoverPhase, type HandoverShot, handoverPhases } from '#contract/handover.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { draftStore } from '#web/features/drafts/draft-store.ts';
import { shrinkPhoto } from '#web/features/uploads/shrink-photo.ts';
import { type Draft, draftKey, newDraft, type Step, withoutPhoto, withPhoto } from './draft.ts';

/** Drafts of handovers on this device. */
const { readDraft: readStored, ...store } = draftStore<StoredDraft>('handovers');
export const { createDraft, readPhoto, removeDraft, removePhoto, savePhoto, updateDraft } = store;

/** A draft that was begun before damage could be marked lacks the marks. */
type StoredDraft = Omit<Draft, 'damageMarks'> & Partial<Pick<Draft, 'damageMarks'>>;

export async function readDraft(key: string): Promise<Draft | undefined> {
	const stored = await readStored(key);
	return stored && { ...stored, damageMarks: stored.damageMarks ?? [] };
}

const logged = (work: Promise<unknown>): void => void work.catch((error: unknown) => logFailure('a draft was not kept', error));

export type DraftHandle = {
	/** Undefined while it is being read; null if there is none. */
	draft: Draft | null | undefined;
	start(phase: HandoverPhase, first: Step): void;
	change(change: Partial<Draft> | ((draft: Draft) => Draft)): void;
	/** Rejects a picture that cannot be decoded. */
	addPhoto(file: Blob, shot: HandoverShot): Promise<void>;
	dropPhoto(id: string): void;
	photo(id: string): Promise<Blob | undefined>;
	/** After sending or discarding. */
	close(): void;
};

export function useDraft(userId: string, bookingId: string): DraftHandle {
	const [draft, setDraft] = useState<Draft | null>();
	const latest = useRef<Draft>(null);
	// Also in memory, so that a browser without storage can still send while the page is open.
	const photos = useRef(new Map<string, Blob>());
	const show = useCallback((next: Draft | null) => {
		latest.current = next;
		setDraft(next);
	}, []);

	useEffect(() => {
		let isCancelled = false;
		const reads = handoverPhases.map((phase) => readDraft(draftKey(userId, bookingId, phase)).catch(() => undefined));
		Promise.all(reads).then(
			(drafts) => {
				if (!isCancelled) show(drafts.find((each) => each !== undefined) ?? null);
			},
			logFailure.bind(null, 'drafts were not read'),
		);
		return () => {
			isCancelled = true;
		};
	}, [userId, bookingId, show]);

	const change = useCallback<DraftHandle['change']>(
		(update) => {
			if (!latest.current) return;
			const next = typeof update === 'function' ? update(latest.current) : { ...latest.current, ...update };
			show(next);
			logged(updateDraft(next));
		},
		[show],
	);
	const photo = useCallback(async (id: string) => photos.current.get(id) ?? readPhoto(id).catch(() => undefined), []);

	const start = (phase: HandoverPhase, first: Step) => {
		const created = newDraft(userId, bookingId, phase, first);
		show(created);
		logged(createDraft(created));
	};
	const addPhoto = async (file: Blob, shot: HandoverShot) => {
		const small = await shrinkPhoto(file);
		const id = crypto.randomUUID();
		photos.current.set(id, small);
		await savePhoto(id, small).catch((error: unknown) => logFailure('a photo was not kept', error));
		const before = latest.current?.photos ?? [];
		change((now) => withPhoto(now, id, shot));
		const after = new Set(latest.current?.photos.map((each) => each.id));
		for (const removedId of [...before.map((each) => each.id), id].filter((each) => !after.has(each))) logged(removePhoto(removedId));
	};
	const dropPhoto = (id: string) => {
		change((now) => withoutPhoto(now, id));
		photos.current.delete(id);
		logged(removePhoto(id));
	};
	const close = useCallback(() => {
		if (latest.current) logged(removeDraft(latest.current));
		photos.current.clear();
		show(null);
	}, [show]);
	return { draft, start, change, addPhoto, dropPhoto, photo, close };
}
