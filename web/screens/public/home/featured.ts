/** How many cars the home page shows. */
export const FEATURED = 8;
