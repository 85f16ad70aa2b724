/** Cars as the public sees them: calls, shapes, refusals. */
import * as z from 'zod';
import { cancellationPolicies } from './cancellation-policies.ts';
import { carExtra } from './car-extras.ts';
import { arabicNames, cardShape, carShape } from './car-shapes.ts';
import { discountTiers } from './car-terms.ts';
import { carWords } from './car-words.ts';
import { cityNames } from './cities.ts';
import { publicOffice } from './companies.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { publicUser } from './identity.ts';
import { score } from './score.ts';
import { jodText } from './typed-values.ts';

export const carRefusals = {
	CAR_NOT_FOUND: { status: 404, en: 'Car not found', ar: 'السيارة غير موجودة' },
} as const satisfies Record<string, RefusalText>;

export { jodText };

export const carCard = z.object({
	id: z.uuid(),
	slug: z.string(),
	...cardShape,
	/** The title in Arabic if it is a name that we know, otherwise as it was typed. */
	titleAr: z.string(),
	/** The lowest price of the next 90 days. */
	pricePerDay: z.number(),
	/** `/objects/cars/{id}`; `?w=` selects a width. Null if the car has no photo. */
	primaryPhoto: z.string().nullable(),
	isVerified: z.boolean(),
	instantBook: z.boolean(),
	/** Confirmed trips that the owner cancelled or did not fulfil in the last 90 days, without a proven cause. */
	ownerCancellations: z.int(),
	/** From reviews by renters. */
	rating: score,
	/** Completed rentals of this car. */
	completedTrips: z.int().min(0),
	/**
	 * The price of the searched dates, as a quote without delivery; null without dates. `perDayJod`: the mean. `airportFeeJod`: at these hours the
	 * car can only be had by delivery to the airport, for this additional fee; null if it can be fetched.
	 */
	stay: z
		.object({ days: z.int(), perDayJod: jodText, totalJod: jodText, discountPercent: z.int(), airportFeeJod: jodText.nullable() })
		.nullable(),
	/** Some of the next 90 days cost something else than the daily rate. */
	priceIsFrom: z.boolean(),
	/** An area of contract/areas.ts with its names; null if only the city is known. */
	area: z.object({ id: z.string(), en: z.string(), ar: z.string() }).nullable(),
	/** Its owner is a licensed rental office. */
	licensedOffice: z.boolean(),
});
export type CarCard = z.output<typeof carCard>;

/** The hours of a day within which a car changes hands, `HH:MM`. */
export const pickupHours = z.object({ from: z.string(), until: z.string() });

/** Rental terms that a renter should know before choosing dates. */
export const carTerms = z.object({
	minDays: z.int(),
	advanceNoticeHours: z.int(),
	/** Discount percentages by minimum number of days; the largest one that applies counts. */
	discounts: z.array(z.object({ days: z.literal(discountTiers), percent: z.int() })),
	deliveryZones: z.array(z.object({ zone: z.enum(cityNames), feeJod: jodText })),
	/** Per kilometre beyond the included ones. */
	extraKmJod: jodText,
	/** Per eighth of a tank less than at the handover. */
	fuelEighthJod: jodText,
	cancellationPolicy: z.enum(cancellationPolicies),
	pickupHours,
	/** For deliveries to the airport. */
	airportHours: pickupHours,
	extras: z.array(carExtra),
});
export type CarTerms = z.output<typeof carTerms>;

export const verificationStatuses = ['PENDING', 'VERIFIED', 'REJECTED'] as const;

export const car = carCard.extend({
	...carShape,
	...arabicNames,
	/** The colour in both languages if it is one that we know, otherwise as it was typed. */
	colorNames: z.object({ en: z.string(), ar: z.string() }),
	photos: z.array(z.object({ url: z.string(), sort: z.int() })),
	isActive: z.boolean(),
	isInsured: z.boolean(),
	verificationStatus: z.enum(verificationStatuses),
	ownerId: z.uuid(),
	owner: publicUser,
	/** Whole percent, deducted from the owner's earnings. */
	platformFeePercent: z.number(),
	depositMode: z.enum(['RENTAL_TOTAL', 'CAR']),
	/** What stays held of the deposit for traffic fines, in whole JOD, and for how many days after the return; null if nothing does. */
	fineHold: z.object({ amountJod: z.int(), days: z.int() }).nullable(),
	terms: carTerms,
	/** The stricter of the owner's and the marketplace's rules; the calendar disables dates by them. */
	stayRules: z.object({ minRentalDays: z.int(), maxRentalDays: z.int(), noticeHours: z.int(), hours: pickupHours }),
	words: carWords,
	/** The neighbourhood as a circle. The meeting point itself is private. */
	areaCircle: z.object({ en: z.string(), ar: z.string(), latitude: z.number(), longitude: z.number(), radiusMetres: z.int() }).nullable(),
	/** The licensed office that rents it out; null for a person, and for an office without valid papers. */
	office: publicOffice.nullable(),
});
export type Car = z.output<typeof car>;

export const getCar = endpoint({
	method: 'GET',
	path: '/api/cars/{slug}',
	summary: 'One car. A car that is not verified or not active can be read only by its owner and by admins.',
	access: 'anyone',
	params: z.object({ slug: z.string().min(1).max(200) }),
	response: car,
	refusals: ['CAR_NOT_FOUND'],
});
