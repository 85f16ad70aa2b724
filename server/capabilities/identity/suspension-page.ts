/** The page about a suspension: for ten minutes a cookie names the ended session, by which the page learns the reason, and nothing else. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { readCookie, serverCookie } from '#server/platform/http/cookies.ts';
import { insertSuspendedSession, suspensionOf } from './admin-users-sql.ts';
import { closedSessionCookie, hashToken, newToken, tokenOf } from './sessions.ts';

export const SUSPENDED_PAGE = '/suspended';
const COOKIE = 'mishwar_suspended';
const LIFE_S = 600;

/** Without the session's cookie the person is an ordinary visitor. Null if this browser's session did not end by a suspension. */
export async function leadToSuspension(platform: Platform, request: Request): Promise<string[] | null> {
	const token = tokenOf(platform, request);
	if (!token || !(await suspensionOf(platform.db, hashToken(token)))) return null;
	return [closedSessionCookie(platform), suspensionCookie(platform, token)];
}

/** For a suspended person who has proved their identity at the provider. */
export async function openSuspensionPage(platform: Platform, tx: Transaction, userId: string): Promise<string> {
	const token = newToken();
	await insertSuspendedSession(tx, { tokenHash: hashToken(token), userId, now: platform.clock.now() });
	return suspensionCookie(platform, token);
}

const suspensionCookie = (platform: Platform, token: string): string => serverCookie(platform, COOKIE, { value: token, maxAge: LIFE_S });

/** The reason that the admin gave; null for a visitor without the cookie, too. */
export async function readSuspension(platform: Platform, request: Request): Promise<{ reason: string | null }> {
	const token = readCookie(platform, COOKIE, request);
	const suspension = token ? await suspensionOf(platform.db, hashToken(token)) : undefined;
	return { reason: suspension?.reason ?? null };
}
