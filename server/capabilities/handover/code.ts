/**
 * The six-digit code that the renter reads out to the owner. It is derived from booking, generation and the server's secret, so that the renter can always
 * see it while a copy of the database reveals nothing. Compared in constant time, serialized, with at most five wrong tries.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { MAX_CODE_TRIES } from './rules.ts';
import { type CodeRow, countWrongTry, insertCode, lockCode } from './sql.ts';

const DIGITS = 6;

/** Called with the confirmation, in its transaction. */
export async function makeCode(platform: Platform, tx: Transaction, { bookingId }: { bookingId: string }): Promise<void> {
	await insertCode(tx, bookingId, platform.clock.now());
}

type NamedCode = Pick<CodeRow, 'booking_id' | 'generation'>;

/** The code that the renter sees. */
export const codeDigits = (platform: Platform, row: NamedCode): string => digitsOf(platform.keys.sign('handoverCode', textOf(row)));

const textOf = ({ booking_id, generation }: NamedCode): string => `${booking_id}\n${generation}`;

/** 48 bits modulo a million: the bias is below 10⁻⁸. */
const digitsOf = (digest: Buffer): string => String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');

/** A code from before the server's secret was replaced is accepted, too. */
const isCode = (platform: Platform, row: NamedCode, code: string): boolean =>
	platform.keys.signatures('handoverCode', textOf(row)).some((digest) => sameDigits(digitsOf(digest), code));

export const isLocked = (row: Pick<CodeRow, 'wrong_tries'>): boolean => row.wrong_tries >= MAX_CODE_TRIES;

/** RIGHT costs nothing, WRONG costs a try. In a separate transaction: a try is consumed even if the caller fails afterwards. */
export async function tryCode(
	platform: Platform,
	bookingId: string,
	code: string,
): Promise<{ outcome: 'RIGHT' } | { outcome: 'LOCKED' } | { outcome: 'WRONG'; left: number }> {
	return inTransaction(platform.db, async (tx) => {
		const row = await lockCode(tx, bookingId);
		if (!row || isLocked(row)) return { outcome: 'LOCKED' };
		if (isCode(platform, row, code)) return { outcome: 'RIGHT' };
		await countWrongTry(tx, bookingId);
		return { outcome: 'WRONG', left: MAX_CODE_TRIES - row.wrong_tries - 1 };
	});
}

function sameDigits(expected: string, input: string): boolean {
	const [a, b] = [Buffer.from(expected), Buffer.from(input)];
	return a.length === b.length && timingSafeEqual(a, b);
}
