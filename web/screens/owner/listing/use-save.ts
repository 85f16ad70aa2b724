/** Saves the car, then its words, its photos and the price, each by its own call. A retry continues after the last completed step. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ownerDashboard } from '#contract/bookings.ts';
import { putOwnerCarWords } from '#contract/car-words.ts';
import { getCar } from '#contract/cars.ts';
import { getFleetTable } from '#contract/fleet.ts';
import {
	addCarPhoto,
	arrangeCarPhotos,
	changeOwnerCar,
	createCar,
	listOwnerCars,
	type OwnerCar,
	setCarPricing,
} from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { call } from '#web/browser/api.ts';
import { matchesPath } from '#web/browser/queries.ts';
import { userRead } from '#web/features/session/current-user.ts';
import type { PhotoUpload } from '#web/features/uploads/use-photo-uploads.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { Photos } from './use-photos.ts';
import { bodyOf, type ListingValues } from './values.ts';

const SHOWN_IN = [
	...[listOwnerCars.path, getFleetTable.path, ownerDashboard.path],
	...[searchCars.path, getCar.path.replace('/{slug}', '')],
].map(matchesPath);

type SaveOptions = {
	/** The edited car; null for a new one. */
	car: OwnerCar | null;
	/** The owner's texts as stored on the server; empty ones for a new car. */
	storedWords: ListingValues['words'];
	photos: Photos;
	/** The car was created: it exists as a draft, even if something fails afterwards. */
	onCreated(carId: string): void;
	/** `masked`: contact details in the texts were hidden. */
	onSaved(saved: { masked: boolean }): void;
	onFailed(error: unknown, carId: string | null): void;
};

export function useSave({ car, storedWords, photos, onCreated, onSaved, onFailed }: SaveOptions) {
	const client = useQueryClient();
	const keyFor = useIdempotencyKey();
	const photosKeyFor = useIdempotencyKey();
	const created = useRef<string | null>(null);

	const create = async (values: ListingValues): Promise<string> => {
		const body = { ...bodyOf(values), isActive: true };
		// A repeated request must not create a second car.
		const { id } = await call(createCar, { body, idempotencyKey: keyFor(body) });
		created.current = id;
		onCreated(id);
		return id;
	};

	return useMutation({
		mutationFn: async (values: ListingValues) => {
			const known = car?.id ?? created.current;
			const id = known ?? (await create(values));
			const params = { id };
			if (known) await call(changeOwnerCar, { params, body: bodyOf(values) });
			const { words } = values;
			const said = words && JSON.stringify(words) !== JSON.stringify(storedWords);
			const { masked } = said ? await call(putOwnerCarWords, { params, body: words }) : { masked: false };
			if (car) await replacePhotos(car, photos, photosKeyFor);
			else await addPhotos(id, photos);
			if (values.dailyRateJod !== car?.dailyRateJod) {
				const { dailyRateJod } = values;
				await call(setCarPricing, { params, body: { type: 'BASE', dailyRateJod, ...(car ? {} : { minDays: 1 }) } });
			}
			return { masked };
		},
		onSuccess: onSaved,
		onError: (error) => onFailed(error, created.current),
		onSettled: () => {
			void client.invalidateQueries({ predicate: (query) => SHOWN_IN.some((shows) => shows(query)) });
			// A first listing makes a renter an owner.
			if (!car) void client.invalidateQueries({ queryKey: userRead.queryKey });
		},
	});
}

/** For a new car, one after another. */
async function addPhotos(carId: string, photos: Photos): Promise<void> {
	for (const [sort, item] of photos.items.filter(isUploaded).entries()) {
		if (item.step === 'ready') photos.take(item.key, await call(addCarPhoto, { params: { id: carId }, body: { url: item.path, sort } }));
	}
}

/** All at once, so that ten photos can be replaced by ten others. */
async function replacePhotos(car: OwnerCar, photos: Photos, keyFor: (photoOrder: readonly string[]) => string): Promise<void> {
	const items = photos.items.filter(isUploaded);
	const photoOrder = items.map((item) => (item.step === 'taken' ? item.id : item.path));
	if (photoOrder.join() === car.photos.map(({ id }) => id).join()) return;
	const made = await call(arrangeCarPhotos, { params: { id: car.id }, body: { photos: photoOrder }, idempotencyKey: keyFor(photoOrder) });
	for (const [index, photo] of made.entries()) {
		const item = items[index];
		if (item?.step === 'ready') photos.take(item.key, photo);
	}
}

const isUploaded = (item: PhotoUpload): item is Extract<PhotoUpload, { step: 'ready' | 'taken' }> => item.step !== 'sending';
