/** Which of the owner's bookings are requests to be answered. */
export const requested = { query: { status: 'REQUESTED' } } as const;
