/** Lifetimes of sessions and codes, and device names. Pure. */
import { EMAIL_CODE_MINUTES, PHONE_CODE_MINUTES } from '#contract/account.ts';
import { IDLE_MINUTES } from '#contract/deadlines.ts';
import type { Role } from '#contract/endpoint.ts';
import { DAY_MS } from '#contract/time.ts';

export const IDLE_MS = IDLE_MINUTES * 60_000;
export const SESSION_MS = 30 * DAY_MS;
/** Minimum interval between recorded activities. */
export const ACTIVITY_STEP_MS = 60_000;
export const PHONE_CODE_MS = PHONE_CODE_MINUTES * 60_000;
export const EMAIL_CODE_MS = EMAIL_CODE_MINUTES * 60_000;
export const RESET_LINK_MS = 60 * 60_000;
/** Browsers store no cookie for longer than 400 days. */
export const DEVICE_MS = 400 * DAY_MS;

/** Administrators need a second factor. Not in DEMO, where every visitor may look around with the password alone. */
export function needsSecondFactor({ demo }: { demo: boolean }, role: Role): boolean {
	return !demo && (role === 'ADMIN' || role === 'SUPER_ADMIN');
}

/** Sessions end after 30 idle minutes, and after 30 days in any case. */
export function sessionIsOver(session: { lastActiveAt: Date; expiresAt: Date }, now: Date): boolean {
	return now >= session.expiresAt || now.getTime() - session.lastActiveAt.getTime() >= IDLE_MS;
}

export function displayName(person: { firstName: string; lastName: string }): string {
	return `${person.firstName} ${person.lastName}`.trim();
}

const browsers: ReadonlyArray<readonly [RegExp, string]> = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const systems: ReadonlyArray<readonly [RegExp, string]> = [
	[/\bAndroid\b/, 'Android'],
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'macOS'],
	[/\bLinux\b/, 'Linux'],
];

/** Recognizable device name. Browsers name others in their user agent, so the order matters. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
	const first = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
	return { browser: first(browsers), system: first(systems) };
}
