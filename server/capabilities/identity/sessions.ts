/** Sessions: a random 256-bit token in a cookie, its SHA-256 in the database, one prepared look-up per signed-in call. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '#contract/endpoint.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { isDatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { readCookie, serverCookie } from '#server/platform/http/cookies.ts';
import type { SignedInSession } from '#server/platform/http/route.ts';
import { suspensionOf } from './admin-users-sql.ts';
import { ACTIVITY_STEP_MS, needsSecondFactor, SESSION_MS, sessionIsOver } from './rules.ts';
import { deleteSession, insertSession, touchSession, type UserRow } from './sql.ts';

export const SESSION_COOKIE = 'mishwar_session';
const TOKEN_BYTES = 32;
const MAX_USER_AGENT = 300;

const LOOK_UP = `SELECT s.id, s.last_active_at, s.expires_at, coalesce(s.confirmed_at, s.created_at) AS proved_at, s.company_id,
	u.id AS user_id, u.role, u.lang, u.second_factor_at IS NOT NULL AS has_second_factor, u.password_hash IS NOT NULL AS has_password
	FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1 AND u.suspended_at IS NULL AND u.left_at IS NULL`;

type SessionRow = {
	id: string;
	last_active_at: Date;
	expires_at: Date;
	proved_at: Date;
	company_id: string | null;
	user_id: string;
	role: Role;
	lang: 'en' | 'ar';
	has_second_factor: boolean;
	has_password: boolean;
};

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Opens a session in the caller's transaction and returns the cookie to set. */
export async function openSession(platform: Platform, tx: Transaction, userId: string, request: Request): Promise<string> {
	const token = newToken();
	const now = platform.clock.now();
	await insertSession(tx, {
		id: randomUUID(),
		tokenHash: hashToken(token),
		userId,
		userAgent: (request.headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT),
		now,
		expiresAt: new Date(now.getTime() + SESSION_MS),
	});
	return serverCookie(platform, SESSION_COOKIE, { value: token, maxAge: SESSION_MS / 1000 });
}

/** The cookie that ends the session. */
export const closedSessionCookie = (platform: Platform): string => serverCookie(platform, SESSION_COOKIE, { value: '', maxAge: 0 });

/** Why a call has no session, as far as the response may reveal it. */
export async function getUnauthenticatedReason(platform: Platform, request: Request): Promise<{ reason?: 'SUSPENDED' }> {
	const token = tokenOf(platform, request);
	return token && (await suspensionOf(platform.db, hashToken(token))) ? { reason: 'SUSPENDED' } : {};
}

export const tokenOf = (platform: Platform, request: Request): string | undefined => readCookie(platform, SESSION_COOKIE, request);

/** Whether there is a session cookie to look up. */
export const hasSessionCookie = (platform: Platform, request: Request): boolean => Boolean(tokenOf(platform, request));

/** The person of a session, and the company for which it acts; companies check the membership. */
export type PersonSession = Omit<SignedInSession, 'office'> & { readonly companyId: string | null };

/** Throws ACCOUNT_SUSPENDED with the admin's reason, because the caller has proved to be this person. */
export function assertNotSuspended(user: Pick<NonNullable<UserRow>, 'suspended_at' | 'suspension_reason'>): void {
	if (user.suspended_at) throw refuse('ACCOUNT_SUSPENDED', { reason: user.suspension_reason });
}

/** The caller; null without a session, after 30 idle minutes, and for users who are suspended or deleted. */
export async function authenticate(platform: Platform, request: Request): Promise<PersonSession | null> {
	const token = tokenOf(platform, request);
	if (!token) return null;
	const { rows } = await platform.pool.query<SessionRow>({ name: 'session', text: LOOK_UP, values: [hashToken(token)] });
	const row = rows[0];
	if (!row) return null;
	const now = platform.clock.now();
	if (sessionIsOver({ lastActiveAt: row.last_active_at, expiresAt: row.expires_at }, now)) {
		await whereWritable(platform, deleteSession(platform.db, row.id));
		return null;
	}
	if (showsActivity(request) && now.getTime() - row.last_active_at.getTime() >= ACTIVITY_STEP_MS) {
		await whereWritable(platform, touchSession(platform.db, row.id, now));
	}
	return {
		userId: row.user_id,
		personId: row.user_id,
		companyId: row.company_id,
		role: row.role,
		lang: row.lang,
		sessionId: row.id,
		provedAt: row.proved_at,
		hasSecondFactor: row.has_second_factor,
		hasPassword: row.has_password,
		secondFactorDue: !row.has_second_factor && needsSecondFactor(platform, row.role),
	};
}

/**
 * Pages can be read while the database is read-only or full, also by signed-in people. No session is prolonged by that: an ended session is over by its
 * times, deleted or not, and one whose activity is not recorded ends sooner.
 */
async function whereWritable({ log }: Platform, write: Promise<void>): Promise<void> {
	try {
		await write;
	} catch (error) {
		if (!isDatabaseUnavailable(error)) throw error;
		log.warn({ err: error }, 'activity of a session could not be recorded');
	}
}

/** Opening a page or changing something counts as activity; polls and streams do not. */
function showsActivity(request: Request): boolean {
	return request.method !== 'GET' || request.headers.get('sec-fetch-dest') === 'document';
}
