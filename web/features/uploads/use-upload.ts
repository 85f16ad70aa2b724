/** Upload state of one file: selected, checked, sending, and done; or refused, with retry or replacement. */
import { useEffect, useRef, useState } from 'react';
import { prepareDocument } from './prepare-photo.ts';
import { sendFile } from './send-file.ts';

export type UploadState =
	| { step: 'empty' }
	/** `share`: sent part, 0 to 1. */
	| { step: 'sending'; file: File; share: number }
	| { step: 'checking'; file: File }
	| { step: 'failed'; file: File; error: unknown }
	| { step: 'ready'; file: File; objectPath: string };

export type Upload = {
	state: UploadState;
	choose(file: File): void;
	/** Aborts and clears the file. */
	clear(): void;
	retry(): void;
	/** The server refused it afterwards. */
	refuse(error: unknown): void;
};

/** `onFailure` is called once per failure. */
export function useUpload(onFailure: (error: unknown) => void): Upload {
	const [state, setState] = useState<UploadState>({ step: 'empty' });
	const running = useRef<AbortController>(null);
	useEffect(() => () => running.current?.abort(), []);

	const choose = async (file: File) => {
		running.current?.abort();
		running.current = new AbortController();
		const { signal } = running.current;
		const show = (next: UploadState) => !signal.aborted && setState(next);
		show({ step: 'sending', file, share: 0 });
		try {
			const prepared = await prepareDocument(file);
			const onProgress = (share: number) => show(share < 1 ? { step: 'sending', file, share } : { step: 'checking', file });
			show({ step: 'ready', file, objectPath: await sendFile(prepared, { signal, onProgress }) });
		} catch (error) {
			if (signal.aborted) return;
			show({ step: 'failed', file, error });
			onFailure(error);
		}
	};
	return {
		state,
		choose: (file) => void choose(file),
		clear: () => {
			running.current?.abort();
			setState({ step: 'empty' });
		},
		retry: () => 'file' in state && void choose(state.file),
		refuse: (error) => setState((now) => ('file' in now ? { step: 'failed', file: now.file, error } : now)),
	};
}
