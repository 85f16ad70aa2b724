/** English texts shared by the owner's screens. */

/** A row in a list of bookings. */
export const row = {
	earns: 'You’ll earn',
	earned: 'You earned',
	keeps: 'You keep',
	pickup: 'Pickup',
	details: 'Details',
	message: 'Message the renter',
};

export type RowTexts = typeof row;

/** A payout in lists. */
export const payout = {
	due: (moment: string) => `We’ll send it by ${moment}`,
	sent: (moment: string) => `Sent to the bank on ${moment}`,
	paid: (moment: string) => `Paid on ${moment}`,
	reference: 'Bank reference',
	byHand: 'Paid directly',
	to: (destination: string) => `To ${destination}`,
	failed: 'Payment failed - Please contact support',
	booking: 'View booking',
};

export type PayoutTexts = typeof payout;

/** Cars between a return and their next renter. */
export const prepare = {
	title: 'To prepare',
	ready: 'Ready',
	mark: 'Mark ready',
	marking: 'Saving...',
	marked: 'Car is ready',
	unmark: 'Not ready yet',
	unmarked: 'Back on the list to prepare',
	failed: 'We couldn’t save this',
	since: (name: string, time: string) => `Ready since ${time}, ${name}`,
	isBack: 'returned',
	comesBack: 'return',
	readyBy: (time: string) => `Ready by ${time}`,
	nextAt: (moment: string) => `Next renter: ${moment}`,
	nobodyNext: 'No pickup within a week',
};

export type PrepareTexts = { prepare: typeof prepare };
