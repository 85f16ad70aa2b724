/** Keeps the form while it is typed, and brings it back on arrival. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetDraft, type KeptPhoto, keepDraft, readDraft } from './kept-draft.ts';
import { keptOf, type Photos } from './use-photos.ts';
import type { ListingValues } from './values.ts';

const PAUSE_MS = 250;

type Keeping = {
	userId: string;
	/** Under which name: the car's id, or `new`. */
	place: RefObject<string>;
	form: UseFormReturn<ListingValues>;
	photos: Photos;
	initial: ListingValues;
	/** Those of the car, to begin with. */
	carPhotos: readonly KeptPhoto[];
};

export function useKept({ userId, place, form, photos, initial, carPhotos }: Keeping) {
	// The car may be read anew meanwhile: the form goes on from where it began.
	const [first] = useState(initial);
	const [restored, setRestored] = useState(false);
	const [ready, setReady] = useState(false);
	const stopped = useRef(false);
	const latest = useRef(photos);
	latest.current = photos;

	useEffect(() => {
		const draft = readDraft(userId, place.current);
		if (draft) {
			form.reset({ ...first, ...draft.values }, { keepDefaultValues: true });
			latest.current.restore(draft.photos);
			setRestored(true);
		}
		setReady(true);
		// On arrival alone: from then on the form is what is true.
	}, [userId, place, form, first]);

	const keep = useCallback(() => {
		if (stopped.current) return;
		keepDraft(userId, place.current, { values: form.getValues(), photos: keptOf(latest.current.items) });
	}, [userId, place, form]);

	useEffect(() => {
		if (!ready) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const later = () => {
			clearTimeout(timer);
			timer = setTimeout(keep, PAUSE_MS);
		};
		const unsubscribe = form.subscribe({
			formState: { values: true, dirtyFields: true },
			callback: ({ name }) => name !== 'photoUrls' && later(),
		});
		// Whoever leaves within the pause takes nothing along.
		const now = () => timer && keep();
		addEventListener('pagehide', now);
		return () => {
			clearTimeout(timer);
			unsubscribe();
			removeEventListener('pagehide', now);
		};
	}, [ready, form, keep]);

	const there = keptOf(photos.items)
		.map((photo) => ('path' in photo ? photo.path : photo.id))
		.join();
	const before = useRef(there);
	useEffect(() => {
		if (ready && before.current !== there) keep();
		before.current = there;
	}, [ready, there, keep]);

	return {
		restored,
		/** From now on it is kept under the car's id. */
		moveTo: (carId: string) => {
			forgetDraft(userId, place.current);
			place.current = carId;
			keep();
		},
		stop: () => {
			stopped.current = true;
		},
		startOver: () => {
			forgetDraft(userId, place.current);
			form.reset(first);
			photos.restore(carPhotos);
			setRestored(false);
		},
	};
}
