/** Several photos: resized, uploading, ready, or refused. Their paths survive a reload. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { preparePhoto } from './prepare-photo.ts';
import type { RefusedFile } from './refused-files.tsx';
import { sendFile } from './send-file.ts';

export type PhotoUpload = {
	key: string;
	preview: string;
	/** The request for a file to display. */
	shot?: string | undefined;
} & (
	| { step: 'sending'; file: File; share: number }
	/** An upload that has not been consumed yet. */
	| { step: 'ready'; path: string }
	/** An existing photo of the form's subject. */
	| { step: 'taken'; id: string }
);

export type PhotoUploads = {
	items: readonly PhotoUpload[];
	refused: readonly RefusedFile[];
	/** More were selected than allowed. */
	tooMany: boolean;
	most: number;
	sending: boolean;
	/** Object paths of the complete uploads, in the order of the items. */
	paths: readonly string[];
	add(files: readonly File[], shot?: string): void;
	remove(key: string): void;
	retry(key: string): void;
	/** Changes the list: order, a consumed upload, a restored draft. */
	change(next: (items: readonly PhotoUpload[]) => readonly PhotoUpload[]): void;
	restore(paths: readonly string[]): void;
};

type PhotoUploadOptions = {
	most: number;
	initial?: readonly PhotoUpload[];
	/** Also resize photos that could be sent unchanged; those of more than 5 MB are resized in any case. */
	shrinks?: boolean;
	/** Runs with each photo that was refused. */
	onFailure?(error: unknown): void;
};

export const uploadAt = (path: string): PhotoUpload => ({ key: path, preview: path, step: 'ready', path });

export function usePhotoUploads({ most, initial = [], shrinks = true, onFailure }: PhotoUploadOptions): PhotoUploads {
	const [items, setItems] = useState(initial);
	const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
	const [tooMany, setTooMany] = useState(false);
	const running = useRef(new Map<string, AbortController>());
	const failed = useRef(onFailure);
	failed.current = onFailure;
	useEffect(() => {
		const all = running.current;
		return () => {
			for (const controller of all.values()) controller.abort();
		};
	}, []);

	const send = useCallback(
		async (key: string, file: File) => {
			const controller = new AbortController();
			const { signal } = controller;
			running.current.set(key, controller);
			const change = (next: (item: PhotoUpload) => PhotoUpload) =>
				setItems((now) => now.map((item) => (item.key === key ? next(item) : item)));
			const onProgress = (share: number) => change((item) => (item.step === 'sending' ? { ...item, share } : item));
			try {
				const path = await sendFile(await preparePhoto(file, { shrinks }), { signal, onProgress });
				change(({ preview, shot }) => ({ key, preview, shot, step: 'ready', path }));
			} catch (error) {
				if (signal.aborted) return;
				setItems((now) => now.filter((item) => item.key !== key));
				setRefused((now) => [...now, { key, file, error }]);
				failed.current?.(error);
			} finally {
				running.current.delete(key);
			}
		},
		[shrinks],
	);

	const begin = (files: readonly File[], shot?: string) => {
		const added = files.map((file) => ({
			key: crypto.randomUUID(),
			preview: URL.createObjectURL(file),
			step: 'sending' as const,
			file,
			share: 0,
			shot,
		}));
		setItems((now) => [...now, ...added]);
		for (const { key, file } of added) void send(key, file);
	};
	return {
		items,
		refused,
		tooMany,
		most,
		sending: items.some(({ step }) => step === 'sending'),
		paths: items.flatMap((item) => (item.step === 'ready' ? [item.path] : [])),
		add: (files, shot) => {
			const room = Math.max(0, most - items.length);
			setTooMany(files.length > room);
			begin(files.slice(0, room), shot);
		},
		remove: (key) => {
			running.current.get(key)?.abort();
			setTooMany(false);
			setItems((now) => now.filter((item) => item.key !== key));
			setRefused((now) => now.filter((each) => each.key !== key));
		},
		retry: (key) => {
			const again = refused.find((each) => each.key === key);
			setRefused((now) => now.filter((each) => each.key !== key));
			if (again) begin([again.file]);
		},
		change: setItems,
		restore: (paths) => setItems(paths.map(uploadAt)),
	};
}
