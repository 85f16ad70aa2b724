/** English texts for who comes back to a session that has ended. */

export const texts = {
	ended: 'You were logged out',
	endedIdle: 'There was no activity for 30 minutes, so we logged you out to keep your account safe.',
	again: 'Log in again',
};

export type EndedTexts = typeof texts;
