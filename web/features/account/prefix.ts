/** Detects Jordanian numbers by their prefix. */
import { foldDigits } from '#contract/digits.ts';

/** True if +962 will be prepended; a number with + or 00 has its own country code. */
export function isLocalNumber(typed: string): boolean {
	return !/^(?:\+|00)/.test(foldDigits(typed).replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''));
}
