/**
 * This person's draft for this booking, stored at every change. A finished one is sent at once, when the connection returns, when the page
 * becomes visible, and otherwise with growing pauses.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { finishUpload, startUpload } from '#contract/objects.ts';
import { createReport } from '#contract/reports.ts';
import { call } from '#web/browser/api.ts';
import { ApiError, answerOf } from '#web/browser/fetching.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { draftStore, isTemporaryFailure, pauseAfter } from '#web/features/drafts/draft-store.ts';
import { parsePin } from '#web/features/places/pin.ts';
import { shrinkPhoto } from '#web/features/uploads/shrink-photo.ts';
import { draftKey, newDraft, type ReportDraft, withoutPhoto, withPhoto } from './draft.ts';
import { sendReport } from './send-report.ts';

/** Drafts of reports on this device. */
const { createDraft, readDraft, readPhoto, removeDraft, removePhoto, savePhoto, updateDraft } = draftStore<ReportDraft>('reports');

export type SendingState = 'sending' | 'waiting';

const logged = (work: Promise<unknown>): void => void work.catch((error: unknown) => logFailure('a report was not stored', error));

export type ReportDraftHandle = {
	/** Null if there is none, and while it is being read. */
	draft: ReportDraft | null;
	state: SendingState;
	start(): void;
	change(change: Partial<ReportDraft>): void;
	/** Rejects a picture that cannot be decoded. */
	addPhoto(file: Blob): Promise<void>;
	dropPhoto(id: string): void;
	photo(id: string): Promise<Blob | undefined>;
	discard(): void;
	sendNow(): void;
};

/** `onSent` is called once for each report that arrived. */
export function useReportDraft(userId: string, bookingId: string, onSent: () => void): ReportDraftHandle {
	const [draft, setDraft] = useState<ReportDraft | null>(null);
	const [state, setState] = useState<SendingState>('sending');
	const latest = useRef<ReportDraft>(null);
	// Also in memory, so that a browser without storage can still send while the page is open.
	const photos = useRef(new Map<string, Blob>());
	const show = useCallback((next: ReportDraft | null) => {
		latest.current = next;
		setDraft(next);
	}, []);
	const store = useCallback(
		(next: ReportDraft) => {
			show(next);
			logged(updateDraft(next));
		},
		[show],
	);
	useEffect(() => {
		let isCancelled = false;
		readDraft(draftKey(userId, bookingId)).then(
			(storedDraft) => {
				if (storedDraft && !isCancelled && !latest.current) show(storedDraft);
			},
			(error: unknown) => logFailure('reports were not read', error),
		);
		return () => {
			isCancelled = true;
		};
	}, [userId, bookingId, show]);

	const photo = useCallback(async (id: string) => photos.current.get(id) ?? readPhoto(id).catch(() => undefined), []);
	const discard = useCallback(() => {
		if (latest.current) logged(removeDraft(latest.current));
		photos.current.clear();
		show(null);
	}, [show]);
	const change = useCallback(
		(update: Partial<ReportDraft>) => {
			if (latest.current) store({ ...latest.current, ...update });
		},
		[store],
	);
	const attempt = useRef<() => Promise<boolean>>(async () => true);
	useEffect(() => {
		attempt.current = async () => {
			const current = latest.current;
			if (!current?.isFinished) return true;
			try {
				await withLock(current.key, () =>
					sendReport(current, parsePin(current.pin), {
						upload: (id) => upload(photo, id),
						create: async (id, body) => void (await call(createReport, { params: { id }, body })),
						save: (next) => change({ photos: next.photos }),
					}),
				);
			} catch (error) {
				const { status = 0, fields = {}, message } = error as Partial<ApiError> & Error;
				if (isTemporaryFailure(status)) return false;
				change({ isFinished: false, problem: Object.values(fields)[0] ?? message });
				return true;
			}
			discard();
			onSent();
			return true;
		};
	});
	const sendNow = useSendingLoop(draft?.isFinished ? draft.clientId : null, attempt, setState);
	const addPhoto = async (file: Blob) => {
		const small = await shrinkPhoto(file);
		const id = crypto.randomUUID();
		photos.current.set(id, small);
		logged(savePhoto(id, small));
		if (latest.current) store(withPhoto(latest.current, id));
	};
	return {
		...{ draft, state, change, addPhoto, photo, discard, sendNow },
		start: () => {
			const created = newDraft(userId, bookingId);
			show(created);
			logged(createDraft(created));
		},
		dropPhoto: (id) => {
			if (!latest.current) return;
			store(withoutPhoto(latest.current, id));
			photos.current.delete(id);
			logged(removePhoto(id));
		},
	};
}

/** Retries while there is something to send. Returns a function that tries at once. */
function useSendingLoop(finished: string | null, attempt: { current: () => Promise<boolean> }, setState: (state: SendingState) => void) {
	const tryNow = useRef<() => void>(() => undefined);
	useEffect(() => {
		if (!finished) return;
		let isStopped = false;
		let busy = false;
		let failures = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const trySending = () => {
			clearTimeout(timer);
			if (isStopped || busy) return;
			if (!navigator.onLine) return setState('waiting');
			busy = true;
			setState('sending');
			void attempt.current().then((isOver) => {
				busy = false;
				if (isStopped || isOver) return;
				failures += 1;
				setState('waiting');
				timer = setTimeout(trySending, pauseAfter(failures));
			});
		};
		const onShown = () => document.visibilityState === 'visible' && trySending();
		tryNow.current = trySending;
		addEventListener('online', trySending);
		document.addEventListener('visibilitychange', onShown);
		trySending();
		return () => {
			isStopped = true;
			clearTimeout(timer);
			removeEventListener('online', trySending);
			document.removeEventListener('visibilitychange', onShown);
		};
	}, [finished, attempt, setState]);
	return useCallback(() => tryNow.current(), []);
}

/** One tab sends at a time; the server creates one report if two tabs send it one after the other. */
async function withLock(key: string, work: () => Promise<void>): Promise<void> {
	if (!navigator.locks) return work();
	await navigator.locks.request(`report ${key}`, work);
}

async function upload(photo: (id: string) => Promise<Blob | undefined>, id: string): Promise<string> {
	const body = await photo(id);
	if (!body) throw new ApiError(400, 'FILE_EMPTY', '');
	const { uploadURL } = await call(startUpload);
	await answerOf(() => fetch(uploadURL, { method: 'PUT', body }));
	return (await call(finishUpload, { body: { uploadURL } })).objectPath;
}
