/** Number of cars on the home page. */
export const FEATURED = 8;
