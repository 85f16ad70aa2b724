/**
 * Sends a finished draft while its page is open: at once, when the connection returns, when the page becomes visible, and otherwise
 * with growing pauses. One tab sends at a time; every tab learns the result.
 */
import { useEffect, useRef, useState } from 'react';
import { getHandover } from '#contract/handover.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { isTemporaryFailure, pauseAfter } from '#web/features/drafts/draft-store.ts';
import { type Draft, refused } from './draft.ts';
import { createDraftBackend } from './draft-backend.ts';
import { sendDraft } from './send-draft.ts';
import { type DraftHandle, readDraft } from './use-draft.ts';

/** `waiting`: for a connection; `retrying`: after a failure with a connection. */
export type SendingState = 'sending' | 'waiting' | 'retrying';
type Outcome = 'sent' | 'elsewhere';

async function withLock(key: string, work: () => Promise<void>): Promise<Outcome> {
	if (!navigator.locks) {
		await work();
		return 'sent';
	}
	return navigator.locks.request(`handover ${key}`, { ifAvailable: true }, async (lock): Promise<Outcome> => {
		if (!lock) return 'elsewhere';
		await work();
		return 'sent';
	});
}

/** `onSent` is called once for each recorded draft. `now` retries immediately. */
export function useSending(handle: DraftHandle, onSent: (draft: Draft) => void): { state: SendingState; now(): void } {
	const [state, setState] = useState<SendingState>('sending');
	const latest = useRef({ handle, onSent });
	useEffect(() => {
		latest.current = { handle, onSent };
	});
	const tryNow = useRef<() => void>(() => undefined);
	const key = handle.draft?.key;
	const isFinished = handle.draft !== null && handle.draft !== undefined && handle.draft.finishedAt !== null;

	useEffect(() => {
		if (!key || !isFinished) return;
		let isStopped = false;
		let busy = false;
		let failures = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const later = () => {
			timer = setTimeout(trySending, pauseAfter(failures));
		};
		const trySending = () => {
			clearTimeout(timer);
			if (isStopped || busy) return;
			if (!navigator.onLine) return setState('waiting');
			busy = true;
			setState('sending');
			void send(key, latest.current.handle).then((result) => {
				busy = false;
				if (isStopped || result === 'done') return;
				if (result instanceof Error) return latest.current.handle.change((draft) => refusedBy(draft, result));
				if (result.sent) return latest.current.onSent(result.sent);
				failures += 1;
				setState(navigator.onLine ? 'retrying' : 'waiting');
				later();
			});
		};
		tryNow.current = () => {
			failures = 0;
			trySending();
		};
		const onShown = () => document.visibilityState === 'visible' && trySending();
		const onOffline = () => setState('waiting');
		addEventListener('online', trySending);
		addEventListener('offline', onOffline);
		document.addEventListener('visibilitychange', onShown);
		trySending();
		return () => {
			isStopped = true;
			clearTimeout(timer);
			removeEventListener('online', trySending);
			removeEventListener('offline', onOffline);
			document.removeEventListener('visibilitychange', onShown);
		};
	}, [key, isFinished]);
	return { state, now: () => tryNow.current() };
}

/** Result of an attempt: sent, to be retried, withdrawn by the person (`done`), or refused. */
async function send(key: string, handle: DraftHandle): Promise<{ sent: Draft | null } | 'done' | ApiError> {
	const visible = handle.draft;
	if (!visible) return 'done';
	let sent = visible;
	try {
		const outcome = await withLock(key, async () => {
			// Another tab may have sent more of it.
			const stored = await readDraft(key).catch(() => undefined);
			if (!stored && (await isRecorded(visible))) return;
			sent = stored?.clientId === visible.clientId ? stored : visible;
			await sendDraft(sent, createDraftBackend({ photo: handle.photo, note: (draft) => handle.change({ photos: draft.photos }) }));
		});
		return { sent: outcome === 'sent' ? sent : null };
	} catch (error) {
		return isTemporaryFailure((error as { status?: number }).status) ? { sent: null } : (error as ApiError);
	}
}

/** Called if the draft is no longer stored: another tab sent it, unless storage never worked. */
async function isRecorded({ bookingId, phase }: Draft): Promise<boolean> {
	const { allowedActions } = await call(getHandover, { params: { id: bookingId } });
	return !allowedActions.includes(phase);
}

function refusedBy(draft: Draft, error: Error): Draft {
	const { status = 0, code = '', fields = {}, message } = error as Partial<ApiError> & Error;
	return refused(draft, { status, code, message: Object.values(fields)[0] ?? message }, Object.keys(fields));
}
