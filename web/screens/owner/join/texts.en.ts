/** English texts of an invitation to a team. */
export const texts = {
	title: 'Join a team',
	heading: (office: string) => `${office} invites you to its team`,
	role: (role: string) => `Your role: ${role}`,
	roles: { MANAGER: 'Manager', DESK: 'Desk', DRIVER: 'Driver', ACCOUNTS: 'Accounts' },
	lead: 'You work there with your own account. What you do carries your name, and your own rentals stay apart.',
	join: 'Join the team',
	joining: 'Joining...',
	failed: 'You could not join the team',
	visitor: 'You are invited to a team',
	visitorHint: 'Sign in with the address that the invitation was sent to, or create an account with it. Then you can join.',
	signIn: 'Sign in',
	missing: 'This link is not complete',
	missingHint: 'Open it once more from the letter or message.',
	refused: 'This invitation cannot be accepted',
	home: 'To the home page',
};

export type JoinTexts = typeof texts;
