/** Verification codes of six characters: hashed at rest with a per-code key, compared in constant time, at most five attempts however many arrive at once. */
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { MAX_CODE_TRIES } from '#contract/account.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { isSmsCountry } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { refuseField } from '#server/platform/http/input.ts';
import { type CodePurpose, type CodeRequester, consumeCode, consumeCodeAttempt, insertCode } from './codes-sql.ts';

const LENGTH = 6;
const alphabets = {
	DIGITS: '0123456789',
	/** Without look-alikes: 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B, U and V. */
	LETTERS_AND_DIGITS: '34679ACDEFGHJKMNPQRTWXY',
} as const;

/** `target` is a number or an address; `userId` binds it to the account of a signed-in person, so that another account's code does not match. */
export type CodeFor = { purpose: CodePurpose; target: string; userId?: string };
type NewCode = CodeFor & {
	lifetimeMs: number;
	alphabet?: keyof typeof alphabets;
	/** For a code without a session: whose attempts it uses. */
	requester?: CodeRequester;
};

/** Creates a code in the caller's transaction and invalidates the previous one. */
export async function makeCode(platform: Platform, tx: Transaction, making: NewCode): Promise<string> {
	const { purpose, lifetimeMs, userId = null, requester = null } = making;
	const code = randomCode(making.alphabet ?? 'DIGITS');
	const id = randomUUID();
	const now = platform.clock.now();
	const expiresAt = new Date(now.getTime() + lifetimeMs);
	await insertCode(tx, { id, purpose, target: targetKeyOf(making), userId, requester, hash: hashCode(id, code), now, expiresAt });
	return code;
}

const targetKeyOf = ({ target, userId }: CodeFor): string => (userId ? `${userId} ${target}` : target);

/** Throws INVALID_INPUT for `phone` if no SMS are sent to its country, whether or not an account has that number. */
export function assertSmsCountry(platform: Platform, phone: string, language: Language): void {
	if (!isSmsCountry(platform, phone)) throw refuseField('phone', 'PHONE_COUNTRY', language);
}

/** Consumes one of five attempts; true for the right code, once. `askedBy`: who requested a code without a session. */
export async function codeIsRight(
	platform: Platform,
	asked: CodeFor & { askedBy?: { deviceId: string } | { network: string } },
	code: string,
): Promise<boolean> {
	const now = platform.clock.now();
	const search = { purpose: asked.purpose, target: targetKeyOf(asked), askedBy: asked.askedBy };
	const live = await consumeCodeAttempt(platform.db, search, now, MAX_CODE_TRIES);
	if (!live || !codeMatches(live.id, code, live.code_hash)) return false;
	return consumeCode(platform.db, live.id, now);
}

/** Compared in constant time. */
export const codeMatches = (id: string, code: string, hash: Buffer): boolean => timingSafeEqual(hash, hashCode(id, code));

export function randomCode(alphabet: keyof typeof alphabets): string {
	const characters = alphabets[alphabet];
	return Array.from({ length: LENGTH }, () => characters[randomInt(characters.length)]).join('');
}

/** A million codes are quickly tried against a plain hash: a key from the row id makes each code a separate search, and codes are valid for minutes only. */
export function hashCode(id: string, code: string): Buffer {
	return createHmac('sha256', id).update(code).digest();
}
