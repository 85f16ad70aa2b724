/** Which bookings the profile shows: one's own as renter, the three newest. */
export const latestBookings = { query: { mine: '1', limit: 3 } } as const;
