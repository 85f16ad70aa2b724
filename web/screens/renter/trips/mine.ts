/** Which bookings are one's trips: one's own as renter, for admins too. */
export const mine = { query: { mine: '1' } } as const;
