/** Saving: the car, then each photo, then the price, each a call of its own. What was done stays done: trying again goes on from there. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ownerDashboard } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
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
import { call } from '../../../api.ts';
import { readsPath } from '../../../queries.ts';
import { userRead } from '../../../session/current-user.ts';
import type { FormPhoto, Photos } from './use-photos.ts';
import { bodyOf, type ListingValues } from './values.ts';

const SHOWN_IN = [listOwnerCars.path, ownerDashboard.path, searchCars.path, getCar.path.replace('/{slug}', '')].map(readsPath);

type Saving = {
	/** The car that is edited; null: a new one. */
	car: OwnerCar | null;
	photos: Photos;
	/** A new car has come into being: whatever fails from now on, it is there as a draft. */
	onCreated(carId: string): void;
	onSaved(): void;
	onFailed(error: unknown, carId: string | null): void;
};

export function useSave({ car, photos, onCreated, onSaved, onFailed }: Saving) {
	const client = useQueryClient();
	const key = useRef({ of: '', key: '' });
	const created = useRef<string | null>(null);

	const create = async (values: ListingValues): Promise<string> => {
		const body = { ...bodyOf(values), isActive: true } as Parameters<typeof call<typeof createCar>>[1]['body'];
		// The same car sent twice is one car; another one is not.
		const of = JSON.stringify(body);
		if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
		const { id } = await call(createCar, { body, idempotencyKey: key.current.key });
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
			await savePhotos(id, car, photos);
			if (values.dailyRateJod !== car?.dailyRateJod) {
				const { dailyRateJod } = values;
				await call(setCarPricing, { params, body: { type: 'BASE', dailyRateJod, ...(car ? {} : { minDays: 1 }) } });
			}
		},
		onSuccess: onSaved,
		onError: (error) => onFailed(error, created.current),
		onSettled: () => {
			void client.invalidateQueries({ predicate: (query) => SHOWN_IN.some((shows) => shows(query)) });
			// A first listing makes an owner of a renter.
			if (!car) void client.invalidateQueries({ queryKey: userRead.queryKey });
		},
	});
}

/** Those that were removed make room first; then the new ones; then all are put in their order. */
async function savePhotos(carId: string, car: OwnerCar | null, photos: Photos): Promise<void> {
	const params = { id: carId };
	const before = car?.photos.map(({ id }) => id) ?? [];
	const items = photos.items.filter(isThere);
	const kept = items.flatMap((item) => (item.step === 'taken' && before.includes(item.id) ? [item.id] : []));
	if (kept.length > 0 && kept.length < before.length) await call(arrangeCarPhotos, { params, body: { photos: kept } });
	const order: string[] = [];
	for (const [sort, item] of items.entries()) {
		if (item.step === 'taken') {
			order.push(item.id);
			continue;
		}
		const photo = await call(addCarPhoto, { params, body: { url: item.path, sort } });
		photos.take(item.key, photo);
		order.push(photo.id);
	}
	if (car && order.join() !== before.join()) await call(arrangeCarPhotos, { params, body: { photos: order } });
}

const isThere = (item: FormPhoto): item is Extract<FormPhoto, { step: 'ready' | 'taken' }> => item.step !== 'sending';
