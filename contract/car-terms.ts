/** What an owner may set for a car, and between which bounds: the same for the forms, the server and the database. */

/** A rental of at least so many days may be cheaper. */
export const discountTiers = [3, 7, 30] as const;
export type DiscountTier = (typeof discountTiers)[number];

/** The deposit is as high as the rental, or the amount that the owner names for the car. */
export const depositModes = ['RENTAL_TOTAL', 'CAR'] as const;
export type DepositMode = (typeof depositModes)[number];

/** A car is brought there, and there alone, to somebody who has just landed: the owner has to know with which flight. */
export const AIRPORT = 'Queen Alia Airport';

export const termLimits = {
	dailyRateFils: { min: 1000, max: 1_000_000 },
	deliveryFeeFils: { min: 0, max: 500_000 },
	/** For each kilometre beyond those included. */
	extraKmFils: { min: 0, max: 5000 },
	/** For each eighth of a tank less than at the handover. */
	fuelEighthFils: { min: 0, max: 50_000 },
	/** Cards are charged in steps of 10 fils, so every price is made of them. */
	stepFils: 10,
	discountPercent: { min: 1, max: 90 },
	minDays: { min: 1, max: 30 },
	advanceNoticeHours: { min: 0, max: 336 },
	turnaroundHours: { min: 0, max: 48 },
} as const;

/** How many days one change of a calendar, or one look at it, may be about. */
export const MAX_DAYS_AT_ONCE = 366;
