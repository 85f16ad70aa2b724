/** Whether a number is Jordanian by its beginning. */
import { foldDigits } from '#contract/digits.ts';

/** True while +962 will be put before it; a number with + or 00 names its country itself. */
export function isLocalNumber(typed: string): boolean {
	return !/^(?:\+|00)/.test(foldDigits(typed).replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''));
}
