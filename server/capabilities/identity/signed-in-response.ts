/** The response to a completed sign-in, however it was proved: the session's cookie, the device that is known from now on, and the user. */
import type { Platform } from '#server/platform/context/platform.ts';
import { rememberDevice } from './devices.ts';
import { toUser } from './person.ts';
import type { UserRow } from './sql.ts';

type Exchange = { request: Request; headers: Headers };
export type SignedIn = { user: NonNullable<UserRow>; cookie: string };

export async function signedInResponse(platform: Platform, exchange: Exchange, { user, cookie }: SignedIn) {
	exchange.headers.append('set-cookie', cookie);
	await rememberDevice(platform, user.id, exchange);
	return { user: toUser(platform, user) };
}
