/** English texts of trips that one drives in with somebody else. */
export const texts = {
	title: 'Driving with others',
	heading: 'Driving with others',
	invitedBy: (name: string) => `${name} invites you to drive`,
	terms:
		'You are named in the rental agreement, and the owner looks at your licence at the handover. They see your name, not your documents.',
	accept: 'Accept the invitation',
	accepting: 'One moment...',
	accepted: 'You are a driver of this trip',
	failed: 'That did not work',
	refused: 'You cannot drive in this trip yet',
	toProfile: 'Open your profile',
	visitor: 'You are invited to drive',
	visitorHint: 'Sign in with the address that the invitation was sent to, or create an account with it.',
	signIn: 'Sign in',
	trips: 'Trips you drive in',
	none: 'You are not named in any trip.',
	noneHint: 'Somebody who rents a car can invite you by email or SMS.',
	bookedBy: (name: string) => `Booked by ${name}`,
	leave: 'Leave',
	leaveTitle: 'No longer drive in this trip?',
	leaveHint: 'The renter and the owner are told. The renter can invite you again.',
	leaving: 'One moment...',
	back: 'Stay',
	left: 'You no longer drive in this trip',
	error: 'Your trips could not be loaded',
};

export type DrivingTexts = typeof texts;
