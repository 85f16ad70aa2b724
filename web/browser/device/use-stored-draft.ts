/** Restores a stored draft, and stores further input. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStorage } from './draft-storage.ts';

const PAUSE_MS = 250;

type StoredDraftOptions<Draft> = {
	storage: DraftStorage<Draft>;
	userId: string;
	/** Subject of the draft; changes once a new car has an id. */
	subject: string;
	/** Runs once on arrival, where there is a draft. */
	onRestore(draft: Draft): void;
};

export type StoredDraft<Draft> = {
	/** There was a draft, and the form displays it. */
	isRestored: boolean;
	/** Storage has been read: from now on changes may be stored. */
	isReady: boolean;
	/** Stores it after a pause in typing, or as the page is left. Reads the draft only then. */
	saveSoon(read: () => Draft): void;
	saveNow(read: () => Draft): void;
	/** From now on it is stored under another subject. */
	moveTo(subject: string): void;
	/** It was sent, or is discarded; nothing is stored until the next change. */
	clear(): void;
	/** It was sent: the draft is deleted, and nothing is stored any more. */
	finish(): void;
};

export function useStoredDraft<Draft>({ storage, userId, subject, onRestore }: StoredDraftOptions<Draft>): StoredDraft<Draft> {
	const [isRestored, setIsRestored] = useState(false);
	const [isReady, setIsReady] = useState(false);
	const place = useRef(subject);
	const pending = useRef<{ timer: ReturnType<typeof setTimeout>; save(): void }>(null);
	const isFinished = useRef(false);
	const restore = useRef(onRestore);

	useEffect(() => {
		const draft = storage.get(userId, place.current);
		if (draft) {
			restore.current(draft);
			setIsRestored(true);
		}
		setIsReady(true);
		// Only on arrival: from then on the form is authoritative.
	}, [storage, userId]);

	const cancel = useCallback(() => {
		clearTimeout(pending.current?.timer);
		pending.current = null;
	}, []);
	useEffect(() => {
		// Saves at once when the page is left during the delay.
		const flush = () => pending.current?.save();
		addEventListener('pagehide', flush);
		return () => {
			removeEventListener('pagehide', flush);
			cancel();
		};
	}, [cancel]);

	const saveNow = useCallback(
		(read: () => Draft) => {
			cancel();
			if (!isFinished.current) storage.save(userId, place.current, read());
		},
		[storage, userId, cancel],
	);
	const saveSoon = useCallback(
		(read: () => Draft) => {
			cancel();
			const save = () => saveNow(read);
			pending.current = { timer: setTimeout(save, PAUSE_MS), save };
		},
		[saveNow, cancel],
	);
	const clear = useCallback(() => {
		cancel();
		storage.clear(userId, place.current);
		setIsRestored(false);
	}, [storage, userId, cancel]);
	const moveTo = useCallback(
		(next: string) => {
			storage.clear(userId, place.current);
			place.current = next;
		},
		[storage, userId],
	);
	const finish = useCallback(() => {
		isFinished.current = true;
		clear();
	}, [clear]);
	return { isRestored, isReady, saveSoon, saveNow, moveTo, clear, finish };
}
