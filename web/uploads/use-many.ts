/** Several photos on their way: made smaller, sent, there, or refused. By their paths they can be kept over a reload. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { photoTypes } from '#contract/objects.ts';
import { checkFile } from './check-file.ts';
import type { RefusedFile } from './refused-files.tsx';
import { sendFile } from './send-file.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export type ManyPhoto = { key: string; preview: string } & (
	| { step: 'sending'; share: number }
	/** An upload that nothing has taken yet. */
	| { step: 'ready'; path: string }
);

export type ManyPhotos = {
	items: readonly ManyPhoto[];
	refused: readonly RefusedFile[];
	/** More were chosen than there is room for. */
	tooMany: boolean;
	most: number;
	sending: boolean;
	/** Of what is there, in the order in which it was chosen. */
	paths: readonly string[];
	add(files: readonly File[]): void;
	remove(key: string): void;
	retry(key: string): void;
	restore(paths: readonly string[]): void;
};

export function useMany(most: number): ManyPhotos {
	const [items, setItems] = useState<readonly ManyPhoto[]>([]);
	const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
	const [tooMany, setTooMany] = useState(false);
	const running = useRef(new Map<string, AbortController>());
	useEffect(() => {
		const all = running.current;
		return () => {
			for (const controller of all.values()) controller.abort();
		};
	}, []);

	const send = useCallback(async (key: string, file: File, preview: string) => {
		const controller = new AbortController();
		const { signal } = controller;
		running.current.set(key, controller);
		const change = (next: ManyPhoto) => setItems((now) => now.map((item) => (item.key === key ? next : item)));
		try {
			const small = await smaller(file);
			await checkFile(small, photoTypes);
			const path = await sendFile(small, { signal, onProgress: (share) => change({ key, preview, step: 'sending', share }) });
			change({ key, preview, step: 'ready', path });
		} catch (error) {
			if (signal.aborted) return;
			setItems((now) => now.filter((item) => item.key !== key));
			setRefused((now) => [...now, { key, file, error }]);
		} finally {
			running.current.delete(key);
		}
	}, []);

	const begin = (files: readonly File[]) => {
		const added = files.map((file) => ({ file, key: crypto.randomUUID(), preview: URL.createObjectURL(file) }));
		setItems((now) => [...now, ...added.map(({ key, preview }) => ({ key, preview, step: 'sending' as const, share: 0 }))]);
		for (const { key, file, preview } of added) void send(key, file, preview);
	};
	return {
		items,
		refused,
		tooMany,
		most,
		sending: items.some(({ step }) => step === 'sending'),
		paths: items.flatMap((item) => (item.step === 'ready' ? [item.path] : [])),
		add: (files) => {
			const room = Math.max(0, most - items.length);
			setTooMany(files.length > room);
			begin(files.slice(0, room));
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
		restore: (paths) => setItems(paths.map((path) => ({ key: path, preview: path, step: 'ready', path }))),
	};
}

/** What this browser cannot read is checked, and refused, as it is. */
async function smaller(file: File): Promise<File> {
	const made = await shrinkPhoto(file).catch(() => file);
	return made instanceof File ? made : new File([made], file.name, { type: made.type });
}
