/** English texts of an invitation to a team. */
export const texts = {
	title: 'Join a team',
	heading: (office: string) => `${office} invites you to its team`,
	role: (role: string) => `Your role: ${role}`,
	roles: { MANAGER: 'Manager', DESK: 'Desk', DRIVER: 'Driver', ACCOUNTS: 'Accounts' },
	lead: 'You work with your own account. What you do is recorded under your name, and your own rentals stay separate.',
	join: 'Join team',
	joining: 'Joining...',
	failed: 'We couldn’t add you to the team',
	visitor: 'You’re invited to a team',
	visitorHint: 'Log in with the email or phone that got the invitation, or create an account with it. Then you can join.',
	signIn: 'Log in',
	missing: 'This link may be incomplete',
	missingHint: 'Open it again from the email or text.',
	refused: 'You can’t accept this invitation',
	home: 'Go to home page',
};

export type JoinTexts = typeof texts;
