/** Lists the caller's sessions and ends them; open pages are informed at once. */
import type { Session } from '#contract/account.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { deleteSuspendedSessionsBefore } from './admin-users-sql.ts';
import { deviceOf, IDLE_MS, SESSION_MS } from './rules.ts';
import { deleteOtherSessions, deleteOwnSession, deleteSession, deleteSessionsBefore, sessionsOf } from './sql.ts';

export async function readSessions(platform: Platform, caller: Caller): Promise<Session[]> {
	const now = platform.clock.now();
	const rows = await sessionsOf(platform.db, caller.userId, { activeAfter: new Date(now.getTime() - IDLE_MS), now });
	const sessions = rows.map((row) => ({
		id: row.id,
		...deviceOf(row.user_agent),
		signedInAt: ammanIso(row.created_at),
		lastActiveAt: ammanIso(row.last_active_at),
		current: row.id === caller.sessionId,
	}));
	return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}

export async function signOut(platform: Platform, caller: Pick<Caller, 'userId' | 'sessionId'>): Promise<void> {
	await deleteSession(platform.db, caller.sessionId);
	platform.live.sessionsChanged(caller.userId);
}

export async function endSession(platform: Platform, caller: Caller, id: string): Promise<void> {
	if (!(await deleteOwnSession(platform.db, caller.userId, id))) throw refuse('SESSION_NOT_FOUND');
	platform.live.sessionsChanged(caller.userId);
}

export async function endOtherSessions(platform: Platform, caller: Caller): Promise<number> {
	const ended = await deleteOtherSessions(platform.db, caller.userId, caller.sessionId);
	platform.live.sessionsChanged(caller.userId);
	return ended;
}

/**
 * Sessions that ended more than a day ago: most end because a browser is closed. Those that ended with a suspension are stored
 * as long as a browser stores their cookie, so that the person sees the reason.
 */
export async function purgeEndedSessions(db: Queryable, now: Date): Promise<void> {
	const yesterday = now.getTime() - DAY_MS;
	await deleteSessionsBefore(db, { expired: new Date(yesterday), lastUsed: new Date(yesterday - IDLE_MS) });
	await deleteSuspendedSessionsBefore(db, new Date(now.getTime() - SESSION_MS));
}
