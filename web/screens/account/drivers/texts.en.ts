/** English texts of trips in which a person drives with another renter. */
export const texts = {
	title: 'Driving with others',
	heading: 'Driving with others',
	invitedBy: (name: string) => `${name} invites you to drive`,
	terms: 'You’re named in the rental agreement, and the owner checks your licence at handover. They see your name, not your documents.',
	accept: 'Accept invitation',
	accepting: 'One moment...',
	accepted: 'You’re now a driver on this trip',
	failed: 'We couldn’t save that. Please try again.',
	refused: 'You can’t drive on this trip yet',
	toProfile: 'Open your profile',
	visitor: 'You’re invited to drive',
	visitorHint: 'Log in with the email or phone that got the invitation, or create an account with it.',
	signIn: 'Log in',
	trips: 'Trips you drive on',
	none: 'You’re not a driver on anyone else’s trip.',
	noneHint: 'A renter can invite you by email or text.',
	bookedBy: (name: string) => `Booked by ${name}`,
	leave: 'Leave trip',
	leaveTitle: 'Stop driving on this trip?',
	leaveHint: 'We’ll tell the renter and the owner. The renter can invite you again.',
	leaving: 'One moment...',
	back: 'Stay on the trip',
	left: 'You’re no longer a driver on this trip',
	error: 'We couldn’t load your trips',
};

export type DrivingTexts = typeof texts;
