/** Filters of search that are no attributes of the car: how it is booked, and how renters rated it. Plain data, since the browser loads it. */

export const listingFilters = {
	/** Confirmed without the owner's answer. */
	instantBook: { kind: 'flag' },
	/** Least average of the reviews. */
	rating: { kind: 'least', choices: [4, 4.5], accepts: [1, 5] },
} as const;

export type ListingFilters = { instantBook: boolean; rating: number | null };
