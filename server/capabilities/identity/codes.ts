/** Codes of six characters: hashed at rest with the target as salt, compared in constant time, five tries at most however many arrive at once. */
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { type CodePurpose, consumeCode, consumeCodeAttempt, insertCode } from './codes-sql.ts';
import { MAX_CODE_TRIES } from './rules.ts';

const LENGTH = 6;
const alphabets = {
	DIGITS: '0123456789',
	/** Without those that look like another: 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B, U and V. */
	LETTERS_AND_DIGITS: '34679ACDEFGHJKMNPQRTWXY',
} as const;

/** `target` is a number or an address, after the account where somebody who is signed in proves one: nobody else's code opens it. */
export type CodeFor = { purpose: CodePurpose; target: string; userId?: string };
type NewCode = CodeFor & { lifetimeMs: number; alphabet?: keyof typeof alphabets };

/** Makes a code in the caller's transaction; the one before it is worth nothing from now on. */
export async function makeCode(platform: Platform, tx: Transaction, making: NewCode): Promise<string> {
	const { purpose, lifetimeMs, userId = null } = making;
	const characters = alphabets[making.alphabet ?? 'DIGITS'];
	const code = Array.from({ length: LENGTH }, () => characters[randomInt(characters.length)]).join('');
	const id = randomUUID();
	const now = platform.clock.now();
	const expiresAt = new Date(now.getTime() + lifetimeMs);
	await insertCode(tx, { id, purpose, target: whole(making), userId, hash: hashCode(id, code), now, expiresAt });
	return code;
}

const whole = ({ target, userId }: CodeFor): string => (userId ? `${userId} ${target}` : target);

/** Uses up one of the code's five tries; true for the right code, once. */
export async function codeIsRight(platform: Platform, asked: CodeFor, code: string): Promise<boolean> {
	const now = platform.clock.now();
	const live = await consumeCodeAttempt(platform.db, asked.purpose, whole(asked), now, MAX_CODE_TRIES);
	if (!live || !timingSafeEqual(live.code_hash, hashCode(live.id, code))) return false;
	return consumeCode(platform.db, live.id, now);
}

/** A million codes are soon tried against a plain hash: the row's id at least makes each code its own puzzle, and codes live minutes. */
function hashCode(id: string, code: string): Buffer {
	return createHmac('sha256', id).update(code).digest();
}
