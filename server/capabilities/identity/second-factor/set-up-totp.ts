/** Sets up and removes the authenticator app, and makes new recovery codes. */
import { toString as qrCodeOf } from 'qrcode';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { admitFactor } from '../attempts.ts';
import { encrypt } from './encryption.ts';
import { afterAdding, afterRemoving, reportFactorChange } from './factor-changes.ts';
import { deleteTotp, insertTotpSecret, lockFactorsOf, markTotpConfirmed, totpOf } from './factors-sql.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, totpAddress, totpIsRight } from './totp.ts';

/** The secret is stored, encrypted, but counts only once `confirmTotp` has seen a code. */
export async function beginTotp(platform: Platform, caller: Caller): Promise<{ secret: string; address: string; qrCode: string }> {
	const secret = newTotpSecret();
	const person = await inTransaction(platform.db, async (tx) => {
		const encrypted = encrypt(platform.keys, caller.userId, secret.bytes);
		if (!(await insertTotpSecret(tx, caller.userId, encrypted, platform.clock.now()))) throw refuse('TOTP_ALREADY_ON');
		return lockFactorsOf(tx, caller.userId);
	});
	const address = totpAddress(secret, person.email ?? person.phone ?? person.first_name);
	const qrCode = await qrCodeOf(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
	return { secret: secret.base32, address, qrCode };
}

/** Throws CODE_INVALID. */
export async function confirmTotp(platform: Platform, caller: Caller, code: string): Promise<{ recoveryCodes: string[] | null }> {
	const attempt = await admitFactor(platform, caller.userId, caller);
	const confirmed = await inTransaction(platform.db, async (tx) => {
		const person = await lockFactorsOf(tx, caller.userId);
		if ((await totpOf(tx, person.id))?.confirmed_at) throw refuse('TOTP_ALREADY_ON');
		if (!(await totpIsRight(platform, tx, person.id, code))) throw refuse('CODE_INVALID');
		await markTotpConfirmed(tx, person.id, platform.clock.now());
		return { recoveryCodes: await afterAdding(platform, tx, person, 'TOTP_ADDED') };
	});
	await attempt.succeeded();
	return confirmed;
}

export async function removeTotp(platform: Platform, caller: Caller): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const person = await lockFactorsOf(tx, caller.userId);
		if (!(await deleteTotp(tx, person.id))) throw refuse('NO_SECOND_FACTOR');
		await afterRemoving(platform, tx, person, 'TOTP_REMOVED');
	});
}

export async function renewRecoveryCodes(platform: Platform, caller: Caller): Promise<{ recoveryCodes: string[] }> {
	return inTransaction(platform.db, async (tx) => {
		const person = await lockFactorsOf(tx, caller.userId);
		if (!person.second_factor_at) throw refuse('NO_SECOND_FACTOR');
		await reportFactorChange(platform, tx, person, 'CODES_RENEWED');
		return { recoveryCodes: await makeRecoveryCodes(platform, tx, person.id) };
	});
}
