/** Codes of authenticator apps (TOTP, RFC 6238): six digits, thirty seconds, one step of tolerance to either side. */
import { Secret, TOTP } from 'otpauth';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { decrypt } from './encryption.ts';
import { acceptStep, totpOf } from './factors-sql.ts';

const ISSUER = 'Mishwar';
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

export const newTotpSecret = (): Secret => new Secret({ size: SECRET_BYTES });

/** The `otpauth:` address; `label` names the account in the app. */
export const totpAddress = (secret: Secret, label: string): string => new TOTP({ issuer: ISSUER, label, secret }).toString();

/** The time step of the code; null for a wrong one. */
export function stepOf(secret: Secret, code: string, now: Date): number | null {
	const totp = new TOTP({ secret });
	const timestamp = now.getTime();
	const delta = totp.validate({ token: code, timestamp, window: 1 });
	return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** True for a right code, once. */
export async function totpIsRight(platform: Platform, db: Queryable, userId: string, code: string): Promise<boolean> {
	const stored = await totpOf(db, userId);
	const bytes = stored && decrypt(platform.keys, userId, stored.secret);
	if (!bytes) return false;
	const step = stepOf(secretFrom(bytes), code, platform.clock.now());
	return step !== null && acceptStep(db, userId, step);
}

const secretFrom = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });
