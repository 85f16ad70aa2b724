/** Recovery codes: ten, each valid for one sign-in without the other factors. Displayed once, stored as keyed hashes. */
import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT, RECOVERY_CODE_LENGTH } from '#contract/second-factor.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { replaceRecoveryCodes } from './factors-sql.ts';

/** Without similar characters, because people copy the codes by hand. */
const CHARACTERS = '34679ACDEFGHJKMNPQRTWXY';

/** Replaces the person's codes and returns the new ones, in two groups of five. */
export async function makeRecoveryCodes(platform: Platform, tx: Transaction, userId: string): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode);
	const hashes = codes.map((code) => platform.keys.sign('recoveryCode', textOf(userId, code)));
	await replaceRecoveryCodes(tx, userId, hashes, platform.clock.now());
	return codes.map((code) => `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`);
}

const newCode = (): string => Array.from({ length: RECOVERY_CODE_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** As it may be stored, under each secret of the server: 45 bits could be guessed from a plain hash. */
export const hashesOfRecoveryCode = (platform: Platform, userId: string, code: string): Buffer[] =>
	platform.keys.signatures('recoveryCode', textOf(userId, code));

const textOf = (userId: string, code: string): string => `${userId}\n${code}`;
