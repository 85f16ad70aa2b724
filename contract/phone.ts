/** Normalizes phone numbers as typed in Jordan to E.164. */
import { foldDigits } from './digits.ts';

const DEFAULT_PREFIX = '+962';
export const MIN_PHONE_DIGITS = 10;
const MAX_PHONE_DIGITS = 15;

/**
 * `"079 012 3456"`, `"٠٠٩٦٢٧٩٠١٢٣٤٥٦"`, `"+962 79-012-3456"` → `"+962790123456"`.
 * A number without + is Jordanian. Null with fewer than 10 or more than 15 (E.164) digits, or other characters.
 */
export function normalizePhone(typed: string): string | null {
	const plain = foldDigits(typed)
		.replace(/[\s\-().\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
		.replace(/^00/, '+');
	const full = plain.startsWith('+') ? plain.replace(/^\+9620/, DEFAULT_PREFIX) : `${DEFAULT_PREFIX}${plain.replace(/^0/, '')}`;
	const digits = full.slice(1);
	if (!/^[1-9]\d*$/.test(digits)) return null;
	return digits.length >= MIN_PHONE_DIGITS && digits.length <= MAX_PHONE_DIGITS ? full : null;
}
