/** Key pairs that identify us to push services (VAPID, RFC 8292). Derived from the installation's secrets, so that all processes share them without storing them. */
import { createECDH } from 'node:crypto';
import type { SigningKeys } from '#server/platform/base/signing-keys.ts';

/** Order of the group of P-256 (SEC 2, 2.4.2). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 128 bits more than the order, so that the scalar has no measurable bias (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48;
const SCALAR_DIGITS = 64;

export type PushKeys = { publicKey: string; privateKey: string };

/** The pair of each secret; new subscriptions are made with the first. */
export const allPushKeys = (keys: SigningKeys): PushKeys[] => keys.derive('push', SEED_BYTES).map(pairFrom);

/** Both in base64url: the uncompressed point and the scalar. */
function pairFrom(seed: Buffer): PushKeys {
	const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
	const pair = createECDH('prime256v1');
	pair.setPrivateKey(scalar.toString(16).padStart(SCALAR_DIGITS, '0'), 'hex');
	return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
