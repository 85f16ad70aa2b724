/** Saved cars. */
import * as z from 'zod';
import { carCard } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging } from './paging.ts';

export const MAX_FAVOURITES = 500;

export const favouriteRefusals = {
	FAVOURITES_FULL: {
		status: 409,
		en: 'You’ve saved 500 cars. Remove one to save another.',
		ar: 'لديك 500 سيارة في المفضلة. أزل واحدة لتحفظ غيرها.',
	},
} as const satisfies Record<string, RefusalText>;

export const favourite = z.object({
	car: carCard,
	/** False for a car that search no longer finds: paused, documents expired, or deleted. */
	isAvailable: z.boolean(),
	savedAt: z.string(),
});
export type Favourite = z.output<typeof favourite>;

const carId = z.object({ carId: z.uuid() });
const done = z.object({ success: z.literal(true) });

export const listFavourites = endpoint({
	method: 'GET',
	path: '/api/favourites',
	summary: 'The caller’s saved cars, the latest first; a car that is no longer in search stays listed as not available.',
	access: 'signed-in',
	query: z.object(paging),
	response: z.array(favourite),
});

export const listFavouriteIds = endpoint({
	method: 'GET',
	path: '/api/favourites/ids',
	summary: 'The ids of all cars that the caller has saved, for the hearts on cards.',
	access: 'signed-in',
	response: z.array(z.uuid()),
});

export const addFavourite = endpoint({
	method: 'PUT',
	path: '/api/favourites/{carId}',
	summary: 'Save a car; saving it again changes nothing.',
	access: 'signed-in',
	params: carId,
	response: done,
	refusals: ['CAR_NOT_FOUND', 'FAVOURITES_FULL'],
});

export const removeFavourite = endpoint({
	method: 'DELETE',
	path: '/api/favourites/{carId}',
	summary: 'Remove a saved car; if it is not saved, nothing changes.',
	access: 'signed-in',
	params: carId,
	response: done,
});
