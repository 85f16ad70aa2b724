/** A sign-in that waits for its second factor: a signed cookie, valid for ten minutes, that alone gives no access. */
import * as z from 'zod';
import { Refusal } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { readCookie, serverCookie } from '#server/platform/http/cookies.ts';
import { type UserRow, userById } from '../sql.ts';

const COOKIE = 'mishwar_second_factor';
const LIFE_S = 600;

type Person = NonNullable<UserRow>;
const ticket = z.object({ userId: z.uuid(), expires: z.number() });

/** For the response to the first step. */
export const secondFactorNeeded = (platform: Platform, person: Person): Refusal =>
	new Refusal('SECOND_FACTOR_NEEDED', {}, pendingSignInCookie(platform, person));

/** For responses that are navigations. */
export function pendingSignInCookie(platform: Platform, person: Person): string {
	const expires = platform.clock.now().getTime() + LIFE_S * 1000;
	const text = Buffer.from(JSON.stringify({ userId: person.id, expires })).toString('base64url');
	const signature = platform.keys.sign('pendingSignIn', signedText(text, person)).toString('base64url');
	return serverCookie(platform, COOKIE, { value: `${text}.${signature}`, maxAge: LIFE_S });
}

export const clearPendingSignIn = (platform: Platform): string => serverCookie(platform, COOKIE, { value: '', maxAge: 0 });

/** The person; null if the cookie is missing, forged or expired, or their password, e-mail or phone has changed since. */
export async function pendingPerson(platform: Platform, request: Request): Promise<Person | null> {
	const [text = '', signature = ''] = (readCookie(platform, COOKIE, request) ?? '').split('.');
	const read = ticket.safeParse(parsed(text));
	if (!read.success || read.data.expires <= platform.clock.now().getTime()) return null;
	const person = await userById(platform.db, read.data.userId);
	if (!person) return null;
	return platform.keys.isSigned('pendingSignIn', signedText(text, person), Buffer.from(signature, 'base64url')) ? person : null;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
	} catch {
		return null;
	}
}

/** Contains the credential of the first step, so that a changed password ends unfinished sign-ins. */
const signedText = (text: string, { password_hash, email, phone }: Person): string => JSON.stringify([text, password_hash, email, phone]);
