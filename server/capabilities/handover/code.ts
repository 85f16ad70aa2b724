/**
 * The six-digit code that the renter tells the owner. It is derived from booking, generation and the server's secret, so that the renter can always
 * see it while a copy of the database reveals nothing. Compared in constant time, serialized, with at most five wrong tries.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
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

export function codeDigits(secret: string, { booking_id, generation }: Pick<CodeRow, 'booking_id' | 'generation'>): string {
	const digest = createHmac('sha256', secret).update(`handover\n${booking_id}\n${generation}`).digest();
	// 48 bits modulo a million: the bias is below 10⁻⁸.
	return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const isLocked = (row: Pick<CodeRow, 'wrong_tries'>): boolean => row.wrong_tries >= MAX_CODE_TRIES;

/** RIGHT costs nothing, WRONG costs a try. In a transaction of its own: a try is consumed whatever happens afterwards. */
export async function tryCode(
	platform: Platform,
	bookingId: string,
	code: string,
): Promise<{ outcome: 'RIGHT' } | { outcome: 'LOCKED' } | { outcome: 'WRONG'; left: number }> {
	return inTransaction(platform.db, async (tx) => {
		const row = await lockCode(tx, bookingId);
		if (!row || isLocked(row)) return { outcome: 'LOCKED' };
		if (sameDigits(codeDigits(platform.secret, row), code)) return { outcome: 'RIGHT' };
		await countWrongTry(tx, bookingId);
		return { outcome: 'WRONG', left: MAX_CODE_TRIES - row.wrong_tries - 1 };
	});
}

function sameDigits(expected: string, input: string): boolean {
	const [a, b] = [Buffer.from(expected), Buffer.from(input)];
	return a.length === b.length && timingSafeEqual(a, b);
}
