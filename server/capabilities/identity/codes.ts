/** Six-digit codes: hashed at rest with the target as salt, compared in constant time, five tries at most however many arrive at once. */
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { MAX_CODE_TRIES } from './rules.ts';
import { type CodePurpose, insertCode, takeCodeTry, useCode } from './sql.ts';

const DIGITS = 6;

/** Makes a code in the caller's transaction; the one before it is worth nothing from now on. */
export async function makeCode(
	platform: Platform,
	tx: Transaction,
	purpose: CodePurpose,
	target: string,
	lifetimeMs: number,
): Promise<string> {
	const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
	const id = randomUUID();
	const now = platform.clock.now();
	await insertCode(tx, { id, purpose, target, hash: hashCode(id, code), now, expiresAt: new Date(now.getTime() + lifetimeMs) });
	return code;
}

/** Uses up one of the code's five tries; true for the right code, once. */
export async function codeIsRight(platform: Platform, purpose: CodePurpose, target: string, code: string): Promise<boolean> {
	const now = platform.clock.now();
	const live = await takeCodeTry(platform.db, purpose, target, now, MAX_CODE_TRIES);
	if (!live || !timingSafeEqual(live.code_hash, hashCode(live.id, code))) return false;
	return useCode(platform.db, live.id, now);
}

/** A million codes are soon tried against a plain hash: the row's id at least makes each code its own puzzle, and codes live minutes. */
function hashCode(id: string, code: string): Buffer {
	return createHmac('sha256', id).update(code).digest();
}
