/** Thirty minutes without mouse, key, scroll or touch, in any tab, end the session. The server counts too and is told of activity. */
import { reportActivity, signOut } from '#contract/identity.ts';
import { call } from '#web/browser/api.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { endedIdle } from './ended.ts';

const IDLE_MS = 30 * 60_000;
const REPORT_MS = 60_000;
/** Kept where other tabs see them: when somebody was last there, and when the server was last told. */
const SEEN = 'last-activity';
const REPORTED = 'last-activity-report';
const signs = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'wheel'] as const;

const kept = (key: string): number => Number(localStorage.getItem(key) ?? 0);
const keep = (key: string, time: number): void => localStorage.setItem(key, String(time));

/** Watches until the returned function is called. */
export function watchIdleness(): () => void {
	let timer: ReturnType<typeof setTimeout>;
	const look = () => {
		const left = kept(SEEN) + IDLE_MS - Date.now();
		clearTimeout(timer);
		if (left > 0) timer = setTimeout(look, left);
		else void leave();
	};
	const onSign = () => {
		const now = Date.now();
		// A laptop that slept past the limit is over, however busy the mouse is now.
		if (now - kept(SEEN) >= IDLE_MS) return look();
		keep(SEEN, now);
		if (now - kept(REPORTED) < REPORT_MS) return;
		keep(REPORTED, now);
		call(reportActivity).catch((error: unknown) => logFailure('activity was not reported', error));
	};
	const onShown = () => document.visibilityState === 'visible' && look();
	keep(SEEN, Date.now());
	look();
	for (const sign of signs) addEventListener(sign, onSign, { passive: true, capture: true });
	document.addEventListener('visibilitychange', onShown);
	return () => {
		clearTimeout(timer);
		for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
		document.removeEventListener('visibilitychange', onShown);
	};
}

/** Loading the page anew forgets everything private that was on it; a private page then leads to the sign-in page by itself. */
async function leave(): Promise<void> {
	await call(signOut).catch((error: unknown) => logFailure('signing out failed', error));
	endedIdle.note();
	location.reload();
}
