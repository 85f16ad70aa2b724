/** The photos of the form: on their way, there, or refused; put in order, removed, and kept over a reload by their paths. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import { photoTypes } from '#contract/objects.ts';
import { checkFile } from '../../../uploads/check-file.ts';
import type { RefusedFile } from '../../../uploads/refused-files.tsx';
import { sendFile } from '../../../uploads/send-file.ts';
import type { KeptPhoto } from './draft-storage.ts';

export type FormPhoto = { key: string } & (
	| { step: 'sending'; file: File; share: number; preview: string }
	/** An upload that no car has taken yet. */
	| { step: 'ready'; path: string; preview: string }
	/** A photo of the car. */
	| { step: 'taken'; id: string; preview: string }
);
export type Photos = {
	items: readonly FormPhoto[];
	refused: readonly RefusedFile[];
	/** More were chosen than a car may have. */
	tooMany: boolean;
	add(files: readonly File[]): void;
	remove(key: string): void;
	retry(key: string): void;
	/** Puts the photo where the other one is. */
	move(key: string, over: string): void;
	/** An upload has become a photo of the car. */
	take(key: string, photo: { id: string; url: string }): void;
	restore(kept: readonly KeptPhoto[]): void;
};

const SMALL = '?w=400';

export function usePhotos(initial: readonly KeptPhoto[], onFailure: (error: unknown) => void): Photos {
	const [items, setItems] = useState(() => initial.map(fromKept));
	const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
	const [tooMany, setTooMany] = useState(false);
	const running = useRef(new Map<string, AbortController>());
	const heard = useRef(onFailure);
	heard.current = onFailure;
	useEffect(() => {
		const all = running.current;
		return () => {
			for (const controller of all.values()) controller.abort();
		};
	}, []);

	const change = useCallback((key: string, next: (item: FormPhoto) => FormPhoto) => {
		setItems((now) => now.map((item) => (item.key === key ? next(item) : item)));
	}, []);
	const drop = useCallback((key: string) => setItems((now) => now.filter((item) => item.key !== key)), []);

	const send = useCallback(
		async (key: string, file: File) => {
			const controller = new AbortController();
			const { signal } = controller;
			running.current.set(key, controller);
			try {
				await checkFile(file, photoTypes);
				const onProgress = (share: number) => change(key, (item) => (item.step === 'sending' ? { ...item, share } : item));
				const path = await sendFile(file, { signal, onProgress });
				change(key, (item) => ({ key, step: 'ready', path, preview: item.preview }));
			} catch (error) {
				if (signal.aborted) return;
				drop(key);
				setRefused((now) => [...now, { key, file, error }]);
				heard.current(error);
			} finally {
				running.current.delete(key);
			}
		},
		[change, drop],
	);

	const begin = (files: readonly File[]) => {
		const added = files.map((file) => ({
			key: crypto.randomUUID(),
			step: 'sending' as const,
			file,
			share: 0,
			preview: URL.createObjectURL(file),
		}));
		setItems((now) => [...now, ...added]);
		for (const { key, file } of added) void send(key, file);
	};
	return {
		items,
		refused,
		tooMany,
		add: (files) => {
			const room = MAX_CAR_PHOTOS - items.length;
			setTooMany(files.length > room);
			begin(files.slice(0, Math.max(0, room)));
		},
		remove: (key) => {
			running.current.get(key)?.abort();
			setTooMany(false);
			drop(key);
			setRefused((now) => now.filter((file) => file.key !== key));
		},
		retry: (key) => {
			const again = refused.find((file) => file.key === key);
			setRefused((now) => now.filter((file) => file.key !== key));
			if (again) begin([again.file]);
		},
		move: (key, over) => setItems((now) => moved(now, key, over)),
		take: (key, { id, url }) => change(key, () => ({ key, step: 'taken', id, preview: url + SMALL })),
		restore: (kept) => setItems(kept.map(fromKept)),
	};
}

function fromKept(kept: KeptPhoto): FormPhoto {
	return 'path' in kept
		? { key: kept.path, step: 'ready', path: kept.path, preview: kept.path }
		: { key: kept.id, step: 'taken', id: kept.id, preview: kept.url + SMALL };
}

/** What is there for good, as a draft keeps it. */
export function keptOf(items: readonly FormPhoto[]): KeptPhoto[] {
	return items.flatMap((item): KeptPhoto[] => {
		if (item.step === 'ready') return [{ path: item.path }];
		return item.step === 'taken' ? [{ id: item.id, url: item.preview.replace(SMALL, '') }] : [];
	});
}

/** The list with one item where another one is: `moved([a, b, c], a, c)` → `[b, c, a]`. */
export function moved<T extends { key: string }>(items: readonly T[], key: string, over: string): T[] {
	const [from, to] = [key, over].map((wanted) => items.findIndex((item) => item.key === wanted));
	const item = items[from ?? -1];
	if (!item || to === undefined || to < 0) return [...items];
	return items.filter((other) => other !== item).toSpliced(to, 0, item);
}
