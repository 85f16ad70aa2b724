/** Carries "you were signed out for idleness" over the page load that forgets everything else. */

const KEY = 'session-ended-idle';

export const endedIdle = {
	note: (): void => sessionStorage.setItem(KEY, '1'),
	/** Whether it was noted; the note is gone afterwards. */
	take(): boolean {
		const noted = sessionStorage.getItem(KEY) !== null;
		sessionStorage.removeItem(KEY);
		return noted;
	},
};
