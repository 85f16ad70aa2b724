/** Photos of the form: sortable, attached to the car on saving, and restored after a reload. */
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import { type PhotoUpload, type PhotoUploads, uploadAt, usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import type { DraftPhoto } from './values.ts';

export type Photos = Omit<PhotoUploads, 'change' | 'restore'> & {
	/** Moves a photo to the position of another. */
	move(key: string, over: string): void;
	/** Replaces an upload by the photo of the car that it became. */
	take(key: string, photo: { id: string; url: string }): void;
	restore(stored: readonly DraftPhoto[]): void;
};

const SMALL = '?w=400';

/** Sent unchanged, because photos of cars are displayed large. */
export function usePhotos(initial: readonly DraftPhoto[], onFailure: (error: unknown) => void): Photos {
	const { change, ...photos } = usePhotoUploads({ most: MAX_CAR_PHOTOS, initial: initial.map(fromDraftPhotos), shrinks: false, onFailure });
	return {
		...photos,
		move: (key, over) => change((now) => moved(now, key, over)),
		take: (key, photo) => change((now) => now.map((item) => (item.key === key ? { ...fromDraftPhotos(photo), key } : item))),
		restore: (stored) => change(() => stored.map(fromDraftPhotos)),
	};
}

function fromDraftPhotos(stored: DraftPhoto): PhotoUpload {
	return 'path' in stored
		? { ...uploadAt(stored.path), shot: stored.shot }
		: { key: stored.id, step: 'taken', id: stored.id, preview: stored.url + SMALL };
}

/** Completed photos, as stored in a draft. */
export function toDraftPhotos(items: readonly PhotoUpload[]): DraftPhoto[] {
	return items.flatMap((item): DraftPhoto[] => {
		if (item.step === 'ready') return [{ path: item.path, ...(item.shot && { shot: item.shot }) }];
		return item.step === 'taken' ? [{ id: item.id, url: item.preview.replace(SMALL, '') }] : [];
	});
}

/** Moves one item to the position of another: `moved([a, b, c], a, c)` → `[b, c, a]`. */
export function moved<T extends { key: string }>(items: readonly T[], key: string, over: string): T[] {
	const [from, to] = [key, over].map((photoKey) => items.findIndex((item) => item.key === photoKey));
	const item = items[from ?? -1];
	if (!item || to === undefined || to < 0) return [...items];
	return items.filter((other) => other !== item).toSpliced(to, 0, item);
}
