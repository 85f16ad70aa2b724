/** English texts of the notices at the top of a page. */
import { forms } from '#web/i18n/format.ts';

export const consent = {
	title: 'We’ve updated our terms',
	line: 'Please read our new terms and privacy notice.',
	terms: 'Terms',
	privacy: 'Privacy',
	agree: 'I agree',
	busy: 'Saving...',
	failed: 'We couldn’t save that',
};
export type ConsentTexts = typeof consent;

export const session = {
	ended: 'We logged you out',
	endedIdle: forms({
		one: 'You weren’t active for {count} minute, so we logged you out to keep your account safe.',
		other: 'You weren’t active for {count} minutes, so we logged you out to keep your account safe.',
	}),
	again: 'Log in again',
};
export type SessionTexts = typeof session;
