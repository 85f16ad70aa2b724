/** Parts of a booking on the wire: its people and its extras. */
import * as z from 'zod';
import { bodyTypes, transmissions } from './car-attributes.ts';
import { arabicNames } from './car-shapes.ts';
import { cityNames } from './cities.ts';
import { score } from './score.ts';

/** The other party; phone and e-mail are null until the booking is CONFIRMED. */
export const bookingParty = z.object({
	id: z.uuid(),
	firstName: z.string(),
	lastName: z.string(),
	displayName: z.string(),
	displayNameAr: z.string().nullable(),
	email: z.string().nullable(),
	phone: z.string().nullable(),
	profileImageUrl: z.string().nullable(),
	memberSince: z.string(),
	asOwner: score,
	asRenter: score,
	hasLeft: z.boolean(),
});

/**
 * Extras as agreed. The renter always reads the address and pin of a delivery; the owner reads them as long as `whereAndWhen` contains the
 * place.
 */
export const agreedExtras = z.object({
	delivery: z
		.object({
			zone: z.enum(cityNames),
			flightNumber: z.string().optional(),
			landsAt: z.string().optional(),
			address: z.string().optional(),
			latitude: z.number().optional(),
			longitude: z.number().optional(),
		})
		.optional(),
});

/** The car of a booking, as it is listed now. */
export const bookedCar = z.object({
	slug: z.string(),
	title: z.string(),
	titleAr: z.string(),
	make: z.string(),
	model: z.string(),
	...arabicNames,
	year: z.int(),
	bodyType: z.enum(bodyTypes),
	transmission: z.enum(transmissions),
	city: z.string(),
	primaryPhoto: z.string().nullable(),
});
