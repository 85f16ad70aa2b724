/** Carries "signed out for inactivity" across a page load. */

const KEY = 'session-ended-idle';

export const endedIdle = {
	note: (): void => sessionStorage.setItem(KEY, '1'),
	/** Returns whether it was set, and clears it. */
	take(): boolean {
		const noted = sessionStorage.getItem(KEY) !== null;
		sessionStorage.removeItem(KEY);
		return noted;
	},
};
