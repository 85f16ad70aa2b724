/** The arithmetic of a stay's price in search. Pure. Amounts in tenths of a fils before rounding: ordered by them, stays are ordered by their totals. */

/** A total is the whole ten fils of an exact amount: the discount is rounded up to what a card can be charged (`computePrice`). */
const STEP = 100;

export type Bounds = { min: number | null; max: number | null };

/** The exact amounts whose totals are at least and at most this many fils a day. */
export function exactBounds(days: number, minFils: number | undefined, maxFils: number | undefined): Bounds {
	return {
		min: minFils === undefined ? null : Math.ceil((minFils * days) / 10) * STEP,
		max: maxFils === undefined ? null : Math.floor((maxFils * days) / 10) * STEP + STEP - 1,
	};
}

/** The same for the rate of a day. */
export function rateBounds(days: number, { min, max }: Bounds): Bounds {
	return { min: min === null ? null : Math.ceil(min / days), max: max === null ? null : Math.floor(max / days) };
}
