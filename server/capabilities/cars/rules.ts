/** What makes a car findable and bookable, and how its address is made. Pure. */

export type CarState = { verificationStatus: string; isActive: boolean; dailyRateFils: bigint | null };

/** A car can be found and booked when an admin has verified it, its owner keeps it active, and it has a price. */
export function isBookable(car: CarState): boolean {
	return car.verificationStatus === 'VERIFIED' && car.isActive && car.dailyRateFils !== null;
}

/** `Toyota`, `Land Cruiser`, 2022 → `toyota-land-cruiser-2022`. */
export function slugOf(make: string, model: string, year: number): string {
	return `${make}-${model}-${year}`.toLowerCase().trim().replace(/\s+/g, '-');
}

/** The first of slug, slug-2, slug-3 … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
	if (!taken.has(slug)) return slug;
	let number = 2;
	while (taken.has(`${slug}-${number}`)) number += 1;
	return `${slug}-${number}`;
}

/** "Insured" is shown while the insurance was checked by an admin and has not run out. Dates are `YYYY-MM-DD` in Amman. */
export function isInsured(car: { insuranceExpiresOn: string | null; insuranceCheckedAt: Date | null }, today: string): boolean {
	return car.insuranceCheckedAt !== null && car.insuranceExpiresOn !== null && car.insuranceExpiresOn > today;
}
