/** Filters of search by what is no attribute of the car itself: how it is booked, and what renters say. Plain data, since the browser loads it. */

export const listingFilters = {
	/** Booked without the owner's answer. */
	instantBook: { kind: 'flag' },
	/** Average of the reviews, at least. */
	rating: { kind: 'least', choices: [4, 4.5], accepts: [1, 5] },
} as const;

export type ListingFilters = { instantBook: boolean; rating: number | null };
