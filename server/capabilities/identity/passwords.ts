/** Passwords by argon2id (RFC 9106), as PHC strings: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hashWith = promisify(argon2);
/** OWASP recommendation: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(SALT_BYTES);
	const tag = await derive(password, nonce, COST);
	return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** Takes the same time for an unknown account: a hash is computed in any case. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
	const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored ?? '') ?? [];
	const cost = memory ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) } : COST;
	const expected = Buffer.from(hash, 'base64url');
	const input = await derive(password, memory ? Buffer.from(salt, 'base64url') : randomBytes(SALT_BYTES), cost);
	return expected.length === input.length && timingSafeEqual(expected, input);
}

function derive(password: string, nonce: Buffer, cost: { memory: number; passes: number; parallelism: number }): Promise<Buffer> {
	return hashWith('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, tagLength: TAG_BYTES, ...cost });
}
