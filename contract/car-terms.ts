/** Rental terms of a car and their bounds, shared by forms, server and database. */

/** Minimum durations in days that may have a discount. */
export const discountTiers = [3, 7, 30] as const;
export type DiscountTier = (typeof discountTiers)[number];

/** The deposit equals the rental, or it is the amount that the owner set for the car. */
export const depositModes = ['RENTAL_TOTAL', 'CAR'] as const;
export type DepositMode = (typeof depositModes)[number];

/** Delivery there is for arriving passengers, so the owner needs the flight number. */
export const AIRPORT = 'Queen Alia Airport' as const;

export const termLimits = {
	dailyRateFils: { min: 1000, max: 1_000_000 },
	deliveryFeeFils: { min: 0, max: 500_000 },
	/** Of one extra, for a day or for the trip. */
	extraFils: { min: 0, max: 500_000 },
	/** Per kilometre beyond the included ones. */
	extraKmFils: { min: 0, max: 5000 },
	/** Per eighth of a tank less than at the handover. */
	fuelEighthFils: { min: 0, max: 50_000 },
	/** Cards are charged in steps of 10 fils, so every price is a multiple of them. */
	stepFils: 10,
	discountPercent: { min: 1, max: 90 },
	minDays: { min: 1, max: 30 },
	advanceNoticeHours: { min: 0, max: 336 },
	turnaroundHours: { min: 0, max: 48 },
} as const;

/** Maximum number of days in one change or one view of a calendar. */
export const MAX_DAYS_AT_ONCE = 366;
