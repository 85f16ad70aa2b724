/** English texts that several screens of the owner share. */

/** One line of a list of bookings. */
export const row = {
	earns: 'You earn',
	earned: 'You earned',
	keeps: 'You keep',
	pickup: 'Pickup',
	details: 'Details',
	message: 'Message the renter',
};

export type RowTexts = typeof row;

/** One payout, on the screens that list them. */
export const payout = {
	due: (moment: string) => `Sent by ${moment}`,
	sent: (moment: string) => `Sent to the bank on ${moment}`,
	paid: (moment: string) => `Paid on ${moment}`,
	reference: 'Bank reference',
	byHand: 'Paid directly',
	to: (destination: string) => `To ${destination}`,
	failed: 'Payment failed - Please contact support',
	booking: 'Open the booking',
};

export type PayoutTexts = typeof payout;
