/** How long sign-in things live, and how a person is named. Pure. */

export const IDLE_MS = 30 * 60_000;
export const SESSION_MS = 30 * 24 * 3_600_000;
/** Activity is written down at most this often. */
export const ACTIVITY_STEP_MS = 60_000;
export const PHONE_CODE_MS = 5 * 60_000;
export const RESET_LINK_MS = 60 * 60_000;
export const MAX_CODE_TRIES = 5;

/** Sessions end after 30 idle minutes, and after 30 days in any case. */
export function sessionIsOver(session: { lastActiveAt: Date; expiresAt: Date }, now: Date): boolean {
	return now >= session.expiresAt || now.getTime() - session.lastActiveAt.getTime() >= IDLE_MS;
}

export function displayName(person: { firstName: string; lastName: string }): string {
	return `${person.firstName} ${person.lastName}`.trim();
}
