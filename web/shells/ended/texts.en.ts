/** English texts of the session-ended notice. */

export const texts = {
	ended: 'You were logged out',
	endedIdle: 'There was no activity for 30 minutes, so we logged you out to keep your account safe.',
	again: 'Log in again',
};

export type EndedTexts = typeof texts;
