/** Ends the session after half an hour without mouse, key, scroll or touch in any tab. The server enforces it too and is informed of activity. */
import { reportActivity, signOut } from '#contract/identity.ts';
import { call } from '#web/browser/api.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { endedIdle } from './current-user.ts';

/** IDLE_MINUTES of the contract, whose other periods every signed-in page would load with it; a test compares them. */
export const IDLE_MS = 30 * 60_000;
const REPORT_MS = 60_000;
/** Shared between tabs: time of the last activity, and of the last report to the server. */
const SEEN = 'last-activity';
const REPORTED = 'last-activity-report';
const signs = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'wheel'] as const;

const storedTime = (key: string): number => Number(localStorage.getItem(key) ?? 0);
const keep = (key: string, time: number): void => localStorage.setItem(key, String(time));

/** Watches until the returned function is called. */
export function watchIdleness(): () => void {
	let timer: ReturnType<typeof setTimeout>;
	const checkIdle = () => {
		const left = storedTime(SEEN) + IDLE_MS - Date.now();
		clearTimeout(timer);
		if (left > 0) timer = setTimeout(checkIdle, left);
		else void leave();
	};
	const onSign = () => {
		const now = Date.now();
		// A device that slept past the limit is signed out regardless of current activity.
		if (now - storedTime(SEEN) >= IDLE_MS) return checkIdle();
		keep(SEEN, now);
		if (now - storedTime(REPORTED) < REPORT_MS) return;
		keep(REPORTED, now);
		call(reportActivity).catch((error: unknown) => logFailure('activity was not reported', error));
	};
	const onShown = () => document.visibilityState === 'visible' && checkIdle();
	keep(SEEN, Date.now());
	checkIdle();
	for (const sign of signs) addEventListener(sign, onSign, { passive: true, capture: true });
	document.addEventListener('visibilitychange', onShown);
	return () => {
		clearTimeout(timer);
		for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
		document.removeEventListener('visibilitychange', onShown);
	};
}

/** A reload removes everything private from the page; a private page then redirects to sign-in. */
async function leave(): Promise<void> {
	await call(signOut).catch((error: unknown) => logFailure('signing out failed', error));
	endedIdle.note();
	location.reload();
}
