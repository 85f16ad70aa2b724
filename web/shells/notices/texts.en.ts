/** English texts of the notices at the top of a page. */
export const consent = {
	title: 'New terms',
	line: 'Our terms and privacy notice have changed.',
	terms: 'Terms',
	privacy: 'Privacy',
	agree: 'I agree',
	busy: 'Saving...',
	failed: 'That was not saved',
};
export type ConsentTexts = typeof consent;

export const session = {
	ended: 'You were logged out',
	endedIdle: 'There was no activity for 30 minutes, so we logged you out to keep your account safe.',
	again: 'Log in again',
};
export type SessionTexts = typeof session;
