/** Stores the form while typing and restores it on arrival. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useStoredDraft } from '#web/browser/device/use-stored-draft.ts';
import { type Photos, toDraftPhotos } from './use-photos.ts';
import type { ListingValues } from './values.ts';
import { type DraftPhoto, type ListingDraft, listingDrafts } from './values.ts';

type ListingDraftOptions = {
	userId: string;
	/** Null for a new car. */
	carId: string | null;
	form: UseFormReturn<ListingValues>;
	photos: Photos;
	initial: ListingValues;
	/** Initial photos of the car. */
	carPhotos: readonly DraftPhoto[];
};

export function useListingDraft({ userId, carId, form, photos, initial, carPhotos }: ListingDraftOptions) {
	// The form keeps its initial values even if the car is refetched.
	const [first] = useState(initial);
	const latest = useRef(photos);
	latest.current = photos;
	const draft = useStoredDraft<ListingDraft>({
		storage: listingDrafts,
		userId,
		subject: carId ?? 'new',
		onRestore: (stored) => {
			form.reset({ ...first, ...stored.values }, { keepDefaultValues: true });
			latest.current.restore(stored.photos);
		},
	});
	const { isReady, saveSoon, saveNow } = draft;
	const readForm = useCallback((): ListingDraft => ({ values: form.getValues(), photos: toDraftPhotos(latest.current.items) }), [form]);

	useEffect(() => {
		if (!isReady) return;
		return form.subscribe({
			formState: { values: true, dirtyFields: true },
			callback: ({ name }) => {
				if (name !== 'photoUrls') saveSoon(readForm);
			},
		});
	}, [isReady, form, saveSoon, readForm]);

	const photoIds = toDraftPhotos(photos.items)
		.map((photo) => ('path' in photo ? photo.path : photo.id))
		.join();
	const before = useRef(photoIds);
	useEffect(() => {
		if (isReady && before.current !== photoIds) saveNow(readForm);
		before.current = photoIds;
	}, [isReady, photoIds, saveNow, readForm]);

	return {
		isRestored: draft.isRestored,
		/** Stores the draft under the id that the new car got. */
		moveTo: (id: string) => {
			draft.moveTo(id);
			saveNow(readForm);
		},
		finish: draft.finish,
		startOver: () => {
			draft.clear();
			form.reset(first);
			photos.restore(carPhotos);
		},
	};
}
