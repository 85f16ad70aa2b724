/** Which bookings are one's trips: one's own as renter, for admins too. */
export const ownTripsQuery = { query: { mine: '1' } } as const;
