/** English texts of the admins’ search over everything. */
export const texts = {
	title: 'Find anything',
	label: 'Person, car, plate, booking or payout',
	hint: 'Type at least two letters or digits.',
	searching: 'Searching...',
	nothing: 'Nothing found. Try part of a name, a whole plate or a booking number.',
	failed: 'We couldn’t search',
	found: (count: string) => `Found: ${count}`,
	kinds: { people: 'People', cars: 'Cars', bookings: 'Bookings', payouts: 'Payouts' },
	suspended: 'suspended',
	states: { PENDING: 'pending', SENT: 'sent', PAID: 'paid', FAILED: 'returned by the bank' },
};

export type FindTexts = typeof texts;
