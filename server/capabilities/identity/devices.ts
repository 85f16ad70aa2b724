/** Recognizes a browser by a signed cookie. It proves nothing about the person; it only prevents attempts of others from slowing its owner down. */
import { randomUUID } from 'node:crypto';
import type { Platform } from '#server/platform/context/platform.ts';
import { readCookie, serverCookie } from '#server/platform/http/cookies.ts';
import { upsertDevice } from './devices-sql.ts';
import { DEVICE_MS } from './rules.ts';

const COOKIE = 'mishwar_device';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A request, and the headers of its response. */
type Exchange = { request: Request; headers: Headers };

/** Null without the cookie, or if it was not signed here. */
export function readDevice(platform: Platform, request: Request): string | null {
	const [id = '', signature = ''] = (readCookie(platform, COOKIE, request) ?? '').split('.');
	return UUID.test(id) && platform.keys.isSigned('device', id, Buffer.from(signature, 'base64url')) ? id : null;
}

/** The device of this request; a browser without one gets its cookie with the response. */
export function ensureDevice(platform: Platform, { request, headers }: Exchange): string {
	const id = readDevice(platform, request) ?? randomUUID();
	headers.append('set-cookie', deviceCookie(platform, id));
	return id;
}

/** After a successful sign-in: this browser is now a known device of the account. */
export async function rememberDevice(platform: Platform, userId: string, exchange: Exchange): Promise<void> {
	await upsertDevice(platform.db, userId, ensureDevice(platform, exchange), platform.clock.now());
}

function deviceCookie(platform: Platform, id: string): string {
	const signature = platform.keys.sign('device', id).toString('base64url');
	return serverCookie(platform, COOKIE, { value: `${id}.${signature}`, maxAge: DEVICE_MS / 1000 });
}
