/** The photos of the form: put in order, taken by the car, and brought back after a reload. */
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import { type PhotoUpload, type PhotoUploads, uploadAt, usePhotoUploads } from '../../../uploads/use-photo-uploads.ts';
import type { KeptPhoto } from './draft-storage.ts';

export type Photos = Omit<PhotoUploads, 'change' | 'restore'> & {
	/** Puts the photo where the other one is. */
	move(key: string, over: string): void;
	/** An upload has become a photo of the car. */
	take(key: string, photo: { id: string; url: string }): void;
	restore(kept: readonly KeptPhoto[]): void;
};

const SMALL = '?w=400';

/** Sent as they are: a car is shown large. */
export function usePhotos(initial: readonly KeptPhoto[], onFailure: (error: unknown) => void): Photos {
	const { change, ...photos } = usePhotoUploads({ most: MAX_CAR_PHOTOS, initial: initial.map(fromKept), shrinks: false, onFailure });
	return {
		...photos,
		move: (key, over) => change((now) => moved(now, key, over)),
		take: (key, photo) => change((now) => now.map((item) => (item.key === key ? { ...fromKept(photo), key } : item))),
		restore: (kept) => change(() => kept.map(fromKept)),
	};
}

function fromKept(kept: KeptPhoto): PhotoUpload {
	return 'path' in kept ? uploadAt(kept.path) : { key: kept.id, step: 'taken', id: kept.id, preview: kept.url + SMALL };
}

/** What is there for good, as a draft keeps it. */
export function keptOf(items: readonly PhotoUpload[]): KeptPhoto[] {
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
